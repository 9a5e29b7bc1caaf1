/** Countermodels as models write them are read, and evaluated by the kernel. */
import { parseSequent } from "organon-logic/notation";
import { expect, test } from "vitest";
import { checkCountermodel } from "../src/check-countermodel.ts";
import { readCountermodel } from "../src/read-countermodel.ts";

const verdictOf = (sequent: string, reply: string): string => {
  const { premises, conclusion } = parseSequent(sequent);
  const world = readCountermodel(reply, [...premises, conclusion]);
  if (world === undefined) return "nothing to read";
  return checkCountermodel(world, premises, conclusion)?.why ?? "accepted";
};

const propositional = "p → q; q ⊢ p";
const monadic = "∀x (P(x) → Q(x)); Q(a) ⊢ P(a)";
const relational = "∀x ∃y R(x, y) ⊢ ∃y ∀x R(x, y)";

test.each([
  [propositional, "p = false, q = true"],
  [propositional, "p: F\nq: T"],
  [propositional, "- p is false\n- q is true"],
  [propositional, "| p | q |\n|---|---|\n| F | T |"],
  [propositional, "| letter | value |\n|---|---|\n| p | false |\n| q | true |"],
  [propositional, '{"p": false, "q": true}'],
  [propositional, '```json\n{"propositions": {"p": 0, "q": 1}}\n```'],
  [propositional, "Let **p** = ⊥ and **q** = ⊤."],
  [propositional, "p := 0; q := 1"],
  [propositional, "If p = true then we fail.\n\nCountermodel:\np = F\nq = T\nThe premises are true."],
  [monadic, "domain = {1}\na = 1\nP = {}\nQ = {1}"],
  [monadic, "Domain: {1, 2}\na: 1\nP: ∅\nQ: {1}"],
  [monadic, "D = {a, b}; P = {b}; Q = {a, b}"],
  [monadic, "Domain: 1, 2\na refers to 1\nP: none\nQ: 1, 2"],
  [monadic, "$D = \\{1\\}$, $a = 1$, $P = \\emptyset$, $Q = \\{1\\}$"],
  [monadic, '{"domain": [1], "names": {"a": 1}, "predicates": {"P": [], "Q": [1]}}'],
  [monadic, '{"domain": ["x1"], "a": "x1", "P": [], "Q": [["x1"]]}'],
  [monadic, "a = 1\n\n| member | P | Q |\n|---|---|---|\n| 1 | no | yes |\n| 2 | yes | yes |"],
  [monadic, "domain {1}, a = 1, P(1) = false, Q(1) = true\nDomain = {1}\nP = {}"],
  [relational, "domain = {1, 2}\nR = {(1, 1), (2, 2)}"],
  [relational, "Domain = {a, b}\nR = {⟨a, b⟩, ⟨b, a⟩}"],
  [relational, '{"domain": [1, 2], "R": [[1, 1], [2, 2]]}'],
  [relational, '{"domain": [1, 2], "predicates": {"R": ["(1,2)", "(2,1)"]}}'],
  [relational, "Domain: {1,2}\nR = {}\nR(1,2) = true\nR(2,1) = true"],
  [monadic, "```\ndomain = {1}\na = 1\nP = {}\nQ = {1}\n```\nP = {}, so P → Q is true, and P(a) is false."],
])("what refutes is accepted in many layouts: %s | %j", (sequent, reply) => {
  expect(verdictOf(sequent, reply)).toBe("accepted");
});

test.each([
  [propositional, "p = true, q = true", "p is true in it"],
  [propositional, "p = true, q = false", "premise 1, p → q, is false in it"],
  [propositional, "q = true", "proposition “p” is left out"],
  [propositional, "I do not know.", "nothing to read"],
  [monadic, "a = 1\nP = {}\nQ = {1}", "no domain is given"],
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
  expect(verdictOf(sequent, reply)).toBe(why);
});

test.each([
  [propositional, "p = true or false, q = true"],
  [propositional, "p = false or true\nq = true"],
  [propositional, "p is false/true, q is true"],
  [propositional, "p = false, q = true (or anything)"],
  [propositional, "p = false\nq = true\n\nAlternatively, p = true and q = true."],
  [propositional, "p = false, q = true, or vice versa"],
  [propositional, "p = false\nq = true\nor else p = true"],
  [propositional, "p = false, q = true. On the other hand there is no countermodel."],
  [propositional, "p = false, q = true. This is not a countermodel."],
  [monadic, "domain = {1}\na = 1\nP = {} or {1}\nQ = {1}"],
  [monadic, "domain = {1}\na = 1\nP = {} (or anything)\nQ = {1}"],
  [monadic, "domain = {1}\na = 1\nP = ∅ or {1}\nQ = {1}"],
  [monadic, "domain = {1, 2, ...}\na = 1\nP = {}\nQ = {1}"],
  [monadic, "domain = {1, 2, …}\na = 1\nP = {}\nQ = {1}"],
  [monadic, "domain = {1, 2, etc.}\na = 1\nP = {}\nQ = {1}"],
  [monadic, "domain = {1}\na = 1\nP = {}\nQ = {1}\n\nAlternatively:\ndomain = {1}\nP = {1}"],
  [monadic, "domain = {1}\na = 1\n**P** = {} or **{1}**\nQ = {1}"],
  [monadic, "domain = {1}\na = 1\nP = {}\nQ = {1} or any other set"],
  [monadic, '{"domain": [1], "a": 1, "P": "{} or {1}", "Q": [1]}'],
  [relational, "domain = {1, 2}\nR = {(1, 1), (2, 2), ...}"],
  [relational, "domain = {1, 2}\nR = {(1, 1), (2, 2)}\nAnother possibility: R = {}"],
  [propositional, "There is no such case.\n| p | q |\n|---|---|\n| F | T |"],
  [propositional, "| p | q |\n|---|---|\n| F | T |\n\nThere is no such case."],
  [propositional, "p = false, q = true. But no such interpretation exists."],
  [monadic, "domain = {1} ∪ {2}\na = 1\nP = {}\nQ = {1}"],
  [monadic, "domain = {1}\na = 1\nP = {1} \\ {1}\nQ = {1}"],
  [monadic, "domain = {1}\na = 1\nP = {1} minus {1}\nQ = {1}"],
  [monadic, "domain = {1}\na = 1\nP = {} maybe\nQ = {1}"],
  [monadic, "domain = {1}\na = 1\nP = maybe {}\nQ = {1}"],
  [propositional, "p = false?\nq = true"],
  [monadic, "```\ndomain = {1}\na = 1\nP = {}\nQ = {1}\n```\nP = {1}"],
  [monadic, "```\ndomain = {1}\na = 1\nP = {}\nQ = {1}\n```\nCorrection: Q = {}"],
  [monadic, '```json\n{"domain": [1], "a": 1, "P": [], "Q": [1]}\n```\ndomain = {1, 2}'],
])("a countermodel that does not commit itself is not read: %s | %j", (sequent, reply) => {
  expect(verdictOf(sequent, reply)).toBe("nothing to read");
});
