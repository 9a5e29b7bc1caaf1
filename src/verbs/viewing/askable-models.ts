/**
 * Lists the models that the viewer's playground may ask: two built-in reasoners, the models of the configuration and those of
 * stored runs. A page names a model by its number in this list, and never sends a name: a name can hold an address and the
 * variable that is sent there. A number keeps its model until the list is closed with its server.
 */
import { misuse } from "#logic/error";
import { providers } from "#models/open-model";
import { parseModelSpec } from "#models/spec";
import type { SpecOrigin } from "#models/spec-origin";
import type { Store } from "#runs/store";
import type { LoadedConfig } from "../settings/loaded-config.ts";

export type AskableModel = { readonly number: number; readonly name: string; readonly origin: SpecOrigin };

export type AskableModels = ReturnType<typeof openAskableModels>;

/** The two reasoners need no API key and no network. */
const builtIn = ["reasoner:surface", "reasoner:oracle"];

export const openAskableModels = (
  store: Pick<Store, "runs">,
  config: Pick<LoadedConfig, "models" | "own">,
) => {
  const known = new Map<string, AskableModel>();
  const add = (name: string, origin: SpecOrigin): void => {
    if (!known.has(name) && canOpen(name, config)) known.set(name, { number: known.size, name, origin });
  };
  for (const name of [...builtIn, ...Object.keys(config.models ?? {})]) add(name, "configuration");
  const list = async (): Promise<readonly AskableModel[]> => {
    for (const { subjects } of await store.runs()) for (const { id } of subjects) add(id, "store");
    return [...known.values()];
  };
  return {
    list,
    /** The model of a number. Throws misuse for a number that is not in the list. */
    get: async (number: number): Promise<AskableModel> => {
      const model = (await list())[number];
      if (model !== undefined) return model;
      throw misuse(
        `there is no model ${number} in the list`,
        "GET /api/models returns the models that may be asked, with their numbers",
      );
    },
  };
};

/** Runs of other harnesses and of functions have names that no provider opens. */
const canOpen = (name: string, { own }: Pick<LoadedConfig, "own">): boolean => {
  try {
    const { provider } = parseModelSpec(name);
    return providers.includes(provider) || own.has(provider);
  } catch {
    return false;
  }
};
