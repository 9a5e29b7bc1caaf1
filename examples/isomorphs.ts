/**
 * The same arguments in several vocabularies. Formulas and answer keys are equal, only the words differ: a model that reasons gives
 * each argument one answer. Measures the accuracy in each vocabulary, and how many arguments are answered alike in all of them.
 *
 *     organon study ./examples/isomorphs.ts -m reasoner:oracle
 */
import { defineStudy, generatedSuite, type Report } from "organon";

const lexicons = ["scenes", "everyday", "counterintuitive", "nonsense"];

/** The answers of a model to each argument, right or wrong, in the order of the vocabularies; unreadable ones are left out. */
const answersOf = (reports: Readonly<Record<string, Report>>, model: number): readonly boolean[][] => {
  const answers = new Map<string, boolean[]>();
  for (const [name, report] of Object.entries(reports))
    for (const { rule, kind, responseAccuracy } of report.models[model]!.bySkill) {
      // Each round asks one question of a rule and kind in each vocabulary.
      const argument = `${name.split(" ")[1]} ${rule} ${kind}`;
      const own = answers.get(argument) ?? [];
      answers.set(argument, own);
      if (responseAccuracy.value !== null) own.push(responseAccuracy.value === 1);
    }
  return [...answers.values()].filter(({ length }) => length === lexicons.length);
};

export default defineStudy({
  name: "isomorphs",
  about: "The same arguments in other words",
  options: {
    rounds: { about: "contrast pairs of each rule", usual: 1 },
    skills: { about: "rules, separated by commas; empty is all", usual: "" },
  },
  parts: ({ rounds, skills }) =>
    Object.fromEntries(
      Array.from({ length: Number(rounds) }, (_, round) => round + 1).flatMap((seed) =>
        lexicons.map((lexicon) => {
          const some = skills === "" ? undefined : String(skills).split(",");
          return [
            `${lexicon} ${seed}`,
            { suite: generatedSuite({ lexicon, seed, perSkill: 2, skills: some }) },
          ];
        }),
      ),
    ),
  tables: (reports) => {
    const models = Object.values(reports)[0]!.models.map(({ name }) => name);
    return [
      {
        title: "Accuracy",
        note: "the same arguments in every part; a part is a vocabulary and a round",
        columns: ["part", ...models],
        rows: Object.entries(reports).map(([part, report]) => [
          part,
          ...report.models.map(({ accuracy }) => accuracy),
        ]),
      },
      {
        title: "Consistency",
        note: "arguments that were answered readably in every vocabulary",
        columns: ["model", "arguments", "right in all", "wrong in all", "answers differ"],
        rows: models.map((name, model) => {
          const answers = answersOf(reports, model);
          const right = answers.filter((own) => own.every(Boolean)).length;
          const wrong = answers.filter((own) => !own.some(Boolean)).length;
          return [name, answers.length, right, wrong, answers.length - right - wrong];
        }),
      },
    ];
  },
});
