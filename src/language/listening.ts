/**
 * Listening to a reader: the questions that it asks of a text, with their answers, and which of them a rehearsal needs.
 */
import type { FoundKind, Scan } from "./scan.ts";

/** A question as it was put, with its answer. */
export type Asked =
  | { readonly ask: "none"; readonly phrases: readonly string[] }
  | { readonly ask: "take" | "take whole"; readonly phrase: string }
  | {
      readonly ask: "find";
      readonly kind: FoundKind;
      readonly found: { readonly name: string; readonly positive: boolean } | undefined;
    }
  | { readonly ask: "mark" | "reset" | "end" | "no end" };

/** A scan that writes down what it is asked and what it answers. */
export const listening = (scan: Scan, asked: Asked[]): Scan => {
  const none = (phrase: string): false => {
    asked.push({ ask: "none", phrases: [phrase] });
    return false;
  };
  return {
    ...scan,
    take: (phrase) => {
      if (!scan.take(phrase)) return none(phrase);
      asked.push({ ask: "take", phrase });
      return true;
    },
    takeWhole: (phrase) => {
      // What does not stand here is not taken as a whole word either.
      if (!scan.takeWhole(phrase)) return none(phrase);
      asked.push({ ask: "take whole", phrase });
      return true;
    },
    find: (kind) => {
      const found = scan.find(kind);
      asked.push({ ask: "find", kind, found });
      return found;
    },
    mark: () => {
      scan.mark();
      asked.push({ ask: "mark" });
    },
    reset: () => {
      scan.reset();
      asked.push({ ask: "reset" });
    },
    atEnd: () => {
      const ended = scan.atEnd();
      asked.push({ ask: ended ? "end" : "no end" });
      return ended;
    },
  };
};

/** The questions, with refusals at one place gathered and without marks that nothing comes back to. */
export const gathered = (asked: readonly Asked[]): readonly Asked[] => {
  const script: Asked[] = [];
  for (const [i, question] of asked.entries()) {
    const last = script.at(-1);
    if (question.ask === "none" && last?.ask === "none")
      script[script.length - 1] = { ask: "none", phrases: [...last.phrases, ...question.phrases] };
    else if (question.ask !== "mark" || isComeBackTo(asked, i)) script.push(question);
  }
  return script;
};

const isComeBackTo = (asked: readonly Asked[], mark: number): boolean => {
  for (let i = mark + 1; i < asked.length; i++) {
    if (asked[i]?.ask === "mark") return false;
    if (asked[i]?.ask === "reset") return true;
  }
  return false;
};
