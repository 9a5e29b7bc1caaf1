/**
 * Where the papers' own numbers and words do not fit together, found by computing them again. They are marked in
 * the study and never copied. Sections and tables are the ACL text's, the FSE text's in brackets where it differs.
 * `test/report/logicasker/slips.test.ts` does every computation that is told here.
 */

export type Slip = {
  /** Section or table. */
  readonly where: string;
  /** What stands there. */
  readonly says: string;
  /** What comes out when it is computed or looked up. */
  readonly found: string;
};

export const slips: readonly Slip[] = [
  {
    where: "§4.4",
    says: "Seven invalid questions of 208 prove a validity of at least 0.94 (p 0.05).",
    found:
      "Only by Wald's bounds, 0.9458 one-sided and 0.9418 two-sided, which are too high so near 1. The exact one-sided bound is 0.9377.",
  },
  {
    where: "§4.4",
    says: "A question is valid only when both answers to “Is it grammatical?”, “Has it one interpretation?”, “Can the answer be derived?” are negative.",
    found: "Affirmative is meant; the FSE text says so.",
  },
  {
    where: "Table 5",
    says: "1.92 % + 1.44 % + 0.00 % = 3.37 %.",
    found:
      "The printed parts add up to 3.36 %. 4, 3 and 7 of 208 are 1.923, 1.442 and 3.365 %: rounding, no error in the counts.",
  },
  {
    where: "Abstract, §1",
    says: "The test cases reveal failures at a rate of 25 % to 94 % (§1 of the FSE text: of “2080 test cases in total”).",
    found:
      "That is one minus the accuracies of the second iteration, 6 % to 75 %, on 100 questions chosen to be failed. On the 2,080 the rate is 7 % to 69 % (§4.2).",
  },
  {
    where: "§4.2",
    says: "Most models are below random guessing, “i.e., 50 % here”.",
    found:
      "Half is what a coin gets. The keys are not balanced: in the tree of 208 leaves 63 ask for yes, so who always says no is right on 69.7 %, and on a weakness set the share depends on the leaves that were chosen.",
  },
  {
    where: "§4.2, Table 6",
    says: "The ten leaves of lowest accuracy “further reduce the accuracy”.",
    found:
      "They are the lowest of 208 with ten questions each, so part of their weakness is chance; only the fresh questions of the second iteration show what stays of it.",
  },
  {
    where: "§4.3, Table 3",
    says: "Most models get gradually worse as the length increases.",
    found:
      "Three of six do at every step (GPT-4, Bard, Vicuna 13b). ChatGPT rises from length 3 to 5, GPT-3 from 3 to 5, Guanaco 33b from 3 to 7. With 100 questions each number is known to about 10 points.",
  },
  {
    where: "§4.3, Table 3",
    says: "Lengths ranging from 1 to 7.",
    found: "The table shows 1, 3, 5 and 7.",
  },
  {
    where: "§4.3, Table 4",
    says: "“Biconditional introduction” is one of three atomic rules.",
    found: "It is not among the 30 rules of Tables 7 to 10.",
  },
  {
    where: "§4.3, Table 4",
    says: "GPT-4 achieves 60 % to 70 % on three rules.",
    found: "With ten questions on a leaf, 6 of 10 is [31, 83] % and 7 of 10 is [40, 89] %.",
  },
  {
    where: "§4.5, Table 6",
    says: "Random demonstrations perform “slightly better” on ChatGPT.",
    found:
      "64 against 56 of 100, eight questions, while GPT-4's 85 against 83, two questions, is told as a gain of the weak ones. Both ways were asked the same 100 questions, so the pairs decide, and they are not printed: two questions are at best p = 0.50, eight anything from p = 0.008 (none lost) to 0.43.",
  },
  {
    where: "§4.5, Table 6",
    says: "Random demonstrations bring “no improvement to GPT-3”.",
    found:
      "They cost a question: 17 to 16 of 100. One question more or less is p = 1 whatever the pairs are.",
  },
  {
    where: "§4.5, Appendix E",
    says: "Four demonstrations with balanced labels, two correct and two incorrect.",
    found: "The example shown as “used in our experiment” has three, and all are incorrect.",
  },
  {
    where: "Abstract",
    says: "GPT-4 improves “by up to 10 %”.",
    found: "75 to 85 % are 10 points, or 13 % of 75; and over random demonstrations 2 points.",
  },
  {
    where: "§3.1, Tables 7 to 10",
    says: "30 atomic skills, “rules”, make 208 extended skills.",
    found:
      "24 of the 30 are rules, six are fallacies. The tables' laws give 190 leaves: 81 and 15 of equivalence laws, 72 and 6 of inference rules, 16 of fallacies. The 208 are those of the authors' program, which has rules that the tables lack and leaves out some that they have.",
  },
  {
    where: "Authors' program, illicit major",
    says: "A fallacy of its own: ∀x (P(x) → Q(x)), ∃x Q(x), so ∃x P(x).",
    found:
      "Form for form it is the existential affirming the consequent, another leaf. The textbooks' illicit major denies: all P are Q, no R is P, so no R is Q.",
  },
  {
    where: "Authors' program, existential fallacy",
    says: "∀x (P(x) → Q(x)), ¬∃x P(x), so ¬∃x Q(x).",
    found:
      "That is the universal denying the antecedent in other words. The textbooks' existential fallacy goes from universal premises to a particular conclusion: all P are Q, so some P is Q.",
  },
  {
    where: "Table 8 (FSE Table 3)",
    says: "Quantifier transposition: ∃x∀y P(x, y) ⇔ ∀y∃x P(x, y).",
    found: "Only left to right; the example beside it says so itself.",
  },
  {
    where: "Table 2, Appendix F",
    says: "GPT-3, launched in June 2020.",
    found: "What was asked is text-davinci-003, a later model of that family.",
  },
];
