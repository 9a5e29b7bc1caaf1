/**
 * What an audit found, told in the order of the file: a line an item, or the contract's one JSON document.
 */
import type { Context } from "./command.ts";

/** One thing wrong with the item that stands at `place` of the file, from 0. */
export type Finding = {
  readonly place: number;
  readonly id: string;
  readonly index: number;
  readonly fault: string;
};

/** Tells the findings with the audit's figures, as `lines` for people, and gives the exit code. */
export const tellFindings = async (
  findings: readonly Finding[],
  { figures, lines }: { readonly figures: object; readonly lines: () => readonly string[] },
  { terminal, common }: Pick<Context, "terminal" | "common">,
): Promise<number> => {
  const sorted = findings.toSorted((a, b) => a.place - b.place);
  const told = sorted.map(({ id, index, fault }) => ({ id, index, fault }));
  if (common.json) await terminal.out(JSON.stringify({ ...figures, findings: told }, null, 1));
  else {
    for (const { id, index, fault } of told) await terminal.out(`item ${index} (${id}): ${fault}`);
    await terminal.out(lines().join("\n"));
  }
  return findings.length === 0 ? 0 : 1;
};

/** "1 item", "2 items". */
export const counted = (n: number, what: string): string => `${n} ${what}${n === 1 ? "" : "s"}`;
