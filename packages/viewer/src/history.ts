/** Reads runs as checkpoints of one suite: each model's accuracy and response rate. */
import type { View } from "./reading/view.ts";

export type Checkpoint = Awaited<ReturnType<typeof readHistory>>[number];

export const readHistory = async (view: View, runs: readonly string[]) => {
  const rows = [];
  for (const reference of runs) {
    const { id, name, tags, created } = await view.run(reference);
    for (const model of await view.checkpoint(id)) rows.push({ run: id, name, tags, created, ...model });
  }
  return rows;
};
