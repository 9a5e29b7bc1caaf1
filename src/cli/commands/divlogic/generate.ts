/**
 * `organon divlogic generate`: choice items as JSON lines on stdout or into a file; with `--set paper` the paper's set
 * into a folder, in its two parts and with a manifest.
 */
import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import {
  createChoiceGenerator,
  defaultChoicePlan,
  paperIndices,
  paraphrasePolicies,
  recipes,
  symbolicTwin,
  type ChoicePlan,
  type SetPart,
} from "#items";
import { readBank } from "#language";
import { OrganonError } from "#logic";
import type { Verb } from "../../command.ts";
import { choiceFlag, textFlag, wholeFlag, type Flags } from "../../flags.ts";
import { fileError, openLines } from "../../terminal.ts";
import { version } from "../../version.ts";
import { readBankFile } from "./bank-file.ts";
import { readTemplatesFile } from "./templates-file.ts";

export const generate: Verb = {
  name: "divlogic generate",
  summary: "Questions with four options and proved answers, one JSON line each.",
  example: "organon divlogic generate --per-type 300 --seed 7 -o choices.jsonl",
  declare: (command) => {
    const plan = defaultChoicePlan;
    command
      .option("--per-type <n>", "questions of each of 3c1e, 3e1c and missing-premise (10)")
      .option("--seed <n>", "any whole number; the same seed gives the same questions", `${plan.seed}`)
      .option("--recipe <name>", "fair, or paper for the paper's own way", plan.recipe)
      .option("-n, --propositions <n>", "the paper's n: the most propositions of a passage", `${plan.n}`)
      .option("--variables <n>", "letters to draw from", `${plan.variables}`)
      .option("--facts <n>", "literal facts in a passage: a number, or a range as in 0-3", "0-3")
      .option("--steps <n>", "the fewest propositions that what follows needs", `${plan.steps}`)
      .option(
        "--paraphrase <name>",
        `what may stand in for a sentence: ${paraphrasePolicies.join(", ")}`,
        plan.paraphrase,
      )
      .option("--bank <file>", "sentences from this bank instead of our own")
      .option("--templates <file>", "wordings of organon divlogic templates beside our own")
      .option("--symbolic", "signs instead of words", false)
      .option("--set <name>", "paper: its 12,589 questions, into the folder that -o names")
      .option("-o, --output <file>", "where to write; - is stdout", "-");
  },
  run: async (_, flags, { terminal, common, signal }) => {
    const plan = await planFromFlags(flags);
    const twin = flags["symbolic"] === true ? symbolicTwin : undefined;
    if (plan.paraphrase === "nli")
      terminal.notice(
        "with --paraphrase nli a variant may change a verdict; such items say “faithful”: false",
      );
    const set = choiceFlag(flags, "set", ["paper"]);
    const perType = wholeFlag(flags, "perType", 1);
    const output = textFlag(flags, "output") ?? "-";
    if (set !== undefined && perType !== undefined)
      throw new OrganonError("misuse", "--set says how many questions there are, so --per-type cannot");
    if (set !== undefined && output === "-")
      throw new OrganonError("misuse", "--set writes several files", { hint: "name a folder with -o" });
    const planned = set === undefined ? upTo(3 * (perType ?? 10)) : [...paperIndices()];
    const parts: readonly Part[] = set === undefined ? ["items"] : ["polish", "unpolished"];
    if (set !== undefined) await newFolder(output);
    const pathOf = (part: Part): string => (set === undefined ? output : join(output, `${part}.jsonl`));
    const files = new Map(
      await Promise.all(parts.map(async (part) => [part, await openLines(pathOf(part), terminal)] as const)),
    );
    const document = common.json && output === "-";
    const generator = createChoiceGenerator(plan);
    const progress = terminal.progress("generating");
    const made = new Map<string, number>();
    const dropped = new Map<string, number>();
    let written = 0;
    if (document) await terminal.out('{"items":[');
    for (const { index, part } of planned) {
      signal.throwIfAborted();
      const outcome = generator.at(index);
      if ("dropped" in outcome) {
        dropped.set(outcome.dropped, (dropped.get(outcome.dropped) ?? 0) + 1);
        continue;
      }
      const item = twin === undefined ? outcome.item : twin(outcome.item);
      await files.get(part)?.write(`${document && written > 0 ? "," : ""}${JSON.stringify(item)}`);
      written++;
      const kind = set === undefined ? item.type : `${part} ${item.type}`;
      made.set(kind, (made.get(kind) ?? 0) + 1);
      if (written % 64 === 0) progress.update(written, planned.length);
      // Give signals a turn.
      if (written % 512 === 0) await new Promise(setImmediate);
    }
    progress.end();
    const summary = {
      asked: planned.length,
      made: written,
      byType: Object.fromEntries(made),
      dropped: Object.fromEntries(dropped),
    };
    if (document) await terminal.out(`],"summary":${JSON.stringify(summary)}}`);
    for (const file of files.values()) await file.close();
    if (set !== undefined) await writeManifest(output, plan, summary, twin !== undefined, terminal);
    if (common.json && !document) await terminal.out(JSON.stringify(summary));
    const reasons = [...dropped].map(([reason, n]) => `\n  ${n} dropped: ${reason}`).join("");
    const kinds = [...made].map(([kind, n]) => `${n} ${kind}`).join(", ");
    terminal.notice(`asked ${planned.length}, made ${written}${written > 0 ? `: ${kinds}` : ""}${reasons}`);
    return written < planned.length ? 1 : 0;
  },
};

