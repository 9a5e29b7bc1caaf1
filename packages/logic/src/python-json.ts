/** JSON as Python writes it: NaN and infinities, which JSON does not have, are null. */

/** Parses a JSON text. Throws a SyntaxError for what is no JSON apart from these words. */
export const parsePythonJson = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch (cause) {
    const plain = text.replace(/"[^"\\]*(?:\\.[^"\\]*)*"|-?\bInfinity\b|\bNaN\b/gs, (token) =>
      token.startsWith('"') ? token : "null",
    );
    if (plain === text) throw cause;
    return JSON.parse(plain);
  }
};
