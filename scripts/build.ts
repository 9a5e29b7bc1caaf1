/**
 * `npm run build`: compiles src/ to dist/, gives dist/ the import map that resolves #room to its files, and puts the viewer's
 * browser files beside its server.
 */
import { execFileSync } from "node:child_process";
import { rmSync, writeFileSync } from "node:fs";
import { resolve } from "node:path";
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
writeFileSync(
  resolve(root, "dist/package.json"),
  `${JSON.stringify({ type: "module", imports: { "#*": "./*/index.js" } }, null, 2)}\n`,
);
await buildClient(resolve(root, "dist/web/client"));
