/** Names that options list, without the modules behind them; test/commands/names.test.ts compares both. */
import datasets from "../../data/datasets.json" with { type: "json" };
import logs from "../../data/logs.json" with { type: "json" };

const splitWords = (text: string): readonly string[] => text.split(" ");

/** Styles and lexicons (`#language/lists`), and those of questions for which none is named. */
export const styleNames = splitWords("natural paper symbolic");
export const lexiconNames = splitWords("everyday topics counterintuitive plausible nonsense papers");
export const [defaultStyleName, defaultLexiconName] = ["natural", "topics"] as const;

/** The third-party datasets that can be imported (`#items/datasets/datasets`). */
export const datasetNames: readonly string[] = datasets.map(({ name }) => name);

/** The formats of logs that are imported as runs (`#runs/foreign/formats`). */
export const logFormats: readonly string[] = logs.map(({ name }) => name);

/** The answer parsers (`#scoring/readers/readers`): `usual` is the one that reports use; its own name changes with what it reads. */
export const parserNames = ["usual", "papers"] as const;

/** The formats in which questions (`#items/exports/exports`) and runs (`#reports/exports/run-exports`) are exported. */
export const suiteFormatNames = splitWords(
  "hub inspect lm-eval promptfoo verifiers verl trl finetune tptp csv parquet jsonl",
);
export const runFormatNames = splitWords("run every-eval-ever inspect-log csv parquet");
