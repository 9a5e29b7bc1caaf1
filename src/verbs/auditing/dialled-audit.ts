/**
 * An audit of questions by dials: every line examined on its own, each argument and each needed premise put to a referee, and
 * task by task how many keys can be guessed from the surface.
 */
import { availableParallelism } from "node:os";
import { dialledFaultsOf, questionsOf, type Entry, type Question } from "#items";
import { OrganonError, parse } from "#logic";
import { classShortcutsOf, distinctWordsOf, type ClassShortcuts, type LabelledItem } from "#scores";
import type { AuditFinding, AuditOptions, AuditTools } from "./findings.ts";
import { createQueue } from "./queue.ts";

export type DialledAudit = {
  readonly kind: "dialled";
  readonly items: number;
  readonly findings: readonly AuditFinding[];
  readonly words: number;
  /** Claims put to the referee: each key, each core, and of each needed premise that the rest does without it. */
  readonly referee?: { readonly agreements: number; readonly decided: number };
  /** Tasks whose keys are one of a few labels. */
  readonly shortcuts: readonly { readonly task: string; readonly found: ClassShortcuts }[];
};

type Dialled = Extract<Entry, { readonly kind: "dialled" }>["dialled"];

/** Audits the entries of a file of questions by dials; misuse for any other among them. */
export const auditDialled = async (
  entries: AsyncIterable<Entry>,
  { name, referee }: AuditOptions,
  { signal, onProgress, onShortcuts }: AuditTools,
): Promise<DialledAudit> => {
  const findings: AuditFinding[] = [];
  const surfaces = new Map<string, LabelledItem[]>();
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
    for (const question of questionsOf(entry)) keep(surfaces, dialled, question);
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
  onShortcuts?.(items);
  const all = [...surfaces.values()].flat();
  return {
    kind: "dialled",
    items,
    findings: findings.toSorted((a, b) => a.place - b.place),
    words: distinctWordsOf(all.map((item) => ({ ...item, label: "no" }))),
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

/** The surface of a question by its task; only keys of one label can be guessed. */
const keep = (
  surfaces: Map<string, LabelledItem[]>,
  { task, dials, group, premises, goal }: Dialled,
  { id, text, key, premises: premisesText = [], conclusion: conclusionText = "" }: Question,
): void => {
  const [label] = key;
  if (label === undefined || key.length > 1 || label === "accepted") return;
  const own = surfaces.get(task) ?? [];
  surfaces.set(task, own);
  own.push({
    id,
    question: text,
    label,
    premisesText,
    conclusionText,
    length: dials.length,
    group,
    formulas: { premises, conclusion: goal },
  });
};
