/**
 * Families: the sentences that stand for propositional letters. A family is one state of affairs said in one way or
 * two, and sometimes another that excludes it. A page holds the families of one theme (data/sentences/), one line a
 * clause, its finite verb in square brackets:
 *
 *     at first light | the harbour pilot [boarded] the tanker from a rope ladder
 *     = at first light | the harbour pilot [climbed] onto the tanker by a rope ladder
 *     ! the harbour pilot [was] asleep at home the whole morning
 *
 * "=" means exactly the same as the line above, "!" cannot be true together with it; " | " ends what stands before the
 * subject. What stands there is denied at the clause's end, where "not" reaches it: "for two miles the boom does not
 * carry" would leave open that it carries for one. Source of the idea: DivLogicEval §2.1, whose own sentences come from SNLI and MNLI; these do not.
 */
import { misuse } from "#logic/error";
import { outerDenial } from "../connectives/passage-words.ts";
import { parseClause } from "../negate.ts";
import type { Clause } from "../words.ts";

/** One state of affairs in words. Its clauses stand as inside a sentence; `toSentence` gives them head and stop. */
export type Family = {
  /** Theme and number on the page, from 1: "harbour-12". */
  readonly id: string;
  readonly theme: string;
  /** The subject of the sentence, in its own words: "the harbour pilot"; unique in the bank, but for "there". */
  readonly subject: string;
  readonly sentence: Clause;
  /** Means exactly the same as the sentence. */
  readonly paraphrase?: Clause;
  /** Follows from the sentence, but not the other way round; the own bank has none, imported ones have. */
  readonly entailed?: Clause;
  /** Cannot be true together with the sentence; both may be false. */
  readonly contrary?: Clause;
};

/** The families of a page. Throws misuse, naming the line, where the notation is broken. */
export const parseFamilies = (theme: string, page: readonly string[]): readonly Family[] => {
  const families: Family[] = [];
  for (const line of page) {
    const last = families.at(-1);
    const role = { "= ": "paraphrase", "! ": "contrary" }[line.slice(0, 2)];
    if (role === undefined)
      families.push({
        id: `${theme}-${families.length + 1}`,
        theme,
        subject: getSubject(line),
        sentence: parseClauseLine(line),
      });
    else if (last === undefined || role in last)
      throw misuse(`“${line}” on page ${theme} has no sentence of its own above it`);
    else {
      const clause = parseClauseLine(line.slice(2));
      families[families.length - 1] = {
        ...last,
        [role]: role === "paraphrase" ? alignDenial(clause, last.sentence) : clause,
      };
    }
  }
  return families;
};

const parseClauseLine = (line: string): Clause => {
  const [front = "", rest] = line.split(" | ");
  return rest === undefined
    ? parseClause(line)
    : { yes: parseClause(`${front} ${rest}`).yes, no: parseClause(`${rest} ${front}`).no };
};

/** A paraphrase that differs in its order alone would be denied as its sentence is; it is denied from outside. */
const alignDenial = (paraphrase: Clause, { no }: Clause): Clause =>
  paraphrase.no === no ? { ...paraphrase, no: `${outerDenial}${paraphrase.yes}` } : paraphrase;

const getSubject = (line: string): string => {
  const [head = ""] = line.split(" [");
  return head.split(" | ").at(-1) ?? head;
};
