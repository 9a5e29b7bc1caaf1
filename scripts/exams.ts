/**
 * Third-party exams of the logic room, over files that users bring along:
 *
 *     node scripts/exams.ts logical-entailment validate.txt
 *     node scripts/exams.ts folio folio-validation.jsonl [--z3]
 *     node scripts/exams.ts pelletier
 *
 * Figures in results/proof-checks.md come from here. Every answer counted has a certificate that was replayed.
 */
import { readFileSync } from "node:fs";
import type { Judgement, Relation, Sequent } from "#logic/certificate";
import { decide } from "#logic/decide";
import { FormulaError } from "#logic/error";
import { parseSequent } from "#logic/notation";
import { readNotation, readParts } from "#logic/notations/notations";
import { createReferee } from "#logic/z3";
import { z } from "zod";
import { pelletier } from "../packages/logic/test/pelletier.ts";

const [exam, file = "", ...flags] = process.argv.slice(2);

const linesOf = (path: string): readonly string[] =>
  readFileSync(path, "utf8")
    .split("\n")
    .filter((line) => line.trim() !== "");

const seconds = (milliseconds: number): string => `${(milliseconds / 1000).toFixed(2)} s`;
const share = (part: number, whole: number): string =>
  `${part} of ${whole} (${((100 * part) / Math.max(1, whole)).toFixed(1)} %)`;

const logicalEntailment = (): void => {
  const lines = linesOf(file);
  const began = performance.now();
  let right = 0;
  for (const [i, line] of lines.entries()) {
    const entailed = line.split(",")[2] === "1";
    const { relation } = decide(readNotation("entailment", line));
    if ((relation === "entailment" || relation === "inconsistent") === entailed) right++;
    else console.log(`line ${i + 1}: ${relation}, the label says ${entailed}`);
  }
  console.log(
    `logical-entailment: ${share(right, lines.length)} right, ${seconds(performance.now() - began)}`,
  );
};

/** The second version, as published, has all formulas in one text, a line each. */
const formulas = z.union([
  z.array(z.string()),
  z.string().transform((text) => text.split("\n").filter((line) => line.trim() !== "")),
]);

const row = z.object({ "premises-FOL": formulas, "conclusion-FOL": z.string(), label: z.string() });

/** What FOLIO's labels say; premises that cannot be true are neither. */
const labelOf: Readonly<Partial<Record<Relation, string>>> = {
  entailment: "True",
  contradiction: "False",
  neutral: "Uncertain",
};

const folio = async (): Promise<void> => {
  const all = linesOf(file).map((line) => row.safeParse(JSON.parse(line)));
  const rows = all.flatMap(({ data }) => (data === undefined ? [] : [data]));
  if (rows.length < all.length) console.log(`${all.length - rows.length} rows have no formulas or no label`);
  const referee = flags.includes("--z3") ? await createReferee({ threads: 2 }) : undefined;
  let [strict, repaired, decided, agree, both, z3Agrees, z3Gold, z3Decided] = [0, 0, 0, 0, 0, 0, 0, 0];
  let slowest = 0;
  const unread = new Map<string, number>();
  for (const [i, { "premises-FOL": premises, "conclusion-FOL": conclusion, label }] of rows.entries()) {
    const reading = readingOf(premises, conclusion);
    if (typeof reading === "string") {
      unread.set(reading, (unread.get(reading) ?? 0) + 1);
      continue;
    }
    if (reading.strict) strict++;
    repaired++;
    const began = performance.now();
    const { relation } = decide(reading.sequent);
    slowest = Math.max(slowest, performance.now() - began);
    const theirs = await referee?.relation(reading.sequent);
    if (theirs !== undefined && theirs !== "undecided") {
      z3Decided++;
      if (labelOf[theirs] === gold(label)) z3Gold++;
    }
    if (relation === "undecided") {
      console.log(`row ${i + 1}: undecided`);
      continue;
    }
    decided++;
    if (theirs !== undefined && theirs !== "undecided") {
      both++;
      if (theirs === relation) z3Agrees++;
      else console.log(`row ${i + 1}: ${relation}, Z3 says ${theirs}`);
    }
    if (labelOf[relation] === gold(label)) agree++;
    else console.log(`row ${i + 1}: ${relation}, gold ${label}${reading.strict ? "" : " (repaired)"}`);
  }
  await referee?.close();
  console.log(`FOLIO, ${rows.length} rows: read strictly ${share(strict, rows.length)}`);
  console.log(`  with stated repairs ${share(repaired, rows.length)}`);
  console.log(`  decided with a certificate ${share(decided, repaired)}, the slowest in ${seconds(slowest)}`);
  console.log(`  agreeing with gold ${share(agree, repaired)}`);
  if (referee) {
    console.log(`  Z3 agrees with us on ${share(z3Agrees, both)} that both decide`);
    console.log(`  Z3 agrees with gold on ${share(z3Gold, repaired)}, deciding ${z3Decided}`);
  }
  for (const [reason, count] of [...unread].toSorted((a, b) => b[1] - a[1]))
    console.log(`  not read: ${count} × ${reason}`);
};

const gold = (label: string): string => (label === "Unknown" ? "Uncertain" : label);

const readingOf = (
  premises: readonly string[],
  conclusion: string,
): { readonly sequent: Sequent; readonly strict: boolean } | string => {
  for (const repair of [false, true])
    try {
      return { sequent: readParts("folio", premises, conclusion, { repair }).sequent, strict: !repair };
    } catch (error) {
      if (!(error instanceof FormulaError)) throw error;
      if (repair) return error.message.replace(/“[^”]*”/g, "…").replace(/ \(column \d+\)/, "");
    }
  return "not read";
};

const pelletierExam = (): void => {
  let proved = 0;
  for (const [number, text] of Object.entries(pelletier)) {
    const [judgement, took] = timed(text);
    // The premises of 25 cannot all be true; from them, too, the conclusion follows.
    const derived = judgement.relation === "entailment" || judgement.relation === "inconsistent";
    if (derived) proved++;
    console.log(
      `| ${number} | ${judgement.relation} | ${derived ? judgement.certificate.steps.length : "–"} | ${seconds(took)} |`,
    );
  }
  console.log(`Pelletier: ${share(proved, Object.keys(pelletier).length)} proved`);
  // Weakened: each premise left out in turn.
  const weakened = new Map<Relation, string[]>();
  for (const [number, text] of Object.entries(pelletier)) {
    const { premises, conclusion } = parseSequent(text);
    for (const [i] of premises.entries()) {
      const { relation } = decide({ premises: premises.toSpliced(i, 1), conclusion });
      weakened.set(relation, [...(weakened.get(relation) ?? []), `${number} without premise ${i + 1}`]);
    }
  }
  for (const [relation, forms] of weakened)
    console.log(
      `weakened, ${relation}: ${forms.length}${relation === "neutral" ? "" : ` (${forms.join(", ")})`}`,
    );
};

const timed = (text: string): readonly [Judgement, number] => {
  const began = performance.now();
  const judgement = decide(parseSequent(text));
  return [judgement, performance.now() - began];
};

if (exam === "logical-entailment") logicalEntailment();
else if (exam === "folio") await folio();
else if (exam === "pelletier") pelletierExam();
else console.log("which exam: logical-entailment FILE, folio FILE [--z3], or pelletier");
