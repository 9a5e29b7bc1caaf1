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
