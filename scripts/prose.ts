/**
 * `npm run prose [-- FILE …]`: counts departures from plain words, in hand-written Markdown and, apart, in the interface strings and header
 * comments of the sources: house words, sentences above 30 words, and openings that keep the subject waiting. test/prose.test.ts holds the
 * counts to `scripts/prose.json`, whose numbers may only fall; `--write` writes today's, if they are lower.
 */
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";

const root = resolve(import.meta.dirname, "..");

/** House words, and the terms to use. */
const houseWords: readonly (readonly [RegExp, string])[] = [
  [/\b(?:tells?|told|telling)\b/, "report, print, show"],
  [/\bread back\b/, "parse"],
  [/\bone reading\b/, "unambiguous"],
  [/\bcareless(?!-|\/)\b/, "permissive grammar"],
  [/\bexams?\b/, "validation"],
  [/\bstrain\b/, "reading cost"],
  [/\bleanings?\b/, "response bias"],
  [/\b(?:gives?|given) away\b/, "leaks"],
  [/\b(?:guesser|picker)s?\b/, "classifier, baseline"],
  [/\bin signs\b/, "symbolic"],
  [/\bletters?\b/, "variable, predicate symbol"],
  [/\bleaf\b|\bleaves\b/, "skill"],
  [/\bchains?\b(?! of thought)/, "derivation"],
  [/\bpadded\b/, "non-minimal"],
  [/\b(?:nobody|anybody|somebody|whoever)\b/, "a noun"],
  [/(?<!(?:open|closed|real)[- ])\bworlds?\b/, "interpretation"],
  [/\bcut off\b/, "truncated"],
  [/(?<!sentence )\bbanks?\b/, "sentence bank"],
  [/\bfamil(?:y|ies)\b/, "paraphrase set"],
  [/\bof (?:your|one's) own\b/, "custom"],
  [/\b(?:other people's|somebody else's)\b/, "third-party"],
  [/\banew\b/, "again"],
  [/\bbeside\b/, "compared with, next to"],
  [/\bsigns of life\b|\bpulse\b/, "heartbeat"],
  [/\bplanted\b/, "simulated"],
  [/\bunsayable\b/, "unacceptable"],
  [/\brefused with\b/, "rejected"],
  [/\bkeyed\b/, "labelled"],
  [/\b(?:rooms?|doors?|corridors?)\b/, "module, entry point"],
  [/\b(?:twins?)\b/, "contrast pair"],
  [/\bdials?\b/, "difficulty parameter"],
  [/(?<!intro)\bcircles?\b/, "rotation group"],
  [/\b(?:steadiness|unsteady)\b/, "consistency, flip rate"],
  [/\bwrong way\b/, "flawed reasoning"],
  [/\b(?:lessons?|demonstrations?)\b/, "few-shot examples"],
  [/\bpurse\b|\bslices?\b|\bhand(?:s|ed|ing)? out\b/, "shared budget, batches, dispatch"],
  [/\bslips?\b/, "error rate, inconsistency"],
  [/(?<!(?:transitive|finite|main) )\bverbs?\b(?! (?:phrase|form))/, "command, function"],
  [/\b(?:[Ww]e|us|[Oo]urs?)\b/, "Organon, you"],
];

/** A text that a person wrote: where it is, and its plain sentences. */
type Text = { readonly place: string; readonly text: string };

const filesBelow = (folder: string, ending: RegExp): readonly string[] =>
  readdirSync(join(root, folder), { recursive: true, encoding: "utf8" })
    .filter((name) => ending.test(name) && !/(?:^|\/)(?:node_modules|dist)\//.test(name))
    .map((name) => join(folder, name));

const generated = /^docs\/(?:api|commands|datasets|grammars|paper-map)\.md$/;

/** Hand-written Markdown. */
const markdownFiles = (): readonly string[] => [
  "README.md",
  "ARCHITECTURE.md",
  "CONTRIBUTING.md",
  "CHANGELOG.md",
  ...[...filesBelow("docs", /\.md$/), ...filesBelow("results", /\.md$/)].filter(
    (page) => !generated.test(page),
  ),
];

/** The paragraphs, list items and cells of a page, without code, links' targets and comments. */
const textsOfMarkdown = (page: string): readonly Text[] =>
  readFileSync(join(root, page), "utf8")
    .replaceAll(/^ *(`{3,})[\s\S]*?^ *\1$/gm, "")
    .replaceAll(/<!--[\s\S]*?-->/g, "")
    .replaceAll(/`[^`]*`/g, "CODE")
    .replaceAll(/\]\([^)]*\)/g, "]")
    .split(/\n\s*\n|\n(?=[-*#|]|\d+\. )/)
    .flatMap((block) => (block.startsWith("|") ? block.split("|") : [block]))
    .map((text) => ({ place: page, text: text.replaceAll(/\s+/g, " ").replace(/^[-*#]+ |^\d+\. /, "") }));

/** The strings of a source that hold several words, and its header comment. */
const textsOfSource = (path: string): readonly Text[] => {
  const source = readFileSync(join(root, path), "utf8");
  const [, header = ""] = /^(?:\/\/.*\n)?\/\*\*([\s\S]*?)\*\//.exec(source) ?? [];
  const code = source
    .replaceAll(/\/\*[\s\S]*?\*\//g, "")
    .replaceAll(/^ *\/\/.*$/gm, "")
    .replaceAll(/^import.*$/gm, "");
  const strings = [...code.matchAll(/"((?:[^"\\\n]|\\.)*)"|`((?:[^`\\]|\\.)*)`/g)].map(
    ([, a, b]) => a ?? b ?? "",
  );
  return [header.replaceAll(/\n \*/g, " "), ...strings]
    .map((text) =>
      text
        .replaceAll(/`[^`]*`/g, "CODE")
        .replaceAll(/\$\{[^}]*\}/g, "VALUE")
        .replaceAll(/\s+/g, " ")
        .trim(),
    )
    .filter((text) => /[a-z]+ [a-z]+ [a-z]+/i.test(text))
    .map((text) => ({ place: path, text }));
};

const sentencesOf = (text: string): readonly string[] => text.split(/(?<=[.!?:])\s+(?=[A-Z0-9“"([`*])/);
const wordsIn = (sentence: string): number =>
  sentence.split(/\s+/).filter((word) => /[\p{L}\d]/u.test(word)).length;

/** A departure: its rule, its place, its words. */
export type Departure = { readonly rule: string; readonly place: string; readonly words: string };

const departuresIn = ({ place, text }: Text): readonly Departure[] => [
  ...houseWords.flatMap(([pattern, term]) =>
    [...text.matchAll(new RegExp(pattern, `${pattern.flags}g`))].map(([words]) => ({
      rule: "house words",
      place,
      words: `${words} → ${term}`,
    })),
  ),
  ...sentencesOf(text).flatMap((words) => [
    ...(wordsIn(words) > 30 ? [{ rule: "sentences above 30 words", place, words }] : []),
    ...(/^(?:Of|What|Where|Who|Whoever) /.test(words) && !words.endsWith("?")
      ? [{ rule: "openings", place, words }]
      : []),
  ]),
];

/** All departures, by what they are in. */
export const departures = (): Readonly<Record<"pages" | "sources", readonly Departure[]>> => ({
  pages: markdownFiles().flatMap(textsOfMarkdown).flatMap(departuresIn),
  sources: filesBelow("src", /\.tsx?$/)
    .flatMap(textsOfSource)
    .flatMap(departuresIn),
});

/** How many departures from each rule there are: the layout of scripts/prose.json. */
export const departureCounts = (all = departures()): Readonly<Record<string, number>> =>
  Object.fromEntries(
    Object.entries(all).flatMap(([part, found]) =>
      ["house words", "sentences above 30 words", "openings"].map((rule) => [
        `${part}: ${rule}`,
        found.filter((one) => one.rule === rule).length,
      ]),
    ),
  );

if (import.meta.main) {
  const found = departures();
  const files = process.argv.slice(2).filter((word) => !word.startsWith("-"));
  for (const { place, rule, words } of Object.values(found).flat())
    if (files.some((file) => place.startsWith(file))) console.log(`${place}: ${rule}: ${words}`);
  const counts = departureCounts(found);
  const path = join(root, "scripts/prose.json");
  const before: Readonly<Record<string, number>> = JSON.parse(readFileSync(path, "utf8"));
  for (const [rule, count] of Object.entries(counts))
    console.log(`${rule}: ${count}, at most ${before[rule] ?? "any number"}`);
  if (process.argv.includes("--write"))
    writeFileSync(
      path,
      `${JSON.stringify(Object.fromEntries(Object.entries(counts).map(([rule, count]) => [rule, Math.min(count, before[rule] ?? count)])), null, 2)}\n`,
    );
}
