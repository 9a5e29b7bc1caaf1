/**
 * Parses formulas of the FOLIO dataset: the contract's notation with - + . ’ inside names and ^ for ∧. About one item
 * in fifteen has typing errors; `repaired` corrects four kinds of them, and reports each. Source: Han et al., FOLIO:
 * Natural Language Reasoning with First-Order Logic (2022).
 */
import { type Dialect, type Token, contractDialect } from "../tokens.ts";

/** FOLIO's signs and names. */
export const folioDialect: Dialect = {
  signs: { ...contractDialect.signs, "^": "and" },
  words: contractDialect.words,
  name: "[\\p{L}\\p{N}_](?:[\\p{L}\\p{N}\\p{M}_'’+]|[-.](?=[\\p{L}\\p{N}]))*",
};

/** Returns the tokens with brackets balanced, commas between formulas parsed as ∧, and the words of one name joined. */
export const repairTokens = (tokens: readonly Token[], tell: (what: string) => void): readonly Token[] => {
  const result: Token[] = [];
  /** For each open bracket, whether it holds terms. */
  const open: boolean[] = [];
  for (const token of tokens) {
    const before = result.at(-1);
    const inTerms = open.at(-1) === true;
    if (token.kind === "(")
      open.push(
        before?.kind === "name" && result.at(-2)?.kind !== "forall" && result.at(-2)?.kind !== "exists",
      );
    if (token.kind === ")" && open.pop() === undefined) {
      tell("a closing bracket too many was left out");
      continue;
    }
    if (token.kind === "name" && before?.kind === "name" && inTerms) {
      const [text, spelling] = [`${before.text}_${token.text}`, `${before.spelling}_${token.spelling}`];
      result[result.length - 1] = { ...before, text, spelling, end: token.end };
      tell(`“${before.text} ${token.text}” was read as one name`);
      continue;
    }
    if (token.kind === "," && !inTerms) {
      result.push({ ...token, kind: "and" });
      tell("a comma between formulas was read as ∧");
      continue;
    }
    if (token.kind === "end")
      for (; open.length > 0; open.pop()) {
        result.push({ kind: ")", text: ")", at: token.at, end: token.at });
        tell("a missing closing bracket was added");
      }
    result.push(token);
  }
  return result;
};
