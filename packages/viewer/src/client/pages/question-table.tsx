/**
 * Shows a table of any number of rows, of which only the visible ones are drawn. The parsed answer is highlighted
 * within its context. Arrow keys, Page Up and Down, Home and End move; Enter opens.
 */
import { useVirtualizer } from "@tanstack/react-virtual";
import { useEffect, useRef, useState, type KeyboardEvent } from "react";
import { count } from "organon/drawing";
import type { QuestionRow } from "organon/view";
import { Field, Link } from "../parts.tsx";
import { go, setQuery } from "../router.ts";
import { show, stateText } from "../text.ts";
import { serverQuery, useRows } from "./question-rows.ts";

/** The difficulty parameters in a row; the page of a question has all. */
const shownDials = ["length", "distractors"] as const;

const rowHeight = 44;
/** Browsers don't support taller elements: rows beyond these are in a further part. */
const maxRows = 350_000;

const columns: readonly { readonly name: string; readonly sort?: string; readonly className?: string }[] = [
  { name: "Outcome", sort: "state" },
  { name: "Answer as read", sort: "answer" },
  { name: "Key", sort: "key" },
  { name: "Question" },
  { name: "Skill", sort: "tag:rule" },
  { name: "#", sort: "ordinal", className: "number" },
  { name: "Tokens", sort: "tokens", className: "number" },
];

type TableProps = {
  readonly run: string;
  readonly query: string;
  readonly address: URL;
  readonly total: number;
  readonly again: number | false;
};

/** Milliseconds after which the address has the row that is at the top. */
const settling = 250;

export const QuestionTable = ({ run, query, address, total, again }: TableProps) => {
  const frame = useRef<HTMLDivElement>(null);
  const [start, setStart] = useState(() => Number(address.searchParams.get("at") ?? 0));
  const [focused, setFocused] = useState<number>();
  const part = Math.floor(start / maxRows) * maxRows;
  const virtual = useVirtualizer({
    count: Math.min(maxRows, Math.max(0, total - part)),
    getScrollElement: () => frame.current,
    estimateSize: () => rowHeight,
    overscan: 6,
    initialOffset: (start - part) * rowHeight,
  });
  const items = virtual.getVirtualItems();
  const [first, last] = [part + (items[0]?.index ?? 0), part + (items.at(-1)?.index ?? 0)];
  const shownFirst = part + Math.floor((virtual.scrollOffset ?? 0) / rowHeight);
  const rowAt = useRows(run, query, { again, first, last: Math.max(first, last) });
  const selectRow = (row: number): void => {
    const held = Math.max(0, Math.min(row, total - 1));
    setFocused(held);
    setStart(held);
    requestAnimationFrame(() => virtual.scrollToIndex(held % maxRows));
  };
  // Another query starts at its first row.
  const known = useRef(query);
  useEffect(() => {
    if (known.current === query) return;
    known.current = query;
    setStart(0);
    setFocused(undefined);
    virtual.scrollToOffset(0);
  }, [query]);
  useEffect(() => {
    const timer = setTimeout(() => {
      const at = shownFirst === 0 ? null : String(shownFirst);
      if (total > 0 && at !== address.searchParams.get("at")) setQuery(address, { at });
    }, settling);
    return () => clearTimeout(timer);
  }, [shownFirst, total]);
  const open = (row: number): void => {
    const found = rowAt(row);
    if (found !== undefined) go(getPath(run, address, found.ordinal, row));
  };
  const onKey = (event: KeyboardEvent): void => {
    const visible = Math.max(1, Math.floor((frame.current?.clientHeight ?? 0) / rowHeight) - 1);
    const steps: Readonly<Record<string, number>> = {
      ArrowDown: 1,
      ArrowUp: -1,
      PageDown: visible,
      PageUp: -visible,
      Home: -total,
      End: total,
    };
    const step = steps[event.key];
    if (event.key === "Enter" && focused !== undefined) open(focused);
    else if (step !== undefined) selectRow((focused ?? shownFirst - Math.sign(step)) + step);
    else return;
    event.preventDefault();
  };
  return (
    <>
      <div
        ref={frame}
        className="rows"
        onKeyDown={onKey}
        tabIndex={0}
        role="region"
        aria-label="The table of questions; arrow keys move, Enter opens"
      >
        <table aria-rowcount={total + 1} style={{ height: virtual.getTotalSize() + rowHeight }}>
          <Headings address={address} />
          <tbody>
            {items[0] === undefined || items[0].start === 0 ? null : (
              <tr style={{ height: items[0].start }} aria-hidden="true" />
            )}
            {items.map(({ index }) => {
              const [row, found] = [part + index, rowAt(part + index)];
              return (
                <tr
                  key={row}
                  aria-rowindex={row + 2}
                  className={focused === row ? "row focused" : "row"}
                  onClick={() => open(row)}
                >
                  {found === undefined ? (
                    <td colSpan={columns.length} className="wait">
                      {count(row + 1)} …
                    </td>
                  ) : (
                    <Cells row={found} to={getPath(run, address, found.ordinal, row)} />
                  )}
                </tr>
              );
            })}
            <tr aria-hidden="true" />
          </tbody>
        </table>
      </div>
      <Jump total={total} onJump={selectRow} part={part} />
    </>
  );
};

