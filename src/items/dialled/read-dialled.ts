/**
 * The problem that a dialled item is about, from its line.
 */
import { type Problem, readDerivation, readInterpretation, readInterpretations } from "#arguments";
import { OrganonError, parse } from "#logic";
import type { DialledItem } from "./dialled-item.ts";

/** The problem of an item. Misuse where a formula does not parse or the certificate is not one of its relation. */
export const problemOf = (item: DialledItem): Problem => {
  const { relation, certificate, dials, core, steps } = item;
  const asked = { premises: item.premises.map((text) => parse(text)), goal: parse(item.goal), dials };
  if (relation === "neutral") {
    if (certificate.kind !== "interpretations") throw unfit(relation);
    return {
      ...asked,
      relation,
      certificate: readInterpretations(certificate),
      witness: null,
      core: [],
      steps: [],
    };
  }
  if (certificate.kind !== "derivation" || certificate.witness === null) throw unfit(relation);
  return {
    ...asked,
    relation,
    certificate: readDerivation(certificate.steps),
    witness: readInterpretation(certificate.witness),
    core,
    steps: steps.map(({ from, to }) => ({ from: from.map((text) => parse(text)), to: parse(to) })),
  };
};

const unfit = (relation: string): OrganonError =>
  new OrganonError("misuse", `this certificate does not show ${relation}`);
