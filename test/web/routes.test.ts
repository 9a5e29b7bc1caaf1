// @long: whole commands, one after another
/** What the routes answer, over a real store. */
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Document } from "#report/document";
import type { Annotations, StudyLine } from "#verbs/annotate";
import { openStore } from "#verbs/opening";
import type { OneReply } from "#verbs/play";
import { run } from "#verbs/run";
import type { LoadedConfig } from "#verbs/settings/loaded-config";
import { openModels } from "#verbs/settings/open-models";
import { generatedSuite } from "#verbs/suites";
import type { RunLine, RunState } from "#verbs/view";
import type { AskableModel } from "#verbs/viewing/askable-models";
import type { Changes } from "#verbs/viewing/changes";
import type { Dossier } from "#verbs/viewing/dossier";
import type { Played } from "#verbs/viewing/playground";
import type { QuestionPage } from "#verbs/viewing/question-page";
import { answering, startServer } from "../models/local-server.ts";
import { models, newStore, openFolder } from "../verbs/place.ts";
import { appOver, askProblems, hostile, makePlace, megabyte, pageToken, type Place } from "./place.ts";

type Given = Awaited<ReturnType<Annotations["study"]>>;

let place: Place;
let app: ReturnType<typeof appOver>;
beforeAll(async () => {
  place = await makePlace();
  app = appOver(place.store);
});
afterAll(() => place.close());

const get = (path: string) => app.request(`http://localhost/api${path}`, { headers: { host: "localhost" } });
/** What a route answers, of the type that it gives. */
const json = async <Value>(path: string): Promise<Value> => {
  const answer = await get(path);
  expect(answer.status, path).toBe(200);
  return JSON.parse(await answer.text());
};
const sending = {
  host: "localhost",
  "content-type": "application/json",
  authorization: `Bearer ${pageToken}`,
};
const post = (path: string, body: unknown, over = app) =>
  over.request(`http://localhost/api${path}`, {
    method: "POST",
    headers: { host: "localhost", "content-type": "application/json", authorization: `Bearer ${pageToken}` },
    body: JSON.stringify(body),
  });

const bodyOf = async <Value>(answer: Response | Promise<Response>): Promise<Value> =>
  JSON.parse(await (await answer).text());

describe("runs", () => {
  test("are listed with their models, and a run stands where its tally says", async () => {
    const [line] = await json<readonly RunLine[]>("/runs");
    expect(line).toMatchObject({ id: place.run, isRotated: false });
    await expect.poll(async () => (await json<RunState>(`/runs/${place.run}/state`)).read).toBe(1);
    const { models } = await json<RunState>(`/runs/${place.run}/state`);
    expect(models[0]?.tally).toMatchObject({ planned: 208, answered: 208, missing: 0 });
    expect(Object.keys(await json<object>(`/states?runs=${place.run}`))).toEqual([place.run]);
  });

  test("that are not there are told so, with what would be right", async () => {
    const answer = await get("/runs/nowhere");
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({ error: { code: "misuse" } });
  });
});

