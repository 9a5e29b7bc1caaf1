/**
 * What a command prints: its result, as a document, as lines or as JSON, and texts that go to files.
 */
import type { Values, pageFlags } from "./flags.ts";
import { misuse } from "#logic/error";
import type { Document } from "#reports/document";
import type { CommonFlags, Context, Result } from "./command.ts";
import type { Terminal } from "./terminal.ts";

/**
 * Loads what the result of a command takes. A command that works for hours does so before its work, since an upgrade of the installation
 * takes the files away that are loaded later.
 */
export const loadPrinting = async ({ html, md, json }: Readonly<Record<string, unknown>>): Promise<void> => {
  if (json !== true) await import("#reports/render/terminal");
  if (html !== undefined || md !== undefined) await loadPageRenderers();
};

const loadPageRenderers = async () => ({
  ...(await import("#reports/render/html")),
  ...(await import("#reports/render/markdown")),
});

/** JSON as every command prints it. */
export const jsonText = (value: unknown): string => JSON.stringify(value, null, 1);

/** Prints a result: its JSON with --json, its document or its lines otherwise. */
export const print = async (
  result: Result,
  { terminal, common }: Pick<Context, "terminal" | "common">,
): Promise<void> => {
  const { json, isOneLine = false, isFull } = result;
  if (common.json) await terminal.out(isOneLine ? JSON.stringify(json) : jsonText(json));
  else
    for (const one of "lines" in result ? result.lines : [result.document])
      await terminal.show(typeof one === "string" ? one : await rendered(one, { ...terminal, full: isFull }));
};

const rendered = async (document: Document, terminal: Terminal & { readonly full?: boolean | undefined }) => {
  const { renderTerminal } = await import("#reports/render/terminal");
  return renderTerminal(document, terminal);
};

/** Writes the pages that are asked for, and prints the result where none is, with --json, and where it is always printed. */
export const tell = async (
  result: Result,
  { html, markdown }: Values<ReturnType<typeof pageFlags>>,
  context: Context,
): Promise<void> => {
  const isWritten = html !== undefined || markdown !== undefined;
  if (!isWritten || !("document" in result)) return print(result, context);
  const { document, isAlwaysPrinted = false } = result;
  await savePages({ html, markdown }, document, context);
  const isPrinted = isAlwaysPrinted ? !goesToOutput({ html, markdown }) : context.common.json;
  if (isPrinted) await print(result, context);
};

/** Writes a document as the pages that are asked for; its Markdown may say more. */
export const savePages = async (
  { html, markdown }: Values<ReturnType<typeof pageFlags>>,
  document: Document,
  writing: Writing,
  inMarkdown = document,
): Promise<void> => {
  if (html === undefined && markdown === undefined) return;
  const { renderHtml, renderMarkdown } = await loadPageRenderers();
  if (html !== undefined) await saveText(html, renderHtml(document), writing);
  if (markdown !== undefined) await saveText(markdown, renderMarkdown(inMarkdown), writing);
};

const standardOutput = "-";

/** True if a file that is asked for is standard output, where nothing else is then printed. */
export const goesToOutput = (files: object): boolean => Object.values(files).includes(standardOutput);

export const requireOneOutput = (
  files: Readonly<Record<string, string>>,
  { json }: Pick<CommonFlags, "json">,
): void => {
  const paths = Object.values(files);
  const twice = paths.find((path, i) => path !== standardOutput && paths.indexOf(path) < i);
  if (twice !== undefined)
    throw misuse(`${twice} is the name of two outputs`, "name another file for one of them");
  const results = paths.filter((path) => path === standardOutput).length + (json ? 1 : 0);
  if (results > 1)
    throw misuse(
      "two results can't both go to standard output",
      "“-” is standard output, as is the document of --json: name a file for the others",
    );
};

/** The context of writing a file. */
export type Writing = Pick<Context, "outputs"> & { readonly terminal: Pick<Terminal, "out" | "notice"> };

const saveText = async (path: string, content: string, { terminal, outputs }: Writing) => {
  if (path === standardOutput) return terminal.out(content.replace(/\n$/, ""));
  outputs.save(path, content);
  terminal.notice(`wrote ${path}`);
};
