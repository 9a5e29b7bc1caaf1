/**
 * `organon report RUN`: a stored run on the terminal, as JSON, as one HTML page, as Markdown. With `--parser` its replies are read
 * again, by one answer parser or by all, and it is told how far these agree; with `--section weaknesses` only its weakest skills are shown (§3.3 of the ACL text).
 */
import { readerNames } from "#experiments/names";
import { defaults } from "#experiments/defaults";
import { OrganonError } from "#logic/error";
import { present } from "#report/blocks";
import type { Document } from "#report/document";
import { weaknessesJson } from "#report/json";
import { weaknessesDocument } from "#report/sections/weakest";
import { report as tell } from "#experiments/results/report";
import { reportTools } from "../asking.ts";
import { type Context, type Result } from "../command.ts";
import { pick, type Values } from "../flags.ts";
import { closeGate, gateOutcome, reportResult, saveReport } from "../report-output.ts";
import { keepMemoryFlat } from "../memory.ts";
import { print, requireOneOutput } from "../printing.ts";
import type { options } from "./options.ts";
import { weaknesses } from "./weaknesses.ts";

export const run = async (
  values: Values<typeof options>,
  context: Context,
  [run = "latest"]: readonly string[],
): Promise<Result | number> => {
  requireOneOutput(pick(values, "html", "markdown"), context.common);
  if (values.section !== undefined) return weakestSkills(run, values, context);
  const { parser } = values;
  return parser === undefined ? tellRun(run, values, context) : readAgain(run, parser, context);
};

type Given = Values<typeof options>;

const weakestSkills = async (run: string, values: Given, context: Context): Promise<Result> => {
  const ranking = pick(values, "k", "ranking", "by", "minimum", "correction");
  const found = await weaknesses({ run, ...ranking }, reportTools(await context.open("read"), context));
  return {
    json: weaknessesJson(found),
    lines: found.models.map((model) => weaknessesDocument(model, values.k ?? defaults.weakest, found)),
  };
};

const tellRun = async (run: string, values: Given, context: Context): Promise<number> => {
  keepMemoryFlat();
  const { common } = context;
  const { figures } = values;
  const store = await context.open("read");
  const told = await tell({ run }, reportTools(store, context));
  const gate = await gateOutcome(told, values, store, context);
  await saveReport(told, { figures }, context);
  const isWritten = Object.keys(pick(values, "html", "markdown", "figures")).length > 0;
  if (common.json || !isWritten) await print(reportResult(told, { gate, full: values.full }), context);
  if (gate?.outcome === "undecided")
    throw new OrganonError("incomplete", `run ${told.run} has calls without a response`, {
      hint:
        told.command === undefined
          ? "continue it with the program that began it"
          : `finish it: ${told.command}`,
    });
  return closeGate(gate, context);
};

/** Judges all stored responses anew, and shows replies on which readers differ, with the words that each read. */
const readAgain = async (
  run: string,
  parser: string,
  { terminal, common, signal, open }: Context,
): Promise<Result> => {
  const { regrade } = await import("#experiments/results/regrade");
  const { disagreementDocument, readersDocument } = await import("#experiments/results/readings");
  const reader = parser === "usual" ? readerNames[0]! : parser;
  const progress = terminal.progress("judging");
  const found = await regrade(
    { run, reader },
    {
      store: await open("append"),
      signal,
      onReader: (done, of, judged) => progress.update(done, of, ` readers, ${judged} responses each`),
    },
  );
  const { judged, questions, readAlike, models, usual } = found;
  const max = common.json ? Number.POSITIVE_INFINITY : 5;
  const disagreements = [];
  const lines: (string | Document)[] = [];
  for (const name of found.readers.filter((one) => one !== usual)) {
    const differs = models.flatMap(({ readers }) => readers.find((one) => one.name === name)?.differs ?? 0);
    const total = differs.reduce((sum, count) => sum + count, 0);
    if (total === 0) continue;
    lines.push(`\n${name} and ${usual} differ on ${total} replies`);
    let shown = 0;
    for await (const one of found.disagreements(name)) {
      disagreements.push(one);
      lines.push(disagreementDocument(one));
      if (++shown === max) break;
    }
    if (total > max) lines.push(`… and ${total - max} more: --json shows all`);
  }
  return {
    json: { run: found.run.id, reader, judged, questions, readAlike, models, disagreements },
    lines: present([
      `${judged} responses of run ${found.run.id} judged again by ${found.readers.join(", ")}`,
      readAlike > 0 &&
        `${readAlike} of ${questions} questions are read by ${usual} whatever --parser says: other answer parsers read yes and no only`,
      ...models.flatMap(({ model, readers }) => ["", readersDocument(model, readers)]),
      ...lines,
    ]),
  };
};
