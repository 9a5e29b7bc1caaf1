/** The names that options list are those of the modules, which load only when a command runs. */
import {
  runFormatNames,
  suiteFormatNames,
  defaultLexiconName,
  defaultStyleName,
  lexiconNames,
  styleNames,
  logFormats,
} from "#experiments/names";
import { expect, test } from "vitest";
import { runFile } from "#experiments/run-files/write";
import { suiteExports } from "#items/exports/exports";
import { taskNames } from "#items/names";
import { tasks as gradedTasks } from "../../packages/graded/src/index.ts";
import { defaultLexicon, defaultStyle, lexicons, styles } from "#language/lists";
import { reasonForms } from "#diagnosis/reason-forms";
import { reasonTellers } from "#diagnosis/reasons";
import { runExports } from "#reports/exports/run-exports";
import { logFormats as logRows } from "#runs/foreign/formats";

const namesOf = (rows: readonly { readonly name: string }[]): string[] => rows.map(({ name }) => name);

test.each<readonly [what: string, listed: readonly string[], actual: readonly string[]]>([
  ["styles", styleNames, namesOf(styles)],
  ["lexicons", lexiconNames, namesOf(lexicons)],
  ["defaults", [defaultStyleName, defaultLexiconName], [defaultStyle.name, defaultLexicon.name]],
  ["tasks", taskNames, namesOf(gradedTasks)],
  ["explanations", reasonForms, Object.keys(reasonTellers)],
  ["formats of logs", logFormats, namesOf(logRows)],
  ["formats of questions", suiteFormatNames, namesOf(suiteExports)],
  ["formats of runs", runFormatNames, [runFile.name, ...namesOf(runExports)]],
])("options name the %s that there are", (_, listed, actual) => {
  expect(listed).toEqual(actual);
});
