import { defineConfig } from "vitest/config";

// Many tests wait for processes of their own, so every core gets a worker.
export default defineConfig({
  test: {
    include: ["test/**/*.test.ts"],
    testTimeout: 120_000,
    hookTimeout: 120_000,
    maxWorkers: "100%",
    reporters: ["default"],
  },
});
