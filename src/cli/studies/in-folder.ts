/**
 * A study's files: what was told is printed, and written into the study's folder as page, Markdown and JSON.
 */
import { join } from "node:path";
import { renderHtml, renderMarkdown, type Document } from "#report";
import type { Store } from "#verbs";
import { withStore } from "../asking-flags.ts";
import { folderOf, type Context } from "../command.ts";
import { jsonText, print } from "../printing.ts";
import { makeFolder, saveFile } from "../terminal.ts";

/** Runs a study, writes it into its folder as page, Markdown and JSON, and prints it. */
export const inFolder = async (
  name: string,
  file: string,
  { output }: { readonly output?: string },
  context: Context,
  ask: (store: Store, folder: string) => Promise<{ readonly json: object; readonly document: Document }>,
): Promise<number> => {
  const folder = output ?? join(folderOf(context.common.store), name);
  return withStore(context, "write", async (store) => {
    const { json, document } = await ask(store, folder);
    makeFolder(folder);
    const files = [
      [join(folder, `${file}.html`), renderHtml(document)],
      [join(folder, `${file}.md`), renderMarkdown(document)],
      [join(folder, `${file}.json`), `${jsonText(json)}\n`],
    ] as const;
    for (const [path, content] of files) saveFile(path, content);
    await print(context, json, document);
    for (const [path] of files) context.terminal.notice(`wrote ${path}`);
    return 0;
  });
};
