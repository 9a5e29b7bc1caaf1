/** Provides the components of pages: links, charts, tables, whole documents. A report in the page looks like its file. */
import {
  memo,
  useState,
  useSyncExternalStore,
  type ComponentProps,
  type MouseEvent,
  type ReactNode,
} from "react";
import {
  type Block,
  type Chart,
  type Document,
  drawChart,
  drawRows,
  isDense,
  pageWidth,
  phoneWidth,
  renderHtml,
  renderMarkdown,
  type Section,
  type Table,
  type Text,
} from "organon/drawing";
import type { RunLine } from "../reading/view.ts";
import type { Answer } from "./api.ts";
import { go, buildLink, setQuery, useAddress } from "./router.ts";
import { figureFormats, saveFigure, saveFile } from "./save.ts";
import { show, unbroken } from "./text.ts";

declare global {
  interface Window {
    readonly trustedTypes?: {
      readonly createPolicy: (
        name: string,
        rules: { readonly createHTML: (text: string) => string },
      ) => { readonly createHTML: (text: string) => string };
    };
  }
}

/** Only the output of Organon's own charts may become markup; they escape all input. */
const policy = window.trustedTypes?.createPolicy("organon", { createHTML: (text) => text }) ?? {
  createHTML: (text: string) => text,
};

/** The finished markup of a chart. */
export const Drawn = memo(
  ({ markup, className }: { readonly markup: string; readonly className?: string }) => (
    <div className={className} dangerouslySetInnerHTML={{ __html: policy.createHTML(markup) }} />
  ),
);

const phone = window.matchMedia("(max-width: 780px)");

/** Returns the width of drawings: on a phone they are drawn for it. */
export const useDrawingWidth = (): number =>
  useSyncExternalStore(
    (onChange) => {
      phone.addEventListener("change", onChange);
      return () => phone.removeEventListener("change", onChange);
    },
    () => (phone.matches ? phoneWidth : pageWidth),
  );

/** A link within the site. */
export const Link = ({
  to,
  children,
  ...more
}: {
  readonly to: string;
  readonly children: ReactNode;
  readonly className?: string;
  readonly "aria-current"?: "page";
  readonly title?: string;
}) => {
  const follow = (event: MouseEvent): void => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return;
    event.preventDefault();
    go(to);
  };
  return (
    <a href={buildLink(to)} onClick={follow} {...more}>
      {children}
    </a>
  );
};

/** Links to the parts of a page. */
export const Tabs = ({
  label,
  tabs,
  open,
}: {
  readonly label: string;
  readonly tabs: readonly (readonly [to: string, name: string])[];
  readonly open: string;
}) => (
  <nav className="tabs" aria-label={label}>
    {tabs.map(([to, name]) => (
      <Link key={to} to={to} aria-current={to === open ? "page" : undefined}>
        {name}
      </Link>
    ))}
  </nav>
);

const inline = (text: Text): ReactNode =>
  typeof text === "string"
    ? unbroken(text)
    : text.map((piece, i) =>
        typeof piece === "string" ? unbroken(piece) : <code key={i}>{show(piece.code)}</code>,
      );

/** A table as in the report's file. */
const TableView = memo(({ table, label }: { readonly table: Table; readonly label: string }) => (
  <div className="scroll" role="region" aria-label={label} tabIndex={0}>
    <table
      className={isDense(table) ? "dense" : undefined}
      dangerouslySetInnerHTML={{ __html: policy.createHTML(drawRows(table).markup) }}
    />
  </div>
));

/** A figure: its drawing, its caption, its collapsed numbers, and both as files, whose names begin with `name`. */
export const ChartView = memo(
  ({ chart, name = "organon" }: { readonly chart: Chart; readonly name?: string }) => (
    <figure id={`figure-${chart.id}`}>
      <Drawn markup={drawChart(chart, useDrawingWidth()).markup} />
      <figcaption>
        <b>{show(chart.title)}.</b> {unbroken(chart.drawing.key)} {unbroken(chart.caption)}
      </figcaption>
      <details>
        <summary>The numbers as a table</summary>
        <TableView table={chart.table} label={chart.title} />
      </details>
      <Actions
        label={`Save ${chart.title}`}
        actions={figureFormats.map((format) => [format, () => saveFigure(chart, format, name)])}
      />
    </figure>
  ),
);

/** Buttons that look like links; each tells when it is done, or what failed. */
export const Actions = ({
  label,
  actions,
}: {
  readonly label: string;
  readonly actions: readonly (readonly [name: string, act: () => unknown, done?: string])[];
}) => {
  const [told, setTold] = useState("");
  const run = async (act: () => unknown, done: string): Promise<void> => {
    try {
      await act();
      setTold(done);
    } catch (error) {
      setTold(error instanceof Error ? error.message : String(error));
    }
  };
  return (
    <p className="files" role="group" aria-label={label}>
      {actions.map(([name, act, done = ""]) => (
        <button key={name} type="button" className="plain" onClick={() => void run(act, done)}>
          {name}
        </button>
      ))}
      <span role="status">{show(told)}</span>
    </p>
  );
};

const BlockView = ({ block, name }: { readonly block: Block; readonly name?: string }): ReactNode => {
  switch (block.kind) {
    case "text":
      return <p className={block.tone}>{inline(block.text)}</p>;
    case "list":
      return (
        <ul>
          {block.items.map(({ text, note }, i) => (
            <li key={i}>
              {inline(text)}
              {note === undefined ? null : <span> {show(note)}</span>}
            </li>
          ))}
        </ul>
      );
    case "code":
      return (
        <pre>
          <code>{show(block.code)}</code>
        </pre>
      );
    case "table":
      return <TableBlock table={block} />;
    case "chart":
      return <ChartView chart={block} name={name} />;
    default:
      return block satisfies never;
  }
};

