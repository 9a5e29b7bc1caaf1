/** The size of a sample: small in every run, large in `npm run attacks`, which sets ORGANON_ATTACKS=all. */
export const sampled = (few: number, many: number): number =>
  process.env["ORGANON_ATTACKS"] === "all" ? many : few;
