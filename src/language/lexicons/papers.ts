/**
 * The papers' vocabulary (Appendix D.3 of the ACL text): its names, predicates, actions and impersonal clauses, and no others. The
 * appendix has no words for two people; those are the everyday lexicon's. An action is stated as what somebody is doing;
 * `styles/paper-forms.ts` gives it the papers' other two forms. A question is in the present or in the past (§3.2).
 */
import relations from "../../../data/lexicons/everyday/relations.json" with { type: "json" };
import page from "../../../data/lexicons/papers.json" with { type: "json" };
import { copula, impersonal, lexiconOf, type Lexeme } from "../lexicon.ts";
import { lexemesOf } from "../word-page.ts";

const doing = ([group = "", base = "", , participle = ""]: readonly string[]): Lexeme =>
  copula(base.replaceAll(" ", "-"), group, participle);

/** The lexeme without its future, which no condition may have. */
const presentAndPast = (lexeme: Lexeme): Lexeme => ({ ...lexeme, forms: lexeme.forms.slice(0, 2) });

/** The papers' words. */
export const papers = lexiconOf("papers", () => ({
  subjects: page.subjects,
  predicates: [...lexemesOf(page.predicates), ...page.actions.map(doing)].map(presentAndPast),
  relations: lexemesOf(relations),
  impersonals: [...lexemesOf(page.impersonals), ...page.weather.map(doing)]
    .map(presentAndPast)
    .map(impersonal),
  tenses: 2,
}));
