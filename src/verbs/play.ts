/**
 * The playground: questions made to be looked at, and one of them asked of one model. What is asked there is not kept.
 */
import type { PriceTable } from "#models";
import type { Question } from "#items";
import { OrganonError } from "#logic";
import { askPlanned } from "./asking/asking.ts";
import { openStore } from "./opening.ts";
import { planRun } from "./run.ts";
import { openModels, type OpenModelsOptions } from "./settings/open-models.ts";
import { view } from "./view.ts";
import type { Dossier } from "./viewing/dossier.ts";
import { play as make, type Played, type PlaygroundOptions } from "./viewing/playground.ts";

/**
 * Questions with their grounds, and their twins where the profile has any.
 *
 * @example
 * const [first] = play({ skill: "modus tollens", kind: "valid" });
 * first!.grounds.relation; // → "entailment"
 */
export const play = (options: PlaygroundOptions = {}): readonly Played[] => make(options);

/** Asks one model one question. */
export type AskOne = (model: string, options: PlaygroundOptions, place?: number) => Promise<Dossier>;

/** Asks one model one of the questions that the options make, and tells the reply as a run's would be told. */
export const askOne =
  ({
    prices,
    ...opening
  }: OpenModelsOptions & {
    readonly prices?: PriceTable;
  } = {}): AskOne =>
  async (model, options, place = 0) => {
    const question: Question | undefined = make(options)[place]?.question;
    if (question === undefined) throw new OrganonError("misuse", `there is no question ${place + 1}`);
    const store = openStore(":memory:");
    try {
      const suite = { kind: "file", hash: question.id } as const;
      const planned = await planRun({ suite, models: openModels([model], opening) });
      await askPlanned(
        { ...planned, questions: () => [question] },
        { store, ...(prices === undefined ? {} : { prices }) },
      );
      const dossier = await view(store).question("latest", { subject: 0, ordinal: 0 });
      if (dossier === undefined)
        throw new OrganonError("bug/view", "the question was asked and is not there");
      return dossier;
    } finally {
      await store.close();
    }
  };
