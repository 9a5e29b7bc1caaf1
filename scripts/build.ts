/**
 * `npm run build`: compiles src/ to dist/ and gives dist/ the import map that resolves #room to its files.
 */
import { execFileSync } from "node:child_process";
import { rmSync, writeFileSync } from "node:fs";
import { resolve } from "node:path";

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
