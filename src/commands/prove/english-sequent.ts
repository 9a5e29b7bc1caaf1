/** Reads a sequent from English: sentences of Organon's styles and lexicons, or of LogicAsker's templates. */
import { splitSentences } from "#items/formats/discourse";
import { createArgumentReader } from "#items/formats/read-argument";
import type { Lexicon } from "#language/lexicon";
import { styles } from "#language/lists";
import type { Sequent } from "#logic/certificate";
import { misuse } from "#logic/error";

const example = 'as in "If it rains, then Ann is sad. It rains. |- Ann is sad."';

/** Returns the sequent of "premises |- conclusion" in sentences. Throws misuse that names the first sentence that has no reading. */
export const readEnglishSequent = (text: string, lexicons: readonly Lexicon[]): Sequent => {
  const [premises = "", asked, ...rest] = text.split(/\|-|⊢/).map((part) => part.trim());
  if (asked === undefined || rest.length > 0) throw misuse("the text has no single conclusion", example);
  const conclusion = /[.!?]$/.test(asked) ? asked : `${asked}.`;
  const reader = createArgumentReader(styles, lexicons);
  const sequent = reader.argument(premises, conclusion);
  if (sequent !== undefined) return sequent;
  const unread = [...splitSentences(premises), conclusion].find(
    (sentence) => reader.argument("", sentence) === undefined,
  );
  throw misuse(
    unread === undefined
      ? "each sentence can be read, but not all of them in one style and with the words of one lexicon"
      : `the sentence “${unread}” can't be read`,
    "docs/controlled-english.md lists the sentences that are read; formulas are read as they are: p -> q; p |- q",
  );
};
