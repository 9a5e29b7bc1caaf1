// @long: starts threads
/** Arguments decided in threads: limits, cancelling, and who waits for whom. */
import { openProver } from "#verbs/serving/decide-argument";
import { afterEach, expect, test } from "vitest";

/** No search with fewer than millions of steps decides whether so many pigeons fit into one hole fewer. */
const endless = (holes = 11): string => {
  const all = Array.from({ length: holes + 1 }, (_, pigeon) => pigeon);
  const inHoles = all.map((one) => Array.from({ length: holes }, (_, hole) => `p${one}_${hole}`).join(" | "));
  const alone = Array.from({ length: holes }, (_, hole) =>
    all.flatMap((one) => all.slice(one + 1).map((other) => `~(p${one}_${hole} & p${other}_${hole})`)),
  );
  return `${[...inHoles, ...alone.flat()].join("; ")} |- q`;
};
const easy = "p -> q; ~q |- ~p";

let prover = openProver();
const opened = (...limits: Parameters<typeof openProver>) => (prover = openProver(...limits));
afterEach(() => prover.close());

test("an argument is decided as prove decides it; what cannot be read is misuse that shows where", async () => {
  opened();
  expect(await prover.decide(easy)).toMatchObject({
    relation: "entailment",
    proof: { length: expect.any(Number) },
  });
  expect(Object.keys((await prover.decide("p |- q")).worlds ?? {})).toEqual(["satisfying", "refuting"]);
  await expect(prover.decide("p ->")).rejects.toMatchObject({
    code: "misuse",
    message: expect.stringContaining("^"),
  });
  expect(await prover.decide("p |- p")).toMatchObject({ relation: "entailment" });
});

test("one that takes too long is ended, and the next one is decided", async () => {
  opened({ timeoutMs: 3000 });
  await expect(prover.decide(endless())).rejects.toMatchObject({
    code: "incomplete",
    message: "the task was ended: it took longer than 3 s",
  });
  expect((await prover.decide(easy)).relation).toBe("entailment");
});

test("a thread that takes more memory than it may is ended, and the program goes on", async () => {
  opened({ heapMb: 6 });
  await expect(prover.decide(easy)).rejects.toMatchObject({
    code: "incomplete",
    message: "the task was ended: it took more than 6 MiB",
  });
  opened();
  expect((await prover.decide(easy)).relation).toBe("entailment");
});

test("a slow one keeps a quick one waiting only where all threads are taken, and a cancelled one leaves its place", async () => {
  opened({ atOnce: 2 });
  const [first, second] = [new AbortController(), new AbortController()];
  const slow = prover.decide(endless(), first.signal);
  expect((await prover.decide(easy)).relation).toBe("entailment");
  const slower = prover.decide(endless(), second.signal);
  const third = prover.decide(easy);
  const cancelled = new AbortController();
  const fourth = prover.decide(easy, cancelled.signal);
  cancelled.abort(new Error("gone"));
  await expect(fourth).rejects.toThrow("gone");
  first.abort(new Error("gone"));
  await expect(slow).rejects.toThrow("gone");
  expect((await third).relation).toBe("entailment");
  second.abort(new Error("gone"));
  await expect(slower).rejects.toThrow("gone");
});