const Headings = ({ address }: { readonly address: URL }) => {
  const sort = address.searchParams.get("sort") ?? "ordinal";
  const direction = sort.startsWith("-") ? "descending" : "ascending";
  return (
    <thead>
      <tr>
        {columns.map(({ name, sort: by, className }) => {
          const isSorted = by === sort.replace(/^-/, "");
          return (
            <th
              key={name}
              scope="col"
              className={className}
              aria-sort={by === undefined ? undefined : isSorted ? direction : "none"}
            >
              {by === undefined ? (
                name
              ) : (
                <button
                  type="button"
                  className="sort"
                  aria-label={`Sort by ${name}`}
                  onClick={() => setQuery(address, { at: null, sort: sort === by ? `-${by}` : by })}
                >
                  {name}
                  {isSorted ? (direction === "ascending" ? " ↑" : " ↓") : ""}
                </button>
              )}
            </th>
          );
        })}
      </tr>
    </thead>
  );
};

/** Goes to a row by its number; a table of several parts says which one is shown. */
const Jump = ({
  total,
  part,
  onJump,
}: {
  readonly total: number;
  readonly part: number;
  readonly onJump: (row: number) => void;
}) => (
  <form
    className="jump"
    onSubmit={(event) => {
      event.preventDefault();
      const row = Number(new FormData(event.currentTarget).get("row"));
      if (Number.isSafeInteger(row) && row > 0) onJump(row - 1);
    }}
  >
    <Field
      label="Row"
      name="row"
      type="number"
      min={1}
      max={Math.max(1, total)}
      inputMode="numeric"
      placeholder="1"
    />
    <button type="submit">Go</button>
    {total <= maxRows ? null : (
      <span className="facts">
        rows {count(part + 1)} to {count(Math.min(total, part + maxRows))}; “Row” goes to others
      </span>
    )}
  </form>
);

const getPath = (run: string, address: URL, ordinal: number, row: number): string => {
  const query = serverQuery(address);
  const subject = query.get("model") ?? "0";
  query.set("at", String(row));
  return `/runs/${run}/questions/${subject}/${ordinal}?${query.toString()}`;
};

const Cells = ({ row, to }: { readonly row: QuestionRow; readonly to: string }) => {
  const { tags, reply, span } = row;
  return (
    <>
      <td>
        <span className={`state ${row.state}`}>{stateText(row.state)}</span>
      </td>
      <td className="reply">
        {row.state === "missing" ? (
          ""
        ) : row.key === "accepted" && row.answer !== undefined ? (
          // The kernel's message is more informative than the last words of a proof.
          <mark className={row.state}>{show(row.answer)}</mark>
        ) : span === undefined ? (
          <em>{reply === "" ? `nothing: ${row.status ?? ""}` : show(reply)}</em>
        ) : (
          <bdi>
            {show(reply.slice(0, span[0]))}
            <mark className={row.state}>{show(reply.slice(span[0], span[1]))}</mark>
            {show(reply.slice(span[1]))}
          </bdi>
        )}
      </td>
      <td>{show(row.key)}</td>
      <td className="text">
        <Link to={to} title={row.text}>
          {show(row.text)}
        </Link>
      </td>
      <td className="skill">
        {show(tags["rule"] ?? tags["task"] ?? tags["type"] ?? tags["dataset"] ?? "")}
        <small>
          {show(
            [
              tags["kind"],
              ...shownDials.map((dial) => (tags[dial] === undefined ? undefined : `${dial} ${tags[dial]}`)),
            ]
              .filter(Boolean)
              .join(", "),
          )}
        </small>
      </td>
      <td className="number">{count(row.ordinal + 1)}</td>
      <td className="number">{row.tokensOut === undefined ? "" : count(row.tokensOut)}</td>
    </>
  );
};
