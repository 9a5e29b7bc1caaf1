/**
 * The runs of a store as a list: a row a model, the run's own facts in the first of them.
 */
import { number, table, text } from "../blocks.ts";
import type { Cell, Document } from "../document.ts";
import { count, dateInWords } from "../numbers.ts";

/** A run in a list. */
export type ListedRun = {
  readonly id: string;
  /** The name that somebody gave it. */
  readonly name: string | null;
  /** ISO times. */
  readonly created: string;
  readonly touched: string;
  /** What was asked, in a few words. */
  readonly suite: string;
  readonly models: readonly {
    readonly model: string;
    readonly name: string;
    readonly planned: number;
    readonly answered: number;
    readonly failed: number;
    /** US dollars; null where a price is not known. */
    readonly usd: number | null;
  }[];
  /** Whether every call that it will have is planned and has an answer. */
  readonly complete: boolean;
};

/** The document; `location` is where the store is. */
export const runsDocument = (runs: readonly ListedRun[], location: string): Document => {
  const rows = runs.flatMap(({ id, name, touched, suite, models }) =>
    models.map((model, place): readonly Cell[] => [
      place === 0 ? (name === null ? id : `${name} (${id})`) : "",
      place === 0 ? dateInWords(touched) : "",
      place === 0 ? suite : "",
      model.name,
      `${count(model.answered)} of ${count(model.planned)}`,
      number(model.failed),
      { kind: "cost", usd: model.usd },
    ]),
  );
  const columns = [
    "run",
    { heading: "last asked", spare: 2 },
    "what",
    "model",
    "answered",
    { heading: "failed", spare: 1 },
    { heading: "cost", spare: 3 },
  ];
  const blocks =
    rows.length === 0 ? [text("There is no run yet: begin one with organon run.")] : [table(columns, rows)];
  const title = `${runs.length === 0 ? "No" : runs.length} run${runs.length === 1 ? "" : "s"} in ${location}`;
  return { title, facts: [], sections: [{ id: "runs", blocks }] };
};
