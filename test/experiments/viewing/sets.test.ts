/** Sets beside the runs: which are listed, what is audited, and what nobody may read. */
import { writeFileSync } from "node:fs";
import { functionModel } from "#models/function-model";
import { expect, test } from "vitest";
import { lineOf } from "#items/formats/lines";
import { fileSuite } from "#workspace/files/entries";
import { importQuestions } from "#experiments/import-questions";
import { run } from "#experiments/asking/plan-run";
import { openModels } from "#workspace/settings/open-models";
import { choiceSuite, generatedSuite } from "#experiments/suites";
import { openSets } from "#experiments/viewing/sets";
import { newStore, fixture } from "../../fixture.ts";

const { pathOf } = fixture();

const row = (label: string): string =>
  JSON.stringify({
    premises: ["Owls fly.", "Ada is an owl."],
    "premises-FOL": ["∀x (Owl(x) → Fly(x))", "Owl(ada)"],
    conclusion: "Ada flies.",
    "conclusion-FOL": "Fly(ada)",
    label,
  });

test("a dataset in its own layout is audited with its formulas, and so is a run of the same set", async () => {
  const path = pathOf("folio.jsonl");
  writeFileSync(path, `${row("False")}\n${row("True")}\n`);
  const store = newStore(":memory:");
  const { questions } = importQuestions(row("True"), { format: "folio", name: "folio.jsonl" });
  const lines = pathOf("lines.jsonl");
  writeFileSync(lines, questions.map((question) => `${lineOf(question)}\n`).join(""));
  const models = [functionModel("yes", () => "True")];
  await run({ suite: await fileSuite(lines), models }, { store });
  const sets = openSets(store, [`folio=${path}`]);
  const listed = await sets.list();
  expect(listed.map(({ from, dataset }) => [from, dataset])).toEqual([
    ["file", "folio"],
    ["run", "folio"],
  ]);
  const audit = await sets.audit(`folio=${path}`);
  expect([audit.questions, audit.judged, audit.faults[0]?.deserved]).toEqual([2, 2, "True"]);
  const ofRun = await sets.audit(listed[1]!.id);
  expect([ofRun.questions, ofRun.judged]).toEqual([1, 1]);
});

test("questions of ours carry certificates and are not audited so; their words are counted", async () => {
  const store = newStore(":memory:");
  const models = openModels(["reasoner:oracle"]);
  await run({ suite: generatedSuite({ profile: "paper", limit: 4 }), models, epochs: 2 }, { store });
  await run({ suite: choiceSuite({ perType: 1 }), models: [functionModel("a", () => "A")] }, { store });
  const sets = openSets(store);
  const listed = await sets.list();
  for (const { id } of listed) await expect(sets.audit(id)).rejects.toMatchObject({ code: "misuse" });
  const { sets: counted } = await sets.diversity(listed.map(({ id }) => id));
  // Each question once, however often it was asked or turned.
  expect(new Set(counted.map(({ instances }) => instances))).toEqual(new Set([3, 4]));
});
