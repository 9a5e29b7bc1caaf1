/**
 * Wrong answers as a table that a person goes through (DivLogicEval §4.2): the question, what was picked, why it is wrong, which causes fit,
 * the reply, and a column for the cause that the person sees; filled tables read back.
 */
import { stringify } from "csv-stringify/sync";
import { readCsv } from "#items";
import { OrganonError, unknownName } from "#logic";
import { errorCauses, type ErrorCause, type FittingCause } from "#scores";
import { sheetFormat } from "../validity/sheets.ts";

/** One wrong answer of one model. */
export type ErrorCase = {
  readonly model: string;
  readonly item: string;
  readonly type: string;
  /** Passage, query and options as they were shown. */
  readonly question: string;
  readonly picked: string;
  readonly right: string;
  /** The certificate of the option picked, told line by line: the derivation or the two worlds. */
  readonly why: readonly string[];
  readonly fits: readonly FittingCause[];
  readonly reply: string;
};

const columns = [
  "model",
  "item",
  "type",
  "question",
  "picked",
  "right",
  "why",
  "fits",
  "reply",
  "cause",
  "note",
] as const;

/** The table; `cause` and `note` are the person's. */
export const errorSheet = (cases: readonly ErrorCase[]): string =>
  stringify(
    [
      columns.map((name) => (name === "cause" ? `cause (${errorCauses.join("; ")})` : name)),
      ...cases.map(({ model, item, type, question, picked, right, why, fits, reply }) => [
        model,
        item,
        type,
        question,
        picked,
        right,
        why.join("\n"),
        fits.map(({ cause, because }) => `${cause}: ${because}`).join("\n"),
        reply,
        "",
        "",
      ]),
    ],
    sheetFormat,
  );

/** What a person decided of one case. */
export type DecidedCase = { readonly model: string; readonly item: string; readonly cause: ErrorCause };

/** The decisions of a filled table; rows without one are passed over. Another word than a cause is misuse. */
export const readErrorSheet = (text: string): readonly DecidedCase[] => {
  const [header, ...rows] = readCsv(text);
  const at = (name: string): number => {
    const place = header?.cells.findIndex((cell) => cell.trim().toLowerCase().startsWith(name)) ?? -1;
    if (place < 0) throw new OrganonError("misuse", `line 1: there is no column “${name}”`);
    return place;
  };
  const [model, item, cause] = [at("model"), at("item"), at("cause")];
  return rows.flatMap(({ line, cells }) => {
    const said = (cells[cause] ?? "").trim().toLowerCase();
    if (said === "") return [];
    const found = errorCauses.find((one) => one === said);
    if (found === undefined)
      throw new OrganonError("misuse", `line ${line}: ${unknownName("cause", said, errorCauses).message}`);
    return [{ model: (cells[model] ?? "").trim(), item: (cells[item] ?? "").trim(), cause: found }];
  });
};
