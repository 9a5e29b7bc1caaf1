/**
 * How fast problems by difficulty parameters are made, each with its certificate, its needed premises shown needed, and how many of them are
 * different arguments: `node --conditions=organon-source bench/dials.ts [skeletons of each setting]`. Each dial goes through its range while the others are as
 * usual; rates are per second of processor time and depend on the machine.
 */
import { argumentHash } from "#arguments/argument-hash";
import { gradedProblems } from "../packages/graded/src/index.ts";
import { type DifficultyParameters, parseParameters } from "../packages/graded/src/parameters.ts";
import { problemRelations } from "#items/tasks/graded-argument";
import { createRandom } from "#arguments/random";

const settings: readonly Partial<DifficultyParameters>[] = [
  {},
  ...[1, 2, 8, 16, 32, 64, 100].map((length) => ({ length })),
  ...[2, 4, 8].map((width) => ({ length: 16, width })),
  ...[0, 0.25, 0.75, 0.9, 0.95].map((distractors) => ({ distractors })),
  ...[0, 1].map((nearness) => ({ nearness })),
  ...[1, 4, 10, 20].map((relations) => ({ length: 22, relations })),
  ...[1, 2].map((quantifiers) => ({ quantifiers })),
  ...[0, 2, 3].map((negations) => ({ negations })),
];

const skeletons = Number(process.argv[2] ?? 150);
const known = new Set<string>();
const reasons = new Map<string, number>();
let [made, spent] = [0, 0];

for (const setting of settings) {
  const at = gradedProblems.open(parseParameters(setting), { seed: 1, isAlike: false, createRandom });
  const [before, start] = [made, process.cpuUsage()];
  for (let number = 0; number < skeletons; number++)
    for (const relation of problemRelations) {
      const outcome = at(number, relation);
      if ("dropped" in outcome) reasons.set(outcome.dropped, (reasons.get(outcome.dropped) ?? 0) + 1);
      else {
        made++;
        known.add(argumentHash(outcome.problem.premises, outcome.problem.goal));
      }
    }
  const { user, system } = process.cpuUsage(start);
  const seconds = (user + system) / 1e6;
  spent += seconds;
  console.log(`${JSON.stringify(setting)}: ${Math.round((made - before) / seconds)} a second`);
}
for (const [reason, count] of reasons) console.log(`${count} dropped: ${reason}`);
console.log(
  `${made} problems, ${known.size} different arguments, ${Math.round(known.size / spent)} of them a second`,
);
