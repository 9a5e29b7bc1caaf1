/** What premises say of a conclusion: notations, English, limits, lines, and a mark under what is wrong. */
import { describe, expect, test } from "vitest";
import type { Notation } from "#logic/notations/notations";
import { proofDocument, prove, parseArgument } from "#commands/prove/prove";
import { readEnglishSequent } from "#commands/prove/english-sequent";
import { parseLine } from "#commands/prove/prove-line";
import { lexicons } from "#language/lists";
import { decide } from "#logic/decide";

const proved = (text: string, notation?: Notation) => prove(parseArgument(text, notation));

const tptp = `% all p are q
fof(one, axiom, ![X]: (p(X) => q(X))).
fof(two, axiom, p(c)).
fof(goal, conjecture, q(c)).
`;

describe("English", () => {
  const asked = (text: string) => decide(readEnglishSequent(text, lexicons)).relation;

  test.for<readonly [text: string, relation: string]>([
    // The motivating example of LogicAsker's Appendix A, restated with a person for the floor.
    [
      "Either it is raining or Tom plays football. If it is raining, then Jane is wet. Jane is not wet. |- Tom plays football.",
      "entailment",
    ],
    ["If it rains, then Ann is sad. Ann is sad. |- It rains", "neutral"],
    ["Tom writes letters. |- Tom is writing letters.", "entailment"],
    ["Tom tapes a song. |- Tom taps a song.", "neutral"],
    ["Tom is hoping. |- Tom is hopping.", "neutral"],
    [
      "Every teacher is exempt from fees. Ruth Aldane is a teacher. |- Ruth Aldane is exempt from fees.",
      "entailment",
    ],
    [
      "No teacher is exempt from fees. Ruth Aldane is a teacher. ⊢ Ruth Aldane is exempt from fees.",
      "contradiction",
    ],
  ])("%s", ([text, relation]) => {
    expect(asked(text)).toBe(relation);
  });

  test.for<readonly [text: string, message: string]>([
    ["It rains.", "the text has no single conclusion"],
    ["It rains. |- p |- q", "the text has no single conclusion"],
    [
      "It rains. Every penguin that owns a hat flies to Mars on Tuesdays. |- It rains.",
      "the sentence “Every penguin that owns a hat flies to Mars on Tuesdays.” can't be read",
    ],
  ])("%s is refused", ([text, message]) => {
    expect(() => asked(text)).toThrow(message);
  });
});

describe("other notations", () => {
  test.for<readonly [notation: Notation, text: string, relation: string]>([
    ["folio", "∀x (Sci-Fi(x) → Fun(x)) ; Sci-Fi(it) |- Fun(it)", "entailment"],
    ["entailment", "(a>b)&a,b,1,1,0", "entailment"],
    ["entailment", "(a|b),~b", "neutral"],
    ["tptp", "fof(c, conjecture, p | ~p).", "entailment"],
    ["tptp", tptp, "entailment"],
    ["organon", "p xor q; p |- q", "contradiction"],
  ])("%s: %s", async ([notation, text, relation]) => {
    expect((await proved(text, notation)).judgement.relation).toBe(relation);
  });

  test("trouble is shown by file, line and character", () => {
    expect(() => parseArgument(tptp.replace("q(c)", "q(Y)"), "tptp", "bad.p")).toThrow(
      "bad.p:4:25: unbound variable “Y”\n" +
        "  fof(goal, conjecture, q(Y)).\n" +
        "                          ^",
    );
    expect(() => parseArgument("p -> -> q")).toThrow(/column 6/);
  });

  test("lines may be in them, and the answer says in which text the trouble is", () => {
    const good = parseLine('{"premises": ["a>b", "a"], "conclusion": "b"}', "entailment");
    expect(good).not.toHaveProperty("error");
    expect(parseLine('{"premises": ["a>b", "a ∧ b"], "conclusion": "b"}', "entailment")).toEqual({
      error: "unexpected character “∧” (column 3)",
      at: 3,
      in: "premises.1",
    });
  });
});

describe("lines", () => {
  test.for<readonly [line: string, found: object]>([
    ['{"premises":["p -> q","p"],"conclusion":"q"}', { relation: "entailment" }],
    ['{"premises":["forall x (P(x) -> Q(x))"],"conclusion":"exists x P(x)"}', { relation: "neutral" }],
    ['{"premises":["p","~p"],"conclusion":"q"}', { relation: "inconsistent" }],
    ['{"premises":["p"],"conclusion":"~p"}', { relation: "contradiction" }],
    ['{"premises":["p ->"],"conclusion":"q"}', { at: 5, in: "premises.0" }],
    ['{"premises":"p","conclusion":"q"}', { at: 1, error: expect.stringContaining("premises") }],
    ["not json", { at: 1, error: expect.stringMatching(/^not JSON/) }],
  ])("%s", async ([line, found]) => {
    const sequent = parseLine(line);
    expect("error" in sequent ? sequent : proofDocument(await prove(sequent))).toMatchObject(found);
  });

  test("a derivation comes with a witness, interpretations with the one that refutes", async () => {
    expect(proofDocument(await proved("p -> q; p |- q"))).toHaveProperty("certificate.witness");
    expect(proofDocument(await proved("p |- q"))).toHaveProperty("certificate.refuting");
  });
});

test("what stays undecided says what was spent", async () => {
  const endless = "∀x ∃y R(x,y); ∀x ∀y ∀z ((R(x,y) ∧ R(y,z)) → R(x,z)); ∀x ¬R(x,x) ⊢ p";
  const limits = { maxMembers: 3, maxInstances: 40, maxConflicts: 2000, maxGoals: 50 };
  const document = proofDocument(await prove(parseArgument(endless), { limits }), limits);
  expect(document).toMatchObject({
    relation: "undecided",
    certificate: null,
    reason: expect.stringMatching(/up to 3 members nor a refutation with up to 40 instances/),
    spent: limits,
  });
});

test("a referee that says otherwise disagrees, with its grounds; one that is undecided does not", async () => {
  const refereed = (relation: "neutral" | "undecided") =>
    prove(parseArgument("p |- p"), {
      referee: {
        relation: async () => relation,
        judge: async () => ({ relation, grounds: ["it has a model"] }),
        close: async () => {},
      },
    });
  expect((await refereed("neutral")).referee).toEqual({
    relation: "neutral",
    disagrees: true,
    grounds: ["it has a model"],
  });
  expect((await refereed("undecided")).referee).toMatchObject({ disagrees: false, grounds: [] });
});
