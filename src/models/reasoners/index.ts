/**
 * The built-in reasoners: language models without a key or a network. They get the prompt's text and nothing
 * else. The oracle must be right on every item, which proves that each answer can be had from its text; the
 * others are what a benchmark has to tell from it.
 */
import { rulesOf, type Rule } from "#catalog";
import { createArgumentReader } from "#items";
import { lexicons as builtIn, styles, type Lexicon } from "#language";
import { OrganonError, unknownName } from "#logic";
import type { LanguageModel, Prompt, Reply } from "../language-model.ts";
import { readParameters, type ModelSpec } from "../spec.ts";
import {
  choiceAffirmer,
  choiceCoin,
  choiceNovice,
  choiceOracle,
  choiceSurface,
  type ChoiceAnswerer,
} from "./choice.ts";
import { createLimited } from "./limited.ts";
import { createMemoriser } from "./memoriser.ts";
import { createNovice } from "./novice.ts";
import { decideInWords } from "./oracle.ts";
import { chance, overlap } from "./surface.ts";
import { taskCoin, taskNovice, taskOracle, taskSurface, type TaskAnswerer } from "./tasks.ts";

export const reasoners = ["oracle", "affirmer", "coin", "surface", "novice", "limited", "memoriser"] as const;

/** The words that a reasoner can read and the rules that it recognises, where they are more than the program's own. */
export type KnownToReasoners = { readonly lexicons?: readonly Lexicon[]; readonly rules?: readonly Rule[] };

/** Opens a built-in reasoner; an unknown name or parameter is misuse. */
export const openReasoner = (
  spec: ModelSpec,
  { lexicons = builtIn, rules = rulesOf("full") }: KnownToReasoners = {},
): LanguageModel => {
  const reader = createArgumentReader(styles, lexicons);
  switch (spec.model) {
    case "oracle": {
      const { obeys = false } = readParameters(spec, { obeys: "flag" });
      const decides = orTask(
        taskOracle(reader),
        orChoice(choiceOracle(), (prompt) => decideInWords(prompt, reader)),
      );
      const looks = orTask(taskSurface, orChoice(choiceSurface, overlap));
      return reasoner(spec, obeys ? { obeys } : {}, (prompt) =>
        obeys && asksNotToReason(prompt) ? looks(prompt) : decides(prompt),
      );
    }
    case "memoriser": {
      const { file } = readParameters(spec, { file: "text" });
      const recalls = createMemoriser(file);
      const looks = orTask(taskSurface, orChoice(choiceSurface, overlap));
      return reasoner(spec, { file: file ?? "" }, (prompt) => recalls(prompt) ?? looks(prompt));
    }
    case "affirmer":
      readParameters(spec, {});
      return reasoner(
        spec,
        {},
        orChoice(choiceAffirmer, () => "Yes."),
      );
    case "coin": {
      const { seed = 1 } = readParameters(spec, { seed: "whole" });
      return reasoner(spec, { seed }, (prompt, epoch) => {
        // The first time as ever; each other time the coin is tossed anew.
        const toss = epoch === 0 ? `${seed}` : `${seed}/epoch ${epoch}`;
        return orTask(
          taskCoin(toss),
          orChoice(choiceCoin(toss), (asked) => (chance(`${toss}/${asked}`) < 0.5 ? "Yes." : "No.")),
        )(prompt);
      });
    }
    case "surface":
      readParameters(spec, {});
      return reasoner(spec, {}, orTask(taskSurface, orChoice(choiceSurface, overlap)));
    case "novice": {
      const {
        weak = "",
        slip = 0.4,
        depth = 2,
        learns = false,
        seed = 1,
      } = readParameters(spec, {
        weak: "text",
        slip: "number",
        depth: "positive",
        learns: "flag",
        seed: "whole",
      });
      if (slip > 1)
        throw new OrganonError("misuse", `slip is ${slip}, which is not a probability from 0 to 1`);
      const weakRules = weak.split(",").filter((name) => name !== "");
      return reasoner(
        spec,
        { weak, slip, depth, learns, seed },
        orTask(
          taskNovice(reader, { depth, slip, seed }),
          orChoice(
            choiceNovice({ depth, slip, seed }),
            createNovice({ weak: weakRules, slip, depth, learns, seed }, reader, rules),
          ),
        ),
      );
    }
    case "limited": {
      const { premises = 20, seed = 1 } = readParameters(spec, { premises: "positive", seed: "whole" });
      return reasoner(
        spec,
        { premises, seed },
        orTask(
          createLimited(reader, { premises, seed }),
          orChoice(choiceOracle(), (prompt) => decideInWords(prompt, reader)),
        ),
      );
    }
    default:
      throw unknownName("reasoner", spec.model, reasoners);
  }
};

/** Whether a prompt asks to leave logical reasoning out, as NoLR does (DivLogicEval §3.1). */
const asksNotToReason = (prompt: string): boolean => /without performing any logical reasoning/i.test(prompt);

/** Answers a four-option question where the prompt ends with one, otherwise a yes/no question. */
const orChoice =
  (choice: ChoiceAnswerer, yesNo: (prompt: string) => string): ((prompt: string) => string) =>
  (prompt) =>
    choice(prompt) ?? yesNo(prompt);

/** Answers a task where the prompt ends with one, otherwise as `answer` does. */
const orTask =
  (task: TaskAnswerer, answer: (prompt: string) => string): ((prompt: string) => string) =>
  (prompt) =>
    task(prompt) ?? answer(prompt);

/** A reasoner from a function of the prompt's text. */
const reasoner = (
  { id, provider, model }: ModelSpec,
  parameters: LanguageModel["parameters"],
  answer: (prompt: string, epoch: number) => string,
): LanguageModel => ({
  id,
  provider,
  model,
  organisation: "Organon",
  parameters,
  ask: async (prompt, { signal, epoch = 0 }): Promise<Reply> => {
    signal?.throwIfAborted();
    return { text: answer(textOf(prompt), epoch), finishReason: "stop", usage: {} };
  },
});

const textOf = ({ messages }: Prompt): string => messages.map(({ content }) => content).join("\n");
