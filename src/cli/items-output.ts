/** Questions as commands write them: lines, or with `--json` and no file one document with the questions and a summary. */
import type { Context } from "./command.ts";
import { openLines, textOf } from "./terminal.ts";

export const openItems = async (path: string, context: Pick<Context, "terminal" | "outputs" | "common">) => {
  const { json } = context.common;
  const isDocument = json && path === "-";
  const lines = await openLines(path, context);
  let between = "";
  if (isDocument) await lines.write('{"items":[');
  return {
    write: async (...some: readonly (string | Uint8Array)[]): Promise<void> => {
      if (isDocument) await lines.write(`${between}${some.map(textOf).join("\n,")}`);
      else await lines.write(...some);
      between = ",";
    },
    /** Ends the file. A summary that is given ends the document, or is printed by itself with `--json`. */
    close: async (summary?: object): Promise<void> => {
      if (isDocument) await lines.write(`],"summary":${JSON.stringify(summary)}}`);
      await lines.close();
      if (json && !isDocument && summary !== undefined) await context.terminal.out(JSON.stringify(summary));
    },
  };
};

/** Why questions were dropped, a line a reason, each behind a line end. */
export const droppedLines = (dropped: Readonly<Record<string, number>>): string =>
  Object.entries(dropped)
    .map(([reason, n]) => `\n  ${n} dropped: ${reason}`)
    .join("");
