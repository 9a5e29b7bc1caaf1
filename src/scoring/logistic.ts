/** The logistic function σ(x) = 1 / (1 + e^−x): the share that a logit stands for. */
export const logistic = (logit: number): number => 1 / (1 + Math.exp(-logit));
