/**
 * `npm run bench:causes [-- subjects [questions [row [draws [longest]]]]]`: how many planted causes of wrong answers are found, and how many are named that
 * are none, by questions of profile balanced that are made once. Subjects are simulated: one slips where every shortest proof needs a
 * planted rule, others by what a question shows, or by chance alone. Beside it stands the list of weak skills. `row` is a pattern for the names of
 * the rows wanted; intervals need draws; `longest` is the largest number of steps (3).
 */
import { createGenerator } from "#items/generate";
import type { ProblemLine } from "#items/problem-line";
import { questionOf } from "#items/question";
import { createRandom, type Random } from "#arguments/random";
import { defaultLexicon, defaultStyle } from "#language/lists";
import { createCauseTable, type CauseTable } from "#diagnosis/cause-table";
import { weaknesses } from "#diagnosis/diagnose";
import { findCauses } from "#diagnosis/find-causes";
import type { Score } from "#scoring/verdict";

const [subjects = 20, wanted = 1640, only = "", longest = 3] = process.argv
  .slice(2)
  .map((text) => (/^\d+$/.test(text) ? Number(text) : text));

const count = Number(wanted);

const make = (count: number, lengths: readonly number[]): readonly ProblemLine<"rule">[] => {
  const generator = createGenerator({
    profile: "balanced",
    length: lengths.map((length) => ({ length, weight: 1 })),
    seed: 11,
    style: defaultStyle,
    lexicon: defaultLexicon,
  });
  const made: ProblemLine<"rule">[] = [];
  for (let k = 0; made.length < count; k++) {
    const outcome = generator.at(k);
    if ("item" in outcome) made.push(outcome.item);
  }
  return made;
};

/** The chance of a right answer. */
type Subject = (line: ProblemLine<"rule">) => number;

const slipsOn =
  (rules: readonly string[], slip: number, base = 0): Subject =>
  ({ bearing, label, rule }) => {
    const needed = label === "yes" ? (bearing?.needed ?? bearing?.proof ?? []) : [];
    const times = rules.filter((one) => needed.includes(one) || (label === "no" && one === rule)).length;
    return (1 - base) * (1 - slip) ** times;
  };

/** Rules that are asked about and can be planted: sound ones that some question needs. */
const plantable = (lines: readonly ProblemLine<"rule">[]): readonly string[] => [
  ...new Set(
    lines.flatMap(({ label, rule, category }) => (label === "yes" && category !== "fallacy" ? [rule] : [])),
  ),
];

const found = {
  planted: 0,
  of: 0,
  others: 0,
  rules: 0,
  covered: 0,
  intervals: 0,
  skills: 0,
  wide: 0,
  subjects: 0,
  whole: 0,
  clean: 0,
  ms: 0,
};
type Found = { -readonly [Name in keyof typeof found]: number };

/** Answers of one subject, and what is found in them. */
const trial = (
  lines: readonly ProblemLine<"rule">[],
  table: CauseTable,
  subject: Subject,
  rules: readonly string[],
  slip: number,
  base: number,
  seed: string,
  told: Found,
): readonly string[] => {
  const random: Random = createRandom(seed);
  const right = Float64Array.from(lines, (line) => (random.next() < subject(line) ? 1 : 0));
  const start = process.cpuUsage().user / 1000;
  const { causes } = findCauses({ ...table, right });
  told.ms += process.cpuUsage().user / 1000 - start;
  const named = causes.map(({ factor }) => table.factors[factor]!);
  told.subjects++;
  told.of += rules.length;
  const hits = named.filter(({ name }) => rules.includes(name)).length;
  told.planted += hits;
  told.others += named.length - hits;
  told.rules += named.filter(({ kind, name }) => kind === "rule" && !rules.includes(name)).length;
  told.whole += hits === rules.length ? 1 : 0;
  told.clean += named.length === hits ? 1 : 0;
  for (const { factor, low, high } of causes) {
    const { name, rows } = table.factors[factor]!;
    if (!rules.includes(name)) continue;
    const without = slipsOn(
      rules.filter((one) => one !== name),
      slip,
      base,
    );
    const members = [...rows];
    const truth =
      members.reduce((sum, row) => sum + subject(lines[row]!) - without(lines[row]!), 0) / members.length;
    told.intervals++;
    told.covered += low <= truth && truth <= high ? 1 : 0;
    told.wide += high - low;
  }
  const scores = lines.map((line, row): Score => ({
    questionId: line.id,
    model: "simulated",
    tags: questionOf(line).tags,
    key: line.label,
    epoch: 0,
    verdict: { outcome: right[row] === 1 ? "correct" : "incorrect" },
  }));
  told.skills += weaknesses(scores, { k: 500 }).weaknesses.filter(
    ({ distinction }) => distinction.isBelow,
  ).length;
  return named.map(({ name }) => name);
};

