// @long: whole commands, one after another
/** What the routes answer, over a real store. */
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Document } from "../../../src/reports/document.ts";
import { run } from "../../../src/experiments/asking/plan-run.ts";
import { generatedSuite } from "../../../src/experiments/suites.ts";
import { type RunLine, type View, view } from "../src/reading/view.ts";
import type { SeenState } from "../src/routes/run-routes.ts";
import type { Changes } from "../src/changes.ts";
import type { Dossier } from "../../../src/experiments/results/dossier.ts";
import type { QuestionPage } from "../src/reading/question-page.ts";
import { appOver, makePlace, megabyte, type Place } from "./place.ts";
import { models } from "../../../test/fixture.ts";

let place: Place;
let app: ReturnType<typeof appOver>;
beforeAll(async () => {
  place = await makePlace();
  app = appOver(place.store);
});
afterAll(() => place.close());

const get = (path: string) =>
  app.request(`http://localhost/api${path}`, {
    headers: { host: "localhost", authorization: "Bearer the-token" },
  });
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
    const read = async () => (await json<Record<string, SeenState>>(`/states?runs=${place.run}`))[place.run];
    await expect.poll(async () => (await read())?.read).toBe(1);
    const state = await read();
    expect(state?.models[0]?.tally).toMatchObject({ planned: 208, answered: 208, missing: 0 });
    expect(state).toMatchObject({ isActive: false, perSecond: 0 });
  });
});

describe("changes", () => {
  const post = (path: string, body: unknown) =>
    app.request(`http://localhost/api${path}`, {
      method: "POST",
      headers: {
        host: "localhost",
        origin: "http://localhost",
        authorization: "Bearer the-token",
        "content-type": "application/json",
      },
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

  test("put a note on an answer, which replaces the one before and is taken away by an empty one", async () => {
    const call = "0123abcd";
    const notes = `/runs/${place.run}/notes`;
    const put = async (body: object) => (await post(notes, { call, ...body })).json();
    expect(await put({ thumb: "down", note: "wrong rule" })).toMatchObject([
      { call, thumb: "down", note: "wrong rule" },
    ]);
    expect(await put({ thumb: "up" })).toMatchObject([{ call, thumb: "up", note: "" }]);
    expect(await put({})).toEqual([]);
    for (const body of [{ thumb: "sideways" }, { note: 3 }, { note: "x".repeat(4001) }, { call: "a b" }])
      expect((await post(notes, { call, ...body })).status, JSON.stringify(body).slice(0, 40)).toBe(400);
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

  test("that fit are saved as CSV", async () => {
    const query = "model=1&state=correct";
    const csv = await get(`/runs/${place.run}/questions.csv?${query}`);
    expect(csv.headers.get("content-disposition")).toContain("questions.csv");
    expect(await csv.text()).toMatch(/^number,id,epoch,outcome,answer,key,question,reply,/);
    expect((await get(`/runs/${place.run}/questions.csv?model=x`)).status).toBe(400);
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
  test("are a document, and checkpoints of several runs", async () => {
    const document = await json<Document>(`/runs/${place.run}/report`);
    expect(document.sections.map(({ id }) => id)).toContain("skills");
    const { models } = await view(place.store).report(place.run);
    expect(await json<unknown>(`/runs/${place.run}/checkpoint`)).toEqual(
      models.map(({ name, accuracy, responseRate }) => ({ model: name, accuracy, responseRate })),
    );
    const causes = await json<Awaited<ReturnType<View["causes"]>>>(`/runs/${place.run}/causes`);
    expect(causes.map(({ causes }) => causes.map(({ name, effect }) => [name, effect]))).toEqual(
      models.map(({ causes = [] }) => causes.map(({ name, effect }) => [name, effect])),
    );
    expect((await get("/runs/nowhere/checkpoint")).status).toBe(400);
  });

  test("two models are compared with what was lost", async () => {
    const compared = await json<Changes & { readonly document: Document }>(
      `/compare?a=${place.run}&b=${place.run}&ma=0&mb=1`,
    );
    expect(compared.document.sections[0]?.id).toBe("verdict");
    const { counts, questions, skills } = compared;
    for (const kind of ["lost", "gained", "both wrong"] as const)
      expect(questions.filter(({ change }) => change === kind)).toHaveLength(counts[kind]);
    expect(questions[0]).toMatchObject({ change: "lost", key: "no", answerA: "no", answerB: "yes" });
    expect(questions[0]?.text.length).toBeGreaterThan(10);
    expect(skills).toHaveLength(208);
    const points = skills.reduce((sum, { accuracy: { value, n } }) => sum + (value ?? 0) * n, 0);
    expect(Math.round(points)).toBe(counts.gained - counts.lost);
    const causes = await get(`/compare?a=${place.run}&b=${place.run}&ma=0&mb=1&part=causes`);
    expect(causes.status).toBe(200);
    expect((await get(`/compare?a=${place.run}&b=${place.run}`)).status).toBe(400);
  });
});
