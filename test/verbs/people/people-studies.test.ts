// @long: whole commands, one after another
/** One sheet for each study: filled in the viewer, the command line reads it; filled on paper, the viewer takes it. */
import { askedQuestions } from "#runs/answers";
import type { ProblemLine } from "#items/problem-line";
import { beforeAll, expect, test } from "vitest";
import { stringify } from "csv-stringify/sync";
import { readCsv } from "#items/datasets/records";
import { lineFrom, lineOf } from "#items/formats/lines";
import type { Question } from "#items/question";
import { functionModel } from "#models/function-model";
import { getHeadings, type Part } from "#report/people/sheet";
import type { Store } from "#runs/store";
import { annotations, type Annotations } from "#verbs/annotate";
import { readEnglishSheets, sampleEnglish } from "#verbs/people/english";
import { errorCases, errorSheet } from "#verbs/people/errors";
import { humanStudy, readHumanStudy } from "#verbs/people/human-study";
import { peopleStudies } from "#verbs/people/people-studies";
import { polish, polishSheet, readPolishSheet } from "#verbs/people/polish";
import { readSheets, sample } from "#verbs/people/validity";
import { run } from "#verbs/run";
import { choiceSuite } from "#verbs/suites";
import { openSets } from "#verbs/viewing/sets";
import { newStore } from "../place.ts";

/** Every "a" that stands alone becomes "one": a change that keeps all else. */
const rewriter = functionModel("rewriter", (text) =>
  text.slice(text.indexOf("\n\n") + 2).replaceAll(/\ba\b/g, "one"),
);

let store: Store;
let judged: Annotations;
let asked = "";
let items: readonly ProblemLine<"options">[] = [];
const questions: Question[] = [];
beforeAll(async () => {
  store = newStore(":memory:");
  const models = [functionModel("a", () => "A")];
  const { run: made } = await run({ suite: choiceSuite({ perType: 8 }), models }, { store });
  asked = made.id;
  const sets = openSets(store);
  judged = annotations(store, { sets });
  items = await sets.choices(asked);
  for await (const question of askedQuestions(store, made)) questions.push(question);
  await polish({ items, model: rewriter, tries: 1 }, { store });
});

type Sheets = Readonly<Record<string, string>>;
const entries = () => questions.map((question) => lineFrom(lineOf(question), "stored"));
const queue = async () => (await polish({ items, model: rewriter, tries: 1 }, { store })).queue;

/** What the command line writes, and how many things it finds judged on a filled sheet. */
const commands: Readonly<
  Record<string, { write: () => Promise<Sheets>; judgedIn: (sheets: Sheets) => Promise<number> }>
> = {
  validity: {
    write: async () => ({ validity: sample(questions, { share: 1 }).sheet }),
    judgedIn: async ({ validity: text = "" }) =>
      readSheets(
        [
          ["one", text],
          ["other", text],
        ],
        questions,
      ).n,
  },
  english: {
    write: async () => ({ english: sampleEnglish(entries(), { count: 500 }).sheet }),
    judgedIn: async ({ english = "" }) => readEnglishSheets([["one", english]], entries()).n,
  },
  polish: {
    write: async () => ({ polish: polishSheet(await queue()) }),
    judgedIn: async ({ polish: text = "" }) =>
      readPolishSheet(["one", text]).filter(({ decision }) => decision !== "").length,
  },
  people: {
    write: async () => humanStudy(items, { count: 4, seed: 3, screening: 20 }).sheets,
    judgedIn: async ({ screening = "", questions: answered = "" }) => {
      const [one] = readHumanStudy(items, [{ name: "one", screening, questions: answered }]).people;
      return (one?.screening.n ?? 0) + (one?.accuracy.n ?? 0);
    },
  },
  errors: {
    write: async () => ({ errors: errorSheet((await errorCases({ run: asked }, { store })).cases) }),
    judgedIn: async ({ errors = "" }) =>
      (await errorCases({ run: asked, sheets: [["one", errors]] }, { store })).decided?.[0]?.cases.length ??
      0,
  },
};

/** The last answer to every field, and a note that a spreadsheet would take for a formula. */
const answersTo = ({ fields }: Pick<Part, "fields">) => fields.map(({ options }) => options.at(-1) ?? "=odd");

const filledIn = (part: Part, text: string): string => {
  const [heading = [], ...rows] = readCsv(text).map(({ cells }) => cells);
  expect(heading).toEqual(getHeadings(part));
  return stringify([
    heading,
    ...rows.map((cells) => [...cells.slice(0, part.columns.length), ...answersTo(part)]),
  ]);
};

test.each(peopleStudies)("$name: sheets go from the viewer to the command line and back", async (row) => {
  const command = commands[row.name];
  if (command === undefined) throw new Error(`a command for ${row.name} was wanted`);
  const options = { kind: row.name, of: asked, count: 4, seed: 3 };
  const sheetsBy = async (annotator: string): Promise<Sheets> =>
    Object.fromEntries(
      await Promise.all(
        row.parts.map(async ({ name }) => [name, await judged.sheet(options, annotator, name)] as const),
      ),
    );

  const { study } = await judged.study(options);
  expect(study.things.length).toBeGreaterThan(2);
  expect(new Set(study.things.map(({ id }) => id)).size).toBe(study.things.length);
  for (const { id, part } of study.things) {
    const { fields } = row.parts.find(({ name }) => name === part)!;
    const said = answersTo({ fields });
    const answers = Object.fromEntries(fields.map(({ name }, i) => [name, said[i]!]));
    await judged.save({ study: study.id, subject: id, annotator: "Ada", answers });
  }
  const clicked = await sheetsBy("Ada");
  expect(await command.judgedIn(clicked)).toBe(study.things.length);

  const written = await command.write();
  for (const part of row.parts)
    await judged.take(options, "Bo", { part: part.name, text: filledIn(part, written[part.name] ?? "") });
  expect(await sheetsBy("Bo")).toEqual(clicked);
  expect((await judged.outcome(options)).annotators).toEqual(
    ["Ada", "Bo"].map((name) => ({ name, done: study.things.length })),
  );
});
