/**
 * Answers looked at more than once: how often answers to one question differ, and how far several readers of the same
 * replies agree.
 */
import { background, number, section, share, table } from "../blocks.ts";
import type { Table } from "../document.ts";
import { type ModelReport, type ReaderGroup, having } from "../summary.ts";

/** The flip rate, where questions were asked several times. */
export const steadinessSection = (models: readonly Pick<ModelReport, "name" | "steadiness">[]) => {
  const rows = having(models, "steadiness").map(({ name, steadiness: steady }) => [
    name,
    ...[steady.epochs, steady.items, steady.flipped].map(number),
    share(steady.rate),
    share(steady.allRight.at(-1)?.share),
  ]);
  if (rows.length === 0) return undefined;
  const note =
    "flip rate: questions with answers of both kinds, of those answered readably more than once; always right: pass^k, right every time of all epochs";
  const blocks = [table(["model", "epochs", "questions", "flipped", "flip rate", "always right"], rows)];
  return section("steadiness", "Consistency", blocks, { note });
};

/** Readers side by side, for each model whose replies several have read. */
export const readersSection = (models: readonly Pick<ModelReport, "name" | "readers">[]) => {
  const read = having(models, "readers");
  const tables = read.map(({ name, readers }) => readerTable(readers, name));
  const first = read[0]?.readers[0]?.name ?? "";
  if (tables.length === 0) return undefined;
  const about = "The same stored replies read in other ways. Where readers differ, a person should look.";
  const note = `how far they agree with ${first}, by which the report goes`;
  return section("readers", "Answer parsers", [background(about), ...tables], { note });
};

/** One line a reader. */
export const readerTable = (readers: readonly ReaderGroup[], title?: string): Table =>
  table(
    [
      "reader",
      "accuracy",
      { heading: "response accuracy", spare: 2 },
      { heading: "response rate", spare: 1 },
      "agrees",
      "differs on",
    ],
    readers.map(({ name, sharedWith, accuracy, responseAccuracy, responseRate, agreement, differs }) => [
      sharedWith === undefined ? name : `${name}, on what ${sharedWith} judged`,
      ...[accuracy, responseAccuracy, responseRate, agreement].map(share),
      number(differs),
    ]),
    { title },
  );
