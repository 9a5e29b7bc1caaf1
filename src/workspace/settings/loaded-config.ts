/**
 * The settings of a command: those of a configuration, or none. Reading a configuration is another file's work
 * (`config.ts`), so that a command without one does not load it.
 */
import type { OpenProvider } from "#models/open-model";
import { parseModelSpec, withParameters } from "#models/spec";
import type { TopicPage } from "#language/topics/topic";
import type { Checked } from "./config-schema.ts";

export type LoadedConfig = Omit<Checked, "providers" | "topics"> & {
  /** The pages of its topics, read and examined. */
  readonly topics?: readonly TopicPage[];
  /** The file it came from; undefined where there is none. */
  readonly path?: string;
  /** The addresses of the servers among the user's own providers. */
  readonly servers?: readonly (readonly [name: string, url: string])[];
  readonly own: ReadonlyMap<string, OpenProvider>;
};

/** The configuration of a folder that has none. */
export const emptyConfig: LoadedConfig = { own: new Map() };

/** Where a configuration is looked for, in this order. */
export const configNames: readonly string[] = [
  "organon.config.ts",
  "organon.config.js",
  "organon.config.mjs",
  "organon.config.json",
];

/** A model's name with the configuration's parameters for it; those in the name stay. */
export const configuredName = (id: string, { models = {} }: Pick<LoadedConfig, "models">): string => {
  const { provider, model } = parseModelSpec(id);
  return withParameters(id, models[`${provider}:${model}`] ?? {});
};
