/**
 * What can be checked about a file of questions without asking anybody. Of our own items every claim is checked anew:
 * certificates replayed, sentences read back, twins compared; with a referee an independent solver decides each argument,
 * too. Of any file, imported ones included: questions too much alike, and how many keys can be guessed from the surface.
 */
import { availableParallelism } from "node:os";
import { createShortestChecker, type ShortestVerdict } from "#arguments";
import { createFaultFinder, questionsOf, type Entry, type Item } from "#items";
import { OrganonError, parse, type Sequent } from "#logic";
import type { RefereeJudgement } from "#runs";
import {
  distinctWordsOf,
  leaksOf,
  likenessOf,
  shortcutsOf,
  twinFaultsOf,
  type AuditedItem,
  type Likeness,
  type ShortcutAudit,
} from "#scores";
import { auditChoices, type ChoiceAudit } from "./auditing/choice-audit.ts";
import { auditDialled, type DialledAudit } from "./auditing/dialled-audit.ts";
import { type AuditFinding, type AuditOptions, type AuditTools } from "./auditing/findings.ts";
import { createQueue } from "./auditing/queue.ts";
import { surfaceOf } from "./auditing/surface.ts";
import { knownWith } from "./settings/own.ts";
import { emptyFile } from "./files/file-error.ts";

/** An audit of yes/no questions. */
export type ItemAudit = {
  readonly kind: "items";
  readonly items: number;
  readonly imported: number;
  readonly findings: readonly AuditFinding[];
  readonly words: number;
  readonly referee?: { readonly agreements: number; readonly decided: number };
  readonly shortest?: Readonly<Record<ShortestVerdict["shortest"], number>>;
  readonly likeness: Likeness;
  readonly shortcuts: ShortcutAudit;
  /** Questions whose surface was looked at. */
  readonly looked: number;
};

/** What an audit finds: of yes/no questions, of four-option items or of questions by dials. */
export type Audit = ItemAudit | ChoiceAudit | DialledAudit;

/** More questions than this say no more about shortcuts; the first ones are taken. */
const surfaceLimit = 20_000;

/**
 * Audits the entries of a file. Throws misuse for none, and for a file that holds both kinds.
 *
 * @example
 * const twins = [...generate({ limit: 2 })];
 * const entries = async function* () {
 *   for (const { item } of twins) yield { kind: "item", item } as const;
 * };
 * (await audit(entries(), { name: "twins" })).findings; // → []
 */
export const audit = async (
  entries: AsyncIterable<Entry>,
  options: AuditOptions,
  tools: AuditTools = {},
): Promise<Audit> => {
  const iterator = entries[Symbol.asyncIterator]();
  const first = await iterator.next();
  if (first.done === true) throw emptyFile(options.name, "items");
  const all = async function* (): AsyncGenerator<Entry> {
    yield first.value;
    for (let next = await iterator.next(); next.done !== true; next = await iterator.next()) yield next.value;
  };
  if (first.value.kind === "dialled") return auditDialled(all(), options, tools);
  if (first.value.kind !== "choice") return auditItems(all(), options, tools);
  if (options.shortest === true)
    throw new OrganonError("misuse", "--shortest is for chains, and choice items are none", {
      hint: "leave --shortest out: what fewer propositions settle is counted without it",
    });
  return auditChoices(all(), options, tools);
};

const auditItems = async (
  entries: AsyncIterable<Entry>,
  { name, referee, against, learn, own, shortest: asksShortest = false }: AuditOptions,
  { signal, onProgress, onShortcuts, keep }: AuditTools,
): Promise<ItemAudit> => {
  const learned = learn && (await Promise.all(learn.map(surfacesOf))).flat();
  const shortest = asksShortest ? createTally() : undefined;
  const findings: AuditFinding[] = [];
  const audited: AuditedItem[] = [];
  const places: number[] = [];
  const faultsOf = createFaultFinder(own && knownWith(own));
  const asked = createQueue(4 * availableParallelism());
  let [imported, agreements] = [0, 0];
  const note = (place: number, fault: string): void => {
    findings.push({ place, id: audited[place]?.id ?? "", index: places[place] ?? place, fault });
  };
  for await (const entry of entries) {
    signal?.throwIfAborted();
    if (entry.kind === "choice" || entry.kind === "dialled")
      throw new OrganonError(
        "misuse",
        `${name} holds ${entry.kind === "choice" ? "four-option items" : "questions by dials"} among yes/no questions`,
        { hint: "audit them apart" },
      );
    const [question] = questionsOf(entry);
    const place = audited.push(surfaceOf(question!)) - 1;
    places.push(entry.kind === "item" ? entry.item.index : place);
    if (entry.kind === "question") imported++;
    else {
      const { item } = entry;
      for (const fault of faultsOf(item)) note(place, fault);
      if (shortest) {
        const verdict = shortest.check(item);
        if (verdict.shortest === "shorter") note(place, shorterChain(item, verdict));
        else await keep?.({ ...item, shortest: verdict.shortest });
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
    if (audited.length % 16 === 0) onProgress?.(audited.length);
  }
  await asked.drained();
  for (const { item, fault } of twinFaultsOf(audited)) note(item, fault);
  const likeness = likenessOf(audited);
  for (const { place, fault } of likenessFaults(likeness, audited)) note(place, fault);
  const others = against === undefined ? [] : await surfacesOf(against);
  for (const { item, other } of leaksOf(audited, others))
    note(item, `${against?.name ?? ""} holds the same question (${others[other]?.id ?? ""})`);
  const looked = audited.slice(0, surfaceLimit);
  onShortcuts?.(looked.length);
  return {
    kind: "items",
    items: audited.length,
    imported,
    findings: findings.toSorted((a, b) => a.place - b.place),
    words: distinctWordsOf(audited),
    ...(referee ? { referee: { agreements, decided: audited.length - imported } } : {}),
    ...(shortest ? { shortest: shortest.counts() } : {}),
    likeness,
    shortcuts: shortcutsOf(looked, learned === undefined ? {} : { learned }),
    looked: looked.length,
  };
};

const surfacesOf = async ({
  name,
  entries,
}: NonNullable<AuditOptions["against"]>): Promise<readonly AuditedItem[]> => {
  const surfaces: AuditedItem[] = [];
  for await (const entry of entries)
    for (const question of entry.kind === "choice" ? [] : questionsOf(entry))
      surfaces.push(surfaceOf(question));
  if (surfaces.length === 0) throw emptyFile(name, "items");
  return surfaces;
};

/** The same question twice, or the same sentences with two keys; likeness beyond that is no fault. */
const likenessFaults = (
  { sameQuestion, sameSentences }: Likeness,
  items: readonly AuditedItem[],
): readonly { readonly place: number; readonly fault: string }[] => [
  ...sameQuestion.flatMap(([first = 0, ...rest]) =>
    rest.map((place) => ({ place, fault: `the same question as ${nameAt(items, first, place)}` })),
  ),
  ...[...sameQuestion, ...sameSentences].flatMap(([first = 0, ...rest]) =>
    rest
      .filter((place) => items[place]?.label !== items[first]?.label)
      .map((place) => ({ place, fault: `the sentences of ${items[first]?.id ?? ""} with another key` })),
  ),
];

/** An item by its id; by its place where another, which has the same id, is meant. */
const nameAt = (items: readonly AuditedItem[], at: number, from: number): string => {
  const id = items[at]?.id ?? "";
  return id === items[from]?.id ? `item ${at} of the file, counted from 0` : id;
};

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

/** The argument of an item; undefined where its formulas cannot be read, which `faultsOf` has found. */
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
