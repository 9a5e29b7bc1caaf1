/** Decide an argument and print what shows it. In a checkout: npx node --conditions=organon-source examples/prove.ts */
import { decide, parseSequent, print } from "organon";

const judgement = decide(parseSequent("p ∨ q; ¬p ⊢ q"));
console.log(judgement.relation);
if (judgement.relation === "entailment")
  for (const { n, formula, rule, from } of judgement.certificate.steps)
    console.log(`${n}. ${print(formula)}  ${rule} ${from.join(", ")}`);
