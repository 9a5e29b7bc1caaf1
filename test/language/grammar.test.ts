// @long: many questions
/**
 * The lexicons' English, judged from outside: verbs by compromise, nouns by pluralize, phrases and whole questions by
 * Harper. Where one of them disagrees with us, the disagreement is listed with its reason. The full run over 5,200
 * questions and all phrases is scripts/grammar.ts; its figures stand in results/english.md.
 */
import nlp from "compromise";
import pluralize from "pluralize";
import { describe, expect, test } from "vitest";
import { createGenerator } from "#items/generate";
import type { Lexeme, Lexicon } from "#language/lexicon";
import { counterintuitive, plausible } from "#language/lexicons/plausible";
import { everyday } from "#language/lexicons/everyday";
import { nonsense } from "#language/lexicons/nonsense";
import { natural } from "#language/styles/natural";
import { explanationOf } from "./explained-findings.ts";
import { openChecker, sentencesOf, type Finding } from "./outside-checker.ts";

const lexicons = [everyday, plausible, counterintuitive, nonsense];

describe("the verbs, beside those of compromise", () => {
  type Conjugation = {
    readonly PresentTense?: string;
    readonly PastTense?: string;
    readonly Gerund?: string;
  };
  const known = new Map<string, Conjugation>();

  /** Compromise's third person, past and gerund. It gives a hyphenated verb up, so the part before is put back. */
  const conjugate = (base: string): Conjugation => {
    const found = known.get(base);
    if (found) return found;
    const verb = base.slice(base.lastIndexOf("-") + 1);
    const prefix = base.slice(0, base.length - verb.length);
    const [forms = {}] = nlp(verb, { [verb]: "Infinitive" })
      .verbs()
      .conjugate() as readonly Conjugation[];
    const conjugation = Object.fromEntries(
      Object.entries(forms).map(([tense, form]) => [tense, `${prefix}${form}`]),
    );
    known.set(base, conjugation);
    return conjugation;
  };

  /** "base: ours / theirs", for each form of a lexeme that compromise builds differently. */
  const disagreements = ({ forms }: Lexeme): readonly string[] =>
    forms.flatMap(({ yes, no }) => {
      const [head = ""] = yes.replace(/^it /, "").split(" ");
      const participle = /^(?:it )?(?:is|was|will be) (\S+ing)\b/.exec(yes)?.[1];
      const [, auxiliary, base = ""] = /(does|did) not (\S+)/.exec(no) ?? [];
      const ofLexeme = /(?:does|did) not (\S+)/.exec(forms[0]?.no ?? "")?.[1];
      if (auxiliary === "does") return compare(base, head, conjugate(base).PresentTense);
      if (auxiliary === "did") return compare(base, head, conjugate(base).PastTense);
      if (ofLexeme === undefined || participle === undefined) return [];
      return compare(ofLexeme, participle, conjugate(ofLexeme).Gerund);
    });
  const compare = (base: string, ours: string, theirs = "nothing"): readonly string[] =>
    ours === theirs ? [] : [`${base}: ${ours} / ${theirs}`];

  /** Ours is what Merriam-Webster prints first; compromise guesses at verbs it does not know. */
  const explained = new Set(
    [
      // It leaves verbs as they are whose past it does not know.
      "quarrel: quarreled, grin: grinned, pout: pouted, boo: booed, lean: leaned, fidget: fidgeted",
      "scold: scolded",
      "tutor: tutored, iron: ironed, sip: sipped, skip: skipped, yodel: yodeled, crochet: crocheted",
      "string: strung, snorkel: snorkeled, row: rowed, canoe: canoed, kayak: kayaked",
      "paraglide: paraglided, tiptoe: tiptoed, ricochet: ricocheted",
      // British doubling.
      "travel: traveled, cancel: canceled, refuel: refueled",
      // Its own rules gone astray: vacuummed, waltzs, snew, waked.
      "vacuum: vacuumed, waltz: waltzes, snow: snowed, wake: woke",
      // The progressive of "goes running" is "is running" (Appendix D.3 of the ACL text).
      "go: running",
      // Invented words have no other past than the one we give them.
      "drem: dremmed, vishel: visheled, glembor: glembored, mofe: mofed, rinsel: rinseled",
      "glaum: glaumed, jommel: jommeled",
      "clompet: clompeted, grundel: grundeled, jostrel: jostreled, lemptor: lemptored, mottick: motticked",
      "mustrin: mustrined, quaffet: quaffeted, rudvin: rudvined, scrabe: scrabed, skelvo: skelvoed",
      "skelvo: skelvoes, tovel: toveled, zaffin: zaffined, blanzel: blanzeled",
    ].flatMap((line) => line.split(", ")),
  );

  test("differ in the listed ones only, and in each of those", () => {
    const found = lexicons.flatMap((lexicon) =>
      [...lexicon.predicates, ...lexicon.relations, ...lexicon.impersonals].flatMap(disagreements),
    );
    expect(new Set(found.map((text) => text.split(" / ")[0]))).toEqual(explained);
  });
});

