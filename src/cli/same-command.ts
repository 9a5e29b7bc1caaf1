/**
 * The command that asks a stored run again: every flag that makes it the run it is, so that giving the command again
 * continues this run and no other. What only says how fast or for how much money to ask is left out.
 */
import { shotsIn, type Run } from "#runs";
import { usualStore } from "./command.ts";
import { dashed } from "./flags.ts";
import { suiteDescription } from "./suite.ts";

/** `organon run …`, ready for a shell; `organon report …` where the run was begun by another verb than these. */
export const sameCommand = ({ id, plan }: Pick<Run, "id" | "plan">, store: string): string => {
  const at = store === usualStore ? [] : ["--store", store];
  const description = suiteDescription(plan.suite);
  const verb = verbs[String(description["kind"])];
  const suite = suiteWords(description);
  if (verb === undefined || suite === undefined) return command("report", id, ...at);
  const { style, template, system } = plan.prompt;
  const form = template ?? style;
  const { count, as } = shotsIn(plan.prompt);
  return command(
    ...verb,
    ...plan.models.flatMap((model) => ["-m", model]),
    ...suite,
    ...(plan.epochs === 1 ? [] : ["--epochs", String(plan.epochs)]),
    ...(system === undefined ? [] : ["--system", system]),
    ...(form === "direct" || form === "appendix" ? [] : ["--prompt", form]),
    ...(count === 0 ? [] : ["--shots", String(count)]),
    // Examples of four-option questions stand in one way only.
    ...(as === "text" || template !== undefined ? [] : ["--shots-as", as]),
    ...at,
  );
};

/** The verb that asks a suite of each kind. */
const verbs: Readonly<Record<string, readonly string[]>> = {
  generated: ["run"],
  file: ["run"],
  lengths: ["lengths"],
  choice: ["divlogic", "run"],
};

const flagNames: Readonly<Record<string, string>> = { kinds: "kind", skills: "skill", file: "suite" };

/** What stands in a description beside flags. */
const noFlags: readonly string[] = ["kind", "version", "hash"];

/** The suite's flags; undefined where it was read from a file whose name is not known. */
const suiteWords = (description: ReturnType<typeof suiteDescription>): readonly string[] | undefined => {
  const { kind, file, budget } = description;
  if (kind === "file" && file === undefined) return undefined;
  const adaptive = budget === undefined ? [] : ["--adaptive"];
  // How many items a set of choices had is told, not asked for.
  const others = kind === "choice" ? [...noFlags, "items"] : noFlags;
  const words = Object.entries(description).flatMap(([name, value]) => {
    if (others.includes(name)) return [];
    const flag = dashed(flagNames[name] ?? name);
    return ["shortest", "symbolic"].includes(name)
      ? [flag]
      : [flag, Array.isArray(value) ? value.join(",") : String(value)];
  });
  return [...adaptive, ...words];
};

const command = (...words: readonly string[]): string => `organon ${words.map(quoted).join(" ")}`;

/** A word as a POSIX shell reads it back. */
export const quoted = (text: string): string =>
  /^[\w:./,@+-]+$/.test(text) ? text : `'${text.replaceAll("'", `'\\''`)}'`;