type Part = SetPart | "items";

const upTo = (count: number): readonly { readonly index: number; readonly part: Part }[] =>
  Array.from({ length: count }, (_, index) => ({ index, part: "items" }));

const planFromFlags = async (flags: Flags): Promise<ChoicePlan> => {
  const bank = textFlag(flags, "bank");
  const templates = textFlag(flags, "templates");
  return {
    recipe: choiceFlag(flags, "recipe", recipes) ?? defaultChoicePlan.recipe,
    seed: wholeFlag(flags, "seed", Number.MIN_SAFE_INTEGER) ?? defaultChoicePlan.seed,
    n: wholeFlag(flags, "propositions", 2) ?? defaultChoicePlan.n,
    variables: wholeFlag(flags, "variables", 1) ?? defaultChoicePlan.variables,
    facts: rangeFrom(textFlag(flags, "facts") ?? "0-3"),
    steps: wholeFlag(flags, "steps", 2) ?? defaultChoicePlan.steps,
    paraphrase: choiceFlag(flags, "paraphrase", paraphrasePolicies) ?? defaultChoicePlan.paraphrase,
    bank: bank === undefined ? readBank() : (await readBankFile(bank)).families,
    ...(templates === undefined ? {} : { wordings: await readTemplatesFile(templates) }),
  };
};

const rangeFrom = (text: string): readonly [number, number] => {
  const match = /^(\d+)(?:-(\d+))?$/.exec(text.trim());
  if (match === null)
    throw new OrganonError("misuse", `--facts ${text} is neither a number nor a range`, {
      hint: "as in --facts 1 or --facts 0-3",
    });
  return [Number(match[1]), Number(match[2] ?? match[1])];
};

const newFolder = async (path: string): Promise<void> => {
  try {
    await mkdir(path, { recursive: true });
  } catch (cause) {
    throw fileError(path, cause);
  }
};

/** What the folder holds and how to make it again. */
const writeManifest = async (
  folder: string,
  { bank, ...plan }: ChoicePlan,
  { made, byType }: { readonly made: number; readonly byType: Readonly<Record<string, number>> },
  symbolic: boolean,
  terminal: Parameters<typeof openLines>[1],
): Promise<void> => {
  const lines = await openLines(join(folder, "manifest.json"), terminal);
  await lines.write(
    JSON.stringify(
      {
        set: "paper",
        version,
        ...plan,
        families: bank.length,
        symbolic,
        files: { polish: "polish.jsonl", unpolished: "unpolished.jsonl" },
        items: made,
        byType,
      },
      null,
      1,
    ),
  );
  await lines.close();
};
