/**
 * Formats an interpretation as lines of text: its domain, the member that each constant names, the extension of each
 * predicate, and the true propositions.
 */
import type { Interpretation } from "./certificate.ts";

/** Returns the interpretation's lines, indented by four; a domain only if there are predicates or constants. */
export const printInterpretation = ({
  domain,
  constants,
  predicates,
  propositions,
}: Interpretation): string => {
  const extensions = Object.entries(predicates).map(
    ([name, tuples]) =>
      `${name} = {${tuples.map((tuple) => (tuple.length === 1 ? tuple[0] : `(${tuple.join(", ")})`)).join(", ")}}`,
  );
  const named = Object.entries(constants).map(([name, member]) => `${name} = ${member}`);
  const truths = Object.entries(propositions).map(([name, value]) => `${name} ${value ? "true" : "false"}`);
  const people = extensions.length > 0 || named.length > 0 ? [`domain {${domain.join(", ")}}`] : [];
  return [...people, ...named, ...extensions, ...truths].map((part) => `    ${part}`).join("\n");
};
