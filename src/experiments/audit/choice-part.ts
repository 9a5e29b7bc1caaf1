/**
 * What an audit looks at in four-option items beside their claims: where they depart from the fair recipe, and how often the right
 * option can be picked without reasoning.
 */
import { optionTexts, passageOf } from "#items/formats/choice";
import { hasOptions, type ProblemLine } from "#items/problem-line";
import { departuresOf } from "#items/choice/claims";
import type { Row } from "#scoring/audits/rows";
import { findShortcuts } from "#scoring/audits/shortcuts";
import type { AuditedPlace, AuditTools } from "./look.ts";

/** More items than this say no more about shortcuts; the first ones are taken. */
const surfaceLimit = 6_000;

/** The part of an audit that is about four-option items; `learn` are those that classifiers learn from. */
export const createChoicePart = (learn: readonly ProblemLine[] | undefined, { onShortcuts }: AuditTools) => {
  const learned = learn?.flatMap((line) => (hasOptions(line) ? rowsOf(line) : []));
  const kept: Row[] = [];
  const words = new Set<string>();
  const departures = { ...noDepartures };
  const places = [0, 0, 0, 0];
  return {
    add: (entry: ProblemLine, { place, isSound }: AuditedPlace): void => {
      if (!hasOptions(entry)) return;
      if (place < surfaceLimit) {
        kept.push(...rowsOf(entry));
        for (const text of [passageOf(entry), ...optionTexts(entry)]) addWords(words, text);
      }
      places[entry.answer]!++;
      if (isSound) countDepartures(departures, entry);
    },
    finish: () => {
      const looked = kept.length / 4;
      onShortcuts?.(looked);
      const shortcuts = findShortcuts(kept, { learned, parts: true });
      /** `places`: how often the right option is at each place. */
      return { places, words: words.size, departures, shortcuts, looked };
    },
  };
};

const rowsOf = (line: ProblemLine<"options">): readonly Row[] => {
  const { id, premisesText, conclusionText, premises, conclusion, optionFormulas, answer } = line;
  const options = optionTexts(line);
  const of = { texts: options, formulas: optionFormulas, statesGoal: conclusionText !== null };
  return options.map((text, place) => ({
    id: `${id}/${place}`,
    surface: {
      text: passageOf(line),
      premises: conclusionText === null ? premisesText : [...premisesText, conclusionText],
      conclusion: text,
      formulas: {
        premises: conclusion === null ? premises : [...premises, conclusion],
        conclusion: optionFormulas[place]!,
      },
      option: { place, of },
    },
    label: place === answer ? "yes" : "no",
    part: line.task,
  }));
};

/** Adds the words of a text, capitals and marks put aside. */
const addWords = (words: Set<string>, text: string): void => {
  for (const [word] of text.toLowerCase().matchAll(/\p{L}[\p{L}\p{M}'’-]*/gu)) words.add(word);
};

/** Departures from the fair recipe, counted. */
export type Departed = typeof noDepartures;

const noDepartures = {
  entailedImplications: 0,
  vacuous: 0,
  optionEntailsOption: 0,
  settledByOne: 0,
  redundant: 0,
  formTells: 0,
  unfaithful: 0,
};

const countDepartures = (sum: Departed, item: ProblemLine<"options">): void => {
  const found = departuresOf(item);
  sum.entailedImplications += found.entailedImplications;
  sum.vacuous += found.vacuous;
  for (const name of ["optionEntailsOption", "settledByOne", "redundant", "formTells"] as const)
    if (found[name]) sum[name]++;
  if (!item.faithful) sum.unfaithful++;
};
