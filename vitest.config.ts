import { defineConfig } from "vitest/config";

// Examples import "organon" as a user does; in a checkout that is the sources.
const conditions = ["organon-source", "node"];

// Some tests wait for processes of their own, so every core gets a worker.
export default defineConfig({
  // The packages beside the core import it by name, too, and no link to the root lies in node_modules.
  resolve: {
    conditions,
    alias: { "organon/store": new URL("src/store.ts", import.meta.url).pathname },
  },
  ssr: { resolve: { conditions } },
  test: {
    include: ["test/**/*.test.ts", "packages/*/test/**/*.test.ts"],
    testTimeout: 120_000,
    hookTimeout: 120_000,
    // What is waited for comes later on a busy machine.
    expect: { poll: { timeout: 30_000 } },
    maxWorkers: "100%",
    reporters: ["default"],
  },
});
