/**
 * `organon lengths`: accuracy by length of inference (§4.3 of the ACL text, Table 3), on the same leaves in every
 * length.
 */
import { OrganonError } from "#logic";
import type { AskedItem } from "#items";
import { renderHtml, renderLengths, renderMarkdown, reportJson } from "#report";
import { lengthItems, longestLength, papersLengths, promptFor, type LengthsPlan, type RunPlan } from "#runs";
import { modelNames, openModels, openStore, requireComplete, runPlan } from "../asking.ts";
import { declareAsking, pacingOf } from "../asking-flags.ts";
import type { Verb } from "../command.ts";
import { textFlag, wholeFlag, type Flags } from "../flags.ts";
import { tellPreview } from "../preview-telling.ts";
import { suiteFromFlags, type SuiteDescription } from "../suite.ts";
import { tell } from "../telling.ts";
import { settingsOf } from "./run.ts";
import { saveFile } from "../terminal.ts";

export const lengths: Verb = {
  name: "lengths",
  resumes: true,
  summary: "Accuracy by length of inference, on the same rules in every length.",
  example: "organon lengths -m 'reasoner:novice?depth=4' --lengths 1-7 --per-length 100",
  declare: (command) => {
    declareAsking(command);
    command
      .option("--lengths <list>", `lengths from 1 to ${longestLength}, as in 1-7 or 1,3,5,7`, "1-7")
      .option("--per-length <n>", "questions of each length", String(papersLengths.perLength))
      .option("--profile <name>", "paper or full", "paper")
      .option("--seed <n>", "any whole number; the same seed gives the same questions", "1")
      .option("--kind <kind,…>", "of valid, contradiction, unrelated, near, fallacy")
      .option("--skill <rule,…>", "rules to use, by their exact names")
      .option("--style <name>", "how sentences are said", "plain")
      .option("--lexicon <name>", "the words", "everyday")
      .option("--html <file>", "write the report as one page, with the chart")
      .option("--md <file>", "write the report as Markdown");
  },
  run: async (_, flags, context) => {
    const { terminal, common, signal, config } = context;
    const { asked, description } = lengthsFromFlags(flags);
    const isDry = flags["dryRun"] === true;
    const names = modelNames(flags["model"], config);
    const models = openModels(names, config, { asking: !isDry });
    const prompt = settingsOf(flags, []);
    const plan: RunPlan = { models: names, suite: description, prompt, epochs: 1 };
    const pacing = pacingOf(flags, config);
    const promptOf = (item: AskedItem) => promptFor(item, prompt, []);
    if (isDry) {
      await tellPreview({ plan, models, items: lengthItems(asked), prompt: promptOf }, pacing, context);
      return 0;
    }
    const store = openStore(context, "write");
    try {
      const outcome = await runPlan(
        { what: "lengths", plan, items: lengthItems(asked), models, prompt: promptOf, store, pacing },
        context,
      );
      if (outcome.interrupted) throw signal.reason;
      const told = await tell(store, outcome.run, { writable: true });
      const [html, markdown] = [textFlag(flags, "html"), textFlag(flags, "md")];
      if (html !== undefined) saveFile(html, renderHtml(told));
      if (markdown !== undefined) saveFile(markdown, renderMarkdown(told));
      await terminal.out(
        common.json ? JSON.stringify(reportJson(told), null, 1) : renderLengths(told.models, terminal),
      );
      for (const path of [html, markdown]) if (path !== undefined) terminal.notice(`wrote ${path}`);
      terminal.notice(`run ${outcome.run.id}; organon report ${outcome.run.id} tells all of it`);
      requireComplete(outcome, signal);
      return 0;
    } finally {
      await store.close();
    }
  },
};

/** What is asked, and how a run's plan says it. */
export const lengthsFromFlags = (
  flags: Flags,
): { readonly asked: LengthsPlan; readonly description: SuiteDescription } => {
  const chosen = lengthList(textFlag(flags, "lengths") ?? papersLengths.lengths.join(","));
  const perLength = wholeFlag(flags, "perLength", 1) ?? papersLengths.perLength;
  const { profile, seed, kind, skill, style, lexicon } = flags;
  const { plan, description } = suiteFromFlags({ profile, seed, kind, skill, style, lexicon, limit: "1" });
  const { length: _length, limit: _limit, ...rest } = description;
  return {
    asked: { plan, lengths: chosen, perLength },
    description: { ...rest, kind: "lengths", lengths: chosen.join(","), perLength },
  };
};

/** "1-3,7" as 1, 2, 3, 7. */
const lengthList = (text: string): readonly number[] => {
  const found = new Set<number>();
  for (const part of text.split(",")) {
    const [, from, to] = /^\s*(\d+)(?:\s*-\s*(\d+))?\s*$/.exec(part) ?? [];
    const [first, last] = [Number(from), Number(to ?? from)];
    if (from === undefined || first < 1 || last > longestLength || last < first)
      throw new OrganonError(
        "misuse",
        `--lengths ${text} is not a list of lengths from 1 to ${longestLength}`,
        {
          hint: "as in --lengths 1-7 or --lengths 1,3,5,7",
        },
      );
    for (let length = first; length <= last; length++) found.add(length);
  }
  return [...found].toSorted((a, b) => a - b);
};
