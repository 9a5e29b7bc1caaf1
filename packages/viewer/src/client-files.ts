/**
 * Reads the browser's files into memory once: the output of `npm run build` or, in a checkout, of `build-client.ts`.
 * Their names contain hashes, so browsers may cache them.
 */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { extname, join } from "node:path";

/** A file with its media type. */
type ClientFile = { readonly type: string; readonly body: Buffer };

/** The files by path; `/index.html` is the page. */
export type ClientFiles = ReadonlyMap<string, ClientFile>;

const types: Readonly<Record<string, string>> = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".css": "text/css; charset=utf-8",
  ".svg": "image/svg+xml",
};

/** Reads the built client, and builds it first if only its sources exist. */
export const readClient = async (): Promise<ClientFiles> => {
  const built = join(import.meta.dirname, "client", "index.html");
  const sources = join(import.meta.dirname, "client", "main.tsx");
  if (!existsSync(sources)) return listClientFiles(join(built, ".."));
  const { buildClientOnce } = await import("./build-client.ts");
  return listClientFiles(await buildClientOnce());
};

const listClientFiles = (folder: string): ClientFiles =>
  new Map(
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => {
        const path = join(entry.parentPath, entry.name);
        const type = types[extname(entry.name)] ?? "application/octet-stream";
        return [path.slice(folder.length).replaceAll("\\", "/"), { type, body: readFileSync(path) }];
      }),
  );
