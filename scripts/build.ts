/**
 * `npm run build`: compiles src/ to dist/, writes the path of each room in place of #room, so that the package needs no import map, and
 * puts the viewer's browser files beside its server.
 */
import { execFileSync } from "node:child_process";
import { readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join, relative, resolve } from "node:path";
import { buildClient } from "../src/web/build-client.ts";

const root = resolve(import.meta.dirname, "..");
rmSync(resolve(root, "dist"), { recursive: true, force: true });
execFileSync(
  process.execPath,
  [resolve(root, "node_modules/typescript/bin/tsc"), "-p", "tsconfig.build.json"],
  {
    cwd: root,
    stdio: "inherit",
  },
);
const dist = resolve(root, "dist");
for (const name of readdirSync(dist, { recursive: true, encoding: "utf8" })) {
  if (!/\.(?:js|d\.ts)$/.test(name)) continue;
  const path = join(dist, name);
  const text = readFileSync(path, "utf8");
  const written = text.replaceAll(
    /(\b(?:from|import)\s*\(?\s*)"#(\w+)"/g,
    (_, before: string, room: string) => {
      const target = relative(dirname(path), join(dist, room, "index.js"));
      return `${before}"${target.startsWith(".") ? target : `./${target}`}"`;
    },
  );
  if (written !== text) writeFileSync(path, written);
}
await buildClient(resolve(root, "dist/web/client"));
