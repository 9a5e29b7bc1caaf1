/**
 * Opens the built-in reasoners: language models without an API key or a network, whose only input is the prompt's
 * text. The oracle must be right on every item, which shows that each answer follows from the text. The others are
 * models that a benchmark must distinguish from the oracle.
 */
import { findRule, listProfileRules } from "#catalog/profiles";
import { unknownName, misuse } from "#logic/error";
import type { LanguageModel, Prompt, Reply } from "../language-model.ts";
import { readParameters, type ModelSpec } from "../spec.ts";
import type { Answer, KnownToReasoners } from "./answers.ts";

export const reasoners = ["oracle", "affirmer", "coin", "surface", "novice", "limited"] as const;

/** Opens a built-in reasoner. Throws misuse for an unknown name, parameter or rule. Its code is loaded with its first question. */
export const openReasoner = (spec: ModelSpec, known: KnownToReasoners = {}): LanguageModel => {
  const answers = () => import("./answers.ts");
  switch (spec.model) {
    case "oracle": {
      const { obeys = false } = readParameters(spec, { obeys: "flag" });
      return reasoner(spec, obeys ? { obeys } : {}, async () => (await answers()).oracleAnswer(obeys, known));
    }
    case "affirmer":
      readParameters(spec, {});
      return reasoner(spec, {}, async () => (await answers()).affirmerAnswer);
    case "coin": {
      const { seed = 1 } = readParameters(spec, { seed: "whole" });
      return reasoner(spec, { seed }, async () => (await answers()).coinAnswer(seed));
    }
    case "surface":
      readParameters(spec, {});
      return reasoner(spec, {}, async () => (await answers()).surfaceAnswer);
    case "novice": {
      const {
        weak = "",
        slip = 0.4,
        depth = 2,
        learns = false,
        seed = 1,
        by = "proof",
      } = readParameters(spec, {
        weak: "text",
        slip: "number",
        depth: "positive",
        learns: "flag",
        seed: "whole",
        by: ["proof", "rule"],
      });
      if (slip > 1) throw misuse(`slip is ${slip}, which is not a probability from 0 to 1`, "as in slip=0.4");
      const weakRules = splitNames(weak);
      if (weakRules.length === 0 && spec.parameters["weak"] !== undefined)
        throw misuse(
          `weak=${weak} names no rule, so it would have no effect`,
          "name one, as in weak=modus tollens: organon prove --rules lists them",
        );
      if (weakRules.length > 0 && slip === 0)
        throw misuse(
          `with slip=0 the novice makes no errors on “${weakRules[0]}”, so the weakness would have no effect`,
          "give a slip above 0, as in slip=0.4, or leave out weak",
        );
      for (const name of weakRules) findRule(known.rules ?? listProfileRules("full"), name);
      return reasoner(spec, { weak, slip, depth, learns, seed, by }, async () =>
        (await answers()).noviceAnswer({ weak: weakRules, slip, depth, learns, seed, by }, known),
      );
    }
    case "limited": {
      const { premises = 20, seed = 1 } = readParameters(spec, { premises: "positive", seed: "whole" });
      return reasoner(spec, { premises, seed }, async () =>
        (await answers()).limitedAnswer({ premises, seed }, known),
      );
    }
    default:
      throw unknownName("reasoner", spec.model, reasoners);
  }
};

const splitNames = (weak: string): readonly string[] => weak.split(",").filter((name) => name.trim() !== "");

const reasoner = (
  { id, provider, model, organisation = "Organon" }: ModelSpec,
  parameters: LanguageModel["parameters"],
  load: () => Promise<Answer>,
): LanguageModel => {
  let answer: Promise<Answer> | undefined;
  return {
    id,
    provider,
    model,
    organisation,
    parameters,
    ask: async (prompt, { signal, epoch = 0 }): Promise<Reply> => {
      signal?.throwIfAborted();
      answer ??= load();
      return { text: (await answer)(joinMessages(prompt), epoch), finishReason: "stop", usage: {} };
    },
  };
};

const joinMessages = ({ messages }: Prompt): string => messages.map(({ content }) => content).join("\n");
