/**
 * The hand-written lists of the room: every style, every lexicon, and the defaults.
 */
import { findNamed } from "#logic/error";
import type { Lexicon } from "./lexicon.ts";
import { counterintuitive, plausible } from "./lexicons/plausible.ts";
import { everyday } from "./lexicons/everyday.ts";
import { nonsense } from "./lexicons/nonsense.ts";
import { papers } from "./lexicons/papers.ts";
import { topics } from "./lexicons/topics.ts";
import type { Style } from "./style.ts";
import { natural } from "./styles/natural.ts";
import { paper } from "./styles/paper.ts";
import { symbolic } from "./styles/symbolic.ts";

export const styles: readonly Style[] = [natural, paper, symbolic];

export const lexicons: readonly Lexicon[] = [everyday, topics, counterintuitive, plausible, nonsense, papers];

/** How questions are said and with which words, where nobody chooses. */
export const [defaultStyle, defaultLexicon]: readonly [Style, Lexicon] = [natural, topics];

/** The style of that name; an unknown name is misuse. */
export const findStyle = (name: string): Style => findNamed("style", name, styles);

/** The lexicon of that name; an unknown name is misuse. */
export const findLexicon = (name: string): Lexicon => findNamed("lexicon", name, lexicons);
