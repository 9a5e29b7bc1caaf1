/** A function of your own asked 110 questions and scored: put the call of your model where `answer` is. */
import { diagnose, evaluate, generatedSuite, openStore } from "organon";

const answer = async (question: string): Promise<string> =>
  question.includes(" not ") ? "No, that does not follow." : "Yes.";

const store = openStore(":memory:");
const suite = generatedSuite({ perSkill: 2, seed: 7 });
const report = await evaluate(answer, { suite, name: "denial counter" }, { store });

for (const { name, accuracy } of report.models) {
  const { value, low, high, n } = accuracy;
  console.log(`${name}: ${value?.toFixed(3)} [${low.toFixed(3)}, ${high.toFixed(3)}], n ${n}`);
}
const { models } = await diagnose({ run: report.run, k: 3 }, { store });
for (const { weaknesses } of models)
  for (const { rule, kind, correct, accuracy, mark } of weaknesses)
    console.log(`${rule}, ${kind}: ${correct} of ${accuracy.n}, ${mark}`);
await store.close();
