// @long: whole commands, one after another
/** What the routes answer, over a real store. */
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Document } from "../../../src/reports/document.ts";
import { openStore } from "../../../src/experiments/open-store.ts";
import { run } from "../../../src/experiments/asking/plan-run.ts";
import { generatedSuite } from "../../../src/experiments/suites.ts";
import type { RunLine, RunState } from "../../../src/experiments/viewing/view.ts";
import type { Changes } from "../src/changes.ts";
import type { Dossier } from "../../../src/experiments/viewing/dossier.ts";
import type { QuestionPage } from "../../../src/experiments/viewing/question-page.ts";
import { appOver, askProblems, hostile, makePlace, megabyte, type Place } from "./place.ts";
import { models, newStore, fixture } from "../../../test/fixture.ts";

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
describe("runs", () => {
  test("are listed with their models, and a run stands where its tally says", async () => {
    const [line] = await json<readonly RunLine[]>("/runs");
    expect(line).toMatchObject({ id: place.run, name: "first look", isRotated: false });
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

describe("changes", () => {
  const post = (path: string, body: unknown) =>
    app.request(`http://localhost/api${path}`, {
      method: "POST",
      headers: { host: "localhost", origin: "http://localhost", "content-type": "application/json" },
      body: JSON.stringify(body),
    });

  test("give a run a name and tags, by which the list has it", async () => {
    const answer = await post(`/runs/${place.run}/labels`, { name: "first look", tags: "nightly, step=100" });
    expect(await answer.json()).toMatchObject({ name: "first look", tags: ["nightly", "step=100"] });
    const [line] = await json<readonly RunLine[]>("/runs");
    expect(line).toMatchObject({ tags: ["nightly", "step=100"], isPlanned: true });
    for (const body of [{ name: "cafe" }, { tags: "a\u001Bb" }, []])
      expect((await post(`/runs/${place.run}/labels`, body)).status, JSON.stringify(body)).toBe(400);
    await post(`/runs/${place.run}/labels`, { tags: "" });
    expect((await json<readonly RunLine[]>("/runs"))[0]).toMatchObject({ name: "first look", tags: [] });
  });

  test("delete a run, with the answers that no other run uses", async () => {
    const suite = generatedSuite({ limit: 4, seed: 77 });
    const { run: begun } = await run({ suite, models: models("reasoner:affirmer") }, { store: place.store });
    const answer = await post(`/runs/${begun.id}/delete`, { answers: true });
    expect(await answer.json()).toEqual({ removed: begun.id, answers: 4 });
    expect((await json<readonly RunLine[]>("/runs")).map(({ id }) => id)).toEqual([place.run]);
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
    expect(page.search).toMatchObject({ built: expect.any(Number) });
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
    expect(dossier.prompt?.messages.at(-1)?.content.toLowerCase()).toContain(
      dossier.question.conclusion?.replace(/\.$/, "").toLowerCase(),
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
    expect(document.sections.map(({ id }) => id)).toContain("skills");
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
  expect(lines.map(({ asks }) => asks).toSorted()).toEqual(["frontier", "tasks"]);
  const document = await json<Document>(`/frontier/${frontier},${proofs}`);
  expect(document.sections.map(({ id }) => id)).toEqual([
    "half-points",
    "task-three-way",
    "difficulty",
    "method",
  ]);
  const figures = document.sections[1]?.blocks.flatMap((block) => (block.kind === "chart" ? [block.id] : []));
  expect(figures).toEqual(["three-way-length", "three-way-distractors", "map-three-way-limited"]);
  const base = `/frontier/${frontier}`;
  for (const id of figures ?? [])
    expect(await (await get(`${base}/figures/${id}.svg`)).text(), id).toMatch(/^<svg /);
  expect(await (await get(`${base}/figures/three-way-length.csv`)).text()).toMatch(/^model,/);
  expect(await (await get(`${base}/report.html`)).text()).toContain("Half-points");
  expect(await (await get(`${base}/report.md`)).text()).toMatch(/^# Frontier/);
  expect((await get("/frontier/nowhere")).status).toBe(400);
});

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
    const path = fixture().pathOf("store.sqlite");
    const asking = openStore(path);
    const suite = generatedSuite({ limit: 4 });
    const { run: begun } = await run({ suite, models: models("reasoner:affirmer") }, { store: asking });
    const store = openStore(path, "read");
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
    const reader = openStore(place.path, "read");
    const before = await reader.pulse();
    await place.store.nameRun(await place.store.findRun(place.run), "mine");
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
