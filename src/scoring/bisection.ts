/** Bisection: where a condition begins to hold that holds from some place on. */

/** The range within which it begins to hold, after so many halvings. */
export const bisect = (
  [from, to]: readonly [number, number],
  halvings: number,
  holds: (place: number) => boolean,
): readonly [low: number, high: number] => {
  let [low, high] = [from, to];
  for (let i = 0; i < halvings; i++) {
    const middle = (low + high) / 2;
    if (holds(middle)) high = middle;
    else low = middle;
  }
  return [low, high];
};
