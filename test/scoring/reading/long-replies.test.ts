// @long: starts processes
/** Long replies are read in time that grows no faster than they do, and in little memory; `npm run attacks` reads 8 MiB. */
import { execFileSync } from "node:child_process";
import { resolve } from "node:path";
import { expect, test } from "vitest";
import { sampled } from "../../sampled.ts";

const mebibyte = 2 ** 20;
const sizes = [sampled(0.5, 2), sampled(2, 8)];

/** Text without a pattern, the same each time. */
const noise = (() => {
  let state = 7;
  const next = (): number => (state = (state * 48_271) % 2_147_483_647);
  return Array.from({ length: 60_000 }, () => String.fromCharCode(32 + (next() % 95))).join("");
})();

/** Pieces of hostile replies: brackets, emphasis, markers, list marks, digits, tags, quotes, negations. */
const pieces = [
  "**",
  "Answer: ",
  "1. x\n",
  "- A\n",
  "7",
  "((((",
  "{",
  "\\boxed{",
  "<think>",
  "<think></think>a",
  "~~a",
  "true, ",
  "The answer is A. ",
  "“",
  "it follows ",
  "not ",
  "wait, no. ",
  "\n",
  "word ",
  "answer is ",
  "a\n",
  "(a) is better than (b). ",
  "3 - Agree ",
  "}{{",
  "yes no ",
  "yes. ",
  "cannot say whether ",
  "Please answer. ",
  noise,
];

/**
 * Reads each piece repeated, all in one process of its own; prints how much the processor's time grows with the reply. The
 * process ends with an error where its heap, the reply included, takes more than 128 MiB.
 */
const program = `
import { read } from "#scoring/reading/read";
import { buildSpellings } from "#scoring/reading/spellings";
const kinds = [["yes", "no"], ["1", "2", "3"]].map((labels) =>
  buildSpellings(labels.map((label) => ({ label, text: label === "1" ? "It rains." : undefined }))));
const readAll = (reply) => { for (const kind of kinds) read(reply, kind); };
const timeOf = (reply) => {
  const start = process.cpuUsage();
  readAll(reply);
  return process.cpuUsage(start).user;
};
const pieces = JSON.parse(process.argv[1]);
for (const piece of pieces) readAll(piece.repeat(1000));
const growths = pieces.map((piece) => {
  const [least, most] = ${JSON.stringify(sizes)}.map((size) => timeOf(piece.repeat(Math.ceil((size * ${mebibyte}) / piece.length))));
  return [piece, most / Math.max(least, 30_000)];
});
console.log(JSON.stringify(growths));
`;

test(`${sizes[1]} MiB of hostile pieces take at most six times the time of ${sizes[0]} MiB, in a heap of 128 MiB`, () => {
  const output = execFileSync(
    process.execPath,
    ["--max-old-space-size=128", "--input-type=module", "-e", program, JSON.stringify(pieces)],
    { cwd: resolve(import.meta.dirname, "../../.."), encoding: "utf8" },
  );
  const growths = JSON.parse(output);
  expect(growths.filter(([, growth]: readonly [string, number]) => growth > 6)).toEqual([]);
});
