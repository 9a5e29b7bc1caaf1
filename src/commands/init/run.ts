/**
 * `organon init`: writes a commented organon.config.ts into the current folder or to --config, in which everything is
 * commented out: it changes nothing until a line is taken in. `--schema` prints the JSON Schema of a configuration instead, and
 * `--topic` writes the page of an example topic.
 */
import { existsSync, readFileSync } from "node:fs";
import { misuse } from "#logic/error";
import { priceTable } from "#models/prices";
import { configSchema } from "#workspace/settings/config-schema";
import { configNames } from "#workspace/settings/loaded-config";
import { trust } from "#workspace/settings/find-config";
import type { Context, Result } from "../command.ts";
import type { Values } from "../flags.ts";
import type { options } from "./options.ts";

export const run = async (given: Values<typeof options>, context: Context): Promise<Result | number> => {
  const { terminal, common, env, outputs } = context;
  const { schema = false, topic } = given;
  if (schema) {
    await terminal.out(JSON.stringify(configSchema(), null, 2));
    return 0;
  }
  if (topic !== undefined) return writeTopic(topic || "topic.jsonc", context);
  const path = common.config ?? "organon.config.ts";
  if (!/\.[cm]?[jt]s$/.test(path))
    throw misuse(`${path} is not the name of a module`, "as in --config organon.config.ts");
  const there = (common.config === undefined ? configNames : [path]).find((name) => existsSync(name));
  if (there !== undefined && !outputs.force)
    throw misuse(`${there} is there already`, "--force writes over it");
  outputs.save(path, templateText(), { isOurs: true });
  // Whoever lets it be written has said yes to it; a change is asked about.
  trust(path, env);
  if (common.json) await terminal.out(JSON.stringify({ wrote: path }));
  terminal.notice(`wrote ${path}; organon doctor says whether all is well`);
  return 0;
};

const writeTopic = async (path: string, { outputs, terminal, common }: Context): Promise<number> => {
  if (existsSync(path) && !outputs.force) throw misuse(`${path} is there already`, "--force writes over it");
  outputs.save(path, readTemplate("organon.topic.txt"), { isOurs: true });
  if (common.json) await terminal.out(JSON.stringify({ wrote: path }));
  terminal.notice(`wrote ${path}; organon audit --topic ${path} checks it`);
  return 0;
};

const templateText = (): string => readTemplate("organon.config.txt").replace("{priceDate}", priceTable.date);

const readTemplate = (name: "organon.config.txt" | "organon.topic.txt"): string =>
  readFileSync(new URL(`../../../data/${name}`, import.meta.url), "utf8");
