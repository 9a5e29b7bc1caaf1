/**
 * A report as data: a title, facts, and sections made of five kinds of blocks. Every report of Organon is such a
 * `Document`; the terminal, Markdown and HTML renderers each know the blocks and no report, so a section is written
 * once. A document is plain JSON: no functions, no markup, and numbers as numbers with their intervals, so that a web
 * client can be one more renderer.
 */
import type { Estimate } from "#scoring/estimate";
import type { SkillTags } from "#scoring/verdict";
import type { CostTold, Sum } from "./numbers.ts";

export type Document = {
  readonly title: string;
  /** The basis of the report, a line or two: how many questions, which run, when. */
  readonly facts: readonly Text[];
  readonly sections: readonly Section[];
  /** The command that shows its details on a terminal, too. */
  readonly whole?: string;
};

export type Section = {
  /** Unique in the document, of letters, digits and hyphens: a page links to it. */
  readonly id: string;
  /** Missing where the document is one section and its title says all. */
  readonly title?: string;
  /** One line below the title: units, or what is compared. */
  readonly note?: string;
  /** A summary stands in front of everything; a terminal leaves out background, and details unless it is asked for them. */
  readonly role?: "summary" | Role;
  readonly blocks: readonly Block[];
};

/** Background is for pages alone, details are for a terminal that has room, too. */
type Role = "background" | "detail";

export type Block = TextBlock | Table | Chart | Code | List;

/** Plain text, or pieces of which some are code. */
export type Text = string | readonly (string | { readonly code: string })[];

export type TextBlock = {
  readonly kind: "text";
  readonly text: Text;
  /** A note explains; a verdict is what the reader came for. */
  readonly tone?: "note" | "verdict";
  readonly role?: Role;
};

/** A command, as it is typed; or what is drawn in signs, line by line. */
export type Code = { readonly kind: "code"; readonly code: string; readonly layout?: "lines" };

export type List = {
  readonly kind: "list";
  readonly items: readonly { readonly text: Text; readonly note?: string }[];
};

export type Table = {
  readonly kind: "table";
  readonly title?: string;
  /** A description of the numbers, and their place in the papers. */
  readonly caption?: string;
  readonly columns: readonly Column[];
  readonly rows: readonly Row[];
  /** The heading of the rows' notes, and whether a terminal shows each of them or the first as an example. */
  readonly notes?: { readonly heading: string; readonly shown: "each" | "first" };
  /** How many rows a terminal shows that is not asked for details. */
  readonly first?: number;
  readonly role?: Role;
};

export type Column = {
  readonly heading: string;
  /** Refines another column: a terminal without room drops it, highest number first, equals together. */
  readonly spare?: number;
  /** How a chart of the table draws the column; without a mark it is not drawn. */
  readonly mark?: Mark;
};

/** Filled circle, filled diamond in the accent colour, or open circle. */
export type Mark = "plain" | "accent" | "open";

/** As many cells as the table has columns; the first ones name the row. */
export type Row = { readonly cells: readonly Cell[]; readonly note?: string };

/** A table that is drawn: each row is a group, each marked column a line in it. */
export type Chart = {
  readonly kind: "chart";
  readonly id: string;
  readonly title: string;
  readonly caption: string;
  readonly drawing: Drawing;
  readonly table: Table;
  /** Whose numbers these are, where they are of one model and no column names it. */
  readonly model?: string;
  /** Background where a table beside it has the same numbers: only a page draws it. */
  readonly role?: Role;
};

/** A line to compare with. */
export type Reference = { readonly at: number; readonly label: string };

export type Drawing =
  | {
      readonly form: "intervals";
      /** Shares from 0 to 100 %, or differences around zero. */
      readonly scale: "share" | "difference";
      readonly key: string;
      readonly reference?: Reference;
      /** The meaning of the two ends of the axis, if it isn't plain. */
      readonly ends?: readonly [left: string, right: string];
    }
  | {
      /** One cell for each skill of the rule tree; its table is long, and only a page has room for both. */
      readonly form: "skill-map";
      readonly key: string;
      readonly scale?: MapScale;
      readonly models: readonly { readonly name: string; readonly skills: readonly MappedSkill[] }[];
    }
  | {
      /** A line a row, through the marked columns, which are the settings of a parameter. */
      readonly form: "curves";
      readonly key: string;
      /** The parameter, and the value of each marked column. */
      readonly x: string;
      readonly at: readonly number[];
      readonly reference?: Reference;
      /** One a row: the curve that was fitted to its points, drawn in the place of lines between them. */
      readonly fits?: readonly (FittedCurve | null)[];
      /** True if equal ratios of settings are equally far apart. */
      readonly isLogarithmic?: boolean;
    };

/** A skill with its accuracy, or with the difference of two accuracies. */
export type MappedSkill = SkillTags & { readonly accuracy: Estimate; readonly responseRate?: Estimate };

/** One skill of the rule tree, scored. */
export type SkillGroup = MappedSkill & {
  readonly responseAccuracy: Estimate;
  readonly responseRate: Estimate;
};

/** The cells of a skill map: shares, or differences of shares. */
export type MapScale = "share" | "difference";

/** A falling curve through so many points, and where it is half-way down; a bound that lies beyond the settings is null. */
export type FittedCurve = {
  readonly points: readonly { readonly at: number; readonly value: number }[];
  readonly half: {
    readonly value: number | null;
    readonly low: number | null;
    readonly high: number | null;
    readonly accuracy: number;
  };
};

/** Text, or a number with what belongs to it. A null value is one that nothing is known of (n = 0). */
export type Cell =
  | string
  | { readonly kind: "code"; readonly code: string }
  | (Interval<"share"> & Reason) // of 1, shown in per cent
  | Interval<"difference"> // of shares, shown in points
  | Interval<"measure"> // no share, as kappa
  | ({ readonly kind: "percent"; readonly value: number | null; readonly digits?: number } & Reason)
  | { readonly kind: "count"; readonly value: number; readonly of?: number }
  | { readonly kind: "chance"; readonly p: number }
  | ({ readonly kind: "cost" } & Sum & Partial<Pick<CostTold, "basis" | "priceDate">>);

/** Of a response rate, what lowers it most often. */
type Reason = { readonly reason?: string };

type Interval<Kind extends string> = {
  readonly kind: Kind;
  readonly value: number | null;
  readonly low: number;
  readonly high: number;
  /** The answers it rests on; of a difference of two groups both counts. None where a neighbour has them. */
  readonly n: readonly number[];
};
