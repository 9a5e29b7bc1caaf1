import { OrganonError } from "#logic/error";
import { describe, expect, test } from "vitest";
import { pages, readBank } from "../../src/language/sentences/bank.ts";
import { parseFamilies } from "../../src/language/sentences/family.ts";
import { getFrame } from "../../src/language/sentences/frame.ts";

const bank = readBank();

/** The pages of short plain sentences, which have few frames. */
const plainThemes = new Set("town-council local-news family-home apartment-house office workshop".split(" "));
const families = bank.filter(({ theme }) => !plainThemes.has(theme));
const plain = bank.filter(({ theme }) => plainThemes.has(theme));

/** Every clause of the bank with its family's id. */
const clauses = bank.flatMap(({ id, sentence, paraphrase, contrary }) =>
  [sentence, paraphrase, contrary]
    .filter((clause) => clause !== undefined)
    .map((clause) => ({ id, ...clause })),
);

const wordsOf = (text: string): readonly string[] => text.split(" ");

/** Words that connect clauses, quantify, refer outside the sentence, or take focus. */
const forbidden = new Set(
  `and or if unless because although though when whenever while until till since so but nor yet who whom whose which
  what that those this these all every some no most few any each both only always never also too even already still just
  everyone everybody everything someone somebody something nobody nothing anyone anything either neither many several
  he she they we it i you may might shall should ought are were`.split(/\s+/),
);

/** "it" may follow its antecedent within the sentence, but is never a subject; months keep their capital. */
const mayStand = (word: string, at: number): boolean => word === "May" || (word === "it" && at > 2);

const countsOf = (values: readonly string[]): ReadonlyMap<string, number> => {
  const counts = new Map<string, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return counts;
};

const repeated = (values: readonly string[], times = 1): readonly string[] =>
  [...countsOf(values)].filter(([, count]) => count > times).map(([value]) => value);

describe("the bank", () => {
  test("it holds three thousand families on forty themes, none below twenty-five", () => {
    expect(families.length).toBeGreaterThanOrEqual(3000);
    expect(bank.length).toBe(families.length + plain.length);
    const small = Object.entries(pages).filter(([theme, page]) => parseFamilies(theme, page).length < 25);
    expect(Object.keys(pages).length).toBeGreaterThanOrEqual(40);
    expect(small.map(([theme]) => theme)).toEqual([]);
    expect(repeated(bank.map(({ id }) => id))).toEqual([]);
  });

  test("no two families speak of the same subject, of the plain pages or of the others", () => {
    for (const part of [families, plain])
      expect(repeated(part.map(({ subject }) => subject).filter((subject) => subject !== "there"))).toEqual(
        [],
      );
  });

  test("no clause stands twice, said or denied", () => {
    expect(repeated(clauses.flatMap(({ yes, no }) => [yes, no]))).toEqual([]);
  });

  test("no frame of function words is used more than twenty times, whatever the length of its slots", () => {
    const frames = families.map(getFrame);
    expect(repeated(frames, 20)).toEqual([]);
    expect(
      repeated(
        frames.map((frame) => frame.replace(/_(?: _)+/g, "_")),
        20,
      ),
    ).toEqual([]);
  });
});

describe("a sentence of the bank", () => {
  const faults = (fault: (clause: { id: string; yes: string; no: string }) => unknown) =>
    clauses.filter((clause) => Boolean(fault(clause))).map(({ id, yes }) => `${id}: ${yes}`);

  test("is one clause: no connective, quantifier, focus word, reference outside, or mark but a title's stop", () => {
    expect(
      faults(({ yes }) =>
        wordsOf(yes).some((word, at) => forbidden.has(word.toLowerCase()) && !mayStand(word, at)),
      ),
    ).toEqual([]);
    expect(faults(({ yes }) => /[^\p{L}\d' .-]|(?<!\b(?:Mr|Mrs|Dr))\./u.test(yes))).toEqual([]);
    expect(faults(({ yes }) => / {2}|^ | $/.test(yes))).toEqual([]);
  });

  test("and its negation differ by “not”, and nothing else but the place of what stands at the head", () => {
    const negation =
      /^(?:(?:is|was|has|had|could|will|would) not|cannot|need not|(?:does|did) not [\p{L}-]+)$/u;
    const differByNot = (yes: readonly string[], no: readonly string[]): boolean => {
      const [said, denied] = difference(yes, no);
      const unchanged = said === "" && denied === "did not";
      return unchanged || (negation.test(denied) && said.split(" ").length === 1) || negation.test(said);
    };
    expect(
      faults(({ yes, no }) => {
        const words = wordsOf(yes);
        return (
          no !== `it is not the case that ${yes}` &&
          !words.some((_, at) => differByNot([...words.slice(at), ...words.slice(0, at)], wordsOf(no)))
        );
      }),
    ).toEqual([]);
  });
});

/** The stretches in which two texts differ, one of them widened by a word where "not" alone would be left. */
const difference = (yes: readonly string[], no: readonly string[]): readonly [string, string] => {
  let start = 0;
  while (start < yes.length && yes[start] === no[start]) start += 1;
  let end = 0;
  while (end < yes.length - start && end < no.length - start && yes.at(-1 - end) === no.at(-1 - end))
    end += 1;
  const from = (no[start] === "not" || yes[start] === "not") && start > 0 ? start - 1 : start;
  return [yes.slice(from, yes.length - end).join(" "), no.slice(from, no.length - end).join(" ")];
};

describe("the notation of a page", () => {
  test("a line is a family; “=” and “!” belong to the line above; “|” ends what stands before the subject", () => {
    const lines = [
      "at dawn | the hen [laid] an egg",
      "= an egg [was] laid at dawn",
      "! the hen [is] dead",
      "Ana [sang]",
    ];
    expect(parseFamilies("yard", lines)).toEqual([
      {
        id: "yard-1",
        theme: "yard",
        subject: "the hen",
        sentence: { yes: "at dawn the hen laid an egg", no: "the hen did not lay an egg at dawn" },
        paraphrase: { yes: "an egg was laid at dawn", no: "an egg was not laid at dawn" },
        contrary: { yes: "the hen is dead", no: "the hen is not dead" },
      },
      { id: "yard-2", theme: "yard", subject: "Ana", sentence: { yes: "Ana sang", no: "Ana did not sing" } },
    ]);
  });

  test.each(["= the hen [laid]", "Ana [sang]\n= Ana [sang]\n= Ana [sang]", "the hen laid"])(
    "“%s” is refused",
    (text) => {
      expect(() => parseFamilies("yard", text.split("\n"))).toThrow(OrganonError);
    },
  );
});
