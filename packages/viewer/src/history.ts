/** Reads runs as checkpoints of one suite: each model's accuracy, response rate and the causes of its wrong answers. */
import type { View } from "organon/view";

export type Checkpoint = Awaited<ReturnType<typeof readHistory>>[number];

export const readHistory = async (view: View, runs: readonly string[]) => {
  const checkpoints = [];
  for (const run of runs) {
    const { id, name, tags, created } = await view.run(run);
    const { models } = await view.report(id);
    for (const { name: model, accuracy, responseRate, causes = [] } of models)
      checkpoints.push({
        run: id,
        name,
        tags,
        created,
        model,
        accuracy,
        responseRate,
        causes: causes.map(({ name: cause, effect, low, high, n, p }) => ({
          name: cause,
          effect,
          low,
          high,
          n,
          p,
        })),
      });
  }
  return checkpoints;
};