describe("the nouns, beside those of pluralize", () => {
  const numbers = "two three four five six seven eight nine ten eleven twelve dozen billion".split(" ");
  const prepositions = "of in on to from at by for with inside over under".split(" ");
  const phrases = lexicons.flatMap((lexicon: Lexicon) =>
    [...lexicon.predicates, ...lexicon.relations, ...lexicon.impersonals].flatMap(({ forms }) =>
      forms.map(({ yes }) => yes.replace(/^it /, "").split(" ")),
    ),
  );
  /** The last words of the noun phrases that one of these words begins. */
  const nounsBehind = (openers: readonly string[], isOpener: (next: string) => boolean): readonly string[] =>
    phrases.flatMap((words) =>
      words.flatMap((word, i) => {
        if (!openers.includes(word) || !isOpener(words[i + 1] ?? "")) return [];
        const end = words.findIndex((next, at) => at > i && prepositions.includes(next));
        return words[(end === -1 ? words.length : end) - 1] ?? [];
      }),
    );

  test("are singular behind “a” and “an”", () => {
    const nouns = nounsBehind(["a", "an"], (next) => !numbers.includes(next));
    expect(nouns.length).toBeGreaterThan(500);
    // A proboscis is one; pluralize takes the word for a plural like "analyses".
    expect([...new Set(nouns)].filter((noun) => !pluralize.isSingular(noun))).toEqual(["proboscis"]);
  });

  test("are plural behind numbers", () => {
    const nouns = nounsBehind(numbers, (next) => !numbers.includes(next));
    expect(nouns.length).toBeGreaterThan(8);
    expect(nouns.filter((noun) => !pluralize.isPlural(noun))).toEqual([]);
  });
});

describe("the sentences, read by Harper", async () => {
  const checker = await openChecker(lexicons, [nonsense]);
  const unexplained = (findings: readonly Finding[]): readonly string[] =>
    findings
      .filter((finding) => explanationOf(finding) === undefined)
      .map(({ rule, words, line, message }) => `${rule} [${words}] ${message} ${line}`);

  test.each([
    ["She play tennis.", "PronounVerbAgreement"],
    ["It were late.", "PronounInflectionBe"],
    ["She plays a accordion.", "AnA"],
    ["She did not sang.", "DidPast"],
    ["She catched colds.", "RegularIrregulars"],
    ["She visits italy.", "SpellCheck"],
    ["She cleans the the windows.", "RepeatedWords"],
    ["She sings ,then she hums.", "CommaFixes"],
  ])("hold Harper to its word: “%s” is found out (%s)", async (text, rule) => {
    const findings = await checker.findingsIn(text);
    expect(findings.map((finding) => finding.rule)).toContain(rule);
    expect(unexplained(findings)).not.toEqual([]);
  });

  test("a twentieth of all phrases, behind “she” and “it”, hold nothing unexplained", async () => {
    const sentences = lexicons.flatMap(sentencesOf).filter((_, i) => i % 20 === 2);
    expect(sentences.length).toBeGreaterThan(500);
    expect(unexplained(await checker.findingsIn(sentences.join("\n\n")))).toEqual([]);
  });

  const inTwoPlaces = [
    "quantifier commutation",
    "quantifier transposition",
    "quantifier shift",
    "modus ponens",
    "existential generalization",
  ];

  test.each([
    { lexicon: everyday, length: 1, count: 30 },
    { lexicon: everyday, length: 3, count: 15 },
    { lexicon: plausible, length: 1, count: 15 },
    { lexicon: counterintuitive, length: 1, count: 15 },
    { lexicon: nonsense, length: 1, count: 15 },
    ...lexicons.map((lexicon) => ({ lexicon, length: 2, count: 10, skills: inTwoPlaces })),
  ])("$count $lexicon.name questions of length $length hold nothing unexplained", async (asked) => {
    const { lexicon, length, count, ...rest } = asked;
    const profile = "skills" in rest ? "full" : "paper";
    const generator = createGenerator({ profile, length, seed: 11, style: natural, lexicon, ...rest });
    const questions = Array.from({ length: count }, (_, i) => generator.at(i * 29)).flatMap((outcome) =>
      "item" in outcome ? [outcome.item.question] : [],
    );
    expect(questions.length).toBeGreaterThan(count * 0.9);
    expect(unexplained(await checker.findingsIn(questions.join("\n\n")))).toEqual([]);
  });
});
