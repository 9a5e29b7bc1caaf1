/** `organon/tasks`: the types of a task, for packages that define tasks. */
export type {
  GradedArgument,
  Parameters as TaskParameters,
  ProblemRelation,
  ProblemStep,
} from "#items/tasks/graded-argument";
export type { Random } from "#arguments/random";
export type {
  CheckedAnswer,
  LabelAnswer,
  ParsedQuestion,
  ProblemSource,
  SettledClaims,
  Span,
  Task,
  TaskFault,
  TaskProblem,
  TaskQuestion,
  TaskSteps,
  WordedProblem,
} from "#items/tasks/task";
