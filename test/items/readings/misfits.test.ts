/** Formulas that do not fit their sentences are found, and accuse no key. */
import { describe, expect, test } from "vitest";
import { readFolio } from "#items/readings/formal";
import { findMisfit } from "#items/readings/misfits";
import { decide } from "#logic/decide";

type Case = {
  readonly premises: readonly string[];
  readonly formulas: readonly string[];
  readonly conclusion: readonly [sentence: string, formula: string];
};

const misfitIn = ({ premises, formulas, conclusion: [sentence, formula] }: Case) => {
  const question = {
    id: "one",
    text: sentence,
    answers: [],
    key: [],
    tags: {},
    premises,
    conclusion: sentence,
    formulas: { premises: formulas, conclusion: formula },
  };
  const reading = readFolio(question);
  if (reading.kind !== "sequent") throw new Error(reading.kind);
  return findMisfit(question, reading.sequent);
};

const owls = "All owls fly.";
const cases: Readonly<Record<string, Case & { readonly reason: string; readonly repaired: string }>> = {
  "a name that differs by case": {
    premises: [owls, "Ada Byron is an owl."],
    formulas: ["∀x (Owl(x) → Fly(x))", "Owl(adaByron)"],
    conclusion: ["Ada Byron flies.", "Fly(adabyron)"],
    reason: "“adabyron” beside “adaByron”",
    repaired: "entailment",
  },
  "a predicate that differs by its ending": {
    premises: [owls, "Ada is an owl."],
    formulas: ["∀x (Owls(x) → Fly(x))", "Owl(ada)"],
    conclusion: ["Ada flies.", "Fly(ada)"],
    reason: "“Owl” beside “Owls”",
    repaired: "entailment",
  },
  "a predicate with a word more": {
    premises: ["All novels are books.", "Family Secrets is a novel."],
    formulas: ["∀x (IsNovel(x) → Book(x))", "Novel(familySecrets)"],
    conclusion: ["Family Secrets is a book.", "Book(familySecrets)"],
    reason: "“Novel” beside “IsNovel”",
    repaired: "entailment",
  },
  "a sentence that names more than its formula": {
    premises: ["Oxford Street and Regent Street are in London."],
    formulas: ["In(oxfordStreet, london)"],
    conclusion: ["Regent Street is not in London.", "¬In(regentStreet, london)"],
    reason: "the sentence names “regentStreet”, its formula does not",
    repaired: "neutral",
  },
  "a formula that names another one": {
    premises: ["Ada lost to Rafael.", "Whoever lost to Rafael is tired."],
    formulas: ["LostTo(ada, boris)", "∀x (LostTo(x, rafael) → Tired(x))"],
    conclusion: ["Ada is tired.", "Tired(ada)"],
    reason: "the formula has “boris”, which its sentence does not name",
    repaired: "neutral",
  },
  "a denial that is left out": {
    premises: ["Ada is an owl."],
    formulas: ["Owl(ada)"],
    conclusion: ["It is not true that Ada is an owl.", "Owl(ada)"],
    reason: "the denial of the whole sentence is left out",
    repaired: "entailment",
  },
  "a list that is written as alternatives": {
    premises: ["Ada, Boris and Clara are owls.", owls],
    formulas: ["Owl(ada) ∨ Owl(boris) ∨ Owl(clara)", "∀x (Owl(x) → Fly(x))"],
    conclusion: ["Boris flies.", "Fly(boris)"],
    reason: "∧ and ∨ are grouped or chosen otherwise than the sentence says",
    repaired: "entailment",
  },
};

describe("formulas do not fit their sentences:", () => {
  test.each(Object.entries(cases))("%s", (_, { reason, repaired, ...about }) => {
    const misfit = misfitIn(about);
    expect(misfit?.reasons).toContain(reason);
    expect(decide(misfit!.repaired).relation).toBe(repaired);
  });
});

test.each<[string, Case]>([
  [
    "opposites are not one predicate",
    {
      premises: ["All vertebrates have a backbone.", "Ada is an invertebrate."],
      formulas: ["∀x (Vertebrate(x) → Backbone(x))", "Invertebrate(ada)"],
      conclusion: ["Ada has a backbone.", "Backbone(ada)"],
    },
  ],
  [
    "nor are numbers",
    {
      premises: ["Plates that begin with 34 are from here.", "Tom has one that begins with 35."],
      formulas: ["∀x (Begin34(x) → Here(x))", "Begin35(tomsPlate)"],
      conclusion: ["Tom's plate is from here.", "Here(tomsPlate)"],
    },
  ],
])("formulas fit: %s", (_, about) => {
  expect(misfitIn(about)?.reasons.filter((reason) => reason.includes("beside"))).toSatisfy(
    (found?: readonly string[]) => found === undefined || found.length === 0,
  );
});
