/**
 * Builds the rows and factors of answered questions for the search for causes (`#scores/causes`). Factors are the required
 * rules, features of the sentences, the right answer and the number of steps. Only questions with a bearing count.
 */
import { argumentHash } from "#arguments/argument-hash";
import { scenes } from "#language/lexicons/scenes";
import type { ProblemLine } from "#items/problem-line";
import { partsOf, type Formula } from "#logic/formula";
import { getOrInsert, memoize } from "#logic/memoize";
import { parse } from "#logic/notation";
import type { CauseRows, Factor } from "#scores/causes";

/** The kind of a factor: a rule, a feature of the text, the right answer, or the number of steps. */
export type FactorKind = "rule" | "text" | "answer" | "steps";

export type NamedFactor = Factor & { readonly kind: FactorKind };

/** Questions with their factors, and their ids by row. */
export type CauseTable = Omit<CauseRows, "factors"> & {
  readonly factors: readonly NamedFactor[];
  readonly ids: readonly string[];
};

/** Groups of factors: those that differ within a stratum, and those that define strata. */
const families: Readonly<Record<FactorKind, number>> = { rule: 0, text: 0, answer: 1, steps: 2 };

/** The amount of a rule without which some equally short proof exists. */
const spared = 0.5;

/** The shares of questions with no more premises than the limit of a factor for many premises. */
const quantiles = [0.5, 0.75];

const doubtOfScenes = 0.7;

/** Creates an empty table; `right` is the share of right answers to a question. */
export const createCauseTable = () => {
  const [ids, rights, clusters]: [string[], number[], number[]] = [[], [], []];
  const strata: [number[], number[], number[]] = [[], [], []];
  const numbers = new Map<string, number>();
  const numberOf = (what: string): number => getOrInsert(numbers, what, () => numbers.size);
  const members = new Map<
    string,
    { readonly kind: FactorKind; readonly name: string; readonly amounts: Map<number, number> }
  >();
  const [premises, needed, steps]: [number[], number[], number[]] = [[], [], []];
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
    /** Adds a question; returns whether it counts. */
    add: (line: ProblemLine, right: number): boolean => {
      const { bearing, kind, length, key } = line;
      if (!bearing || line.premises === null || line.conclusion === null) return false;
      const answer = key.join();
      for (const [rule, amount] of rulesOf(line)) {
        if (isOwn(line, rule)) put("rule", rule, "own", amount);
        put("rule", rule, "both", amount);
      }
      const sentences = [...line.premises, line.conclusion].map(readSentence);
      for (const { shown } of sentences) for (const one of shown) put("text", one);
      const scene = line.setting && sceneOf(line.setting);
      if (scene) put("text", `scene: ${scene}`);
      put("answer", `right answer “${answer}”`);
      strata[0].push(numberOf(`stratum ${kind} ${length} ${answer}`));
      strata[1].push(numberOf(`length ${length}`));
      strata[2].push(numberOf(`asked ${kind} ${answer}`));
      const formulas = sentences.map(({ formula }) => formula);
      clusters.push(numberOf(`${argumentHash(formulas.slice(0, -1), formulas.at(-1)!)}`));
      premises.push(line.premises.length);
      needed.push(answer === "yes" ? (line.core?.length ?? 0) : 0);
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
        // Questions that require a rule themselves come before those whose pair requires it.
        ...[...members]
          .toSorted(([one], [other]) => Number(one.includes("/both/")) - Number(other.includes("/both/")))
          .map(([, { kind, name, amounts }]) => ({
            ...factorOf(kind, name, amounts),
            // There are as many scenes as rules, and few subjects are weak in one.
            doubt: name.startsWith("scene: ") ? doubtOfScenes : 0,
          })),
        ...above("text", premises, middling(premises), (most) => `more than ${most} premises`),
        ...above("text", needed, middling(needed.filter(Boolean)), (n) => `more than ${n} needed premises`),
        ...above("steps", steps, [...new Set(steps)].toSorted((a, b) => a - b).slice(0, -1), (most) =>
          most === 1 ? "more than 1 step" : `more than ${most} steps`,
        ),
      ],
    }),
  };
};

/** Returns the rules that a question itself requires, with their amounts. */
export const ownRules = (line: ProblemLine): ReadonlyMap<string, number> =>
  new Map([...rulesOf(line)].filter(([rule]) => isOwn(line, rule)));

/** Returns the rules that a question bears on, with their amounts. A fallacy counts for the question that is answered no. */
const rulesOf = ({ bearing, rule, category, label }: ProblemLine): ReadonlyMap<string, number> => {
  const { proof = [], pair = [], needed, others } = bearing ?? {};
  const isSpared = (one: string): boolean => needed !== null && needed !== undefined && !needed.includes(one);
  const amounts = new Map(pair.map((one) => [one, 1]));
  for (const one of [...proof, ...(others ?? [])]) amounts.set(one, isSpared(one) ? spared : 1);
  if (category === "fallacy" && rule !== null && label === "no") amounts.set(rule, 1);
  return amounts;
};

/** Returns whether a question requires a rule itself, and not only through its pair. */
const isOwn = ({ bearing, rule, category, label }: ProblemLine, one: string): boolean =>
  bearing?.proof.includes(one) ||
  bearing?.others?.includes(one) ||
  (category === "fallacy" && rule === one && label === "no");

/** Returns a formula, and the features of its sentence. */
const readSentence = memoize(
  (text: string): { readonly formula: Formula; readonly shown: readonly string[] } => {
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
    const formula = parse(text);
    look(formula);
    return { formula, shown: [...shown] };
  },
  { limit: 50_000 },
);

/** Returns a function that finds the scene at the start of a question, without its time; undefined if it is not a built-in scene. */
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

/** Returns for each limit a factor of the rows with a value above it. */
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

/** Returns the values that the usual shares of all are not above. */
const middling = (values: readonly number[]): readonly number[] => {
  const sorted = values.toSorted((a, b) => a - b);
  return quantiles.map((part) => sorted[Math.floor(part * values.length)] ?? 0);
};

/** Renumbers values from 0, in order of first occurrence. */
const renumbered = (values: readonly number[]): Int32Array => {
  const numbers = new Map<number, number>();
  return Int32Array.from(values, (value) => getOrInsert(numbers, value, () => numbers.size));
};
