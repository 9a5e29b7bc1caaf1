/**
 * The playground: questions made to be looked at, and one of them asked of one model. What is asked there is not kept.
 */
import type { PriceTable } from "#models/prices";
import { misuse, OrganonError } from "#logic/error";
import { askPlanned } from "./asking/asking.ts";
import { openStore } from "./opening.ts";
import { planRun } from "./run.ts";
import { openModels, type OpenModelsOptions } from "./settings/open-models.ts";
import { view } from "./view.ts";
import type { AskableModel } from "./viewing/askable-models.ts";
import { play, type PlaygroundOptions } from "./viewing/playground.ts";

export type AskOne = ReturnType<typeof askOne>;
export type OneReply = Awaited<ReturnType<AskOne>>;

/** Asks one model one of the questions that the options make; tells the reply as a run's would be told, and what to know of the model's name. */
export const askOne =
  ({
    prices,
    ...opening
  }: Pick<OpenModelsOptions, "config" | "env"> & { readonly prices?: PriceTable } = {}) =>
  async ({ name, origin }: Pick<AskableModel, "name" | "origin">, options: PlaygroundOptions, place = 0) => {
    const question = play(options)[place]?.question;
    if (question === undefined) throw misuse(`there is no question ${place + 1}`);
    const store = openStore(":memory:");
    try {
      const notices: string[] = [];
      const models = openModels([name], { ...opening, origin, tell: (text) => void notices.push(text) });
      const planned = await planRun({ suite: { kind: "file", hash: question.id }, models });
      await askPlanned({ ...planned, questions: () => [question] }, { store, prices });
      const dossier = await view(store).question("latest", { subject: 0, ordinal: 0 });
      if (dossier === undefined)
        throw new OrganonError("bug/view", "the question was asked and is not there");
      return { dossier, notices };
    } finally {
      await store.close();
    }
  };
