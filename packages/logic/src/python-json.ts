/** JSON as Python writes it, and Python's own literals: a list in a cell of a table is often “['a', None]”. NaN and infinities are null. */

/** Parses a JSON text. Throws a SyntaxError for what is neither JSON nor such a literal. */
export const parsePythonJson = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch (cause) {
    const plain = text.replace(
      /"[^"\\]*(?:\\.[^"\\]*)*"|'[^'\\]*(?:\\.[^'\\]*)*'|-?\bInfinity\b|\b(?:NaN|None|True|False)\b/gs,
      toJson,
    );
    try {
      return JSON.parse(plain);
    } catch {
      throw cause;
    }
  }
};

const toJson = (token: string): string => {
  if (!/^["']/.test(token)) return { True: "true", False: "false" }[token] ?? "null";
  const text = token.slice(1, -1).replaceAll(/\\x([0-9a-f]{2})/gi, String.raw`\u00$1`);
  return `"${text.replaceAll(/\\?(["'])/g, (_, quote: string) => (quote === '"' ? '\\"' : "'"))}"`;
};
