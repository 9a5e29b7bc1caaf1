/**
 * Shows a table of up to a million rows, of which only the visible ones are drawn. The parsed answer is highlighted
 * within its context. Arrow keys, Page Up and Down, Home and End move; Enter opens.
 */
import { useEffect, useLayoutEffect, useRef, useState, type KeyboardEvent } from "react";
import { count } from "organon/drawing";
import type { QuestionRow } from "organon/view";
import { Field, Link } from "../parts.tsx";
import { go, withQuery } from "../router.ts";
import { show } from "../text.ts";
import { serverQuery } from "./question-rows.ts";

/** The difficulty parameters in a row; the page of a question has all. */
const shownDials = ["length", "distractors"] as const;

const rowHeight = 44;
/** Browsers don't support much taller elements; above this, one pixel of the scroll bar is several rows. */
const tallest = 8_000_000;

const columns: readonly { readonly name: string; readonly sort?: string; readonly className?: string }[] = [
  { name: "Outcome", sort: "state" },
  { name: "Answer as read", sort: "answer" },
  { name: "Key", sort: "key" },
  { name: "Question" },
  { name: "Skill", sort: "tag:rule" },
  { name: "#", sort: "ordinal", className: "number" },
  { name: "Tokens", sort: "tokens", className: "number" },
];

export const QuestionTable = ({
  run,
  query,
  address,
  total,
  rowAt,
  want,
}: {
  readonly run: string;
  readonly query: string;
  readonly address: URL;
  readonly total: number;
  readonly rowAt: (row: number) => QuestionRow | undefined;
  readonly want: (first: number, last: number) => void;
}) => {
  const frame = useRef<HTMLDivElement>(null);
  const [visible, setVisible] = useState(12);
  const last = Math.max(0, total - visible);
  const [at, setAt] = useState(() => Number(address.searchParams.get("at") ?? 0));
  const [focused, setFocused] = useState<number>();
  const height = Math.min(tallest, total * rowHeight);
  const room = visible * rowHeight;
  const scrollOf = (row: number): number => (last === 0 ? 0 : (row / last) * Math.max(0, height - room));
  useLayoutEffect(() => {
    const measure = (): void => {
      const free =
        window.innerHeight - (frame.current?.getBoundingClientRect().top ?? 300) - window.scrollY - 90;
      setVisible(Math.max(6, Math.min(40, Math.floor(free / rowHeight))));
    };
    measure();
    window.addEventListener("resize", measure);
    return () => window.removeEventListener("resize", measure);
  }, []);
  const shownAt = Math.max(0, Math.min(at, last));
  useEffect(() => want(shownAt, Math.min(total - 1, shownAt + visible)), [want, shownAt, visible, total]);
  // Another query starts at its first row, unless the address has a row.
  const known = useRef(query);
  useEffect(() => {
    if (known.current === query) return;
    known.current = query;
    setAt(Number(address.searchParams.get("at") ?? 0));
  }, [query, address]);
  useEffect(() => {
    const { current } = frame;
    if (current === null) return;
    const wanted = scrollOf(shownAt);
    const isThere = Math.round((current.scrollTop / Math.max(1, height - room)) * last) === shownAt;
    if (!isThere) current.scrollTop = wanted;
  });
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const moveTo = (row: number): void => {
    const next = Math.max(0, Math.min(row, last));
    setAt(next);
    clearTimeout(timer.current);
    timer.current = setTimeout(
      () =>
        go(withQuery(new URL(window.location.href), { at: next === 0 ? null : String(next) }), {
          isMinor: true,
        }),
      250,
    );
  };
  const onScroll = (): void => {
    const { current } = frame;
    if (current === null || last === 0) return;
    const row = Math.round((current.scrollTop / Math.max(1, height - room)) * last);
    if (row !== shownAt) moveTo(row);
  };
  const open = (row: number): void => {
    const found = rowAt(row);
    if (found !== undefined) go(pathOf(run, address, found.ordinal, row));
  };
  const onKey = (event: KeyboardEvent): void => {
    const here = focused ?? shownAt;
    const steps: Readonly<Record<string, number>> = {
      ArrowDown: 1,
      ArrowUp: -1,
      PageDown: visible,
      PageUp: -visible,
      Home: -total,
      End: total,
    };
    const step = steps[event.key];
    if (event.key === "Enter" && focused !== undefined) {
      event.preventDefault();
      open(focused);
    }
    if (step === undefined) return;
    event.preventDefault();
    const next = Math.max(0, Math.min(total - 1, here + step));
    setFocused(next);
    if (next < shownAt) moveTo(next);
    if (next >= shownAt + visible) moveTo(next - visible + 1);
  };
  const sort = address.searchParams.get("sort") ?? "ordinal";
  const [sortedBy, direction] = sort.startsWith("-")
    ? [sort.slice(1), "descending" as const]
    : [sort, "ascending" as const];
  const rows = Array.from({ length: Math.min(visible, total) }, (_, i) => shownAt + i);
  return (
    <>
      <div
        ref={frame}
        className="rows"
        onScroll={onScroll}
        onKeyDown={onKey}
        tabIndex={0}
        role="region"
        aria-label="The table of questions; arrow keys move, Enter opens"
      >
        <div
          className="spacer"
          ref={(element) => element?.style.setProperty("height", `${Math.max(height, room) + rowHeight}px`)}
        >
          <table aria-rowcount={total + 1}>
            <thead>
              <tr>
                {columns.map(({ name, sort: by, className }, i) => (
                  <th
                    key={i}
                    scope="col"
                    className={className}
                    aria-sort={by === undefined ? undefined : by === sortedBy ? direction : "none"}
                  >
                    {by === undefined ? (
                      name
                    ) : (
                      <button
                        type="button"
                        aria-label={`Sort by ${name}`}
                        onClick={() => {
                          setAt(0);
                          go(withQuery(address, { at: null, sort: sort === by ? `-${by}` : by }), {
                            isMinor: true,
                          });
                        }}
                      >
                        {name}
                        {by === sortedBy ? (direction === "ascending" ? " ↑" : " ↓") : ""}
                      </button>
                    )}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map((row) => {
                const found = rowAt(row);
                return (
                  <tr
                    key={row}
                    aria-rowindex={row + 2}
                    className={focused === row ? "focused" : undefined}
                    onClick={() => open(row)}
                  >
                    {found === undefined ? (
                      <td colSpan={columns.length} className="wait">
                        {count(row + 1)} …
                      </td>
                    ) : (
                      <Cells row={found} to={pathOf(run, address, found.ordinal, row)} />
                    )}
                  </tr>
                );
              })}
            </tbody>
          </table>
        </div>
      </div>
      <form
        className="jump"
        onSubmit={(event) => {
          event.preventDefault();
          const row = Number(new FormData(event.currentTarget).get("row"));
          if (Number.isSafeInteger(row) && row > 0) {
            moveTo(row - 1);
            setFocused(Math.min(total - 1, row - 1));
          }
        }}
      >
        <Field
          label="Row"
          name="row"
          type="number"
          min={1}
          max={Math.max(1, total)}
          inputMode="numeric"
          placeholder={String(shownAt + 1)}
        />
        <button type="submit">Go</button>
        <span className="facts">
          {total === 0 ? "none" : `${count(shownAt + 1)} to ${count(Math.min(total, shownAt + visible))}`}
        </span>
      </form>
    </>
  );
};

/** Returns the address of a question's page, including the list it was opened from. */
const pathOf = (run: string, address: URL, ordinal: number, row: number): string => {
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
        <span className={`state ${row.state}`}>{row.state === "missing" ? "not asked yet" : row.state}</span>
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
