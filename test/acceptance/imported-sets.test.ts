// @long: reads whole sets and decides their keys
/**
 * Other people's sets, whole: how many questions each file gives, how many of their keys are decided under the set's own semantics, and
 * how many of these are what follows. The sets lie beside a checkout, in ../shared/data or where ORGANON_SAMPLES says.
 * `npx vitest run test/acceptance/imported-sets.test.ts -u` writes the table anew.
 */
import { existsSync, globSync } from "node:fs";
import { join, resolve } from "node:path";
import { expect, test } from "vitest";
import { decideKeys } from "#experiments/audit/set-part";
import { importQuestions } from "#experiments/import-questions";
import { datasetText } from "#workspace/files/dataset-text";

const folder = process.env["ORGANON_SAMPLES"] ?? resolve(import.meta.dirname, "../../../shared/data");
const isThere = existsSync(folder);
if (!isThere) process.stdout.write(`skipped: no published sets in ${folder}\n`);

const sets = [
  ["CLUTRR/*.{csv,jsonl}", "clutrr"],
  ["FOLIO/folio-*.jsonl", "folio"],
  ["LogicBench/**/BQA/**/data_instances.json", "logicbench"],
  ["LogicBench/**/MCQA/**/data_instances.json", "logicbench"],
  ["LogicalDeduction/dev.json", "logical-deduction"],
  ["LogiQA2/*test*", "logiqa2"],
  ["MNLI/taxinli10k.tsv", "mnli"],
  ["MNLI/negation_MNLI.txt", "mnli"],
  ["Multi-LogiEval/HS_MP.json", "multi-logieval"],
  ["PARARULE-Plus/*.jsonl", "pararule-plus"],
  ["PrOntoQA-OOD/*.json", "prontoqa"],
  ["ProofWriter/test.json", "proofwriter"],
  // With s2.dev and labels.dev beside it.
  ["SNLI/s1.dev", "snli"],
  ["SNLI/negation_SNLI.txt", "snli"],
  ["SNLI/original_format/*.jsonl", "snli"],
  ["logical-entailment/validate.txt", "logical-entailment"],
] as const;

test.skipIf(!isThere)(
  "the sets have as many questions, and as many keys that follow, as goldens/imported-sets.txt says",
  async () => {
    const rows: string[] = [];
    for (const [pattern, format] of sets) {
      const files = globSync(pattern, { cwd: folder }).toSorted();
      // LogicBench has a file for each rule.
      for (const names of pattern.includes("**") ? [files] : files.map((file) => [file])) {
        const sum = { questions: 0, read: 0, agree: 0, disagree: 0, unjudged: 0, undecided: 0 };
        for (const name of names) {
          const { questions } = importQuestions(await datasetText(join(folder, name)), { format, name });
          const { read, judged, right, faults, undecided } = await decideKeys(format, questions);
          sum.questions += questions.length;
          sum.read += read;
          sum.agree += right;
          sum.disagree += faults.length;
          sum.unjudged += read - judged - undecided;
          sum.undecided += undecided;
        }
        rows.push([names.length === 1 ? names[0] : pattern, names.length, ...Object.values(sum)].join(" | "));
      }
    }
    const head =
      "file | files | questions | read back | keys that follow | keys that do not | premises that cannot be true | undecided";
    await expect(`${[head, ...rows].join("\n")}\n`).toMatchFileSnapshot("./goldens/imported-sets.txt");
  },
);
