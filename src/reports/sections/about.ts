/** The report of every run: its facts, findings, models, prompt and cost, method, and how to repeat it. */
import { isAboveChance } from "#scoring/chance";
import { number, present, rate, runText, section, share, table, text } from "../blocks.ts";
import type { Cell, Section, Text } from "../document.ts";
import { publicCommand } from "../printable.ts";
import { byAccuracy, type Finding } from "../findings.ts";
import { costText, count, formatDate, percent } from "../numbers.ts";
import { pickWeaknesses, skillName } from "../skills.ts";
import type { ImportCheck, ModelReport, Report, Unfinished } from "../summary.ts";
import type { SetCounts } from "#items/choice/set-counts";
import type { RuleMix } from "#items/rule-mix";

const role = "background";

/** The facts below a run's title: its state first, if it is unfinished. */
export const runFacts = (
  extent: string,
  {
    run,
    name,
    date,
    imported,
    unfinished,
  }: Pick<Report, "run" | "name" | "date" | "imported" | "unfinished">,
): readonly Text[] =>
  present([
    unfinished && stateText(unfinished),
    extent,
    [...runText({ run, name }), `, ${formatDate(date)}`],
    imported && importText(imported),
    "square brackets are 95 % intervals, n the questions they rest on",
  ]);

/** "208 questions, profile paper, seed 1, style natural", or "208 questions of suite.jsonl"; `what` they are called. */
export const suiteText = (
  {
    suiteSize,
    seed,
    profile,
    style,
    file,
  }: Pick<Report, "suiteSize" | "seed" | "profile" | "style" | "file">,
  what = "questions",
): string =>
  [
    `${count(suiteSize)} ${what}${file === undefined ? "" : ` of ${file}`}`,
    ...(profile === null ? [] : [`profile ${profile}`]),
    ...(seed === null ? [] : [`seed ${seed}`]),
    ...(style === undefined ? [] : [`style ${style}`]),
  ].join(", ");

/** "1,456 steps: transitivity 9.0 %, …, 46 other rules; non-minimal derivations: 0 of 208 (0.0 %)". */
export const mixText = ({ derivations, padded, steps, rules }: RuleMix): string => {
  const most = 5;
  const shares = rules.slice(0, most).map(({ rule, share }) => `${rule} ${percent(share)} %`);
  const others = rules.length > most ? [`${count(rules.length - most)} other rules`] : [];
  return `${count(steps)} steps: ${[...shares, ...others].join(", ")}; non-minimal derivations: ${count(padded)} of ${count(derivations)} (${percent(padded / derivations)} %)`;
};

/** Describes the set of recipe paper: "vacuous answer keys: 91 of 300 3c1e (30.3 %), …; propositions: 2 in 20.1 %, …; facts in 25.0 %, …". */
export const setText = ({ questions, keys, propositions, withFacts }: SetCounts): string => {
  const getShare = (n: number): string => `${percent(n / questions)} %`;
  const vacuous = keys
    .filter(({ n }) => n > 0)
    .map((one) => `${count(one.vacuous)} of ${count(one.n)} ${one.type} (${percent(one.vacuous / one.n)} %)`);
  const lengths = propositions.map((one) => `${one.count} in ${getShare(one.n)}`);
  return `vacuous answer keys: ${vacuous.join(", ")}; propositions: ${lengths.join(", ")}; facts in ${getShare(withFacts)}, an addition to Algorithm 1`;
};

/** Describes the checks of an import: "imported; questions verified: 2,080 of 2,080". */
export const importText = ({ basis, questions, verified, replayed, faults }: ImportCheck): string => {
  const checked =
    basis === "plan"
      ? `questions verified: ${count(verified)} of ${count(questions)}`
      : `${basis}: ${count(verified)} of ${count(questions)} verified, ${count(replayed)} certificates replayed`;
  return ["imported", checked, ...faults].join("; ");
};

/** Describes an unfinished run: "unfinished: 4 of 9 calls answered, 5 not asked yet". */
export const stateText = ({ planned, answered, missing, failed, isPlanned }: Unfinished): string => {
  const lacks = present([
    missing > 0 && `${count(missing)} not asked yet`,
    failed > 0 && `${count(failed)} failed`,
    !isPlanned && "more were to come",
  ]);
  return `unfinished: ${count(answered)} of ${count(planned)} calls answered, ${lacks.join(", ")}`;
};

