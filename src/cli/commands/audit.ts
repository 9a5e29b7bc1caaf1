/**
 * `organon audit FILE`: what can be checked about a file of questions without asking anybody. Of our own items every
 * claim is checked anew: certificates replayed, sentences read back, twins compared; with `--referee z3` an
 * independent solver decides each argument too. Of any file, imported ones included: questions too much alike, and
 * how many keys can be guessed from the surface.
 */
import { availableParallelism } from "node:os";
import { createShortestChecker, type ShortestVerdict } from "#arguments";
import { faultsOf, type Item } from "#items";
import { OrganonError, parse, type Sequent } from "#logic";
import { renderShortcuts } from "#report";
import {
  distinctWordsOf,
  leaksOf,
  likenessOf,
  shortcutsOf,
  twinFaultsOf,
  type AuditedItem,
  type Likeness,
} from "#scores";
import type { Referee, RefereeJudgement } from "#runs";
import type { Verb } from "../command.ts";
import { choiceFlag, textFlag } from "../flags.ts";
import { counted, tellFindings, type Finding } from "../audit-findings.ts";
import { auditChoices } from "../choice-audit.ts";
import { choicesIn, isChoiceLine } from "../choice-lines.ts";
import { linesOf, withFirst } from "../json-lines.ts";
import { createQueue } from "../queue.ts";
import { isImported, questionsIn, questionsOf, type AnyItem } from "../question-lines.ts";
import { openLines } from "../terminal.ts";

/** More questions than this tell no more about shortcuts; the first ones are taken. */
const surfaceLimit = 20_000;

export const audit: Verb = {
  name: "audit",
  summary:
    "Check a file of questions: certificates, sentences, likeness, shortcuts, and the keys by a referee.",
  example: "organon audit suite.jsonl --referee z3",
  declare: (command) => {
    command
      .argument("<file>", "items as JSON lines; - is stdin")
      .option("--referee <name>", "decide every argument independently: z3")
      .option("--against <file>", "look for questions that this file holds too, as a training set may")
      .option("--shortest", "look for chains shorter than the items claim, in all ways there are")
      .option("-o, --output <file>", "with --shortest: where to write the items whose length stands");
  },
  run: async ([file = "-"], flags, context) => {
    const { terminal, signal } = context;
    const shortest = flags["shortest"] === true ? createTally() : undefined;
    const output = textFlag(flags, "output");
    if (output !== undefined && shortest === undefined)
      throw new OrganonError("misuse", "--output writes what --shortest leaves", { hint: "add --shortest" });
    const against = textFlag(flags, "against");
    const { first, lines } = await withFirst(linesOf(file, signal));
    const referee = choiceFlag(flags, "referee", ["z3"]) && (await openReferee());
    if (first !== undefined && isChoiceLine(first.text))
      try {
        if (shortest)
          throw new OrganonError("misuse", "--shortest is for chains, and choice items are none", {
            hint: "leave --shortest out: what fewer propositions settle is counted without it",
          });
        return await auditChoices(choicesIn(lines, file), { file, against, referee }, context);
      } finally {
        await referee?.close();
      }
    const kept = output === undefined ? undefined : await openLines(output, terminal);
    const progress = terminal.progress("auditing");
    const findings: Finding[] = [];
    const audited: AuditedItem[] = [];
    const places: AnyItem["index"][] = [];
    const asked = createQueue(4 * availableParallelism());
    let [imported, agreements] = [0, 0];
    const note = (place: number, fault: string): void => {
      findings.push({ place, id: audited[place]?.id ?? "", index: places[place] ?? place, fault });
    };
    try {
      for await (const item of questionsIn(lines, file)) {
        signal.throwIfAborted();
        const place = audited.push(surfaceOf(item)) - 1;
        places.push(item.index);
        if (isImported(item)) imported++;
        else {
          for (const fault of faultsOf(item)) note(place, fault);
          if (shortest) {
            const verdict = shortest.check(item);
            if (verdict.shortest === "shorter") note(place, shorterChain(item, verdict));
            else await kept?.write(JSON.stringify({ ...item, shortest: verdict.shortest }));
          }
          const sequent = referee && sequentOf(item);
          if (referee && sequent)
            await asked.add(async () => {
              if ((await referee.relation(sequent)) === item.relation) {
                agreements++;
                return;
              }
              // Z3 now and then gives a question up that it answers when asked again; its second word counts.
              const again = await referee.judge(sequent);
              if (again.relation === item.relation) agreements++;
              else note(place, disagreement(item, again));
            });
        }
        if (audited.length % 16 === 0) progress.update(audited.length, undefined);
      }
      await asked.drained();
    } finally {
      progress.end();
      await referee?.close();
      await kept?.close();
    }
    if (audited.length === 0) throw new OrganonError("misuse", `${file} holds no items`);
    for (const { item, fault } of twinFaultsOf(audited)) note(item, fault);
    const likeness = likenessOf(audited);
    for (const { place, fault } of likenessFaults(likeness, audited)) note(place, fault);
    const others = against === undefined ? [] : await surfacesOf(against);
    for (const { item, other } of leaksOf(audited, others))
      note(item, `${against ?? ""} holds the same question (${others[other]?.id ?? ""})`);
    const looked = audited.slice(0, surfaceLimit);
    terminal.notice(`guessing ${looked.length} keys from the surface`);
    const shortcuts = shortcutsOf(looked);
    const words = distinctWordsOf(audited);
    const formal = audited.length - imported;
    const figures = {
      items: audited.length,
      imported,
      faults: findings.length,
      words,
      ...(referee ? { referee: "z3", agreements, decided: formal } : {}),
      ...(shortest ? { shortest: shortest.counts() } : {}),
      alike: {
        sameQuestion: likeness.sameQuestion.length,
        sameSentences: likeness.sameSentences.length,
        sameWords: likeness.sameWords.length,
        sameWordsOneKey: likeness.sameWordsOneKey,
      },
      shortcuts,
    };
    const told = (): readonly string[] => [
      `${counted(audited.length, "item")}, ${counted(findings.length, "fault")}${referee ? `; z3 agrees with ${agreements} of ${formal} keys` : ""}`,
      ...(imported > 0
        ? [`${imported} are imported: without formulas and certificates their keys are not checked`]
        : []),
      ...(shortest ? [shortestLine(shortest.counts())] : []),
      `${words} different words`,
      likenessLine(likeness),
      ...(looked.length < audited.length
        ? ["", `Shortcuts are looked for in the first ${looked.length} items.`]
        : []),
      "",
      renderShortcuts(shortcuts, terminal),
    ];
    return tellFindings(findings, { figures, lines: told }, context);
  },
};

