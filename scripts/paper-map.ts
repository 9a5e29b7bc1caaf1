/** `node scripts/paper-map.ts` writes docs/paper-map.md out of scripts/paper-map.json: a paper's section, command and files. */
import { writeFileSync } from "node:fs";
import rows from "./paper-map.json" with { type: "json" };

/** docs/paper-map.md. */
export const paperMapPage = (): string =>
  [
    "# Paper map",
    "",
    "Find the command and the files for a section of the papers. `node scripts/paper-map.ts` writes this page, and\n`test/acceptance/papers/map-long.test.ts` runs each command.",
    "[Metrics and papers](metrics-and-papers.md) explains the differences.",
    ...["LogicAsker", "DivLogicEval"].flatMap((paper) => [
      "",
      `## ${paper}`,
      "",
      "| section | subject | command | files |",
      "| --- | --- | --- | --- |",
      ...rows
        .filter((row) => row.paper === paper)
        .map(({ section, says, command, files }) => `| ${section} | ${says} | \`${command}\` | ${files} |`),
    ]),
    "",
  ].join("\n");

if (import.meta.main) writeFileSync(new URL("../docs/paper-map.md", import.meta.url), paperMapPage());
