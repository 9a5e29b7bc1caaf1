/**
 * Words whose conditions have a reason: phrases are exchanged for others of the topic while more conditions follow its links. Words are
 * taken only where both twins follow as many and contradict as many, so that they don't tell the key.
 */
import type { Topic } from "#language/lexicon";
import type { Words } from "#language/words";
import type { Random } from "#arguments/random";
import type { Layout } from "./assign-words.ts";
import type { Arrow, Condition } from "./letters.ts";

type Links = NonNullable<Topic["links"]>;

/** How often each letter is given all the phrases that it may have. */
const rounds = 2;

/** The words, with phrases of predicates and clauses of things exchanged for others that are free. */
export const linkWords = (
  words: Words,
  layout: Layout,
  { links }: Pick<Topic, "links">,
  random: Random,
): Words => {
  const { letters, predicates, impersonal } = layout;
  const conditions = letters.conditions ?? [];
  if (links === undefined || links.size === 0 || conditions.length === 0) return words;
  const first = judge(words, conditions, links);
  let [current, most] = [words, first.followed];
  let [best, mostEven] = [words, first.isEven ? first.followed : -1];
  const slots = (["predicates", "propositions"] as const).flatMap((kind) =>
    letters[kind].map((letter, i) => {
      const { phrases } = (kind === "predicates" ? predicates : impersonal)[i]!;
      return { kind, letter, phrases };
    }),
  );
  const all = slots.flatMap(({ phrases }) => phrases);
  for (let round = 0; round < rounds; round++)
    for (const { kind, letter, phrases } of random.shuffle(slots)) {
      const said = [...current.predicates, ...current.propositions];
      const own = current[kind].get(letter)!.yes;
      if (!phrases.some(({ phrase }) => phrase.yes === own)) continue;
      const others = said.flatMap(([other, { yes }]) => (other === letter ? [] : [yes]));
      const taken = new Set(
        all.flatMap(({ phrase, group }) => (others.some((one) => one.endsWith(phrase.yes)) ? [group] : [])),
      );
      for (const { phrase } of random.shuffle(phrases.filter(({ group }) => !taken.has(group)))) {
        const next = { ...current, [kind]: new Map(current[kind]).set(letter, phrase) };
        const { followed, isEven } = judge(next, conditions, links);
        if (isEven && followed > mostEven) [best, mostEven] = [next, followed];
        if (followed > most) [current, most] = [next, followed];
      }
    }
  return best;
};

const judge = (
  { predicates, propositions }: Words,
  conditions: readonly Condition[],
  links: Links,
): { readonly followed: number; readonly isEven: boolean } => {
  const linkOf = (from: string, to: string): boolean | undefined => {
    const [one, other] = [from, to].map(
      (letter) => (predicates.get(letter) ?? propositions.get(letter))?.yes,
    );
    return links.get(`${one}\n${other}`);
  };
  const agreement = ({ from, to }: Arrow): readonly boolean[] => {
    const [forward, backward] = [linkOf(from.atom, to.atom), linkOf(to.atom, from.atom)];
    return [
      ...(from.positive && forward !== undefined ? [forward === to.positive] : []),
      ...(!to.positive && backward !== undefined ? [backward !== from.positive] : []),
    ];
  };
  let [followed, lead, balance] = [0, 0, 0];
  for (const { arrows, sides } of conditions) {
    const agreed = arrows.flatMap(agreement);
    const [isFollowed, isDenied] = [agreed.includes(true), agreed.includes(false)];
    if (sides.length > 1) followed += isFollowed ? 1 : 0;
    else {
      followed += agreed.length > 0 ? 1 : 0;
      const sign = sides[0] === 0 ? 1 : -1;
      lead += isFollowed ? sign : 0;
      balance += isDenied ? sign : 0;
    }
  }
  return { followed, isEven: lead === 0 && balance === 0 };
};