/** The findings in front of everything; no section where there are none. */
export const summarySection = (findings: readonly Finding[]): Section | undefined =>
  findings.length === 0
    ? undefined
    : section(
        "brief",
        "In brief",
        { kind: "list", items: findings.map(({ claim, evidence }) => ({ text: claim, note: evidence })) },
        { role: "summary" },
      );

/** The models from the highest accuracy down, with their causes or weak skills. */
export const standingsSection = (models: readonly ModelReport[]): Section => {
  const rows = byAccuracy(models).map((model): readonly Cell[] => [
    model.name,
    share(model.accuracy),
    rate(model),
    describeWeak(model),
    costCell(model),
  ]);
  const columns = ["model", "accuracy", "response rate", "causes or weak skills", "cost"];
  return section("standings", "Models", table(columns, rows));
};

const describeWeak = (model: ModelReport): string => {
  if (isAboveChance(model) === false) return "not above chance level";
  const weak = pickWeaknesses(model).flatMap((one) => (one.mark === "weak" ? skillName(one) : []));
  const named = model.causes?.length ? model.causes.map(({ name }) => name) : weak;
  if (named.length > 3) return `${named.slice(0, 3).join("; ")} and ${count(named.length - 3)} more`;
  return named.length === 0 ? "–" : named.join("; ");
};

/** The models with their sampling parameters, the prompt, and the cost. */
export const sentSection = ({ models, prompt = [] }: Pick<Report, "models" | "prompt">): Section =>
  section("sent", "What was sent", [
    ...models.map(({ id, cost }) =>
      text([{ code: id }, `: ${count(cost.calls)} calls, cost ${costText(cost)}`]),
    ),
    text(prompt.length === 0 ? "Prompt: the question alone." : `Prompt: ${prompt.join(", ")}.`),
  ]);

/** Who was asked, under which name, and what it cost. */
export const modelsSection = (
  models: readonly Pick<ModelReport, "id" | "name" | "organisation" | "cost">[],
): Section => {
  const rows = models.map(({ id, name, organisation, cost }): readonly Cell[] => [
    name,
    { kind: "code", code: id },
    organisation,
    number(cost.calls),
    costCell({ cost }),
  ]);
  const columns = ["name", "model", "organisation", "calls", "cost"];
  const runs = Math.max(...models.map(({ cost }) => cost.runs ?? 0));
  return section("models", "Models and costs", table(columns, rows), {
    note: runs > 0 ? `calls and cost of all runs of the study (${count(runs)})` : undefined,
    role,
  });
};

export const costCell = ({ cost: { usd, basis, priceDate, bound } }: Pick<ModelReport, "cost">): Cell => ({
  kind: "cost",
  usd,
  bound,
  basis,
  priceDate,
});

export const methodSection = (paragraphs: readonly string[]): Section => {
  const blocks = paragraphs.map((words) => text(words));
  return section("method", "Method", blocks, { role });
};

/** The name under each table of answers that is compared with a paper's. */
export const parserText = ({ versions: { reader = "unknown" } }: Pick<Report, "versions">): string =>
  `Answer parser: ${reader}.`;

/** Returns the line below a list of the lowest: how many more are as low; empty if none is. */
export const tiesText = (tied: number): string =>
  tied === 0 ? "" : `${count(tied)} more ${tied === 1 ? "is" : "are"} as low as the last one listed`;

/** How to repeat the run: its command, or its plan if the library made it. `isMade`: a generator makes its questions. */
export const againSection = (
  { run, command, plan, versions }: Pick<Report, "run" | "command" | "plan" | "versions">,
  isMade: boolean,
): Section => {
  const what = command === undefined ? "plan" : "command";
  const madeWith = Object.entries(versions).map((pair) => pair.join(" "));
  const words = text([
    command === undefined ? "The library made this run, with this plan. " : "",
    isMade ? `The same ${what}, seed and version make the same questions, byte for byte. ` : "",
    "Answers are stored. The same report without new calls: ",
    { code: `organon report ${run} --html FILE` },
    `. Made with ${madeWith.join(", ")}.`,
  ]);
  const code = command === undefined ? planText(plan) : publicCommand(command);
  return section("again", "Reproduce", [{ kind: "code", code }, words], { role });
};

const planText = (plan: Report["plan"]): string =>
  JSON.stringify(plan, (_, value) => (typeof value === "string" ? publicCommand(value) : value));
