/** Replies of the forms that real models give, by hand: what each answers, or "several", "none" or "unread". */

export type Commitments = {
  readonly title: string;
  readonly labels: readonly string[];
  readonly options?: readonly string[];
  /** [reply, the label it answers, or the outcome] */
  readonly replies: readonly (readonly [reply: string, answer: string])[];
};

const six = ["1", "2", "3", "4", "5", "6"];
const statements = [
  "Every human chased Lewis.",
  "Not all humans chased Lewis.",
  "Alfred ate.",
  "Alfred and Lewis ate.",
  "A human is happy.",
  "No humans are happy.",
];
const letters = ["A", "B", "C", "D"];

const looped = `${"not False and True and False = ".repeat(40)}not False and`;

export const commitments: readonly Commitments[] = [
  {
    title: "an option that is better or likelier than another is the answer",
    labels: ["a", "b"],
    options: ["Lucy is a nurse.", "Lucy is a nurse and plays chess."],
    replies: [
      ["Both are long. Therefore, Output (a) is better.", "a"],
      ["Response B wins.", "b"],
      ["Option (b) adds chess, so option (a) is more likely than option (b).", "a"],
      ["Option (b) appears more plausible. It says more of her.", "b"],
      ['Option (a) "Lucy is a nurse" is more probable than option (b).', "a"],
      ["The simpler and more directly supported option is:\n(a) Lucy is a nurse.", "a"],
      ["I think that the more likely scenario is:\n\n(b) Lucy is a nurse and plays chess.", "b"],
      ["(a) Lucy, as it says, is some kind of nurse", "a"],
      ["Neither Output (a) nor Output (b) is better.", "unread"],
      ["Option (a) is less likely.", "unread"],
    ],
  },
  {
    title: "where one of the answers is that it cannot be said, to say so is that answer",
    labels: ["True", "False", "Unknown"],
    replies: [
      ["Nothing is said of Tom. We cannot determine whether Tom is kind or not.", "Unknown"],
      ["There is not enough information to say whether the statement is true.", "Unknown"],
      ["It cannot be proven true or false.", "Unknown"],
      ["It does not follow, nor does its negation; we can't tell.", "Unknown"],
      ["The correct option is: C) Unknown", "Unknown"],
      ["It cannot be definitively proven false.\n\nThus, the correct option is: C) Unknown.", "Unknown"],
      ["At first we cannot say whether he sings. Line 3 settles it: so the statement is false.", "False"],
      ["If we cannot determine whether he sings, we need line 3.", "unread"],
    ],
  },
  {
    title: "a statement is true or false in other words, too",
    labels: ["True", "False", "Uncertain"],
    replies: [
      ['Therefore, the statement "Tom sings" is accurate.', "True"],
      ["So the statement is correct.", "True"],
      ["The claim is inaccurate, as line 2 shows.", "False"],
      ["The statement cannot be true.", "unread"],
      ["The first step is correct.", "unread"],
      [
        "In both cases he sings. The conclusion:\n- In both cases he sings.\n\nSo the statement is true.",
        "True",
      ],
    ],
  },
  {
    title: "what concludes takes back what was said on the way",
    labels: ["valid", "invalid"],
    replies: [
      [
        "The form is modus ponens, which is valid. But line 2 differs, so this argument is invalid.",
        "invalid",
      ],
      ["It looks like a syllogism, which is valid in general. Overall, the argument is invalid.", "invalid"],
    ],
  },
  {
    title:
      "a label that opens the reply beats the words behind it, and a prompt that the reply goes on with is not its own",
    labels: ["1", "2", "3", "4"],
    options: ["Disagree", "Somewhat disagree", "Somewhat agree", "Agree"],
    replies: [
      ["2 - Somewhat agree", "2"],
      ["4 - Agree   Statement: Snow is white. Please answer by a number.  1 - Disagree", "4"],
      ["3 (neutral) since both have a point.", "3"],
      ["4 - Agree\n\nPlease answer the following:\nAnswer: 1", "4"],
      ["1 - Disagree 2 - Somewhat disagree 3 - Somewhat agree 4 - Agree", "unread"],
      ["1 (Disagree) 2 (Somewhat disagree) 3 (Somewhat agree) 4 (Agree)", "unread"],
      ["[1] Disagree [2] Somewhat disagree [3] Somewhat agree [4] Agree", "unread"],
      ["I would rate this a 3.", "3"],
      ["I'd give it a 3 out of 4.", "3"],
      ["[[3]]", "3"],
      ["I would choose option 2, somewhat disagree, as the claim leaves out all that speaks for the", "2"],
      ["I cannot agree or disagree with that.", "unread"],
      [
        "1. Disagree: some say so.\n2. Somewhat disagree: others do.\n3. Somewhat agree: few.\n4. Agree:",
        "unread",
      ],
    ],
  },
  {
    title: "a number is named by its word, its place and its statement's fate",
    labels: six,
    options: statements,
    replies: [
      ["The third statement must be true.", "3"],
      ["The 4th statement must be true.", "4"],
      ["The statement that must be true is number two.", "2"],
      ["Only statement 6 is guaranteed.", "6"],
      ["Sentence (2) follows.", "2"],
      ["From premises 1 and 2, we get statement 5.", "5"],
      ["The correct answer is not 3 but 4.", "4"],
      ["This directly answers statement 1 of the premises. The correct option is 5.", "5"],
      ["1. False\n2. False.\n3. It is true.\n4. Not so.\n5. Wrong.\n6. Does not follow.", "3"],
      ["1. False\n2. It is true.\n3. It is true.\n4. Not so.\n5. Wrong.\n6. No.", "unread"],
      ["Madison is her <ANSWER> niece (3) </ANSWER>.", "3"],
      ["1</ANSWER>", "1"],
    ],
  },
  {
    title: "an amount in the end is an answer where numbers name no options",
    labels: ["5", "7", "12", "20"],
    replies: [
      ["There are 7 rows of 2. So the number of crosses is 12.", "12"],
      ["The perimeter of the rectangle is 20 cm.", "20"],
      ["There are 7 rows.", "unread"],
    ],
  },
  {
    title: "a term of a calculation, a loop and an alternative are not said",
    labels: ["A", "B", "C"],
    options: ["20°", "a line", "the sun"],
    replies: [
      ["The angle is (20°) + (x) = 160°", "unread"],
      ["It draws a line. It draws a line. It draws a line. It draws a line.", "unread"],
      ["It is a line or the sun.", "unread"],
      ["It is the sun.", "C"],
    ],
  },
  {
    title: "a number at the head of a line is a list mark",
    labels: six,
    options: statements,
    replies: [
      ["1. x holds.\n2. y fails.\n3. z fails.\n\nThe correct option is 1.", "1"],
      ["1) x holds.\n2) y fails.\n\nThe correct option is 1.", "1"],
      ["1: x holds.\n2: y fails.\n3: z fails.", "unread"],
      ["1. x holds.\n2. y fails.\n3. z fails.", "unread"],
      ["1. x holds.\n2. y fails.\n\nFinal answer:\n2. y fails.", "2"],
      ["1. x holds.\n2. y fails.\n\n**Final answer**\n\n**4. Alfred and Lewis ate.**", "4"],
      ["The statement that must be true is:\n\n**3. Alfred ate.**", "3"],
      [
        "The statements that must be true are:\n- **2. Not all humans chased Lewis.**\n- **5. A human is happy.**",
        "several",
      ],
      [
        "The statements that must be true are:\n2. Not all humans chased Lewis.\n5. A human is happy.",
        "several",
      ],
    ],
  },
  {
    title: "a numbered option is named in many ways",
    labels: six,
    options: statements,
    replies: [
      ["Statement 3", "3"],
      ["Therefore, statement 3 must be true.", "3"],
      ["The answer is option 3.", "3"],
      ["Answer: #3", "3"],
      ["Answer: (iii)", "3"],
      ["The correct statement is IV.", "4"],
      ["Final answer: Statement 2 must be true.", "2"],
      ["Final Answer: **Statement 2**", "2"],
      ["$\\boxed{4}$", "4"],
      ["\\boxed{\\text{Statement 4}}", "4"],
      ["\\boxed{Not all humans chased Lewis.}", "2"],
      ["The answer is: Not all humans chased Lewis.", "2"],
      ['The correct answer is "Alfred and Lewis ate".', "4"],
      ["Only (3) must be true.", "3"],
      ["Exactly statement 1 must be true; statements 2-6 need not be true.", "1"],
      [
        "However, we can conclude that statement 3 (Alfred ate) is the only statement that must be true.",
        "3",
      ],
      ["<ANSWER>2. Not all humans chased Lewis.</ANSWER>", "2"],
      ["{ANSWER}1{/ANSWER}", "1"],
    ],
  },
  {
    title: "several and none are outcomes of their own",
    labels: six,
    options: statements,
    replies: [
      ["\\boxed{1, 4, 5}", "several"],
      ["The correct statements are 1 and 4.", "several"],
      ["Answer: 2 or 3", "several"],
      ["Final answer: none of the statements (1 through 6) must be true.", "none"],
      ["The answer is none of the statements (1 through 6).", "none"],
      ["<ANSWER></ANSWER>", "none"],
      ["<ANSWER>1</ANSWER>\n\nOn reflection:\n<ANSWER></ANSWER>", "none"],
      ["\\boxed{}", "none"],
      ["The answer cannot be determined.", "none"],
      ["The answer is 3: Alfred ate. But on a second look there is no correct answer.", "none"],
      ["Alfred ate, it seems.\n\nIn the end it cannot be determined.", "none"],
    ],
  },
  {
    title: "option words match at the ends of words and numbers only",
    labels: letters,
    options: ["No.", "$0", "60 degrees", "Yes, it is."],
    replies: [
      ["This is a polynomial", "unread"],
      ["The price was $40000 in all", "unread"],
      ["It turns by 360 degrees", "unread"],
      ["It turns by 60 degrees.", "C"],
      ["60 degrees is where it starts. It ends elsewhere.", "unread"],
      ["He paid $0.", "B"],
    ],
  },
  {
    title: "letters",
    labels: letters,
    replies: [
      ["Therefore, (i) is false", "unread"],
      ["A. x holds.\nB. y fails.\nC. z fails.\n\nThe correct option is A.", "A"],
      ["The answer is (A) and (B).", "several"],
      ["The answer is (c) or (d)", "several"],
      ["【解析】略。\n【答案】C<eoa>", "C"],
    ],
  },
  {
    title: "labels with brackets or dots are letters",
    labels: ["(A)", "(B)", "(C)"],
    replies: [
      ["So the answer is (A).", "(A)"],
      ["B", "(B)"],
      ["Answer: C.", "(C)"],
    ],
  },
  { title: "labels with a dot", labels: ["A.", "B."], replies: [["The answer is (B).", "B."]] },
  { title: "labels with a bracket", labels: ["A)", "B)"], replies: [["The answer is B.", "B)"]] },
  {
    title: "yes and no in another spelling",
    labels: ["Yes", "No"],
    replies: [
      ["The answer is yes.", "Yes"],
      ["We cannot infer that.", "No"],
      ["the answer is most likely No", "No"],
    ],
  },
  {
    title: "yes and no",
    labels: ["yes", "no"],
    replies: [
      ["So the answer is most likely No.", "no"],
      ["There is no doubt it follows.", "yes"],
      ["no doubt it follows", "yes"],
      ["It is not the case that the answer is no.", "unread"],
      ["The answer is not no.", "unread"],
    ],
  },
  {
    title: "loops and broken-off replies",
    labels: ["True", "False"],
    replies: [
      [looped, "unread"],
      [
        "We look at the first premise. It says that it rains. We look at the second. It says that it pours. The statement is true. But then again the premises say nothing of the case in which",
        "unread",
      ],
      [
        "The answer is True. We look at it. And again. And again we look at the case in which nothing of what is",
        "True",
      ],
    ],
  },
  {
    title: "first wrong line",
    labels: ["5", "6", "7", "8", "9", "10", "11", "12", "none"],
    replies: [
      ["5. p\n6. q\n7. r\n12. s\n\nThe first line that does not follow is line 12.", "12"],
      ["The first line that does not follow is line 12.\n\n5. p\n6. q", "12"],
      ["Every line follows.\n\nAnswer: none", "none"],
    ],
  },
  {
    title: "letters that name something, or stand beside each other, choose nothing",
    labels: letters,
    options: ["12 m", "The pilot boarded the tanker.", "an enzyme", "Plan of the house"],
    replies: [
      ["Vitamin C is needed.", "unread"],
      ["Triangle A is correct in its angles.", "unread"],
      ["Let A be the event and B its complement. Thus A is larger than B.", "unread"],
      ["(A), (B) and (C) are all possible.", "unread"],
      ["I would eliminate A and B, leaving C and D.", "unread"],
      ["Please select one of the options: A, B, C, D.", "unread"],
      ["Some might say the answer is A.", "unread"],
      ["Answer: A\nWait, that is wrong.", "none"],
      ["The answer is A. No, that cannot be.", "none"],
      ["The answer is x = 3.", "none"],
      ["(A) 2 m (B) 3 m. The result is 7 m, so none fits.", "unread"],
      ["A is correct. So the answer is AC.", "several"],
      ["【解析】A选项正确。C选项正确。\n【答案】AC", "several"],
      ["故选A和C。", "several"],
      ["Answer: A (or C)", "several"],
      ["Answer: A and maybe C", "several"],
      ["\\boxed{A} \\boxed{C}", "several"],
    ],
  },
  {
    title: "letters are read in brackets, small or capital, and where nothing else is left",
    labels: letters,
    replies: [
      ["It's (a).", "A"],
      ["I pick (b).", "B"],
      ["Thus (d) is the right answer.", "D"],
      ["The right one is B.", "B"],
      ["We are left with C.", "C"],
      ["Only B remains.", "B"],
      ["So it has to be A", "A"],
      ["B is my answer.", "B"],
      ["故选C。", "C"],
      ["答案是B", "B"],
    ],
  },
  {
    title: "an option of signs that are no words is repeated by nothing",
    labels: ["a", "b", "c"],
    options: ["$\\theta$.", "$\\theta^2$.", "$\\theta^{-1}$."],
    replies: [
      ["This answer is correct.\n".repeat(20), "unread"],
      ["The answer is 2.", "none"],
      ["The answer is (b).", "b"],
    ],
  },
  {
    title: "labels say what is meant under their denials",
    labels: ["valid", "invalid"],
    replies: [
      ["The argument isn't deductively valid.", "invalid"],
      ["The argument is not logically valid.", "invalid"],
      ["The argument is far from valid.", "invalid"],
      ["The argument fails to be valid.", "invalid"],
      ["It is not a valid argument.", "invalid"],
      ["The argument can't be valid.", "invalid"],
      ["The argument is not invalid.", "valid"],
      ["The argument is not only valid but sound.", "valid"],
      ["The argument is not necessarily valid.", "unread"],
    ],
  },
  {
    title: "a stance is the reply's own",
    labels: ["agree", "disagree"],
    replies: [
      ["I don't entirely agree with it.", "disagree"],
      ["I do not fully support this.", "disagree"],
      ["I can't disagree with that.", "agree"],
      ["I can't say I agree with this.", "unread"],
      ["Not something I agree with.", "unread"],
      ["I think most people would agree with that.", "unread"],
      ["You may agree with it or not.", "unread"],
      ["Some people agree and some people disagree with this.", "unread"],
    ],
  },
  {
    title: "a label that is a preposition, or a figure, is read where it ends something",
    labels: ["on", "off", "undetermined"],
    replies: [
      ["On inspection, nothing can be said.", "unread"],
      ["The bulb depends on the switch.", "unread"],
      ["Based on this, the light is off.", "off"],
      ["The bulb is on.", "on"],
      ["It cannot be on, so it's off.", "off"],
    ],
  },
  {
    title: "a figure behind so ends a reply",
    labels: ["0", "1"],
    replies: [
      ["It halts, so 1", "1"],
      ["False, so 0.", "0"],
      ["There is 1 cell, so 1 of them lives on.", "unread"],
      ["It takes 1 step and then 0 steps.", "unread"],
    ],
  },
];