/** What the surface audit keeps of an item: a hundred thousand of them must fit. */
const surfaceOf = (item: AnyItem): AuditedItem => ({
  id: item.id,
  question: item.question,
  label: item.label,
  premisesText: item.premisesText,
  conclusionText: item.conclusionText,
  length: item.length,
  rule: item.rule,
  ...("twin" in item && item.twin !== undefined ? { twin: item.twin } : {}),
});

const surfacesOf = async (file: string): Promise<readonly AuditedItem[]> => {
  const surfaces: AuditedItem[] = [];
  for await (const item of questionsOf(file)) surfaces.push(surfaceOf(item));
  if (surfaces.length === 0) throw new OrganonError("misuse", `${file} holds no items`);
  return surfaces;
};

/** The same question twice, or the same sentences with two keys; likeness beyond that is told, but is no fault. */
const likenessFaults = (
  { sameQuestion, sameSentences }: Likeness,
  items: readonly AuditedItem[],
): readonly { readonly place: number; readonly fault: string }[] => [
  ...sameQuestion.flatMap(([first = 0, ...rest]) =>
    rest.map((place) => ({ place, fault: `the same question as ${items[first]?.id ?? ""}` })),
  ),
  ...[...sameQuestion, ...sameSentences].flatMap(([first = 0, ...rest]) =>
    rest
      .filter((place) => items[place]?.label !== items[first]?.label)
      .map((place) => ({ place, fault: `the sentences of ${items[first]?.id ?? ""} with another key` })),
  ),
];

const likenessLine = ({ sameSentences, sameWords, sameWordsOneKey }: Likeness): string =>
  `alike: ${sameSentences.length} groups of the same sentences in another order; ` +
  `${sameWords.length} groups that speak of the same things, ${sameWordsOneKey} of them with one key throughout`;

/** The checker, counting what it finds. */
const createTally = () => {
  const checker = createShortestChecker();
  const counts = { proved: 0, unproved: 0, unchecked: 0, shorter: 0 };
  return {
    check: (item: Item): ShortestVerdict => {
      const verdict = checker.check(item);
      counts[verdict.shortest]++;
      return verdict;
    },
    counts: () => counts,
  };
};

const shorterChain = (
  item: Item,
  { length, rules }: Extract<ShortestVerdict, { shortest: "shorter" }>,
): string =>
  `a chain of ${length} does what ${item.length} are said to take${rules.length === 0 ? "" : `: ${rules.join(", ")}`}`;

const shortestLine = (counts: Readonly<Record<ShortestVerdict["shortest"], number>>): string =>
  `shortest: ${counts.proved} proved, ${counts.unproved} unproved, ${counts.shorter} with a shorter chain` +
  (counts.unchecked === 0 ? "" : `, ${counts.unchecked} without a chain to compare`);

const openReferee = async (): Promise<Referee> => {
  const { createRefereePool } = await import("#runs");
  return createRefereePool(availableParallelism());
};

/** The argument of an item; undefined where its formulas cannot be read, which `faultsOf` has told. */
const sequentOf = (item: Item): Sequent | undefined => {
  try {
    return { premises: item.premises.map((text) => parse(text)), conclusion: parse(item.conclusion) };
  } catch (error) {
    if (error instanceof OrganonError && error.code === "misuse") return undefined;
    throw error;
  }
};

/** The disagreement, with what either side has to show for itself. */
const disagreement = (item: Item, { relation, grounds }: RefereeJudgement): string =>
  [
    `z3 says ${relation}, the item says ${item.relation}`,
    `  premises: ${item.premises.join("; ")}`,
    `  conclusion: ${item.conclusion}`,
    `  the item's certificate: ${JSON.stringify(item.certificate)}`,
    ...grounds.map((ground) => `  z3: ${ground}`),
  ].join("\n");
