import { globSync, readFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import { defineConfig } from "vitest/config";
import { BaseSequencer, type TestSpecification } from "vitest/node";

// Examples import "organon" as a user does; in a checkout that is the sources.
const conditions = ["organon-source", "node"];

const consumers = "test/consumers/**/*.test.ts";
const all = globSync("{test,packages/*/test}/**/*.test.ts", {
  cwd: import.meta.dirname,
  exclude: [consumers],
});
/** A file whose first line is "// @long: why" is left out by `npm test`. */
const isLong = (path: string): boolean =>
  readFileSync(new URL(path, import.meta.url), "utf8").startsWith("// @long: ");

/** The files that take longest: as files begin by their size otherwise, some would begin last. */
const longest = [
  "pages-in-order",
  "commands/process",
  "commands/command-examples",
  "commands/study",
  "commands/study-pages",
  "commands/outputs",
  "commands/diagnose",
];

/** Long files before quick ones, as a worker serves one project at a time; what takes longest first, so that the others run beside it. */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rank = ({ moduleId, project }: TestSpecification): number => {
      const at = longest.findIndex((name) => moduleId.endsWith(`/test/${name}.test.ts`));
      return at >= 0 ? at : longest.length + Number(project.name !== "long");
    };
    return (await super.sort([...files])).toSorted((a, b) => rank(a) - rank(b));
  }
}

export default defineConfig({
  // The packages beside the core import it by name, too, and no link to the root lies in node_modules.
  resolve: {
    conditions,
    alias: Object.fromEntries(
      ["commands", "store", "view", "drawing"].map((name) => [
        `organon/${name}`,
        new URL(`src/${name}.ts`, import.meta.url).pathname,
      ]),
    ),
  },
  ssr: { resolve: { conditions } },
  test: {
    // A time limit is no stopwatch: it ends what hangs. What is waited for comes later on a busy machine.
    testTimeout: 600_000,
    hookTimeout: 600_000,
    expect: { poll: { timeout: 300_000 } },
    // Half of the time tests wait for processes, disks and clocks of their own, so every core gets two workers.
    maxWorkers: 2 * availableParallelism(),
    // No module holds state, so the files of a worker share those that are loaded.
    isolate: false,
    sequence: { sequencer: LongestFirst },
    setupFiles: ["test/closing.ts", "test/package-tasks.ts"],
    reporters: ["default"],
    projects: [
      { extends: true, test: { name: "quick", include: all.filter((path) => !isLong(path)) } },
      { extends: true, test: { name: "long", isolate: true, include: all.filter(isLong) } },
      { extends: true, test: { name: "consumers", isolate: true, include: [consumers] } },
    ],
  },
});
