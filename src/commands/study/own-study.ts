/**
 * `organon study ./mine.ts`: a study from a file. Its options are flags: a number, a text or a switch.
 */
import { resolve } from "node:path";
import { askOwnStudy, loadStudy, planOwnStudy, type OwnStudy } from "./define-study.ts";
import { modelsNamed } from "../asking.ts";
import type { Command } from "../command.ts";
import { flag, type Shape } from "../flags.ts";
import { decimal, on } from "../values.ts";
import { text } from "#workspace/settings/values";
import { studyVerb } from "./study.ts";

export const ownStudy = async (path: string): Promise<Command> => {
  const study = await loadStudy(resolve(path), path);
  return studyVerb({
    name: study.name,
    summary: study.about,
    example: `organon study ${path} -m reasoner:coin`,
    flags: flagsOf(study),
    begin: (values, context) => {
      const given = new Map<string, unknown>(Object.entries(values));
      const options = Object.fromEntries(
        Object.entries(study.options ?? {}).map(([name, { usual }]) => [
          name,
          valueOf(given.get(name), usual),
        ]),
      );
      const models = modelsNamed(values.models, context, values);
      return {
        parts: () => planOwnStudy(study, options, models),
        tables: (tools) => askOwnStudy(study, options, models, tools),
      };
    },
  });
};

const flagsOf = ({ options = {} }: OwnStudy): Shape =>
  Object.fromEntries(
    Object.entries(options).map(([name, { about, usual }]) => {
      const words = `--${name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;
      if (usual === false) return [name, flag(words, about, on)];
      const told = `${about} (${usual})`;
      return [
        name,
        typeof usual === "number" ? flag(`${words} <n>`, told, decimal) : flag(`${words} <text>`, told, text),
      ];
    }),
  );

const valueOf = (given: unknown, usual: number | string | false): number | string | boolean =>
  typeof given === "number" || typeof given === "string" || given === true ? given : usual;
