/**
 * The grammar that speaker and parser share: the wordings of the connectives (data/grammar/wordings.json), cut into templates, each with
 * the formula that its holes make. A hole is `{A}`, `{B}` or `{C}`: in an implication A is what it holds under and C what holds then; in
 * a pair A and B are its halves. Every other word stands for itself. More wordings, admitted from elsewhere, give a larger grammar.
 *
 * These are the wordings of our own; proposed ones are admitted more freely (`understand.ts`). What is not here, and why: “whenever”, “once”, “as long as” speak of occasions, and these clauses of single ones;
 * “since”, “given that”, “that A implies that C” take A for granted; “A unless B” and “A or else B” are heard as “but not
 * both” by many, and “or” without “or both” is open but in a condition; “assuming that A, the baker …” makes the baker assume it; a bare “both
 * A and B” is heard as two subjects, and a bare “or” or “and” as joining what is next to it, so that a comma stands before.
 * Source of the idea: DivLogicEval §2.1 (templates by GPT-3.5) and Appendix H.
 */
import wordings from "../../../data/grammar/wordings.json" with { type: "json" };
import { and, not, or, type Formula } from "#logic/formula";
import { once } from "#logic/memoize";
import { parseTemplate, type Template } from "./template.ts";

/** A ∨ B, A ∧ B or ¬(A ∧ B). */
export type PairKind = "or" | "and" | "not-both";

/** One way of saying an implication. */
export type Implication = {
  readonly template: Template;
  /** Which pairs may stand in the place of A: none; only those that announce themselves at their head; or all. */
  readonly pairs: "none" | "opened" | "all";
  /**
   * Set where no clause in it may be a denial: the wording denies something itself, or a “not” before it could be heard
   * as denying the whole, as in “the cook did not sing only if the bread was burnt”.
   */
  readonly affirmative?: true;
};

/** One way of saying a pair. */
export type Pair = {
  readonly kind: PairKind;
  readonly template: Template;
  /** True if its head already says that a pair comes, and it is light enough for any place of a sentence. */
  readonly opened: boolean;
  /** Set where it stands in a condition alone: there “or” leaves room for both, and nobody has to say so. */
  readonly conditional?: true;
};

/** All ways of saying the connectives. */
export type Grammar = {
  readonly implications: readonly Implication[];
  readonly pairs: readonly Pair[];
  readonly pairsOfKind: Readonly<Record<PairKind, readonly Pair[]>>;
  /** The same by their first word, "" for those that begin with a hole: where a reader looks. */
  readonly implicationsByWord: ReadonlyMap<string, readonly Implication[]>;
  readonly pairsByWord: ReadonlyMap<string, readonly Pair[]>;
};

/** The grammar of some wordings. */
export const buildGrammar = (implications: readonly Implication[], pairs: readonly Pair[]): Grammar => ({
  implications,
  pairs,
  pairsOfKind: {
    or: pairs.filter(({ kind }) => kind === "or"),
    and: pairs.filter(({ kind }) => kind === "and"),
    "not-both": pairs.filter(({ kind }) => kind === "not-both"),
  },
  implicationsByWord: Map.groupBy(implications, ({ template }) => readFirstWord(template.texts[0] ?? "", 0)),
  pairsByWord: Map.groupBy(pairs, ({ template }) => readFirstWord(template.texts[0] ?? "", 0)),
});

/** The text from an offset to the next space. */
export const readFirstWord = (text: string, at: number): string => {
  const space = text.indexOf(" ", at);
  return space < 0 ? text.slice(at) : text.slice(at, space);
};

/** The grammar of all wordings. */
export const getBuiltInGrammar = once((): Grammar => {
  const { implication } = wordings;
  const implications = (["all", "opened", "none", "affirmative"] as const).flatMap((pairs) =>
    implication[pairs].map((text): Implication =>
      pairs === "affirmative"
        ? { template: parseTemplate(text), pairs: "none", affirmative: true }
        : { template: parseTemplate(text), pairs },
    ),
  );
  const buildPairs = (kind: PairKind, texts: readonly string[], how: Pick<Pair, "opened" | "conditional">) =>
    texts.map((text): Pair => ({ ...how, kind, template: parseTemplate(text) }));
  const kinds = { or: wordings.or, and: wordings.and, "not-both": wordings.notBoth } as const;
  return buildGrammar(implications, [
    ...buildPairs("or", wordings.or.conditional, { opened: true, conditional: true }),
    ...(["or", "and", "not-both"] as const).flatMap((kind) => [
      ...buildPairs(kind, kinds[kind].opened, { opened: true }),
      ...buildPairs(kind, kinds[kind].closed, { opened: false }),
    ]),
  ]);
});

/** The formula of a pair's halves. */
export const buildPair = (kind: PairKind, left: Formula, right: Formula): Formula =>
  kind === "or" ? or(left, right) : kind === "and" ? and(left, right) : not(and(left, right));
