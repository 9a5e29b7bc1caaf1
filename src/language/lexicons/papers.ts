/**
 * The papers' vocabulary (Appendix D.3 of the ACL text): its names, predicates, actions and impersonal clauses, and no others. The
 * appendix has no words for two people; those are the everyday lexicon's. An action is stated as what somebody is doing;
 * `styles/paper-forms.ts` gives it the papers' other two forms. A question is in the present or in the past (§3.2).
 */
import relations from "../../../data/lexicons/everyday/relations.json" with { type: "json" };
import page from "../../../data/lexicons/papers.json" with { type: "json" };
import { copula, impersonal, createLexicon, type Lexeme } from "../lexicon.ts";
import { parseLexemes } from "../word-page.ts";

const buildAction = ([group = "", base = "", , participle = ""]: readonly string[]): Lexeme =>
  copula(base.replaceAll(" ", "-"), group, participle);

/** The lexeme without its future, which no condition may have. */
const presentAndPast = (lexeme: Lexeme): Lexeme => ({ ...lexeme, forms: lexeme.forms.slice(0, 2) });

/** The papers' words. */
export const papers = createLexicon("papers", () => ({
  subjects: page.subjects,
  predicates: [...parseLexemes(page.predicates), ...page.actions.map(buildAction)].map(presentAndPast),
  relations: parseLexemes(relations),
  impersonals: [...parseLexemes(page.impersonals), ...page.weather.map(buildAction)]
    .map(presentAndPast)
    .map(impersonal),
  tenses: 2,
}));
