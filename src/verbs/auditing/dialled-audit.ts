/**
 * An audit of questions by dials: every line examined on its own, each argument and each needed premise put to a referee, and
 * task by task how many keys can be guessed from the surface.
 */
import { availableParallelism } from "node:os";
import { argumentHash } from "#arguments";
import { dialledFaultsOf, labelText, questionsOf, taskNamed, type Entry, type Question } from "#items";
import { OrganonError, parse } from "#logic";
import { classShortcutsOf, distinctWordsOf, leaksOf, type ClassShortcuts, type LabelledItem } from "#scores";
import { emptyFile } from "../files/file-error.ts";
import type { AuditFinding, AuditOptions, AuditTools } from "./findings.ts";
import { createQueue } from "./queue.ts";

export type DialledAudit = {
  readonly kind: "dialled";
  readonly items: number;
  readonly findings: readonly AuditFinding[];
  readonly words: number;
  /** Claims put to the referee: each key, each core, and of each needed premise that the rest does without it. */
  readonly referee?: { readonly agreements: number; readonly decided: number };
  /** Where others are given: how many have an argument that is among theirs, in whatever words. */
  readonly sameArguments?: number;
  /** Tasks whose keys are one of a few labels, and options that follow or not. */
  readonly shortcuts: readonly { readonly task: string; readonly found: ClassShortcuts }[];
};

type Dialled = Extract<Entry, { readonly kind: "dialled" }>["dialled"];

/** Audits the entries of a file of questions by dials; misuse for any other among them. */
export const auditDialled = async (
  entries: AsyncIterable<Entry>,
  { name, referee, against }: AuditOptions,
  { signal, onProgress, onShortcuts }: AuditTools,
): Promise<DialledAudit> => {
  const findings: AuditFinding[] = [];
  const all: Surface[] = [];
  const surfaces = new Map<string, LabelledItem[]>();
  const places = new Map<string, number>();
  const asked = createQueue(4 * availableParallelism());
  let [items, agreements, decided] = [0, 0, 0];
  for await (const entry of entries) {
    signal?.throwIfAborted();
    if (entry.kind !== "dialled")
      throw new OrganonError("misuse", `${name} holds other questions among those by dials`, {
        hint: "audit them apart",
      });
    const { dialled } = entry;
    const place = items++;
    const note = (fault: string): void => {
      findings.push({ place, id: dialled.id, index: dialled.index, fault });
    };
    for (const fault of dialledFaultsOf(dialled)) note(fault);
    const first = places.get(dialled.id);
    if (first === undefined) places.set(dialled.id, place);
    else note(`the same question as item ${first} of the file, counted from 0`);
    for (const question of questionsOf(entry)) {
      const surface = surfaceOf(dialled, question);
      all.push(surface);
      keep(surfaces, dialled, surface);
    }
    if (referee !== undefined)
      for (const { premises, relation, what } of claimsOf(dialled)) {
        decided++;
        await asked.add(async () => {
          const sequent = { premises: premises.map((text) => parse(text)), conclusion: parse(dialled.goal) };
          const first = await referee.relation(sequent);
          // Z3 now and then gives a question up that it answers when asked again; its second word counts.
          const said = first === relation ? first : (await referee.judge(sequent)).relation;
          if (said === relation) agreements++;
          else note(`z3 says ${said} of ${what}, the item says ${relation}`);
        });
      }
    if (items % 16 === 0) onProgress?.(items);
  }
  await asked.drained();
  const known = against === undefined ? undefined : await argumentsOf(against);
  if (known !== undefined)
    for (const { item, other } of leaksOf(all.map(unlabelled), known.surfaces.map(unlabelled)))
      findings.push({
        place: item,
        id: all[item]!.id,
        index: all[item]!.index,
        fault: `${against?.name ?? ""} holds the same sentences (${known.surfaces[other]!.id})`,
      });
  onShortcuts?.(items);
  return {
    kind: "dialled",
    items,
    findings: findings.toSorted((a, b) => a.place - b.place),
    words: distinctWordsOf(all.map(unlabelled)),
    ...(known === undefined
      ? {}
      : { sameArguments: all.filter(({ argument }) => known.arguments.has(argument)).length }),
    ...(referee === undefined ? {} : { referee: { agreements, decided } }),
    shortcuts: [...surfaces].map(([task, own]) => ({ task, found: classShortcutsOf(own) })),
  };
};

/** What a line claims of its premises: how all of them bear on the goal, how the core does, and how all do without one of it. */
const claimsOf = ({ premises, relation, core }: Dialled) => [
  { premises, relation, what: "the premises" },
  ...(relation === "neutral"
    ? []
    : [
        { premises: core.map((place) => premises[place] ?? "⊤"), relation, what: "the core" },
        ...core.map((left) => ({
          premises: premises.filter((_, place) => place !== left),
          relation: "neutral" as const,
          what: `the premises without premise ${left + 1}`,
        })),
      ]),
];

/** A question as guessers see it, with where it comes from and the number of its argument. */
type Surface = LabelledItem & { readonly index: number; readonly argument: number };

const surfaceOf = (
  { dials, group, premises, goal, index }: Dialled,
  { id, text, key, premises: premisesText = [], conclusion: conclusionText = "" }: Question,
): Surface => ({
  id,
  question: text,
  label: labelText(key),
  premisesText,
  conclusionText,
  length: dials.length,
  group,
  formulas: { premises, conclusion: goal },
  index,
  argument: argumentHash(
    premises.map((premise) => parse(premise)),
    parse(goal),
  ),
});

const unlabelled = <One extends LabelledItem>(item: One) => ({ ...item, label: "no" as const });

/** Other questions by dials, and the numbers of their arguments. */
const argumentsOf = async ({ name, entries }: NonNullable<AuditOptions["against"]>) => {
  const surfaces: Surface[] = [];
  for await (const entry of entries)
    if (entry.kind === "dialled")
      for (const question of questionsOf(entry)) surfaces.push(surfaceOf(entry.dialled, question));
  if (surfaces.length === 0) throw emptyFile(name, "questions by dials");
  return { surfaces, arguments: new Set(surfaces.map(({ argument }) => argument)) };
};

/** Keeps what of a question can be guessed from its surface: one of a few labels, or of each statement whether it follows. */
const keep = (
  surfaces: Map<string, LabelledItem[]>,
  { task, key, options, premises, lines }: Dialled,
  surface: Surface,
): void => {
  const add = (what: string, item: LabelledItem): void => {
    const own = surfaces.get(what) ?? [];
    own.push(item);
    surfaces.set(what, own);
  };
  const [label = ""] = key;
  switch (taskNamed(task).form) {
    case "one":
      // Lines of proofs are numbered behind the premises, of which there are more or less.
      if (lines.length > 0) add(task, { ...surface, label: `step ${Number(label) - premises.length}` });
      else add(task, surface);
      return;
    case "several":
      for (const [place, { label: name, text }] of options.entries())
        if (text !== null && lines[place] !== undefined)
          add(`${task}, statement by statement`, {
            ...surface,
            id: `${surface.id} ${name}`,
            label: key.includes(name) ? "yes" : "no",
            conclusionText: text,
            formulas: { premises, conclusion: lines[place].formula },
          });
      return;
    default:
  }
};
