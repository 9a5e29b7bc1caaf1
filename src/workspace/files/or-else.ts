/** The result of a step, or something else where it fails, whatever the reason. */
export const orElse = <Value, Other>(step: () => Value, other: Other): Value | Other => {
  try {
    return step();
  } catch {
    return other;
  }
};
