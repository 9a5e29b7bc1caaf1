/** Three questions about modus tollens, with their keys. Run: npx node examples/questions.ts */
import { suiteOf } from "#items";
import { everyday, plain } from "#language";

const plan = {
  profile: "paper",
  length: 1,
  seed: 3,
  skills: ["modus tollens"],
  style: plain,
  lexicon: everyday,
};
for (const outcome of suiteOf(plan, { limit: 3 }))
  if ("item" in outcome) console.log(`${outcome.item.question}\n${outcome.item.label}\n`);
