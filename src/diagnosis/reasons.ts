/**
 * Explains why an answer is right: the text after the answer of a few-shot example. `short` is what decides, in the question's own
 * words; in style paper the papers' sentence (§3.4 and Appendix E of the ACL text; the papers show no valid example, Organon's names the rule).
 * `proof` shows the certificate line by line, `none` only the answer.
 *
 * Any function of this type is a further form; `demonstrate` accepts it.
 */
import type { ProblemLine } from "#items/problem-line";
import { sayBriefly } from "#items/explanations/brief";
import { sayCertificate, sayCounterexample } from "#items/explanations/certificate";
import { isForReaders } from "#items/formats/yes-no";
import type { ReasonForm } from "./reason-forms.ts";

/** A reason, empty if none is given, and the origin of its form. */
type Reason = { readonly reason: string; readonly source: "paper" | "organon" };

export type TellReason = (item: ProblemLine<"rule">) => Reason;

/** The papers' one sentence; in a style for readers, what decides. */
const short: TellReason = (item) => {
  if (isForReaders(item)) return { reason: sayBriefly(item), source: "organon" };
  const { kind } = item;
  switch (kind) {
    case "contradiction":
      return { reason: "Because that contradicts the premises.", source: "paper" };
    case "unrelated":
      return { reason: "Because the conclusion is not related to the premises.", source: "paper" };
    case "fallacy":
      return item.profile === "paper"
        ? { reason: `Because this is ${describeFallacy(item)}.`, source: "paper" }
        : { reason: `This is ${describeFallacy(item)}. ${describeCounterexample(item)}`, source: "organon" };
    case "valid":
      return { reason: `Because ${describeProof(item)}.`, source: "organon" };
    case "near":
      return {
        reason: item.label === "yes" ? `Because ${describeProof(item)}.` : describeCounterexample(item),
        source: "organon",
      };
    default:
      return kind satisfies never;
  }
};

/** Describes a case in which the premises are true and the conclusion is false. */
const describeCounterexample = (item: ProblemLine<"rule">): string =>
  sayCounterexample(item) ?? "Because the premises can be true while the conclusion is false.";

/** The forms of explanations by name. */
export const reasonTellers: Readonly<Record<ReasonForm, TellReason>> = {
  short,
  proof: (item) => ({ reason: sayCertificate(item).join("\n"), source: "organon" }),
  none: () => ({ reason: "", source: "organon" }),
};

const describeProof = (item: ProblemLine<"rule">): string =>
  item.category === "fallacy"
    ? "the conclusion is true wherever the premises are"
    : `this follows by ${describeRule(item)}`;

const describeRule = ({ rule, category }: ProblemLine<"rule">): string => {
  if (category !== "equivalence") return rule;
  return rule.startsWith("quantifier") ? `the law of ${rule}` : `the ${rule} law`;
};

const describeFallacy = ({ base }: ProblemLine<"rule">): string =>
  base.endsWith("fallacy") ? `the ${base}` : `the fallacy of ${base}`;
