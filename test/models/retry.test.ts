/**
 * Retrying: which errors, how often, how long after.
 */
import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { CallErrorClass } from "#models/language-model";
import { defaultRetryPolicy as policy, retryDelayMs } from "../../src/models/retry.ts";

const delay = (
  errorClass: CallErrorClass,
  attempts: number,
  random = 0.5,
  retryAfterMs?: number,
): number | undefined =>
  retryDelayMs({ class: errorClass, retryAfterMs }, { attempts, elapsedMs: 0 }, policy, random);

describe("another attempt", () => {
  it.each(["server", "network", "timeout", "malformed"] as const)(
    "is made four times after %s",
    (errorClass) => {
      expect([1, 2, 3, 4, 5].map((attempts) => delay(errorClass, attempts) !== undefined)).toEqual([
        true,
        true,
        true,
        true,
        false,
      ]);
    },
  );

  it("is made eleven times when the server only says that it is too much", () => {
    expect(delay("rate-limit", 11)).toBeDefined();
    expect(delay("rate-limit", 12)).toBeUndefined();
  });

  it("loses a random half of its delay", () => {
    fc.assert(
      fc.property(fc.double({ min: 0, max: 1, noNaN: true, maxExcluded: true }), (random) => {
        const ms = delay("server", 3, random) ?? Number.NaN;
        expect(ms).toBeGreaterThanOrEqual(1000);
        expect(ms).toBeLessThanOrEqual(2000);
      }),
    );
  });

  it("waits as long as the server asks, at any length", () => {
    expect(delay("rate-limit", 1, 0, 86_400_000)).toBe(86_400_000);
    expect(delay("server", 1, 0, 2000)).toBe(2000);
    expect(delay("rate-limit", 1, 0, 0)).toBe(0);
  });
});
