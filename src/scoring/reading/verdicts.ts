/**
 * Verdicts in whole sentences, as rows: "We cannot infer that", "It does not necessarily follow", "This inference is valid". A row
 * is a verb with what stands before and after it (data/reading/verdicts.json). Questions, suppositions ("whether we can infer") and partial grants ("we can
 * only infer") are no verdicts. Every pattern repeats single characters only and by a bound, so time is linear.
 */
import table from "../../../data/reading/verdicts.json" with { type: "json" };
import { withParts } from "#language/capitals";
import { once } from "#logic/memoize";
import { isSupposed } from "./mention.ts";
import { pattern } from "./patterns.ts";

/** A verdict of a sentence, and where its words stand. */
export type Verdict = {
  readonly answer: "yes" | "no";
  readonly start: number;
  readonly end: number;
  /** Said of the conclusion itself, or denied: a last sentence of this sort is final. */
  readonly isDecisive: boolean;
};

/** A pattern with the words that rows share in the place of their names; these may hold such names, too. */
const withWords = (text: string): string => withParts(withParts(text, table.words), table.words);

/** The rows of each verb, as patterns: what ends right before it, what begins right after it, what that says; the first that fits counts. */
const verbs = once(() =>
  [...Map.groupBy(table.rows, ([verb = ""]) => verb)].map(([verb, of]) => ({
    verb: new RegExp(` ${withWords(verb)}(?= )`, "gu"),
    rows: of.map(([, before = "", after = "", says = ""]) => ({
      before: new RegExp(before === "" ? "" : `${withWords(before)}$`, "u"),
      after: new RegExp(`^${withWords(after)}`, "u"),
      answer: says === "yes" || says === "no" ? says : undefined,
    })),
  })),
);

/** Any of the verbs: most sentences hold none of them. */
const anyVerb = once(
  () =>
    new RegExp(
      verbs()
        .map(({ verb }) => verb.source)
        .join("|"),
      "u",
    ),
);

/** Sentences that are a verdict only as a whole; some only at the beginning of a reply. */
const wholes = once(() =>
  table.wholes.map(([whole = "", answer, place]) => ({
    whole: new RegExp(whole),
    answer: answer === "yes" ? ("yes" as const) : ("no" as const),
    isFirst: place === "first",
  })),
);

const farBack = 180;

/** The verdicts in a sentence, in order. `isFirst`: whether the reply begins with it. */
export const listVerdicts = (sentence: string, isFirst: boolean): readonly Verdict[] => {
  const text = sentence.toLowerCase();
  if (/\? [)⟩ ]{0,4}$/.test(text.slice(-8))) return [];
  const bare = text
    .slice(0, 120)
    .replace(/ [.!?…;,)]/g, "")
    .replace(/^ (?:the )?(?:final )?(?:(?:answer|verdict|conclusion) (?::|is) )?/, "")
    .trim();
  const known = wholes().find(({ whole, isFirst: onlyFirst }) => whole.test(bare) && (isFirst || !onlyFirst));
  if (known !== undefined)
    return [{ answer: known.answer, start: 1, end: text.length - 1, isDecisive: true }];
  const found: Verdict[] = [];
  for (const { verb, rows: ofVerb } of anyVerb().test(text) ? verbs() : [])
    for (const match of text.matchAll(verb)) {
      const end = match.index + match[0].length;
      const before = text.slice(Math.max(0, match.index - farBack), match.index + 1);
      const after = text.slice(end, end + farBack);
      const row = ofVerb.find((each) => each.before.test(before) && each.after.test(after));
      if (row?.answer === undefined || isSupposed(before)) continue;
      const answer = row.answer === "yes" && !pattern("doubted").test(before.slice(-80)) ? "yes" : "no";
      const start = before.lastIndexOf(" ", before.length - 24) + match.index + 2 - before.length;
      const isClaim = /(?:conclusion|statement|claim|proposition|inference|argument|sequent)/;
      const isDecisive = answer === "no" || isClaim.test(`${before.slice(-40)}${after.slice(0, 24)}`);
      found.push({ answer, start: Math.max(1, start), end, isDecisive });
    }
  return found.toSorted((a, b) => a.end - b.end);
};
