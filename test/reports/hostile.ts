/** What a model, a server or a user could put into a report to make it do something. */
import type { Report } from "#reports/summary";
import { exampleReport } from "./example-report.ts";

const tag = `<script>alert(1)</script>`;
const attribute = `" onload="alert(2)" x='`;
const escapes = `\u001b]0;owned\u0007\u001b[31mred\u202eesrever\ud800`;
const markdown = "| a | b |\n# heading [link](https://evil.example) `code` ![i](https://evil.example/i.png)";

/** Every kind of poison in every text of a report that comes from outside. */
export const poison = `${tag}${attribute}${escapes}${markdown}`;

/** The example report with poison wherever text stands. */
export const hostileReport = (): Report => {
  const report = exampleReport();
  return {
    ...report,
    run: poison,
    command: poison,
    date: poison,
    profile: poison,
    versions: { [poison]: poison },
    models: report.models.map((model, i) => ({
      ...model,
      id: poison,
      name: `${i}${poison}`,
      organisation: poison,
      byLogic: [...model.byLogic.slice(0, 1), ...model.byLogic.map((group) => ({ ...group, name: poison }))],
      byCategory: model.byCategory.map((group) => ({ ...group, name: poison })),
      byLength: model.byCategory.map((group, k) => ({ ...group, name: `${k}${poison}` })),
      bySkill: model.bySkill.map((skill) => ({
        ...skill,
        rule: `${skill.rule}${poison}`,
        base: `${skill.base}${poison}`,
        category: poison,
        extension: poison,
        kind: `${skill.kind}${poison}`,
      })),
      weaknesses: model.weaknesses.map((weakness) => ({
        ...weakness,
        rule: poison,
        kind: poison,
        example: {
          question: poison,
          premisesText: [poison, poison],
          conclusionText: poison,
          label: "no",
          answer: poison,
        },
      })),
    })),
  };
};
