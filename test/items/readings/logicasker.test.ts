/** LogicAsker's English read back: one line a template, all made by hand in its layout. */
import { expect, test } from "vitest";
import { parse, print } from "#logic/notation";
import { readSentence } from "../../../src/items/readings/logicasker.ts";

const templates: readonly (readonly [sentence: string, formula: string])[] = [
  ["Mary is not taking a plane.", "¬do_take_a_plane(mary)"],
  ["If Mary takes a plane, then it is cold.", "do_take_a_plane(mary) → it_be_cold"],
  ["If Ann is adding, then Bob adds.", "do_add(ann) → do_add(bob)"],
  ["If Ann is inviting Eva, then Bob is planing wood.", "do_invit_eva(ann) → do_plane_wood(bob)"],
  ["If it doesn't snow, then Ann is a poet.", "¬it_do_snow → be_a_poet(ann)"],
  ["If Ann were an actor, then it is snowing.", "be_a_actor(ann) → it_do_snow"],
  ["If Bob goes running, then Ann is running.", "do_run(bob) → do_run(ann)"],
  ["Neither Ann is sad nor it is late.", "¬(be_sad(ann) ∨ it_be_late)"],
  [
    "The claim that Ann is sad and the claim that Bob is rich cannot both be true.",
    "¬(be_sad(ann) ∧ be_rich(bob))",
  ],
  [
    "The claim that Ann is sad and Eva is old, and the claim that Bob is rich cannot both be true.",
    "¬(be_sad(ann) ∧ be_old(eva) ∧ be_rich(bob))",
  ],
  ["The fact that Ann is sad does not imply that Bob is rich.", "¬(be_sad(ann) → be_rich(bob))"],
  ["It is not true that it is late if and only if Ann is sad.", "¬(it_be_late ↔ be_sad(ann))"],
  [
    "If Ann were sad, then it is late and if it is late, then Ann is sad.",
    "(be_sad(ann) → it_be_late) ∧ (it_be_late → be_sad(ann))",
  ],
  ["Ann is sad, or Bob is rich and it is late.", "be_sad(ann) ∨ be_rich(bob) ∧ it_be_late"],
  ["Ann is sad or Bob is rich, and it is late.", "(be_sad(ann) ∨ be_rich(bob)) ∧ it_be_late"],
  [
    "both Ann is sad or it is late and Ann is sad or Bob is rich are true.",
    "(be_sad(ann) ∨ it_be_late) ∧ (be_sad(ann) ∨ be_rich(bob))",
  ],
  ["For all x_1, x_1 will not work.", "∀x_1 ¬do_work(x_1)"],
  ["There is no u for which u will work.", "¬∃u do_work(u)"],
  ["Not for all y, y is an artist.", "¬∀y be_a_artist(y)"],
  [
    "There is at least one x for which x is sad or there is at least one x for which x is rich.",
    "∃x be_sad(x) ∨ ∃x be_rich(x)",
  ],
  ["Some poets are nurses.", "∃x (be_a_poet(x) ∧ be_a_nurse(x))"],
  [
    "Some poets will sleep, or x is a poet and x will work.",
    "∃x (be_a_poet(x) ∧ do_sleep(x) ∨ be_a_poet(x) ∧ do_work(x))",
  ],
  ["X is a police officer.", "be_a_police_officer(x)"],
];

for (const [sentence, formula] of templates)
  test(sentence, () => {
    const [first] = readSentence(sentence);
    expect(first === undefined ? undefined : print(first)).toBe(print(parse(formula)));
  });

test("what has two readings has both, the templates' own first", () => {
  expect(readSentence("Ann is sad and Bob is rich or it is late.").map(print)).toHaveLength(2);
});

for (const strange of [
  "Every owl hoots loudly at night, they say, though.",
  "",
  "Sad.",
  "For all x, y is sad.",
])
  test(`“${strange}” fits no template`, () => {
    expect(readSentence(strange)).toEqual([]);
  });
