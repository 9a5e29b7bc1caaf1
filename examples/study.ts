/** A custom study: organon study ./examples/study.ts -m reasoner:coin */
import { defineStudy, generatedSuite } from "organon";
export default defineStudy({
  name: "two-lengths",
  about: "One step against three",
  options: { perSkill: { about: "questions of each skill", usual: 1 } },
  parts: ({ perSkill }) => ({
    short: { suite: generatedSuite({ profile: "paper", perSkill }) },
    long: { suite: generatedSuite({ profile: "paper", perSkill, length: 3 }) },
  }),
  tables: ({ short, long }) => [
    {
      title: "Accuracy",
      columns: ["model", "one step", "three steps"],
      rows: short!.models.map(({ name, accuracy }, i) => [name, accuracy, long!.models[i]!.accuracy]),
    },
  ],
});
