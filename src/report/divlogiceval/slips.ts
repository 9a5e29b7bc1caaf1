/**
 * Where DivLogicEval's own numbers and words do not fit together, found by computing them again. They are marked in the study
 * and never copied. `test/report/divlogiceval/slips.test.ts` does every computation that is told here.
 */
import type { Slip } from "../logicasker/slips.ts";

export const divlogicSlips: readonly Slip[] = [
  {
    where: "Table 3",
    says: "DivLogicEval: CIR 16.4, PC 6.3; without logical reasoning CIR 15.8, PC 5.2.",
    found:
      "Impossible: a circle that is all right has PartialCircular 1, so no set's Circular is above its PartialCircular. The rows are swapped.",
  },
  {
    where: "Table 3, Table 8",
    says: "GPT-3.5 has ACC 32.2 on DivLogicEval (Table 3) and 29.6 (Table 8).",
    found: "32.2 is GPT-4's accuracy in Table 8. Which model and which run Table 3 is of is not told.",
  },
  {
    where: "Table 8, GPT-4o",
    says: "ACC 0-shot 34.0 with 36.9, 28.1 and 42.3 by type; 3-shot 35.8 with the same three.",
    found:
      "The three give 35.8: the 0-shot row repeats the 3-shot one, and the overall 34.0 belongs to values that are not printed.",
  },
  {
    where: "Table 8, Gemini",
    says: "PC 0-shot 21.6 with 19.9, 19.9 and 17.9 by type.",
    found: "Their mean is 19.2, and the types are of one size.",
  },
  {
    where: "Table 8",
    says: "Columns Test-3e1c, Test-3e1e, Test-missing.",
    found:
      "No type is called 3e1e. The text of §4.2 (o1-preview finds the non-entailing option best, 59.2) and of Appendix G.3 (GPT-3.5 and GPT-4o) fits only if the second is 3c1e.",
  },
  {
    where: "Table 8, §2.2",
    says: "“Accuracy measures the accuracy of the original instance.”",
    found:
      "Of 300 questions of a type in one order every share is k/300. 22 of the 42 values by type (o1-preview left out) are not, while all 42 are k/1200: they average the four orders.",
  },
  {
    where: "§4.2",
    says: "GPT-4 “is the only model that does not benefit from in-context samples across all metrics”.",
    found: "Nor does Qwen 2.5: 33.5 to 33.3, 19.2 to 18.7, 26.7 to 25.9.",
  },
  {
    where: "§4.2",
    says: "Even by the most lenient measure o1-preview has 51.3 %.",
    found: "0-shot; 3-shot it has 60.6.",
  },
  {
    where: "§4.2",
    says: "“Six large language models are selected”, of which five and o1-preview are named.",
    found: "Table 8 has eight.",
  },
  {
    where: "§4.2",
    says: "“GPT-4o, GPT-4 and Mixtral follow the two open-source LLMs”.",
    found: "Mixtral is open as well, and Gemini is above it in Circular and PartialCircular, 0- and 3-shot.",
  },
  {
    where: "§2.2, §4.2",
    says: "Accuracies of 27 to 36 % are “slightly higher than random guessing”; Circular and PartialCircular are read beside them.",
    found:
      "Guessing gets 25 % Accuracy, but 0.39 % Circular and 8.45 % PartialCircular: no one line is a guess for all three.",
  },
  {
    where: "Table 5",
    says: "Tuned once and ten times: 53.8 and 53.8 on SNLI, 28.1 and 28.1 on DivLogicEval.",
    found:
      "Equal to the last digit in both rows, so that ten epochs changed no answer, or one column was printed twice.",
  },
  {
    where: "§3.3, Table 5",
    says: "Pretraining “on both SNLI and MNLI”; the caption says on SNLI.",
    found: "The two do not fit, and for the set's sentences both would be wanted.",
  },
  {
    where: "Table 2",
    says: "The coefficient of variation of PartialCircular is 3.1.",
    found: "The five printed values give 2.9; those of Accuracy and Circular give 3.3 and 6.3 as printed.",
  },
  {
    where: "Tables 1 to 6, 8",
    says: "Shares in per cent.",
    found:
      "No table says how many questions a number rests on, and none has an interval. With 300 questions a share of 30 % is known to about 5 points.",
  },
  {
    where: "Appendix B",
    says: "“If the third rule is chosen, only the first two variables … are utilized”.",
    found: "Of (1a) to (1c) it is the first that has two variables.",
  },
  {
    where: "Algorithm 1",
    says: "“Sample a rule from Eq. (1c)”; i counts propositions, and o_i is the count of a variable.",
    found: "All three equations are meant, and the two i are not one: lines 6 to 12 go over the variables.",
  },
  {
    where: "Algorithm 1, line 1",
    says: "“Randomly pick a value l between 2 and n + 1.”",
    found: "n is the maximum number of propositions, so the upper end is not reached.",
  },
  {
    where: "§4.1",
    says: "Metrics “mentioned in section 2.1”.",
    found: "They are defined in section 2.2.",
  },
];