const tell = (what: string, told: Found, more = ""): void => {
  const share = (part: number, of: number): string => (of === 0 ? "-" : (part / of).toFixed(3));
  console.log(
    `${what.padEnd(44)} recall ${share(told.planted, told.of)} all ${told.whole}/${told.subjects} clean ${told.clean}/${told.subjects} ` +
      `false causes ${share(told.others, told.subjects)} (rules ${share(told.rules, told.subjects)}) coverage ${share(told.covered, told.intervals)} ` +
      `width ${share(told.wide, told.intervals)} weak skills ${share(told.skills, told.subjects)} ${(told.ms / told.subjects).toFixed(0)} ms ${more}`,
  );
};

const tableOf = (lines: readonly ProblemLine<"rule">[]): CauseTable => {
  const table = createCauseTable();
  for (const line of lines) table.add(line, 1);
  return table.read();
};

const start = process.cpuUsage().user / 1000;
const lines = make(
  count,
  Array.from({ length: Number(longest) }, (_, i) => i + 1),
);
console.log(`${lines.length} questions in ${((process.cpuUsage().user / 1000 - start) / 1000).toFixed(1)} s`);
const table = tableOf(lines);
console.log(
  `${table.factors.length} factors, ${table.factors.reduce((sum, { rows }) => sum + rows.length, 0)} memberships`,
);

const isWanted = (row: string): boolean => new RegExp(String(only)).test(row);

const planted = (rules: number, slip: number, base: number): void => {
  const row = `${rules} planted, slip ${slip}, other errors ${base}`;
  if (!isWanted(row)) return;
  const told = { ...found };
  const names = plantable(lines);
  for (let n = 0; n < Number(subjects); n++) {
    const weak = createRandom(`planted ${n}`).shuffle(names).slice(0, rules);
    trial(
      lines,
      table,
      slipsOn(weak, slip, base),
      weak,
      slip,
      base,
      `subject ${n} ${rules} ${slip} ${base}`,
      told,
    );
  }
  tell(row, told);
};

const shows = (what: string, subject: Subject, isRight: (name: string) => boolean): void => {
  if (!isWanted(what)) return;
  const told = { ...found };
  const firsts = new Map<string, number>();
  let right = 0;
  for (let n = 0; n < Number(subjects); n++) {
    const names = trial(lines, table, subject, [], 0, 0, `${what} ${n}`, told);
    if (names.length > 0 && isRight(names[0]!)) right++;
    for (const name of names) firsts.set(name, (firsts.get(name) ?? 0) + 1);
  }
  tell(
    what,
    told,
    `first right ${right}/${told.subjects}; ${[...firsts]
      .toSorted((a, b) => b[1] - a[1])
      .slice(0, 6)
      .map(([name, times]) => `${name} ${times}`)
      .join(", ")}`,
  );
};

for (const [rules, slip, base] of [
  [1, 0.8, 0],
  [3, 0.8, 0],
  [1, 0.4, 0.05],
  [3, 0.4, 0.05],
  [5, 0.4, 0.05],
  [3, 0.2, 0.05],
  [3, 0.4, 0.15],
] as const)
  planted(rules, slip, base);
const sees =
  (test: (line: ProblemLine<"rule">) => boolean, slip = 0.4, base = 0.03): Subject =>
  (line) =>
    (1 - base) * (test(line) ? 1 - slip : 1);
shows(
  "errs alike everywhere, 15 %",
  () => 0.85,
  () => true,
);
shows(
  "coin",
  () => 0.5,
  () => true,
);
shows(
  "affirmer",
  ({ label }) => (label === "yes" ? 1 : 0),
  (name) => name.startsWith("right answer"),
);
shows(
  "says yes to 30 % of no",
  ({ label }) => (label === "yes" ? 0.97 : 0.7),
  (name) => name.startsWith("right answer"),
);
const has =
  (mark: RegExp) =>
  (line: ProblemLine<"rule">): boolean =>
    [...line.premises, line.conclusion].some((text) => mark.test(text));
shows(
  "a denied condition",
  sees(has(/(?:^|\()¬(?:\w+|\w+\([^()]*\)|\([^()]*\)) →/)),
  (name) => name === "a denied condition",
);
shows("or", sees(has(/∨/)), (name) => name === "“or”");
const most = Number(longest) > 4 ? 4 : 2;
shows(
  `more than ${most} steps`,
  sees(({ length }) => length > most),
  (name) => name === `more than ${most} steps`,
);
