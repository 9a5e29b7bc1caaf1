/** The outcomes of a plan in order, for tests. */
import { generateOutcomes, type Extent } from "#items/extent";
import { createGenerator } from "#items/generate";
import type { GenerationPlan } from "#items/generation";

export const suiteOf = (plan: GenerationPlan, extent: Extent, generator = createGenerator(plan)) =>
  generateOutcomes(generator, extent, plan);
