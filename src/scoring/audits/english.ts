/**
 * Counts what the natural English of yes/no questions is made of. Counted are sentence frames, wordings around the premises, linking
 * words and plausible conditionals, and the constructions that editors liked least. The patterns are in data/english-audit.json.
 */
import patterns from "../../../data/english-audit.json" with { type: "json" };
import wrapper from "../../../data/yes-no.json" with { type: "json" };
import type { ProblemLine } from "#items/problem-line";
import { type Estimate, proportion } from "../estimate.ts";

/** A name with its share: of sentences, questions or premises. */
export type NamedShare = { readonly name: string; readonly share: Estimate };

export type EnglishReport = {
  readonly questions: number;
  readonly sentences: number;
  /** Shares of sentences by how they are built, most frequent first. */
  readonly frames: readonly NamedShare[];
  /** Shares of questions by the way to ask. */
  readonly asks: readonly NamedShare[];
  /** Shares of premises that begin with a marker or a pronoun. */
  readonly links: readonly NamedShare[];
  /** Shares of sentences with each of the constructions that editors liked least, in the order of the list. */
  readonly constructions: readonly NamedShare[];
};

type Pattern = { readonly name: string; readonly pattern: string };
const compiled = (list: readonly Pattern[], flags?: string) =>
  list.map(({ name, pattern }) => ({ name, pattern: new RegExp(pattern, flags) }));

/** A counter of questions: takes them one by one, and reports at the end. */
export const createEnglishCount = () => {
  const [frames, constructions] = [compiled(patterns.frames), compiled(patterns.constructions)];
  const linkPatterns = compiled(patterns.links, "g");
  const counts = new Map<string, number>();
  const add = (name: string, n = 1): void => void counts.set(name, (counts.get(name) ?? 0) + n);
  const getCount = (name: string): number => counts.get(name) ?? 0;
  return {
    add: (item: ProblemLine<"rule">): void => {
      const { premisesText, conclusionText, question } = item;
      add("questions");
      add("premises", premisesText.length);
      for (const text of [...premisesText, conclusionText]) {
        add("sentences");
        add(`frame ${frames.find(({ pattern }) => pattern.test(text))?.name ?? "plain"}`);
        for (const { name, pattern } of constructions) if (pattern.test(text)) add(`construction ${name}`);
      }
      add(
        `ask ${wrapper.asks.find(({ clause, sentence }) => question.includes(`\n${clause} `) || question.includes(`\n${sentence} `))?.clause ?? "other"}`,
      );
      for (const { name, pattern } of linkPatterns)
        add(`link ${name}`, [...question.matchAll(pattern)].length);
    },
    finish: (): EnglishReport => {
      const [questions, sentences] = [getCount("questions"), getCount("sentences")];
      const shares = (kind: string, names: readonly string[], of: number): readonly NamedShare[] =>
        names.map((name) => ({ name, share: proportion(getCount(`${kind} ${name}`), of) }));
      const ranked = (kind: string, names: readonly string[], of: number): readonly NamedShare[] =>
        shares(kind, names, of)
          .filter(({ share }) => (share.value ?? 0) > 0)
          .toSorted((one, other) => (other.share.value ?? 0) - (one.share.value ?? 0));
      return {
        questions,
        sentences,
        frames: ranked("frame", [...frames.map(({ name }) => name), "plain"], sentences),
        asks: ranked("ask", [...wrapper.asks.map(({ clause }) => clause), "other"], questions),
        links: shares(
          "link",
          linkPatterns.map(({ name }) => name),
          getCount("premises"),
        ),
        constructions: shares(
          "construction",
          constructions.map(({ name }) => name),
          sentences,
        ),
      };
    },
  };
};
