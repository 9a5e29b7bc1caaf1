/**
 * Rows and factors of answered questions for the search for causes (`#scores/causes`). Factors are the rules that answers take, features
 * of the sentences, the right answer and the number of steps. Only questions with a bearing count.
 */
import { scenes } from "#language/lexicons/scenes";
import type { ProblemLine } from "#items/problem-line";
import { partsOf, type Formula } from "#logic/formula";
import { getOrInsert, memoize } from "#logic/memoize";
import { parse } from "#logic/notation";
import type { CauseRows, Factor } from "#scores/causes";

/** What a factor is: a rule, what the text shows, the right answer, or the number of steps. */
export type FactorKind = "rule" | "text" | "answer" | "steps";

export type NamedFactor = Factor & { readonly kind: FactorKind };

/** Questions with their factors; by row the id. */
export type CauseTable = Omit<CauseRows, "factors"> & {
  readonly factors: readonly NamedFactor[];
  readonly ids: readonly string[];
};

/** Families of factors: those that differ within a stratum, and those that make strata. */
const families: Readonly<Record<FactorKind, number>> = { rule: 0, text: 0, answer: 1, steps: 2 };

/** A question may be answered without a rule that not every proof as short needs. */
const spared = 0.5;

/** The shares of questions that have no more premises than a factor of many premises says. */
const quantiles = [0.5, 0.75];

const doubtOfScenes = 0.7;

/** A table in the making; `right` is the share of right answers to a question. */
export const createCauseTable = () => {
  const [ids, rights, clusters]: [string[], number[], number[]] = [[], [], []];
  const strata: [number[], number[], number[]] = [[], [], []];
  const numbers = new Map<string, number>();
  const numberOf = (what: string): number => getOrInsert(numbers, what, () => numbers.size);
  const members = new Map<
    string,
    { readonly kind: FactorKind; readonly name: string; readonly amounts: Map<number, number> }
  >();
  const [premises, steps]: [number[], number[]] = [[], []];
  const sceneOf = createSceneReader();
  const put = (kind: FactorKind, name: string, way = "", amount = 1): void => {
    const { amounts } = getOrInsert(members, `${kind}/${way}/${name}`, () => ({
      kind,
      name,
      amounts: new Map(),
    }));
    amounts.set(ids.length, amount);
  };
  return {
    /** Adds a question; says whether it counts. */
    add: (line: ProblemLine, right: number): boolean => {
      const { bearing, kind, length, key } = line;
      if (!bearing || line.premises === null || line.conclusion === null) return false;
      const answer = key.join();
      for (const [rule, amount] of rulesOf(line)) {
        if (isOwn(line, rule)) put("rule", rule, "own", amount);
        put("rule", rule, "both", amount);
      }
      for (const shown of [...line.premises, line.conclusion].flatMap(shownIn)) put("text", shown);
      const scene = line.setting && sceneOf(line.setting);
      if (scene) put("text", `scene: ${scene}`);
      put("answer", `right answer “${answer}”`);
      strata[0].push(numberOf(`stratum ${kind} ${length} ${answer}`));
      strata[1].push(numberOf(`length ${length}`));
      strata[2].push(numberOf(`asked ${kind} ${answer}`));
      clusters.push(numberOf(`${line.premises.join("; ")} ⊢ ${line.conclusion}`));
      premises.push(line.premises.length);
      steps.push(length ?? 0);
      rights.push(right);
      ids.push(line.id);
      return true;
    },
    read: (): CauseTable => ({
      ids,
      right: Float64Array.from(rights),
      cluster: renumbered(clusters),
      strata: strata.map(renumbered),
      factors: [
        // The questions that take a rule themselves come before those whose pair does.
        ...[...members]
          .toSorted(([one], [other]) => Number(one.includes("/both/")) - Number(other.includes("/both/")))
          .map(([, { kind, name, amounts }]) => ({
            ...factorOf(kind, name, amounts),
            // There are as many scenes as rules, and a subject is seldom weak in one.
            doubt: name.startsWith("scene: ") ? doubtOfScenes : 0,
          })),
        ...above(
          "text",
          premises,
          quantiles.map((part) => quantile(premises, part)),
          (most) => `more than ${most} premises`,
        ),
        ...above("steps", steps, [...new Set(steps)].toSorted((a, b) => a - b).slice(0, -1), (most) =>
          most === 1 ? "more than 1 step" : `more than ${most} steps`,
        ),
      ],
    }),
  };
};

