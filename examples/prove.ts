/** Decide an argument and print what shows it. Run: npx node examples/prove.ts */
import { decide, parseSequent, print } from "#logic";

const judgement = decide(parseSequent("p ∨ q; ¬p ⊢ q"));
console.log(judgement.relation);
if (judgement.relation === "entailment")
  for (const { n, formula, rule, from } of judgement.certificate.steps)
    console.log(`${n}. ${print(formula)}  ${rule} ${from.join(", ")}`);
