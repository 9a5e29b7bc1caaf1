/**
 * Reads a log: finds its answers, their questions and its models. An id counts where it has one question and key, and a model under
 * several prompts is several models.
 */
import { hash } from "node:crypto";
import { OrganonError } from "#logic/error";
import { getOrInsert } from "#logic/memoize";
import { requirePlannable } from "../stores/rows.ts";
import { printField } from "#items/datasets/fields";
import type { Question } from "#items/question";
import { readAnswers } from "./answers.ts";
import type { ForeignAnswer, FoundAnswer, LogOptions, LogText } from "./foreign.ts";
import { changeFormat, type LogFormat } from "./formats.ts";
import { settleKeys } from "./settle-keys.ts";

/**
 * Returns the answers in a log's files, the number of skipped records by reason, and notes on what was taken for a question and a model.
 * Questions with known ids have their own answers and keys.
 */
export const readLog = (
  format: LogFormat,
  files: readonly LogText[],
  options: LogOptions,
  known: ReadonlyMap<string, Pick<Question, "answers" | "key">> = new Map(),
): LogAnswers => {
  const dropped: Record<string, number> = {};
  const drop = (reason: string): void => void (dropped[reason] = (dropped[reason] ?? 0) + 1);
  const kept: FoundAnswer[] = [];
  const about = { ...options, isSeveral: files.length > 1 };
  const changed = changeFormat(format, options);
  for (const file of files)
    for (const found of readAnswers(changed, file, about))
      if (typeof found === "string") drop(found);
      else kept.push(found);
  const identified = identify(kept, (id) => known.has(id));
  const { named, notes } = nameVariants(identified);
  const firsts = new Map(named.toReversed().map((found) => [found.id, found]));
  const open = new Map([...firsts].toReversed().filter(([id]) => !known.has(id)));
  const settled = settleKeys(open, options, printField(changed.fields["key"] ?? "key"));
  const answers: ForeignAnswer[] = [];
  const epochs = new Map<string, number>();
  for (const { said: _said, list: _list, ...found } of named)
    try {
      const question = known.get(found.id) ?? settled.get(found.id)!;
      if (typeof question === "string") {
        drop(question);
        continue;
      }
      const place = JSON.stringify([found.model, found.id]);
      const epoch = found.epoch ?? epochs.get(place) ?? 0;
      requirePlannable({ models: [`${format.name}:${found.model}`], epochs: epoch + 1 });
      epochs.set(place, epoch + 1);
      answers.push({ ...found, answers: question.answers, key: question.key, epoch });
    } catch (error) {
      if (!(error instanceof OrganonError)) throw error;
      drop(error.message);
    }
  const counts = Map.groupBy(new Map(identified.map(({ id, field }) => [id, field])).values(), String);
  const identity = [...counts].map(([field, { length }]) => `${length} by ${field}`);
  return { answers, dropped, notes: [`questions identified: ${identity.join(", ")}`, ...notes] };
};

type LogAnswers = {
  readonly answers: readonly ForeignAnswer[];
  readonly dropped: Readonly<Record<string, number>>;
  readonly notes: readonly string[];
};

type IdentifiedAnswer = FoundAnswer & { readonly id: string; readonly field: string };

/**
 * Names the question of each answer by the first of its ids that has one question and key in the whole log, and that other
 * models share if they share questions; an answer without such an id by its question and key.
 */
const identify = (
  found: readonly FoundAnswer[],
  isKnown: (id: string) => boolean,
): readonly IdentifiedAnswer[] => {
  const [meanings, users] = [new Map<string, Set<string>>(), new Map<string, Set<string>>()];
  const note = (map: Map<string, Set<string>>, name: string, value: string): number =>
    getOrInsert(map, name, () => new Set()).add(value).size;
  const shared = new Set<string>();
  for (const answer of found) {
    if (note(users, meaningOf(answer), answer.model) > 1) shared.add("question and key");
    for (const { field, value } of answer.ids) {
      note(meanings, `${field} ${value}`, meaningOf(answer));
      if (note(users, `${field} ${value}`, answer.model) > 1) shared.add(field);
    }
  }
  return found.map((answer) => {
    const sound = answer.ids.filter(
      ({ field, value }) =>
        meanings.get(`${field} ${value}`)!.size === 1 &&
        (shared.has(field) || !shared.has("question and key")),
    );
    const [first] = answer.ids;
    const id = sound.find(({ value }) => isKnown(value) || isOwnId(value)) ?? sound[0];
    if (id === undefined) return { ...answer, id: meaningOf(answer), field: "question and key" };
    const isPlain = id.field === first?.field || isKnown(id.value) || isOwnId(id.value);
    return { ...answer, id: isPlain ? id.value : `${id.field} ${id.value}`, field: id.field };
  });
};

const meaningOf = ({ content, text, key }: FoundAnswer): string =>
  hash("sha256", JSON.stringify([content ?? text, key.toSorted()])).slice(0, 32);

/** Returns whether an id is one of Organon's own. */
export const isOwnId = (id: string): boolean => /^[0-9a-f]{32}(?:\/\d)?$/.test(id);

/** A model under several prompts is several models: their answers are no repetitions. */
const nameVariants = (
  found: readonly IdentifiedAnswer[],
): { readonly named: readonly IdentifiedAnswer[]; readonly notes: readonly string[] } => {
  const prompts = new Map<string, Map<string, number>>();
  const variants = found.map(({ model, id, epoch, prompt, variant }) => {
    const place = JSON.stringify(variant || epoch !== undefined ? [model] : [model, id]);
    const value = variant?.value ?? (epoch === undefined ? JSON.stringify(prompt) : "");
    const known = getOrInsert(prompts, place, () => new Map());
    return getOrInsert(known, value, () => known.size + 1);
  });
  const several = new Set(found.flatMap(({ model }, at) => (variants[at]! > 1 ? [model] : [])));
  const names = new Map<string, string>();
  const named = found.map((answer, at): IdentifiedAnswer => {
    if (!several.has(answer.model)) return answer;
    const model = `${answer.model}, prompt ${variants[at]}`;
    const { name = answer.prompt.messages[0]?.content ?? "" } = answer.variant ?? {};
    getOrInsert(names, model, () => name);
    return { ...answer, model };
  });
  return { named, notes: Array.from(names, ([model, name]) => `${model}: “${name.slice(0, 60)}”`) };
};
