/**
 * How the work of something grows with its input: processor time at four times the size over that at the size, the least of
 * three tries each, so that a busy machine does not matter. A try repeats the work until the clock of the processor, which
 * may go in steps of some milliseconds, has moved far enough. Linear work gives about 4, quadratic 16; work of less than the
 * shortest time counts as that, since compiling it weighs more.
 */

const longEnoughUs = 40_000;
const shortestUs = 50;

export const growth = (work: (size: number) => unknown, size: number): number => {
  const least = (of: number): number =>
    Math.min(
      ...Array.from({ length: 3 }, () => {
        const before = process.cpuUsage();
        let [times, spent] = [0, 0];
        while (spent < longEnoughUs) {
          work(of);
          times += 1;
          spent = process.cpuUsage(before).user;
        }
        return spent / times;
      }),
    );
  least(size);
  return least(4 * size) / Math.max(shortestUs, least(size));
};
