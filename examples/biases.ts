/**
 * What belief does to the answers. The same arguments are asked in words that fit the world (“Ronald spent money”), in words against
 * it (“Ronald spent asteroids”), and in invented ones. A model that reasons answers all of them alike; one that goes by belief says
 * yes to believable conclusions more often.
 *
 *     organon study ./examples/biases.ts -m reasoner:affirmer
 */
import { defineStudy, generate, generatedSuite, parseSequent, type Formula, type Report } from "organon";

const lexicons = ["plausible", "counterintuitive", "nonsense"];

/** Whether a conclusion affirms a statement or denies one; undefined for compound conclusions. */
const affirms = (formula: Formula): boolean | undefined => {
  if (formula.kind === "atom") return true;
  if (formula.kind === "not") return formula.body.kind === "atom" ? false : undefined;
  return formula.kind === "forall" || formula.kind === "exists" ? affirms(formula.body) : undefined;
};

type Options = { readonly seed: number; readonly skills: string };

/** A contrast pair of each rule: the arguments are the same in every vocabulary. */
const asked = ({ seed, skills }: Options) => ({
  seed,
  perSkill: 2,
  skills: skills === "" ? undefined : skills.split(","),
});

/** By rule and kind, whether the conclusion of its question affirms. */
const conclusionsOf = (options: Options) =>
  new Map(
    [...generate(asked(options))].map(({ problem: { rule, kind, conclusion } }) => [
      `${rule} ${kind}`,
      affirms(parseSequent(`|- ${conclusion}`).conclusion),
    ]),
  );

type Reports = Readonly<Record<string, Report>>;
type Skills = Report["models"][number]["bySkill"];

/** The answers to conclusions that affirm, or deny: how many are readable, right, and yes. */
const counted = (skills: Skills, conclusions: ReturnType<typeof conclusionsOf>, affirming: boolean) => {
  const own = skills.filter(
    ({ rule, kind, responseAccuracy }) =>
      responseAccuracy.value !== null && conclusions.get(`${rule} ${kind}`) === affirming,
  );
  const right = own.filter(({ responseAccuracy }) => responseAccuracy.value === 1);
  const yes = own.filter(
    ({ kind, responseAccuracy }) => (responseAccuracy.value === 1) === (kind === "valid"),
  );
  return [own.length, right.length, yes.length];
};

const wordsTable = (reports: Reports) => ({
  title: "Accuracy by words",
  columns: ["model", ...lexicons],
  rows: reports["plausible"]!.models.map(({ name }, model) => [
    name,
    ...lexicons.map((one) => reports[one]!.models[model]!.accuracy),
  ]),
});

/** Whether a conclusion fits the world, by its words and by whether it affirms: four rows a model. */
const settings = ["plausible", "counterintuitive"].flatMap((lexicon) =>
  [true, false].map((affirming) => {
    const isBelievable = affirming === (lexicon === "plausible");
    const name = `${isBelievable ? "believable" : "unbelievable"}, ${affirming ? "affirmed" : "denied"}`;
    return { lexicon, affirming, name };
  }),
);

const beliefTable = (reports: Reports, conclusions: ReturnType<typeof conclusionsOf>) => ({
  title: "Belief in the conclusion",
  note: "the same arguments with either conclusion; half of the answer keys are yes",
  columns: ["model", "conclusion", "answers", "right", "said yes"],
  rows: reports["plausible"]!.models.flatMap(({ name: model }, i) =>
    settings.map(({ lexicon, affirming, name }) => [
      model,
      name,
      ...counted(reports[lexicon]!.models[i]!.bySkill, conclusions, affirming),
    ]),
  ),
});

export default defineStudy({
  name: "biases",
  about: "The same arguments, believable and not",
  options: {
    seed: { about: "seed of the arguments", usual: 1 },
    skills: { about: "rules, separated by commas; empty is all", usual: "" },
  },
  parts: (options) =>
    Object.fromEntries(
      lexicons.map((lexicon) => [lexicon, { suite: generatedSuite({ lexicon, ...asked(options) }) }]),
    ),
  tables: (reports, options) => [wordsTable(reports), beliefTable(reports, conclusionsOf(options))],
});