describe("questions", () => {
  test("come filtered, sorted and from any row, with the answer as it was read", async () => {
    const page = await json<QuestionPage>(
      `/runs/${place.run}/questions?model=1&state=correct&sort=-tag:rule&at=1&most=2`,
    );
    expect(page.rows).toHaveLength(2);
    const [row] = page.rows;
    expect(row).toMatchObject({ state: "correct", answer: "yes", key: "yes" });
    expect(row?.reply.slice(...(row.span ?? []))).toBe("Yes");
    const all = await json<QuestionPage>(`/runs/${place.run}/questions?model=1&most=500`);
    expect(all.total).toBe(208);
    expect(page.total).toBe(all.states.correct);
    const [first] = all.rows;
    expect(
      (await json<QuestionPage>(`/runs/${place.run}/questions?id=${first?.id.slice(0, 12)}`)).rows[0]?.id,
    ).toBe(first?.id);
  });

  test("that fit are saved as CSV and as JSON lines", async () => {
    const query = "model=1&state=correct";
    const { total } = await json<QuestionPage>(`/runs/${place.run}/questions?${query}`);
    const csv = await get(`/runs/${place.run}/questions.csv?${query}`);
    expect(csv.headers.get("content-disposition")).toContain("questions.csv");
    expect(await csv.text()).toMatch(/^number,id,epoch,outcome,answer,key,question,reply,/);
    const lines = (await (await get(`/runs/${place.run}/questions.jsonl?${query}`)).text())
      .trim()
      .split("\n");
    expect(lines).toHaveLength(total);
    expect((await get(`/runs/${place.run}/questions.csv?model=x`)).status).toBe(400);
  });

  test("are found by words in them", async () => {
    const page = await json<QuestionPage>(`/runs/${place.run}/questions?text=premises`);
    expect(page.search).toMatchObject({ built: expect.any(Number), bytes: expect.any(Number) });
  });

  test("a page of replies of a megabyte is no megabyte", async () => {
    const text = await (await get(`/runs/${place.run}/questions?model=1&most=10`)).text();
    expect(text.length).toBeLessThan(20_000);
    expect(text).toContain(`"replyLength":${megabyte.length}`);
  });

  test("a number that is none is misuse", async () => {
    for (const query of ["at=-1", "most=many", "model=1.5"])
      expect((await get(`/runs/${place.run}/questions?${query}`)).status, query).toBe(400);
  });

  test("one question has its proof or its worlds, what was sent, and every model's reply", async () => {
    const dossier = await json<Dossier>(`/runs/${place.run}/questions/1/0`);
    expect(dossier.replies.map(({ model }) => model)).toHaveLength(2);
    expect(dossier.replies[0]?.response?.text).toContain("<script>");
    expect(dossier.prompt?.messages.at(-1)?.content).toContain(
      dossier.question.conclusion?.replace(/\.$/, ""),
    );
    expect(dossier.grounds?.proof?.[0]).toMatchObject({ n: 1, reason: "premise" });
    const { rows } = await json<QuestionPage>(`/runs/${place.run}/questions?tag:kind=unrelated&most=1`);
    const open = await json<Dossier>(`/runs/${place.run}/questions/0/${rows[0]?.ordinal}`);
    expect(Object.keys(open.grounds?.worlds ?? {})).toEqual(["satisfying", "refuting"]);
    expect((await get(`/runs/${place.run}/questions/0/9999`)).status).toBe(400);
  });
});

