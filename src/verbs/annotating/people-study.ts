/**
 * People on four-option questions (DivLogicEval §4.2): a screening in signs, then the questions in words, of which no key is told. Its
 * sheets are those that `organon divlogic human-study FILE --read` reads.
 */
import { OrganonError } from "#logic";
import { humanInstructions, humanSheet, screeningSheet } from "#report";
import { hashOf, type Annotation } from "#runs";
import { humanOutcome, humanStudy } from "../human-study.ts";
import type { Sets } from "../viewing/sets.ts";
import { note, type Notes, type OpenStudy, type Study, type StudyOptions } from "./study.ts";

/** Statements of the screening; fewer where a set has no more that are not asked. */
const usualScreening = 20;

/** The parts, in their order. */
export const peopleParts = ["screening", "questions"] as const;

const truth = [
  {
    name: "answer",
    text: "Must the conclusion be true whenever all statements are?",
    options: ["true", "false"],
  },
];
const letter = [{ name: "answer", text: "Which option is right?", options: ["A", "B", "C", "D"] }, note];

/** The study of a set's items. Throws misuse where the set has too few. */
export const peopleStudy = async (
  sets: Sets,
  { of, count = 60, seed = 1 }: StudyOptions,
): Promise<OpenStudy> => {
  const items = await sets.choices(of);
  if (items.length === 0)
    throw new OrganonError("misuse", "this set has no four-option questions of ours", {
      hint: "organon view FILE opens what organon divlogic generate writes",
    });
  const { screening, questions } = humanStudy(items, {
    count,
    seed,
    screening: Math.max(1, Math.min(usualScreening, items.length - count)),
  });
  const study: Study = {
    id: ["people", hashOf(items.map(({ id }) => id)), count, seed].join(" "),
    kind: "people",
    title: "What follows?",
    // Lines of a page are as long as it is wide.
    instructions: humanInstructions("the screening", "the questions").replaceAll(/(\S)\n(?=\S)/g, "$1 "),
    fields: letter,
    things: [
      ...screening.map(({ id, premises, conclusion }) => ({
        id,
        text: [...premises, `∴ ${conclusion}`].join("\n"),
        fields: truth,
        part: peopleParts[0],
      })),
      ...questions.map(({ id, text }) => ({ id, text, part: peopleParts[1] })),
    ],
  };
  const answersTo = (notes: Notes, part: (typeof peopleParts)[number]): ReadonlyMap<string, string> =>
    new Map(
      study.things.flatMap((thing) => {
        const said = notes[thing.id]?.["answer"] ?? "";
        return thing.part !== part || said === "" ? [] : [[thing.id, said] as const];
      }),
    );
  return {
    study,
    outcome: (all) => ({
      people: humanOutcome(
        items,
        [...Map.groupBy(all, ({ annotator }) => annotator)].map(([name, own]) => {
          const notes = notesIn(own);
          return { name, screening: answersTo(notes, "screening"), questions: answersTo(notes, "questions") };
        }),
      ),
    }),
    sheet: (notes, part) =>
      part === "screening"
        ? screeningSheet(screening, answersTo(notes, "screening"))
        : humanSheet(
            questions,
            answersTo(notes, "questions"),
            new Map(Object.entries(notes).map(([id, { note: said = "" }]) => [id, said])),
          ),
  };
};

const notesIn = (all: readonly Annotation[]): Notes =>
  Object.fromEntries(all.map(({ subject, answers }) => [subject, answers]));
