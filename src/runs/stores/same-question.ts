/**
 * One id, one question: what is stored under an id stays, and another question under that id is refused, since it would be judged
 * by the other's key, grouped by its tags and shown in its words.
 */
import type { Transaction } from "kysely";
import { labelText, type Question } from "#items";
import { OrganonError } from "#logic";
import { decoded, questionOf } from "./rows.ts";
import type { Database, RowOf } from "./schema.ts";

/** Throws misuse, naming what differs, where the store at `location` has another question under one of these ids. */
export const requireSame = async (
  trx: Transaction<Database>,
  location: string,
  asked: ReadonlyMap<string, () => Pick<RowOf<"questions">, "json">>,
): Promise<void> => {
  const known = await trx
    .selectFrom("questions")
    .select(["id", "json"])
    .where("id", "in", [...asked.keys()])
    .execute();
  for (const row of known) {
    const own = asked.get(row.id)?.();
    if (own === undefined || row.json === own.json) continue;
    const [there, here] = decoded(location, () => [questionOf(row), questionOf(own)] as const);
    const what = differenceOf(there, here);
    if (what !== undefined)
      throw new OrganonError(
        "misuse",
        `the store ${location} holds another question ${row.id}: its ${what}`,
        {
          hint: "give the changed question an id of its own, or ask it in another store with --store",
        },
      );
  }
};

/** In what two questions of one id differ, as far as answers, scores and groups go by it. Tags that only one has do not count. */
const differenceOf = (there: Question, here: Question): string | undefined => {
  if (there.text !== here.text) return "words are others";
  if (JSON.stringify(there.answers) !== JSON.stringify(here.answers)) return "answers are others";
  if (labelText(there.key) !== labelText(here.key))
    return `key is ${labelText(there.key)} there and ${labelText(here.key)} here`;
  const tag = Object.keys(here.tags).find(
    (name) => (there.tags[name] ?? here.tags[name]) !== here.tags[name],
  );
  return tag === undefined ? undefined : `${tag} is ${there.tags[tag]} there and ${here.tags[tag]} here`;
};