describe("reports", () => {
  test("are a document, one file, Markdown, and figures", async () => {
    const document = await json<Document>(`/runs/${place.run}/report`);
    expect(document.sections.map(({ id }) => id)).toContain("leaves");
    const file = await get(`/runs/${place.run}/report.html`);
    expect(file.headers.get("content-disposition")).toBe(`attachment; filename="${place.run}.html"`);
    expect(await file.text()).toContain("Content-Security-Policy");
    expect(await (await get(`/runs/${place.run}/report.md`)).text()).toMatch(/^# /);
    expect(await (await get(`/runs/${place.run}/figures/overall.svg`)).text()).toMatch(/^<svg /);
    expect(await (await get(`/runs/${place.run}/figures/overall.csv`)).text()).toMatch(/^model,group,value/);
    expect((await get(`/runs/${place.run}/figures/nothing.svg`)).status).toBe(400);
  });

  test("two dials are crossed, and two models compared with what was lost", async () => {
    const dials = await json<{ readonly x: string; readonly y: string; readonly document: Document }>(
      `/runs/${place.run}/dials?x=category&y=kind`,
    );
    expect([dials.x, dials.y]).toEqual(["category", "kind"]);
    expect(dials.document.sections[0]?.blocks[0]).toMatchObject({ kind: "chart", id: "dials" });
    const compared = await json<Changes & { readonly document: Document }>(
      `/compare?a=${place.run}&b=${place.run}&ma=0&mb=1`,
    );
    expect(compared.document.sections[0]?.id).toBe("verdict");
    expect(compared.lost.length).toBeGreaterThan(10);
    expect(compared.lost[0]).toMatchObject({ key: "no", answerA: "no", answerB: "yes" });
    expect(compared.lost[0]?.text).toMatch(/Answer yes or no[.:]/);
    expect((await get(`/compare?a=${place.run}&b=${place.run}`)).status).toBe(400);
  });
});

test("frontiers of several runs are one document, one file, Markdown and figures; other runs join the scale", async () => {
  const store = newStore(":memory:");
  const { frontier, proofs } = await askProblems(store);
  const over = appOver(store);
  const get = (path: string) =>
    over.request(`http://localhost/api${path}`, { headers: { host: "localhost" } });
  const json = async <Value>(path: string): Promise<Value> => JSON.parse(await (await get(path)).text());
  const lines = await json<readonly RunLine[]>("/runs");
  expect(lines.map(({ asks }) => asks).toSorted()).toEqual(["dials", "frontier"]);
  const document = await json<Document>(`/frontier/${frontier},${proofs}`);
  expect(document.sections.map(({ id }) => id)).toEqual([
    "half-points",
    "task-yes-no",
    "difficulty",
    "method",
  ]);
  const figures = document.sections[1]?.blocks.flatMap((block) => (block.kind === "chart" ? [block.id] : []));
  expect(figures).toEqual(["yes-no-length", "yes-no-distractors", "map-yes-no-limited"]);
  const base = `/frontier/${frontier}`;
  for (const id of figures ?? [])
    expect(await (await get(`${base}/figures/${id}.svg`)).text(), id).toMatch(/^<svg /);
  expect(await (await get(`${base}/figures/yes-no-length.csv`)).text()).toMatch(/^model,/);
  expect(await (await get(`${base}/report.html`)).text()).toContain("Half-points");
  expect(await (await get(`${base}/report.md`)).text()).toMatch(/^# Frontier/);
  expect((await get("/frontier/nowhere")).status).toBe(400);
});

describe("the playground", () => {
  test("makes questions with their proofs, and twins in profile balanced", async () => {
    const answer = await post("/play", { profile: "balanced", skill: "modus tollens", length: 1, count: 1 });
    const [played] = await bodyOf<readonly Played[]>(answer);
    expect(played?.question.tags["rule"]).toBe("modus tollens");
    expect(played?.twin?.question.key).not.toEqual(played?.question.key);
    const unknown = await post("/play", { skill: "modus ponems" });
    expect(unknown.status).toBe(400);
    expect((await bodyOf<{ readonly error: Error }>(unknown)).error.message).toContain("modus ponens");
    expect((await post("/play", { count: 1e9 })).status).toBe(400);
    expect((await post("/play", { path: "/etc/passwd" })).status).toBe(400);
  });

  test("proves an argument of one's own, and asks nobody unless it may", async () => {
    const proved = await bodyOf<{ readonly proof: readonly object[] }>(
      post("/prove", { sequent: "p -> q; ~q |- ~p" }),
    );
    expect(proved).toMatchObject({ relation: "entailment" });
    expect(proved.proof.length).toBeGreaterThan(3);
    expect((await post("/prove", { sequent: "p ->" })).status).toBe(400);
    expect((await post("/ask", { model: 0, options: {}, place: 0 })).status).toBe(400);
  });

  describe("asks models of the list alone", () => {
    const secret = "a-password-of-the-database";
    const options = { profile: "paper", count: 1 };
    const spec = (origin: string) => `openai-compatible:x?url=${origin}/v1&keyEnv=DB_PASSWORD`;

    /** A server whose store has a run of a model with keyEnv, and the address where that model is asked. */
    const opened = async (config?: LoadedConfig) => {
      const asked = await startServer(answering("Yes."));
      const store = newStore(":memory:");
      const env = { DB_PASSWORD: secret };
      const models = openModels([spec(asked.origin)], { env: { DB_PASSWORD: "before" } });
      await run({ suite: generatedSuite({ profile: "paper", limit: 1 }), models }, { store });
      asked.seen.length = 0;
      const over = appOver(store, undefined, undefined, { env, ...(config === undefined ? {} : { config }) });
      const listed = await over.request("http://localhost/api/models", { headers: { host: "localhost" } });
      return {
        asked,
        models: await bodyOf<readonly AskableModel[]>(listed),
        ask: (model: unknown) => post("/ask", { model, options, place: 0 }, over),
        close: async () => {},
      };
    };

    test("by their numbers; a stored model's keyEnv is ignored, and the answer says so", async () => {
      const { asked, models, ask, close } = await opened();
      expect(models.map(({ number, name }) => [number, name])).toEqual([
        [0, "reasoner:surface"],
        [1, "reasoner:oracle"],
        [2, spec(asked.origin)],
      ]);
      const reply = await bodyOf<OneReply>(ask(2));
      expect(reply.dossier.replies[0]?.response?.text).toBe("Yes.");
      expect(reply.notices).toEqual([
        expect.stringMatching(/^keyEnv=DB_PASSWORD .* is ignored: .* a stored run/),
      ]);
      expect(asked.seen.map(({ headers }) => headers.authorization)).toEqual([undefined]);
      await close();
    });

    test("and no name, no spec and no number that is not in the list: nobody is asked", async () => {
      const { asked, ask, close } = await opened();
      for (const model of [
        spec(asked.origin),
        "reasoner:oracle",
        "2",
        -1,
        2.5,
        3,
        1e9,
        null,
        [2],
        { number: 2 },
      ]) {
        const answer = await ask(model);
        expect(answer.status, JSON.stringify(model)).toBe(400);
        expect(await answer.text()).toMatch(/number of a model in the list|no model \d+ in the list|model: /);
      }
      expect(asked.seen).toEqual([]);
      await close();
    });

    test("a model of the configuration sends no variable that ORGANON_KEYS does not list", async () => {
      const server = await startServer(answering("Yes."));
      const parameters = { url: `${server.origin}/v1`, keyEnv: "DB_PASSWORD" };
      const { models, ask, close } = await opened({
        models: { "openai-compatible:mine": parameters },
        own: new Map(),
      });
      expect(models[2]).toMatchObject({ name: "openai-compatible:mine", origin: "configuration" });
      const answer = await ask(2);
      expect([answer.status, await answer.text()]).toEqual([
        400,
        expect.stringContaining("ORGANON_KEYS=DB_PASSWORD"),
      ]);
      expect(server.seen).toEqual([]);
      await close();
    });
  });
});

describe("annotation", () => {
  const study = "kind=validity&count=6&seed=3";
  const judge = async (annotator: string, wrong: number): Promise<void> => {
    const { study: given } = await json<Given>(`/study?${study}&of=${place.run}&annotator=${annotator}`);
    for (const [i, { id }] of given.things.entries()) {
      const answers = { a: i < wrong ? "no" : "yes", b: "yes", c: "yes", note: "=1+1" };
      expect((await post("/notes", { study: given.id, subject: id, annotator, answers })).status).toBe(200);
    }
  };

  test("gives everybody the same questions, keeps what they say and tells nobody what another said", async () => {
    await judge("Ada", 1);
    await judge("Bo", 2);
    const mine = await json<Given>(`/study?${study}&of=${place.run}&annotator=Ada`);
    const theirs = await json<Given>(`/study?${study}&of=${place.run}&annotator=Bo`);
    expect(mine.study).toEqual(theirs.study);
    expect(Object.values(mine.notes).filter(({ a }) => a === "no")).toHaveLength(1);
    expect(JSON.stringify(mine.study)).not.toContain("answered");
    const outcome = await json<Awaited<ReturnType<Annotations["outcome"]>>>(
      `/study/outcome?${study}&of=${place.run}`,
    );
    expect(outcome.annotators).toEqual([
      { name: "Ada", done: 6 },
      { name: "Bo", done: 6 },
    ]);
    expect(outcome.document?.facts[0]).toMatch(/^Valid: 66\.7 % .* n 6$/);
  });

  test("lists the studies, and gives each sheet as CSV that no spreadsheet runs", async () => {
    const listed = await json<readonly StudyLine[]>("/studies");
    expect(listed.map(({ name }) => name)).toEqual(["validity", "english", "polish", "people", "errors"]);
    const csv = await (await get(`/study/sheet.csv?${study}&of=${place.run}&annotator=Ada`)).text();
    expect(csv.split("\r\n")[0]).toMatch(/^number,id,question,target answer,a\) Is .*,note$/);
    expect(csv).toContain("'=1+1");
  });

  test("takes a filled sheet for another annotator, and refuses one of other things", async () => {
    const query = `${study}&of=${place.run}`;
    const text = await (await get(`/study/sheet.csv?${query}&annotator=Ada`)).text();
    expect(await (await post(`/study/sheet?${query}`, { annotator: "Dan", text })).json()).toEqual({
      saved: 6,
    });
    expect(await (await get(`/study/sheet.csv?${query}&annotator=Dan`)).text()).toBe(text);
    const other = await post(`/study/sheet?${query}`, {
      annotator: "Dan",
      text: "id,a,b,c\nx,yes,yes,yes\n",
    });
    expect(other.status).toBe(400);
  });

  test.each([
    ["without a name", { annotator: "  " }],
    ["of any length", { answers: { note: "x".repeat(5000) } }],
    ["of a study that there is not", { study: "__proto__" }],
    ["of a name with control characters", { annotator: "\u001b[31mA" }],
  ])("takes no note %s", async (_, changed) => {
    const note = { study: "validity r 50 1", subject: "q", annotator: "A", answers: {} };
    expect((await post("/notes", note)).status).toBe(200);
    expect((await post("/notes", { ...note, ...changed })).status).toBe(400);
  });
});

test.each(["/notes", "/play", "/prove", "/ask"])(
  "broken JSON sent to %s is the sender's mistake",
  async (path) => {
    for (const body of ['{"study": ', "", "\u0000", "undefined"]) {
      const answer = await app.request(`http://localhost/api${path}`, {
        method: "POST",
        headers: sending,
        body,
      });
      expect([answer.status, await answer.json()]).toEqual([
        400,
        {
          error: expect.objectContaining({
            code: "misuse",
            message: expect.stringMatching(/^the request is not JSON/),
          }),
        },
      ]);
    }
  },
);

describe("events", () => {
  test("of a run that the store lacks are misuse, and no stream", async () => {
    expect((await get("/events?run=abcdef")).status).toBe(400);
  });

  const firstEvent = async (path: string, headers: Record<string, string> = {}) => {
    const controller = new AbortController();
    const answer = await app.request(`http://localhost/api${path}`, {
      headers: { host: "localhost", ...headers },
      signal: controller.signal,
    });
    const reader = answer.body!.getReader();
    let text = "";
    while (!text.includes("\n\n")) text += new TextDecoder().decode((await reader.read()).value);
    await reader.cancel();
    controller.abort();
    const field = (name: string): string => new RegExp(`^${name}: (.*)$`, "m").exec(text)?.[1] ?? "";
    return { event: field("event"), id: field("id"), data: JSON.parse(field("data")) };
  };

  test("tell where a run stands, and after a break the difference to what the browser knew", async () => {
    const { event, id, data } = await firstEvent(`/events?run=${place.run}`);
    expect(event).toBe("progress");
    expect(data).toMatchObject({ planned: 416, missing: 0, delta: { planned: 416 } });
    const [planned, , failed, correct, ...rest] = id.split(".").map(Number);
    const before = [planned! - 16, 0, failed, correct! - 10, ...rest].join(".");
    const again = await firstEvent(`/events?run=${place.run}`, { "last-event-id": before });
    expect(again.data.delta).toMatchObject({ planned: 16, correct: 10, incorrect: 0 });
    expect(again.id).toBe(id);
  });

  test("tell the runs that came since", async () => {
    const { event, data } = await firstEvent("/events");
    expect(event).toBe("runs");
    expect(data.map((line: { readonly id: string }) => line.id)).toEqual([place.run]);
  });

  test("are told to a hundred readers at once, while others are answered; who has left is told no more", async () => {
    // Who asks and who looks are two processes, most of the time.
    const path = openFolder().pathOf("store.sqlite");
    const asking = openStore(path);
    const suite = generatedSuite({ limit: 4 });
    const { run: begun } = await run({ suite, models: models("reasoner:affirmer") }, { store: asking });
    const store = openStore(path, "annotate");
    let looks = 0;
    const pulse = (): ReturnType<typeof store.pulse> => ((looks += 1), store.pulse());
    const over = appOver({ ...store, pulse });
    const open = (path: string) =>
      over.request(`http://localhost/api${path}`, { headers: { host: "localhost" } });
    const readers = await Promise.all(
      Array.from({ length: 100 }, async () => {
        const reader = (await open(`/events?run=${begun.id}`)).body!.getReader();
        /** The next progress that is told. */
        const next = async (): Promise<unknown> => {
          let text = "";
          while (!text.includes("event: progress") || !text.endsWith("\n\n"))
            text += new TextDecoder().decode((await reader.read()).value);
          return JSON.parse(/^data: (.*)$/m.exec(text)?.[1] ?? "null");
        };
        return { next, leave: () => reader.cancel() };
      }),
    );
    const first = await Promise.all(readers.map(({ next }) => next()));
    expect(first).toEqual(readers.map(() => expect.objectContaining({ planned: 4, missing: 0 })));
    const call = { subject: 0, ordinal: 4, epoch: 1, callHash: "f".repeat(32) };
    const [planned] = await Array.fromAsync(store.select(begun, { fields: ["question"] }));
    await asking.addCalls(begun, [{ ...planned!, ...call }]);
    const second = await Promise.all(readers.map(({ next }) => next()));
    expect(second).toEqual(readers.map(() => expect.objectContaining({ planned: 5, missing: 1 })));
    expect((await open("/runs")).status).toBe(200);

    await Promise.all(readers.map(({ leave }) => leave()));
    await expect
      .poll(async () => {
        const before = looks;
        await new Promise((done) => setTimeout(done, 1_500));
        return looks - before;
      })
      .toBe(0);
    await Promise.all([store.close(), asking.close()]);
  });

  test("tell of a run that another process writes to, without being asked again", async () => {
    const reader = openStore(place.path, "annotate");
    const before = await reader.pulse();
    await place.store.annotate({
      study: "x",
      subject: "y",
      annotator: "z",
      answers: {},
      at: "2026-01-01T00:00:00.000Z",
    });
    expect(await reader.pulse()).not.toBe(before);
    await reader.close();
  });
});

test("a hostile name and reply are escaped in the file, too", async () => {
  const file = await (await get(`/runs/${place.run}/report.html`)).text();
  expect(file).not.toContain("hostile <b>");
  expect(file).not.toContain(hostile.slice(0, 60));
  expect(file).not.toMatch(/<script|onerror=/);
});

test("a request that is too long gets 413, with its length said or not, and the server goes on", async () => {
  const body = JSON.stringify({ study: "s", subject: "a".repeat(2 * 2 ** 20), annotator: "x", answers: {} });
  const stream = new Blob([body]).stream();
  const at = "http://localhost/api/notes";
  const answers = [
    await app.request(at, {
      method: "POST",
      headers: { ...sending, "content-length": `${body.length}` },
      body,
    }),
    await app.request(at, { method: "POST", headers: sending, body: stream, duplex: "half" }),
  ];
  expect(answers.map(({ status }) => status)).toEqual([413, 413]);
  for (const answer of answers)
    expect(await bodyOf(answer)).toEqual({
      error: { code: "misuse", message: "a request holds at most 1 MiB" },
    });
  expect((await get("/runs")).status).toBe(200);
});

test("what does not fit is said without an empty place before it", async () => {
  expect(await bodyOf(post("/notes", null))).toMatchObject({
    error: { message: expect.stringMatching(/^Invalid input/) },
  });
});
