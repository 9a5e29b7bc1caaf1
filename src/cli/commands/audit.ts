/**
 * `organon audit FILE`: every claim of every item checked anew, certificates replayed, sentences read back,
 * duplicates found; with `--referee z3` an independent solver decides each argument too.
 */
import { faultsOf, type Item } from "#items";
import { OrganonError, parse, type Relation } from "#logic";
import type { Verb } from "../command.ts";
import { choiceFlag, refuseLater } from "../flags.ts";
import { itemsOf } from "../json-lines.ts";

export const audit: Verb = {
  name: "audit",
  summary: "Check a file of questions: certificates, sentences, duplicates, and the keys by a referee.",
  example: "organon audit suite.jsonl --referee z3",
  declare: (command) => {
    command
      .argument("<file>", "items as JSON lines; - is stdin")
      .option("--referee <name>", "decide every argument independently: z3")
      .option("--shortest", "prove that no shorter chain exists (not built yet)");
  },
  run: async ([file = "-"], flags, { terminal, common, signal }) => {
    refuseLater(flags, ["shortest"]);
    const referee = choiceFlag(flags, "referee", ["z3"]) && (await openReferee());
    const progress = terminal.progress("auditing");
    const findings: { readonly id: string; readonly index: number; readonly fault: string }[] = [];
    const questions = new Map<string, string>();
    let [items, agreements] = [0, 0];
    try {
      for await (const item of itemsOf(file)) {
        signal.throwIfAborted();
        items++;
        const note = (fault: string): number => findings.push({ id: item.id, index: item.index, fault });
        faultsOf(item).forEach(note);
        const twin = questions.get(item.question);
        if (twin !== undefined) note(`the same question as ${twin}`);
        questions.set(item.question, item.id);
        if (referee) {
          const fault = disagreement(item, await referee.relation(sequentOf(item)));
          if (fault === undefined) agreements++;
          else note(fault);
        }
        if (items % 16 === 0) progress.update(items, undefined);
      }
    } finally {
      progress.end();
      await referee?.close();
    }
    if (items === 0) throw new OrganonError("misuse", `${file} holds no items`);
    const summary = {
      items,
      faults: findings.length,
      ...(referee ? { referee: "z3", agreements } : {}),
      findings,
    };
    if (common.json) await terminal.out(JSON.stringify(summary, null, 1));
    else {
      for (const { id, index, fault } of findings) await terminal.out(`item ${index} (${id}): ${fault}`);
      await terminal.out(
        `${items} items, ${findings.length} faults${referee ? `; z3 agrees with ${agreements} of ${items} keys` : ""}`,
      );
    }
    return findings.length === 0 ? 0 : 1;
  },
};

const openReferee = async () => {
  const { createReferee } = await import("#study");
  return createReferee();
};

const sequentOf = (item: Item) => ({
  premises: item.premises.map((text) => parse(text)),
  conclusion: parse(item.conclusion),
});

const disagreement = (item: Item, relation: Relation): string | undefined =>
  relation === item.relation ? undefined : `z3 says ${relation}, the item says ${item.relation}`;
