/** Countermodels as models write them are read, and evaluated by the kernel. */
import { parseSequent } from "organon-logic/notation";
import { expect, test } from "vitest";
import { checkCountermodel } from "../src/check-countermodel.ts";
import { readCountermodel } from "../src/read-countermodel.ts";

const getVerdict = (sequent: string, reply: string): string => {
  const { premises, conclusion } = parseSequent(sequent);
  const world = readCountermodel(reply, [...premises, conclusion]);
  if (world === undefined) return "nothing to read";
  return checkCountermodel(world, premises, conclusion)?.why ?? "accepted";
};

const monadic = "∀x (P(x) → Q(x)); Q(a) ⊢ P(a)";
const relational = "∀x ∃y R(x, y) ⊢ ∃y ∀x R(x, y)";
const block = (...rows: readonly string[]): string => `\`\`\`\n${rows.join("\n")}\n\`\`\``;
const right = block("domain = {1}", "a = 1", "P = {}", "Q = {1}");

test.each([
  [monadic, right],
  [monadic, "domain = {1}\na = 1\nP = {}\nQ = {1}"],
  [monadic, `I tried this first:\n${block("domain = {1}", "a = 1", "P = {1}")}\nBetter:\n${right}`],
  [
    monadic,
    `The names: a is Ann, P bakes.\n${block("# the case", "Domain: {1, 2}", "a: 1", "P: ∅", "Q: {1}")}`,
  ],
  [monadic, block("domain = {1, 2}", "a = 1  # Ann", "P = {2} // nobody else", "Q = {1, 2}.")],
  [monadic, block("domain = {a, b}", "P = {b}", "Q = {a, b}")],
  [monadic, block("domain = {1}", "a = 1", "P = {}", "Q = {a}")],
  [relational, block("domain = {1, 2}", "R = {(1, 1), (2, 2)}")],
  [monadic, `${right}\nP = {}, so P → Q is true, and P(a) is false.`],
])("what refutes is accepted: %s | %j", (sequent, reply) => {
  expect(getVerdict(sequent, reply)).toBe("accepted");
});

test.each([
  [monadic, "I do not know.", "nothing to read"],
  [monadic, "a = 1\nP = {}\nQ = {1}", "no domain is given"],
  [monadic, "domain = {}\na = 1\nP = {}\nQ = {1}", "no domain is given"],
  [monadic, "domain = {1}\na = 1\nP = {1}\nQ = {1}", "P(a) is true in it"],
  [monadic, "domain = {1, 2}\na = 1\nP = {2}\nQ = {1}", "premise 1, ∀x (P(x) → Q(x)), is false in it"],
  [monadic, "domain = {1}\na = 2\nP = {}\nQ = {1}", "“a” names “2”, which is not in the domain"],
  [monadic, "domain = {1}\nP = {}\nQ = {1}", "constant “a” is left out"],
  [monadic, "domain = {1}\na = 1\nQ = {1}", "predicate “P” is left out"],
  [
    monadic,
    "domain = {1}\na = 1\nP = {3}\nQ = {1}",
    "“P” is said to hold of (3), which is not of the domain",
  ],
  [relational, "domain = {1}\nR = {(1, 1)}", "∃y ∀x R(x, y) is true in it"],
  [relational, "domain = {1, 2}\nR = {1, 2}", "“R” holds of tuples of another length"],
  [
    relational,
    `domain = {${Array.from({ length: 13 }, (_, i) => i).join(", ")}}\nR = {}`,
    "the domain has 13 members; at most 12 are tried",
  ],
])("what does not refute is told why: %s | %j", (sequent, reply, why) => {
  expect(getVerdict(sequent, reply)).toBe(why);
});

test.each([
  ...[
    "{} or {1}",
    "{} (or anything)",
    "∅ or {1}",
    "{} or **{1}**",
    "{1} \\ {1}",
    "{1} minus {1}",
    "{} maybe",
  ].map((extension) => block("domain = {1}", "a = 1", `P = ${extension}`, "Q = {1}")),
  ...["maybe {}", "{}?", "unknown", "true", "1"].map((extension) =>
    block("domain = {1}", "a = 1", `P = ${extension}`, "Q = {1}"),
  ),
  ...["{1, 2, ...}", "{1, 2, …}", "{1, 2, etc.}", "{1} ∪ {2}", "1"].map((domain) =>
    block(`domain = ${domain}`, "a = 1", "P = {}", "Q = {1}"),
  ),
  block("domain = {1, 2}", "a = 1 or 2", "P = {}", "Q = {1, 2}"),
  block("domain = {1}", "a = 1", "P = {}", "Q = {1}", "P = {1}"),
  `${right}\n\nAlternatively:\n${block("domain = {1}", "P = {1}")}`,
  `${right}\nAnother possibility: Q = {}`,
  `There is no such case.\n${right}`,
  `${right}\n\nThere is no such case.`,
  `${right} But no such interpretation exists.`,
  `${right}\nThis is not a countermodel.`,
  `${right}\nP = {1}`,
  `${right}\nCorrection: Q = {}`,
  `${right}\ndomain = {1, 2}`,
  '```json\n{"domain": [1], "a": 1, "P": [], "Q": [1]}\n```',
  "domain = {1}\na = 1\n\n| member | P | Q |\n|---|---|---|\n| 1 | no | yes |\nP = no",
])("a countermodel that does not commit itself, or in another form, is not read: %j", (reply) => {
  expect(getVerdict(monadic, reply)).toBe("nothing to read");
});
