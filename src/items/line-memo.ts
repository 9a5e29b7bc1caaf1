/** What is found out about a line of an argument, kept by how the line is written: a few lines come up in most arguments. */
import { print, type Formula } from "#logic";

/** `find`, asked once for lines that are written alike; the last `mostKept` or so are kept. */
export const oncePerLine = <Found>(find: (line: Formula) => Found): ((line: Formula) => Found) => {
  const known = new Map<string, Found>();
  return (line) => {
    const text = print(line);
    let found = known.get(text);
    if (found === undefined) {
      found = find(line);
      if (known.size >= mostKept) known.clear();
      known.set(text, found);
    }
    return found;
  };
};

const mostKept = 10_000;
