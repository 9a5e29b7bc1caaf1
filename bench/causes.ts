/**
 * `npm run bench:causes [-- subjects [questions [row [longest]]]]`: how many planted causes of wrong answers are found, and how many are named that are none
 * (results/causes.md). Simulated subjects answer the same questions of profile balanced, lengths 1 to `longest` (3). `row` is a pattern for the names of the rows wanted.
 */
import { createRandom } from "#arguments/random";
import { createCauseTable } from "#diagnosis/cause-table";
import { namedCauses } from "#diagnosis/causes";
import { findCauses, type Cause } from "#diagnosis/find-causes";
import { createGenerator } from "#items/generate";
import type { ProblemLine } from "#items/problem-line";
import { defaultLexicon, defaultStyle } from "#language/lists";
import { proportion, addUp } from "#scoring/estimate";

type Line = ProblemLine<"rule">;

/** The chance of a correct answer. */
type Subject = (line: Line) => number;

/** Rules that fail at an error rate, and the rate of other errors; or something that is no rule, with its name among the factors. */
type Row = { readonly name: string } & (
  | { readonly rules: number; readonly errorRate: number; readonly others: number }
  | { readonly subject: Subject; readonly cause?: RegExp }
);

const [subjects = 20, wanted = 1640, only = "", longest = 3] = process.argv
  .slice(2)
  .map((text) => (/^\d+$/.test(text) ? Number(text) : text));

const failsOn =
  (rules: readonly string[], errorRate: number, others: number): Subject =>
  ({ requiredRules, label, rule }) => {
    const required = label === "yes" ? (requiredRules?.needed ?? requiredRules?.proof ?? []) : [rule];
    return (1 - others) * (1 - errorRate) ** rules.filter((one) => required.includes(one)).length;
  };

const failsWhere =
  (holds: (line: Line) => boolean): Subject =>
  (line) =>
    0.97 * (holds(line) ? 0.6 : 1);

const shows =
  (mark: RegExp) =>
  ({ premises, conclusion }: Line): boolean =>
    [...premises, conclusion].some((text) => mark.test(text));

const planted = [
  [1, 0.8, 0],
  [3, 0.8, 0],
  [1, 0.4, 0.05],
  [3, 0.4, 0.05],
  [5, 0.4, 0.05],
  [3, 0.2, 0.05],
  [3, 0.4, 0.15],
] as const;

