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
  "“some” that is written as two": {
    premises: ["Ada is an owl."],
    formulas: ["Owl(ada)"],
    conclusion: ["There are owls.", "∃x ∃y (Owl(x) ∧ Owl(y) ∧ ¬(x = y))"],
    reason: "“some” is written as “at least two”",
    repaired: "neutral",
  },
  "names that are two individuals": {
    premises: ["Ada and Boris are owls."],
    formulas: ["Owl(ada) ∧ Owl(boris)"],
    conclusion: ["There are two owls.", "∃x ∃y (Owl(x) ∧ Owl(y) ∧ ¬(x = y))"],
    reason: "distinct names are understood as distinct individuals",
    repaired: "neutral",
  },
  "a comparison in one direction": {
    premises: ["Ada ranks higher than Boris."],
    formulas: ["RankHigherThan(ada, boris)"],
    conclusion: ["Boris ranks higher than Ada.", "RankHigherThan(boris, ada)"],
    reason: "a comparison is understood to hold in one direction",
    repaired: "neutral",
  },
  "one that is the smallest": {
    premises: ["Islip is the smallest track.", "An owl lives on the smallest track."],
    formulas: ["SmallestTrack(islip)", "∃x ∃y (Owl(x) ∧ LivesOn(x, y) ∧ SmallestTrack(y))"],
    conclusion: ["An owl lives on Islip.", "∃x (Owl(x) ∧ LivesOn(x, islip))"],
    reason: "only one thing can be “the … -est”, and no formula says so",
    repaired: "neutral",
  },
  "a variable that nothing binds": {
    premises: ["Whoever hosts a show is an owl.", "Ada hosts a show."],
    formulas: ["∀x (Hosts(y, x) → Owl(y))", "∃x Hosts(ada, x)"],
    conclusion: ["Ada is an owl.", "Owl(ada)"],
    reason: "the formula has “y”, which its sentence does not name",
    repaired: "neutral",
  },
  "another number": {
    premises: ["Ada was born in 1950."],
    formulas: ["BornIn(ada, year1950)"],
    conclusion: ["Ada was born in 1982.", "BornIn(ada, year1950)"],
    reason: "the formula has “year1950”, which its sentence does not name",
    repaired: "entailment",
  },
  "individuals that change places": {
    premises: ["Whoever hosts a show on a station is an owl.", "Ada hosts a show on a station."],
    formulas: ["∀x ∀y (Hosts(x, y) ∧ Station(x) → Owl(x))", "∃x (Hosts(ada, x) ∧ Station(x))"],
    conclusion: ["Ada is an owl.", "Owl(ada)"],
    reason: "the individuals of “Station” and “Hosts” change places",
    repaired: "neutral",
  },
  "“all” that is written as a conjunction": {
    premises: ["Everybody in the family flies or swims.", "Ada does not fly."],
    formulas: ["∀x (InFamily(x) ∧ (Flies(x) ∨ Swims(x)))", "¬Flies(ada)"],
    conclusion: ["Ada swims.", "Swims(ada)"],
    reason: "“all …” is written as “∀x (… ∧ …)”",
    repaired: "entailment",
  },
  "a fact that is written as a condition": {
    premises: ["The book is a fantasy novel or a science fiction novel."],
    formulas: ["Novel(book) → (Fantasy(book) ∨ ScienceFiction(book))"],
    conclusion: ["The book is fantasy or science fiction.", "Fantasy(book) ∨ ScienceFiction(book)"],
    reason: "a fact is written as a rule",
    repaired: "neutral",
  },
  "a predicate of the conclusion alone": {
    premises: ["John is a teaching fellow."],
    formulas: ["TeachingFellow(john)"],
    conclusion: ["John is a teaching fellow.", "TF(john)"],
    reason: "no premise has “TF”",
    repaired: "neutral",
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
