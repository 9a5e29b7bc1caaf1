/**
 * The papers' example sentences beside those of the style `paper`: each formula in the same words. Where the two differ,
 * test/language/goldens/papers-sentences.json names the mend or another reason; docs/papers-english.md shows all of them, and
 * `UPDATE_GOLDENS=1 npx vitest run test/acceptance/papers/english.test.ts` writes it.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { papers } from "#language/lexicons/papers";
import { lexiconFaults } from "#language/lexicon-exam";
import { paper } from "#language/styles/paper";
import { vocabularyOf, type Words } from "#language/words";
import { canonical } from "#logic/canonical";
import { parse, print } from "#logic/notation";
import { expect, test } from "vitest";
import page from "../../language/goldens/papers-sentences.json" with { type: "json" };

type Example = (typeof page.sentences)[number];

/** "is a doctor" denied; the first auxiliary of a clause takes the "not". */
const denied = (text: string): string =>
  /\b(?:is|am|will|can)\b/.test(text)
    ? text.replace(/\b(is|am|will|can)\b/, "$1 not")
    : `it is not the case that ${text}`;

const wordsOf = (example: Example): Words => {
  const entries = Object.entries<string | undefined>(example.words).flatMap(([letter, text]) =>
    text === undefined ? [] : [[letter, { yes: text, no: denied(text) }] as const],
  );
  return {
    propositions: new Map(entries.filter(([letter]) => /[a-z]/.test(letter))),
    predicates: new Map(entries.filter(([letter]) => /[A-Z]/.test(letter) && letter !== "L")),
    relations: new Map(entries.filter(([letter]) => letter === "L")),
    constants: new Map(),
  };
};

const reasons: Readonly<Record<string, string>> = page.mends;

test("§3.2, Appendices D and E, Tables 4 and 7-10: each example sentence is said as printed, or with a mend that is listed", () => {
  const rows = page.sentences.map((example) => {
    const formula = parse(example.formula);
    const words = wordsOf(example);
    const ours = paper.say(formula, words);
    expect(print(paper.read(ours, vocabularyOf(words)))).toBe(print(canonical(formula)));
    expect(`${ours} ${example.why === null}`).toBe(`${ours} ${ours === example.printed}`);
    const why = example.why === null ? "as printed" : (reasons[example.why] ?? "");
    expect(why, example.why ?? "").not.toBe("");
    return `| ${example.where} | \`${example.formula}\` | ${example.printed} | ${ours} | ${why} |`;
  });
  const path = new URL("../../../docs/papers-english.md", import.meta.url);
  const table = [...head, ...rows, ""].join("\n");
  if (process.env["UPDATE_GOLDENS"] !== undefined) writeFileSync(path, `${opening}${table}`);
  expect(cellsOf(readFileSync(path, "utf8"))).toEqual(cellsOf(table));
});

const head = ["| where | formula | the papers | style `paper` | why |", "| --- | --- | --- | --- | --- |"];

/** The formatter aligns the columns of a table. */
const cellsOf = (text: string): readonly string[] =>
  text
    .split("\n")
    .filter((line) => line.startsWith("|") && !/^\|[\s|:-]+\|$/.test(line))
    .map((line) => line.replaceAll(/ +/g, " "));

const opening = `# The papers' sentences and those of style \`paper\`

See how style \`paper\` says the example sentences of both LogicAsker papers, and why a sentence differs from the printed one.
\`organon audit test.csv --format logicasker\` counts, on your own copy of the authors' data, how many sentences have the same pattern.

`;

test("Appendix D.3: the lexicon `papers` has the appendix's words and passes the examination of every lexicon", () => {
  expect(lexiconFaults(papers)).toEqual([]);
  const counts = [papers.subjects, papers.predicates, papers.impersonals].map((list) => list.length);
  expect(counts).toEqual([28, 37 + 16, 10]);
});
