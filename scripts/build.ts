/**
 * `npm run build`: compiles src/ to dist/ (docstrings go into the declarations alone), writes a relative path in place of each #module/file and
 * organon-logic/file in place of #logic/file, so that the package needs no import map, drops declarations that no entry of the package leads to, and puts the viewer's browser files beside
 * its server. Then the packages in packages/.
 */
import { execFileSync } from "node:child_process";
import { readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join, relative, resolve } from "node:path";
import { buildClient } from "../packages/viewer/src/build-client.ts";
import { billOf } from "./dependencies.ts";

const root = resolve(import.meta.dirname, "..");
rmSync(resolve(root, "dist"), { recursive: true, force: true });
const tsc = (...options: readonly string[]): void => {
  const compiler = resolve(root, "node_modules/typescript/bin/tsc");
  execFileSync(process.execPath, [compiler, ...options], { cwd: root, stdio: "inherit" });
};
// The core is compiled against the declarations of organon-logic, and the packages against those of the core.
buildPackage("logic");
// Docstrings stand in the declarations, where editors look for them; once is enough.
tsc("-p", "tsconfig.build.json", "--declaration", "false", "--removeComments");
tsc("-p", "tsconfig.build.json", "--emitDeclarationOnly");
const dist = resolve(root, "dist");
for (const name of readdirSync(dist, { recursive: true, encoding: "utf8" })) {
  if (!/\.(?:js|d\.ts)$/.test(name)) continue;
  const path = join(dist, name);
  const text = readFileSync(path, "utf8");
  const written = text.replaceAll(
    /(\b(?:from|import)\s*\(?\s*)"#([\w/-]+)"/g,
    (_, before: string, file: string) => {
      if (file.startsWith("logic/")) return `${before}"organon-${file}"`;
      const target = relative(dirname(path), join(dist, `${file}.js`));
      return `${before}"${target.startsWith(".") ? target : `./${target}`}"`;
    },
  );
  // A page of words is a string to whoever imports it: its declaration would be the page once more.
  const declared = name.endsWith(".d.ts")
    ? written.replaceAll(/^(export declare const \w+) = "(?:[^"\\]|\\.){400,}";$/gm, "$1: string;")
    : written;
  if (declared !== text) writeFileSync(path, declared);
}
dropUnreachedDeclarations();
// A strict user has the package's declarations checked, and no types of Node's or a driver's need be there.
tsc(
  "--ignoreConfig",
  "--noEmit",
  "--strict",
  "--module",
  "nodenext",
  "--target",
  "es2024",
  ...entryDeclarations(),
);
for (const name of readdirSync(resolve(root, "packages"))) if (name !== "logic") buildPackage(name);
await buildClient(resolve(root, "packages/viewer/dist/client"));
writeBill(root, "organon");

function buildPackage(name: string): void {
  const folder = resolve(root, "packages", name);
  rmSync(join(folder, "dist"), { recursive: true, force: true });
  tsc("-p", join(folder, "tsconfig.build.json"));
  writeBill(folder, `organon-${name}`);
}

function writeBill(folder: string, name: string): void {
  writeFileSync(join(folder, "dist/sbom.cdx.json"), `${JSON.stringify(billOf(name), null, 2)}\n`);
}

/** Types are looked up from the package's entries alone; a declaration that none of them imports is read by nobody. */
function dropUnreachedDeclarations(): void {
  const open = entryDeclarations();
  const reached = new Set<string>();
  for (let path = open.pop(); path !== undefined; path = open.pop()) {
    if (reached.has(path)) continue;
    reached.add(path);
    for (const [, target = ""] of readFileSync(path, "utf8").matchAll(
      /\b(?:from|import)\s*\(?\s*"(\.[^"]+)"/g,
    ))
      open.push(resolve(dirname(path), target.replace(/\.(?:ts|js)$/, ".d.ts")));
  }
  for (const name of readdirSync(dist, { recursive: true, encoding: "utf8" }))
    if (name.endsWith(".d.ts") && !reached.has(join(dist, name))) rmSync(join(dist, name));
}

function entryDeclarations(): string[] {
  const { exports } = JSON.parse(readFileSync(resolve(root, "package.json"), "utf8"));
  const entries: readonly { readonly types: string }[] = Object.values(exports);
  return entries.map(({ types }) => resolve(root, types));
}
