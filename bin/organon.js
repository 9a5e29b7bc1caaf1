#!/usr/bin/env node
// The launcher: the sources where they are (a checkout), the compiled files otherwise (an installed package).
// It holds nothing that an old Node could not read, so that the message below reaches whoever needs it.
import { existsSync, mkdirSync } from "node:fs";
import * as modules from "node:module";
import { homedir } from "node:os";
import { join } from "node:path";

const wanted = 24;
const found = Number(process.versions.node.split(".")[0]);
if (found < wanted) {
  console.error(
    `organon needs Node ${wanted} or newer, and this is Node ${process.versions.node}.\n` +
      `In a checkout, “npx organon” and “npm start” bring the right one along; elsewhere, update Node.`,
  );
  process.exit(2);
}
// What Node has compiled is kept for the next start, which takes half as long (NODE_DISABLE_COMPILE_CACHE=1: it is not).
// Node tries without end where a folder cannot be made, as under /proc, so it is made here, step by step.
try {
  const caches = process.env.XDG_CACHE_HOME || join(homedir(), ".cache");
  const own = join(caches, "organon");
  for (const folder of [caches, own]) if (!existsSync(folder)) mkdirSync(folder);
  modules.enableCompileCache(own);
} catch {
  // Nobody's home is known, or nothing can be written there: nothing is kept.
}
const source = new URL("../src/commands/main.ts", import.meta.url);
const isCheckout = existsSync(source);
const open = (door) =>
  import(
    isCheckout
      ? new URL(`../src/${door}.ts`, import.meta.url)
      : new URL(`../dist/${door}.js`, import.meta.url)
  );
// In a checkout the packages beside this one, and what they import of it, are sources.
if (isCheckout)
  modules.registerHooks({
    resolve: (name, context, next) =>
      /^organon(?:-|\/|$)/.test(name)
        ? next(name, {
            ...context,
            parentURL: import.meta.url,
            conditions: [...context.conditions, "organon-source"],
          })
        : next(name, context),
  });
const { main } = await open("commands/main");
// The command line is handed what it cannot import; each package is loaded when a command needs it.
await main(process.argv.slice(2), {
  loadPackage: (name) => import(name),
  loadExtension: () => import("organon-graded"),
});
