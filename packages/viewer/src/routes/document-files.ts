/** Serves documents as downloads: one file that opens without a server, Markdown, and each figure separately. */
import type { Context, Hono } from "hono";
import { OrganonError } from "organon-logic";
import type { Document } from "organon/drawing";
import { chartsOf, renderCsv, renderHtml, renderMarkdown, renderSvg } from "organon/view";

/** Returns the headers of a download. */
const savedAs = (name: string, type: string) => ({
  "Content-Type": type,
  "Content-Disposition": `attachment; filename="${name.replace(/[^\w.-]/g, "-")}"`,
});

/** A document shown on pages, and the name of its files. */
type Shown = { readonly document: Document; readonly name: string };

/** Adds the routes of a document below a path: the document, as one page, as Markdown, and each figure as `<its id>.svg` or `.csv`. */
export const addDocument = (
  app: Hono,
  path: string,
  {
    itself = path,
    find,
  }: { readonly itself?: string; readonly find: (param: (name: string) => string) => Promise<Shown> },
): void => {
  const shown = ({ req }: Context): Promise<Shown> => find((name) => req.param(name) ?? "");
  app.get(itself, async (context) => context.json((await shown(context)).document));
  app.get(`${path}/report.html`, async (context) => {
    const { document, name } = await shown(context);
    return context.body(renderHtml(document), 200, savedAs(`${name}.html`, "text/html; charset=utf-8"));
  });
  app.get(`${path}/report.md`, async (context) => {
    const { document, name } = await shown(context);
    return context.body(renderMarkdown(document), 200, savedAs(`${name}.md`, "text/markdown; charset=utf-8"));
  });
  app.get(`${path}/figures/:file`, async (context) =>
    figureFile(context, (await shown(context)).document, context.req.param("file") ?? ""),
  );
};

/** Returns one figure of a document; misuse if it has none of that name. */
const figureFile = (context: Context, document: Document, file: string): Response => {
  const [, id, format] = /^([\w-]+)\.(svg|csv)$/.exec(file) ?? [];
  const chart = chartsOf(document).find((one) => one.id === id);
  if (chart === undefined) throw new OrganonError("misuse", `there is no figure ${file.slice(0, 60)} here`);
  return format === "svg"
    ? context.body(renderSvg(chart), 200, savedAs(file, "image/svg+xml"))
    : context.body(renderCsv(chart), 200, savedAs(file, "text/csv; charset=utf-8"));
};