const rows: readonly Row[] = [
  ...planted.map(([rules, errorRate, others]) => ({
    name: `${rules} weak, error rate ${errorRate}, other errors ${others}`,
    rules,
    errorRate,
    others,
  })),
  { name: "errs alike everywhere, 15 %", subject: () => 0.85 },
  { name: "coin", subject: () => 0.5 },
  { name: "always yes", subject: ({ label }) => (label === "yes" ? 1 : 0), cause: /^right answer/ },
  {
    name: "yes to 30 % of the gold no",
    subject: ({ label }) => (label === "yes" ? 0.97 : 0.7),
    cause: /^right answer/,
  },
  {
    name: "a denied condition",
    subject: failsWhere(shows(/(?:^|\()¬(?:\w+|\w+\([^()]*\)|\([^()]*\)) →/)),
    cause: /^a denied condition$/,
  },
  { name: "or", subject: failsWhere(shows(/∨/)), cause: /^“or”$/ },
  {
    name: "more than 2 steps",
    subject: failsWhere(({ length }) => length > 2),
    cause: /^more than 2 steps$/,
  },
];

function makeLines(): readonly Line[] {
  const generator = createGenerator({
    profile: "balanced",
    length: Array.from({ length: Number(longest) }, (_, i) => ({ length: i + 1, weight: 1 })),
    seed: 11,
    style: defaultStyle,
    lexicon: defaultLexicon,
  });
  const lines: Line[] = [];
  for (let k = 0; lines.length < Number(wanted); k++) {
    const outcome = generator.at(k);
    if ("item" in outcome) lines.push(outcome.item);
  }
  return lines;
}

function cpuSeconds(): number {
  return process.cpuUsage().user / 1e6;
}

const lines = makeLines();
const start = cpuSeconds();
const asked = createCauseTable();
for (const line of lines) asked.add(line, 1);
const table = asked.read();
console.log(
  `${lines.length} questions, ${new Set(table.cluster).size} arguments, ${table.factors.length} factors, read in ${(cpuSeconds() - start).toFixed(1)} s`,
);
/** Sound rules that some question asks about. */
const plantable = [
  ...new Set(
    lines.flatMap(({ label, rule, category }) => (label === "yes" && category !== "fallacy" ? [rule] : [])),
  ),
];
const yesShare = lines.filter(({ label }) => label === "yes").length / lines.length;

/** A subject's answers, and what is found in them by the fit alone and on the screen, which names no cause of answers at chance. */
function diagnose(subject: Subject, seed: string) {
  const random = createRandom(seed);
  const right = Float64Array.from(lines, (line) => (random.next() < subject(line) ? 1 : 0));
  const before = cpuSeconds();
  const { causes } = findCauses({ ...table, right });
  const seconds = cpuSeconds() - before;
  const isAboveChance = proportion(addUp(right), right.length).low > Math.max(yesShare, 1 - yesShare);
  const screen = isAboveChance && causes.length > 0 ? namedCauses({ ...table, right }, [], []) : [];
  const nameOf = ({ factor }: Cause): string => table.factors[factor]!.name;
  return { causes, names: causes.map(nameOf), screen: screen.map(({ name }) => name), seconds };
}

/** Whether the interval of a cause holds the true difference that the factor makes. */
function isCovered({ factor, low, high }: Cause, subject: Subject, without: Subject): boolean {
  const members = [...table.factors[factor]!.rows];
  const truth = addUp(members, (row) => subject(lines[row]!) - without(lines[row]!)) / members.length;
  return low <= truth && truth <= high;
}

for (const row of rows.filter(({ name }) => new RegExp(String(only)).test(name))) {
  const count = { planted: 0, found: 0, falseFit: 0, falseRules: 0, falseScreen: 0, second: 0, covered: 0 };
  let [seconds, intervals] = [0, 0];
  for (let n = 0; n < Number(subjects); n++) {
    const weak = "rules" in row ? createRandom(`planted ${n}`).shuffle(plantable).slice(0, row.rules) : [];
    const subject = "rules" in row ? failsOn(weak, row.errorRate, row.others) : row.subject;
    const told = diagnose(subject, `${row.name} ${n}`);
    const isTrue = (name: string): boolean =>
      weak.includes(name) || ("subject" in row && row.cause?.test(name) === true);
    const hits = told.names.filter(isTrue).length;
    const isRule = (name: string): boolean =>
      table.factors.some((factor) => factor.name === name && factor.kind === "rule");
    seconds += told.seconds;
    count.planted += "rules" in row ? weak.length : row.cause ? 1 : 0;
    count.found += hits;
    count.falseFit += Number(told.names.length > hits);
    count.second += told.names.length - hits;
    count.falseRules += Number(told.names.some((name) => !isTrue(name) && isRule(name)));
    count.falseScreen += Number(told.screen.some((name) => !isTrue(name)));
    if (!("rules" in row)) continue;
    for (const [i, cause] of told.causes.entries()) {
      const name = told.names[i]!;
      if (!isTrue(name)) continue;
      const others = weak.filter((one) => one !== name);
      intervals += 1;
      count.covered += Number(isCovered(cause, subject, failsOn(others, row.errorRate, row.others)));
    }
  }
  console.log(
    `${row.name.padEnd(42)} found ${count.found}/${count.planted}; subjects with a false cause ${count.falseFit} (a rule ${count.falseRules}, on the screen ${count.falseScreen}), ` +
      `${count.second} in all; covered ${count.covered}/${intervals}; ${(seconds / Number(subjects)).toFixed(2)} s each`,
  );
}
