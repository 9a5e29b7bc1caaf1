/** Completes options with their defaults. */

/**
 * Returns `given` with `defaults` for the members that are absent or undefined. A plain spread would let an undefined member
 * take a default's place.
 */
export const withDefaults = <Defaults extends object, Given extends object>(
  defaults: Defaults,
  given: Given,
): Defaults & Given => {
  const whole = { ...defaults, ...given };
  for (const [name, value] of Object.entries(given))
    if (value === undefined) Reflect.set(whole, name, Reflect.get(defaults, name));
  return whole;
};
