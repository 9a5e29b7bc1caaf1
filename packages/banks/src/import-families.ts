/**
 * Imports paraphrase sets from the sentence pairs of an NLI set: the premise is the sentence, and an entailed and a
 * contradicting hypothesis are its variants. All dropped pairs are counted, with the reason.
 *
 * A label is people's judgement of a pair, not a proof; with `--paraphrase proved` an item's answer key relies on the
 * labels of its variants. Pairs of one premise, or of one picture, form one paraphrase set or share its subject, so
 * that different propositions never describe one event. A sentence without a sure denial is dropped; the recipe `paper` denies it by
 * "it is not the case that …". Source: DivLogicEval §2.1 and Appendix C.
 */
import { type Family, type PairRow, uncapitalize } from "organon/commands";
import { denyClause } from "./deny.ts";
import type { Tagger } from "./tagger.ts";
import { reasons, usableSentence, type SentenceOutcome, type Unusable } from "./usable-sentence.ts";

type Clause = Family["sentence"];
type Options = { readonly recipe: "fair" | "paper" };
/** The families of a set of pairs, what became of all pairs in numbers, and the same in words. */
type ImportedBank = {
  readonly families: readonly Family[];
  readonly counts: Counts;
  readonly summary: readonly string[];
};
type FamilyImport = { readonly add: (row: PairRow) => void; readonly finish: () => ImportedBank };

/** Counts of the input and of its use. */
type Counts = {
  readonly rows: number;
  readonly withoutGold: number;
  /** Distinct sentences, and why some could not be used. */
  readonly sentences: number;
  readonly unusable: readonly { readonly reason: string; readonly count: number }[];
  /** Bare progressives to which "is" or "are" was added. */
  readonly restored: number;
  readonly families: number;
  readonly withEntailed: number;
  readonly withContrary: number;
};

type UsableSentence = Extract<SentenceOutcome, { sentence: string }>;
type Draft = {
  readonly sentence: UsableSentence;
  readonly origin: string;
  readonly theme: string;
  entailed?: UsableSentence;
  contrary?: UsableSentence;
};