/** The rules that a question itself takes, with how far. */
export const ownRules = (line: ProblemLine): ReadonlyMap<string, number> =>
  new Map([...rulesOf(line)].filter(([rule]) => isOwn(line, rule)));

/** The rules that a question bears on, with how far. A fallacy tempts in the question that it does not lead to. */
const rulesOf = ({ bearing, rule, category, label }: ProblemLine): ReadonlyMap<string, number> => {
  const { proof = [], pair = [], needed, others } = bearing ?? {};
  const isSpared = (one: string): boolean => needed !== null && needed !== undefined && !needed.includes(one);
  const amounts = new Map(pair.map((one) => [one, 1]));
  for (const one of [...proof, ...(others ?? [])]) amounts.set(one, isSpared(one) ? spared : 1);
  if (category === "fallacy" && rule !== null && label === "no") amounts.set(rule, 1);
  return amounts;
};

/** Whether a question itself takes a rule, and not only the question of its pair. */
const isOwn = ({ bearing, rule, category, label }: ProblemLine, one: string): boolean =>
  bearing?.proof.includes(one) ||
  bearing?.others?.includes(one) ||
  (category === "fallacy" && rule === one && label === "no");

/** What a formula's sentence shows. */
const shownIn = memoize(
  (text: string): readonly string[] => {
    const shown = new Set<string>();
    const look = (formula: Formula): void => {
      if (formula.kind === "or") shown.add("“or”");
      if (formula.kind === "and") shown.add("“and”");
      if (formula.kind === "iff") shown.add("“if and only if”");
      if (formula.kind === "forall") shown.add("“every”");
      if (formula.kind === "exists") shown.add("“some”");
      if (formula.kind === "implies" && formula.left.kind === "not") shown.add("a denied condition");
      partsOf(formula).forEach(look);
    };
    look(parse(text));
    return [...shown];
  },
  { limit: 50_000 },
);

/** The scene that a question begins with, without its time; undefined where it names none of ours. */
const createSceneReader = () => {
  const names = new Map<string, string>(
    (scenes.scenes ?? []).flatMap(({ about, openings }) =>
      openings.map((text) => [text.slice(0, -1), about] as const),
    ),
  );
  return (setting: string): string | undefined => names.get(setting.split(".")[0] ?? "");
};

type Amounts = ReadonlyMap<number, number>;

const factorOf = (kind: FactorKind, name: string, amounts: Amounts): NamedFactor => ({
  kind,
  name,
  family: families[kind],
  rows: Int32Array.from(amounts.keys()),
  amounts: Float64Array.from(amounts.values()),
});

/** By each limit a factor of the rows whose value is above it. */
const above = (
  kind: FactorKind,
  values: readonly number[],
  limits: readonly number[],
  nameOf: (limit: number) => string,
): readonly NamedFactor[] =>
  [...new Set(limits)].map((limit) =>
    factorOf(
      kind,
      nameOf(limit),
      new Map(values.flatMap((value, row) => (value > limit ? [[row, 1] as const] : []))),
    ),
  );

const quantile = (values: readonly number[], part: number): number =>
  values.toSorted((a, b) => a - b)[Math.floor(part * values.length)] ?? 0;

/** Numbers from 0 up, in the order in which they come. */
const renumbered = (values: readonly number[]): Int32Array => {
  const numbers = new Map<number, number>();
  return Int32Array.from(values, (value) => getOrInsert(numbers, value, () => numbers.size));
};
