/**
 * Why an answer is right, in words: what stands behind the answer of a demonstration. `short` is the papers' own
 * sentence (§3.4 and Appendix E of the ACL text; the papers show no valid example, ours names the rule),
 * `derivation` shows the derivation rule by rule, `proof` its certificate line by line, `none` leaves the answer
 * alone.
 *
 * A further form is a function like these: `demonstrate` takes any.
 */
import type { ProblemLine } from "#items/problem-line";
import { sayCertificate } from "#items/explanations/certificate";
import { speakerOf } from "#items/words-of";

/** A reason, empty where none is given, and whose form it has. */
type Reason = { readonly reason: string; readonly source: "paper" | "organon" };

export type TellReason = (item: ProblemLine<"rule">) => Reason;

export const reasonForms = ["short", "derivation", "proof", "none"] as const;
export type ReasonForm = (typeof reasonForms)[number];

/** The papers' one sentence. */
const short: TellReason = (item) => {
  const { kind } = item;
  switch (kind) {
    case "contradiction":
      return { reason: "Because that contradicts the premises.", source: "paper" };
    case "unrelated":
      return { reason: "Because the conclusion is not related to the premises.", source: "paper" };
    case "fallacy":
      return { reason: `Because this is ${fallacyInWords(item)}.`, source: "paper" };
    case "valid":
      return { reason: `Because ${followsBy(item)}.`, source: "organon" };
    case "near":
      return {
        reason:
          item.label === "yes"
            ? `Because ${followsBy(item)}.`
            : "Because the premises can be true while the conclusion is false.",
        source: "organon",
      };
    default:
      return kind satisfies never;
  }
};

/** The chain, rule by rule, in the item's own words; then what that means for the conclusion. */
const derivation: TellReason = (item) => {
  // A twin that was found by moving clauses has no chain; what the premises say nothing about has no other reason.
  if (item.steps.length === 0) return short(item);
  if (item.kind === "unrelated")
    return { reason: "Because the premises say nothing about the conclusion.", source: "organon" };
  const say = speakerOf(item);
  const quoted = (formula: string): string => `“${say(formula).replace(/\.$/, "")}”`;
  const told = item.steps.map(({ skill, from, to }, i) => {
    const isFallacy = item.kind === "fallacy" && i === item.steps.length - 1;
    const given = inWords(from.map(quoted));
    return isFallacy
      ? `${quoted(to)} does not follow from ${given}: that would be ${fallacyInWords(item)}`
      : `${quoted(to)} follows from ${given} by ${skill}`;
  });
  const end = endOf(item);
  return {
    reason: `Because ${told.join("; then ")}${end === "" ? "" : `; ${end}`}.`,
    source: "organon",
  };
};

/** What the derived line means for the asked one. */
const endOf = ({ kind }: ProblemLine<"rule">): string => {
  switch (kind) {
    case "contradiction":
      return "that contradicts the conclusion";
    case "near":
      return "the conclusion says something else, which may be false while the premises are true";
    default:
      return "";
  }
};

/** The forms of explanations by name. */
export const reasonTellers: Readonly<Record<ReasonForm, TellReason>> = {
  short,
  derivation,
  proof: (item) => ({
    reason: `Because: ${sayCertificate(item)
      .map((line) => line.trim())
      .join(" ")}`,
    source: "organon",
  }),
  none: () => ({ reason: "", source: "organon" }),
};

/** A fallacy's sound twin looks like the fallacy and is none. */
const followsBy = (item: ProblemLine<"rule">): string =>
  item.category === "fallacy"
    ? "the conclusion is true wherever the premises are"
    : `this follows by ${ruleInWords(item)}`;

/** "modus ponens", "the De Morgan law", "the law of quantifier negation". */
const ruleInWords = ({ rule, category }: ProblemLine<"rule">): string => {
  if (category !== "equivalence") return rule;
  return rule.startsWith("quantifier") ? `the law of ${rule}` : `the ${rule} law`;
};

/** "the fallacy of affirming the consequent", "the existential fallacy". */
const fallacyInWords = ({ base }: ProblemLine<"rule">): string =>
  base.endsWith("fallacy") ? `the ${base}` : `the fallacy of ${base}`;

const inWords = (parts: readonly string[]): string =>
  parts.length < 2 ? parts.join("") : `${parts.slice(0, -1).join(", ")} and ${parts.at(-1) ?? ""}`;
