// @long: whole commands, one after another
/** What the routes answer, over a real store. */
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Document } from "../../../src/reports/document.ts";
import { type View, view } from "../src/reading/view.ts";
import type { Changes } from "../src/changes.ts";
import { appOver, makePlace, megabyte, type Place } from "./place.ts";

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

  test("to labels that are not valid are refused", async () => {
    for (const body of [{ name: "cafe" }, { tags: "a\u001Bb" }, []])
      expect((await post(`/runs/${place.run}/labels`, body)).status, JSON.stringify(body)).toBe(400);
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
});

describe("questions", () => {
  test("a page of replies of a megabyte is no megabyte", async () => {
    const text = await (await get(`/runs/${place.run}/questions?model=1&most=10`)).text();
    expect(text.length).toBeLessThan(20_000);
    expect(text).toContain(`"replyLength":${megabyte.length}`);
  });

  test.each(["?at=-1", "?most=many", "?model=1.5", ".csv?model=x", "/0/9999"])(
    "%s is misuse",
    async (path) => {
      expect((await get(`/runs/${place.run}/questions${path}`)).status).toBe(400);
    },
  );
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
