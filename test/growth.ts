/**
 * How the work of something grows with its input: processor time at four times the size over that at the size, the least of
 * several tries each, so that a busy machine does not matter. Linear work gives about 4, quadratic 16.
 */

export const growth = (work: (size: number) => unknown, size: number): number => {
  const least = (of: number): number =>
    Math.min(
      ...Array.from({ length: 3 }, () => {
        const before = process.cpuUsage();
        work(of);
        const { user } = process.cpuUsage(before);
        return Math.max(1, user);
      }),
    );
  least(size);
  return least(4 * size) / least(size);
};
