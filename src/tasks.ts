/** `organon/tasks`: the types of a task, for packages that define tasks. */
export type { Dials as DifficultyParameters } from "#arguments/dials/dials";
export type { GradedArgument, ProblemRelation, ProblemStep } from "#arguments/dials/graded-argument";
export type { Random } from "#arguments/random";
export type {
  CheckedAnswer,
  LabelAnswer,
  ParsedQuestion,
  ProblemSource,
  Span,
  Task,
  TaskFault,
  TaskProblem,
  TaskQuestion,
  TaskSteps,
  WordedProblem,
} from "#items/tasks/task";
