/** Organon as a library: the rooms by name. Each is also a subpath of its own, as in `organon/logic`. */
export * as logic from "#logic";
export * as catalog from "#catalog";
export * as argumentation from "#arguments";
export * as language from "#language";
export * as items from "#items";
export * as models from "#models";
export * as scores from "#scores";
export * as lessons from "#lessons";
export * as runs from "#runs";
export * as report from "#report";
export { defineConfig, type Config } from "./cli/config.ts";