/** Takes the rows of a set one by one; `name` is the prefix of its set ids: snli-1, snli-2, … */
export const createFamilyImport = (
  name: string,
  { recipe, tagger }: Options & { readonly tagger: Tagger },
): FamilyImport => {
  const outcomes = new Map<string, SentenceOutcome>();
  const drafts = new Map<string, Draft>();
  const taken = new Set<string>();
  /** Words found in lower case inside a sentence: at the start of one their capital has no other reason. */
  const small = new Set<string>();
  let [rows, withoutGold] = [0, 0];
  /** SNLI's sentences are captions: each describes a picture. */
  const isCaption = name === "snli";

  const denials = new Map<string, string | undefined>();
  const deny = (clause: string): string | undefined => {
    if (!denials.has(clause)) {
      const outside = recipe === "paper" ? `it is not the case that ${clause}` : undefined;
      denials.set(clause, denyClause(clause, { tagger, isCaption }) ?? outside);
    }
    return denials.get(clause);
  };

  /** The head may be a name. */
  const denyEither = (sentence: string): string | undefined => deny(uncapitalize(sentence)) ?? deny(sentence);

  const checkDeniable = (text: string): SentenceOutcome => {
    const outcome = usableSentence(text, tagger, recipe);
    return "unusable" in outcome || denyEither(outcome.sentence) !== undefined
      ? outcome
      : { unusable: "no sure denial" };
  };

  const findUsable = (text: string): UsableSentence | undefined => {
    const known = outcomes.get(text);
    const outcome = known ?? checkDeniable(text);
    if (known === undefined) {
      outcomes.set(text, outcome);
      for (const word of text.split(" ").slice(1)) if (/^\p{Ll}/u.test(word)) small.add(word);
    }
    return "sentence" in outcome ? outcome : undefined;
  };

  /** Returns a sentence of which neither polarity is used yet: a hypothesis may be the exact negation of its premise. */
  const take = (found: UsableSentence | undefined): UsableSentence | undefined => {
    if (found === undefined) return undefined;
    const clause = uncapitalize(found.sentence);
    const both = [clause, denyEither(found.sentence)];
    if (both.some((text) => text === undefined || taken.has(text))) return undefined;
    for (const text of both) if (text !== undefined) taken.add(text);
    return found;
  };

  const toClause = ({ sentence, named }: UsableSentence): Clause | undefined => {
    const lowered = uncapitalize(sentence);
    const [head = ""] = lowered.split(" ");
    const known = small.has(head) || determiners.has(head);
    const yes = named || !known ? sentence : lowered;
    const no = deny(yes);
    return no === undefined ? undefined : { yes, no };
  };

  return {
    add: ({ premise, hypothesis, label, origin, genre }) => {
      rows++;
      if (label === undefined) {
        withoutGold++;
        return;
      }
      const [said, other] = [findUsable(premise), findUsable(hypothesis)];
      const known = drafts.get(premise);
      const sentence = known?.sentence ?? take(said ?? other);
      if (sentence === undefined) return;
      const draft = known ?? { sentence, origin: origin ?? premise, theme: genre ?? name };
      drafts.set(premise, draft);
      const role = roles[label];
      if (said === undefined || role === undefined || role in draft) return;
      const variant = take(other);
      if (variant !== undefined) draft[role] = variant;
    },
    finish: () => {
      // No clause, affirmed or negated, occurs twice in a sentence bank: a variant that negates another is omitted.
      const texts = new Set<string>();
      const takeUnusedClause = (found: UsableSentence | undefined): Clause | undefined => {
        const clause = found === undefined ? undefined : toClause(found);
        if (clause === undefined || texts.has(clause.yes) || texts.has(clause.no)) return undefined;
        texts.add(clause.yes).add(clause.no);
        return clause;
      };
      const families = [...drafts.values()].flatMap((draft, at): readonly Family[] => {
        const about = { id: `${name}-${at + 1}`, theme: draft.theme, subject: draft.origin };
        const sentence = takeUnusedClause(draft.sentence);
        if (sentence !== undefined)
          return [
            {
              ...about,
              sentence,
              entailed: takeUnusedClause(draft.entailed),
              contrary: takeUnusedClause(draft.contrary),
            },
          ];
        // If a premise is rejected, a hypothesis remains, which can be a sentence itself.
        const alone = takeUnusedClause(draft.entailed) ?? takeUnusedClause(draft.contrary);
        return alone === undefined ? [] : [{ ...about, sentence: alone }];
      });
      const all = [...outcomes.values()];
      const countReason = (reason: Unusable): number =>
        all.filter((outcome) => "unusable" in outcome && outcome.unusable === reason).length;
      const counts: Counts = {
        rows,
        withoutGold,
        sentences: all.length,
        unusable: reasons.map((reason) => ({ reason, count: countReason(reason) })),
        restored: all.filter((outcome) => "sentence" in outcome && outcome.restored).length,
        families: families.length,
        withEntailed: families.filter(({ entailed }) => entailed).length,
        withContrary: families.filter(({ contrary }) => contrary).length,
      };
      return { counts, summary: summarize(counts), families };
    },
  };
};

const summarize = (counts: Counts): readonly string[] => [
  `${counts.rows} pairs, ${counts.withoutGold} of them without a gold label and dropped`,
  `${counts.sentences} different sentences; “is” or “are” restored in ${counts.restored}`,
  ...counts.unusable
    .filter(({ count }) => count > 0)
    .map(({ reason, count }) => `  ${count} dropped: ${reason}`),
  `${counts.families} families, ${counts.withEntailed} with a sentence that follows, ${counts.withContrary} with one that contradicts`,
];

const roles = { entailment: "entailed", contradiction: "contrary", neutral: undefined } as const;
const determiners = new Set(["a", "an", "the", "there", "some", "one", "two", "three", "four", "people"]);
