/**
 * Writes runs as a static site: the client, and the answers to the requests that its pages make. Each file is a script, since a page
 * that is opened from a folder may load scripts, but no JSON (`client/bundle.ts` reads them).
 */
import { mkdir, readdir, writeFile } from "node:fs/promises";
import { basename, join } from "node:path";
import type { Hono } from "hono";
import { OrganonError } from "organon-logic";
import { type Dossier, openStore, type Report, version } from "organon/view";
import type { QuestionPage } from "./reading/question-page.ts";
import { type RunLine, view } from "./reading/view.ts";
import { readClient } from "./client-files.ts";
import type { ViewOptions } from "./serve-view.ts";
import { createApi } from "./server.ts";

/** What the page of a bundle finds first: the number of the file of each path, and the state of each run. */
export type BundleIndex = {
  readonly files: Readonly<Record<string, number>>;
  readonly states: Readonly<Record<string, unknown>>;
  /** Questions in a file; 0 if questions are left out. */
  readonly chunk: number;
};

/** Questions in a file, and rows that are read at once. */
const [chunk, rowsAtOnce] = [200, 500];

/** Models that are compared with each other. */
const maxSides = 6;

const page = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="color-scheme" content="light dark" />
    <title>Organon</title>
    <link rel="icon" href="data:," />
    <script src="data/index.js"></script>
    <script defer src="client.js"></script>
  </head>
  <body><div id="root"></div></body>
</html>
`;

const withoutExamples = (report: Report): Report => ({
  ...report,
  models: report.models.map((model) => ({
    ...model,
    weaknesses: model.weaknesses.map((weakness) => ({ ...weakness, example: undefined })),
  })),
});

/** Records answers of the API, each as a file of the bundle. */
class Recorder {
  readonly files: Record<string, number> = {};
  readonly #api: Hono;
  readonly #folder: string;
  #size = 0;

  constructor(api: Hono, folder: string) {
    this.#api = api;
    this.#folder = folder;
  }

  /** Returns an answer of the API; undefined where it refuses, as for models without a common question. */
  async ask<Value>(path: string): Promise<Value | undefined> {
    const answer = await this.#api.request(path);
    if (!answer.ok) return undefined;
    const value: Value = JSON.parse(await answer.text());
    return value;
  }

  async write(path: string, value: unknown): Promise<void> {
    this.#size += 1;
    this.files[`/api${path}`] = this.#size;
    const text = `organonFile(${this.#size}, ${JSON.stringify(value)});\n`;
    await writeFile(join(this.#folder, "data", `${this.#size}.js`), text);
  }

  async record(path: string): Promise<void> {
    const value = await this.ask(path);
    if (value !== undefined) await this.write(path, value);
  }

  /** Records the list of a model's questions, and each of them completely. */
  async recordQuestions(run: string, subject: number, chosen: ReadonlySet<string>): Promise<void> {
    const base = `/runs/${run}/questions`;
    const ask = (at: number) =>
      this.ask<QuestionPage>(`${base}?model=${subject}&at=${at}&most=${rowsAtOnce}`);
    const first = await ask(0);
    const rows = [...(first?.rows ?? [])];
    const total = first?.total ?? 0;
    while (rows.length < total) rows.push(...((await ask(rows.length))?.rows ?? []));
    await this.write(`${base}?model=${subject}`, { ...first, read: 1, rows });
    for (let from = 0; from < total; from += chunk) {
      const some: (Dossier | undefined)[] = [];
      for (let at = from; at < Math.min(total, from + chunk); at++) {
        const dossier = await this.ask<Dossier>(`${base}/${subject}/${at}`);
        some.push(
          dossier && { ...dossier, replies: dossier.replies.filter((reply) => chosen.has(reply.run)) },
        );
      }
      await this.write(`${base}/${subject}/from/${from}`, some);
    }
  }
}

const recordComparisons = async (
  recorder: Recorder,
  lines: readonly RunLine[],
  hasQuestions: boolean,
): Promise<void> => {
  const sides = lines
    .flatMap(({ id, suiteId, models }) => models.map((_, subject) => ({ id, suiteId, subject })))
    .slice(0, maxSides);
  for (const a of sides)
    for (const b of sides) {
      if (a === b || a.suiteId !== b.suiteId) continue;
      const path = `/compare?a=${a.id}&ma=${a.subject}&b=${b.id}&mb=${b.subject}`;
      const value = await recorder.ask<object>(path);
      if (value === undefined) continue;
      await recorder.write(path, hasQuestions ? value : { ...value, questions: [] });
      await recorder.record(`${path}&part=causes`);
    }
};

const makeFolder = async (folder: string): Promise<void> => {
  await mkdir(join(folder, "data"), { recursive: true });
  if ((await readdir(folder)).length > 1)
    throw new OrganonError("misuse", `${folder} is not empty`, { hint: "name a new folder" });
};

type BundleOptions = ViewOptions & {
  /** Ids, names or `latest`; all runs if empty. */
  readonly runs: readonly string[];
  /** The folder to write, which must be empty or missing. */
  readonly folder: string;
  readonly hasQuestions: boolean;
};

/** Writes runs as a static site. Returns the number of runs and of files. */
export const bundleView = async (
  options: BundleOptions,
): Promise<{ readonly runs: number; readonly files: number }> => {
  const { store: path, runs, folder, hasQuestions, prices, redact, onBug } = options;
  const store = openStore(path, "read");
  try {
    const whole = view(store, { prices });
    const all = await whole.runs();
    const named = new Set(await Promise.all(runs.map(async (run) => (await whole.run(run)).id)));
    const lines = all.filter(({ id }) => named.size === 0 || named.has(id));
    const chosen = new Set(lines.map(({ id }) => id));
    await makeFolder(folder);
    const shown = hasQuestions
      ? whole
      : { ...whole, report: async (run: string) => withoutExamples(await whole.report(run)) };
    const location = basename(store.location);
    const change = (): Promise<void> => Promise.reject(new Error("a bundle changes nothing"));
    const api = createApi({ view: shown, store, change, location, version, redact, onBug });
    const recorder = new Recorder(api, folder);
    const states: Record<string, unknown> = {};
    await recorder.record("/about");
    await recorder.write("/unreadable", []);
    await recorder.write("/runs", lines);
    for (const { id, models } of lines) {
      states[id] = { ...(await whole.state(id)), isActive: false, perSecond: 0 };
      for (const part of ["", "/report", "/notes", "/checkpoint", "/causes"])
        await recorder.record(`/runs/${id}${part}`);
      if (hasQuestions)
        for (const subject of models.keys()) await recorder.recordQuestions(id, subject, chosen);
    }
    await recordComparisons(recorder, lines, hasQuestions);
    const index: BundleIndex = { files: recorder.files, states, chunk: hasQuestions ? chunk : 0 };
    await writeFile(join(folder, "data", "index.js"), `var organonBundle = ${JSON.stringify(index)};\n`);
    const client = [...(await readClient())].find(([name]) => name.endsWith(".js"))?.[1].body ?? "";
    await writeFile(join(folder, "client.js"), client);
    await writeFile(join(folder, "index.html"), page);
    return { runs: lines.length, files: Object.keys(recorder.files).length + 3 };
  } finally {
    await store.close();
  }
};