const TableBlock = ({ table }: { readonly table: Table }) => {
  const { title, caption } = table;
  return (
    <>
      {title === undefined && caption === undefined ? null : (
        <p className="caption">
          {title === undefined ? null : <b>{show(title)}.</b>} {show(caption ?? "")}
        </p>
      )}
      <TableView table={table} label={title ?? caption ?? "Table"} />
    </>
  );
};

const isSummary = ({ role }: Section): boolean => role === "summary";

/** A section as in the report's file. */
const SectionView = ({ section, name }: { readonly section: Section; readonly name?: string }) => {
  const { id, title, note, blocks } = section;
  const inside = blocks.map((block, i) => <BlockView key={i} block={block} name={name} />);
  return isSummary(section) ? (
    <div className="abstract" key={id} role="region" aria-label={title ?? "In brief"} tabIndex={0}>
      {title === undefined ? null : <h2>{title}</h2>}
      {inside}
    </div>
  ) : (
    <section id={id}>
      {title === undefined ? null : <h2>{show(title)}</h2>}
      {note === undefined ? null : <p className="note">{unbroken(note)}</p>}
      {inside}
    </section>
  );
};

/** Some sections of a document, its summary first; `between` stands after the first. */
export const Sections = ({
  document,
  only,
  name,
  between,
}: {
  readonly document: Document;
  readonly only: (id: string) => boolean;
  readonly name?: string;
  readonly between?: ReactNode;
}) => {
  const [first, ...others] = document.sections
    .filter(({ id }) => only(id))
    .toSorted((a, b) => Number(isSummary(b)) - Number(isSummary(a)))
    .map((section) => <SectionView key={section.id} section={section} name={name} />);
  return (
    <div className="prose">
      {first}
      {between}
      {others}
    </div>
  );
};

/** The placeholder while a response loads, or if there is none. */
export const Waiting = ({ answer, what }: { readonly answer: Answer<unknown>; readonly what: string }) =>
  answer.error === undefined ? (
    <p className="waiting" role="status">
      Reading {what} …
    </p>
  ) : (
    <div className="problem" role="alert">
      <p>
        <b>{show(answer.error.message)}</b>
      </p>
      {answer.error.hint === undefined ? null : <p>{show(answer.error.hint)}</p>}
      <p>
        <Link to="/">Show all runs</Link>
      </p>
    </div>
  );

/** Buttons that save a page's document. */
export const SaveDocument = ({ document, name }: { readonly document: Document; readonly name: string }) => (
  <Actions
    label="Save the report"
    actions={[
      ["Save as HTML", () => saveFile(`${name}.html`, renderHtml(document), "text/html")],
      ["Save as Markdown", () => saveFile(`${name}.md`, renderMarkdown(document), "text/markdown")],
    ]}
  />
);

/** The tags of a run; each finds the runs with it. */
export const Tags = ({ tags }: { readonly tags: readonly string[] }) =>
  tags.length === 0 ? null : (
    <span className="tags">
      {tags.map((tag) => (
        <Link key={tag} to={`/?find=${encodeURIComponent(tag)}`}>
          {show(tag)}
        </Link>
      ))}
    </span>
  );

/** The properties of a page of one run. */
export type RunTab = {
  readonly run: string;
  readonly models: RunLine["models"];
  /** Milliseconds after which a growing run is read again; false for one that does not grow. */
  readonly every: number | false;
  /** Begins the names of saved files: models and run. */
  readonly file: string;
};

/** Selects a model of a run, by its index in the address; nothing for a single model. */
export const ModelChoice = ({ models }: { readonly models: RunLine["models"] }) => {
  const address = useAddress();
  return models.length < 2 ? null : (
    <Choice
      label="Model"
      value={address.searchParams.get("model") ?? "0"}
      options={models.map(({ name }, place) => [String(place), name] as const)}
      onChange={(model) => setQuery(address, { model, at: null })}
    />
  );
};

/** Buttons for values; those chosen look pressed. */
export const Chips = ({
  label,
  options,
  chosen,
  onChoose,
}: {
  readonly label: string;
  readonly options: readonly (readonly [value: string, content: ReactNode])[];
  readonly chosen: readonly string[];
  readonly onChoose: (value: string) => void;
}) => (
  <div className="chips" role="group" aria-label={label}>
    {options.map(([value, content]) => (
      <button key={value} type="button" aria-pressed={chosen.includes(value)} onClick={() => onChoose(value)}>
        {content}
      </button>
    ))}
  </div>
);

/** Selects one of a few options. */
export const Choice = ({
  label,
  value,
  options,
  onChange,
}: {
  readonly label: string;
  readonly value: string;
  readonly options: readonly (readonly [value: string, label: string])[];
  readonly onChange: (value: string) => void;
}) => (
  <label className="field">
    <span>{label}</span>
    <select value={value} onChange={(event) => onChange(event.target.value)}>
      {options.map(([one, text]) => (
        <option key={one} value={one}>
          {show(text)}
        </option>
      ))}
    </select>
  </label>
);

/** A text field; `onText` receives the current text. */
export const Field = ({
  label,
  className = "",
  onText,
  ...input
}: ComponentProps<"input"> & { readonly label: string; readonly onText?: (text: string) => void }) => (
  <label className={`field ${className}`}>
    <span>{label}</span>
    <input {...input} onChange={onText && ((event) => onText(event.target.value))} />
  </label>
);
