/**
 * Who makes what: requests for indices of leaves, handed to makers (threads) as these have time.
 *
 * A leaf stays with the maker that made its first items, since that has the arguments that are used again. Nobody knows
 * beforehand what a leaf costs, so leaves are taken as makers come to them, and one that has nothing left to do shares a leaf
 * of another's from then on.
 */
import { getOrInsert } from "#logic/memoize";

/** Makes something of indices, in the order in which it is asked. */
export type Maker<Part> = (indices: readonly number[]) => Promise<Part>;

/** How many requests a maker has at once: it need not wait for the next one. */
const atOnce = 4;

/**
 * Hands indices of leaves to makers: to each what is its own or nobody's, else what it shares with others, else what is another's,
 * where more than `max` requests wait.
 */
export const handing = <Part>(
  makers: readonly Maker<Part>[],
  max: number,
): ((leaf: number, indices: readonly number[]) => Promise<Part>) => {
  const waiting = new Set<Request<Part>>();
  const owners = new Map<number, Set<number>>();
  const busy = makers.map(() => 0);
  const requestFor = (maker: number): Request<Part> | undefined => {
    let [shared, other]: (Request<Part> | undefined)[] = [];
    for (const request of waiting) {
      const own = owners.get(request.leaf);
      if (own === undefined || (own.size === 1 && own.has(maker))) return request;
      if (own.has(maker)) shared ??= request;
      // The last: its owners would have come to it last.
      else other = request;
    }
    return shared ?? (waiting.size > max ? other : undefined);
  };
  const handOut = (maker: number): void => {
    while (busy[maker]! < atOnce) {
      const request = requestFor(maker);
      if (request === undefined) return;
      waiting.delete(request);
      getOrInsert(owners, request.leaf, () => new Set()).add(maker);
      busy[maker]!++;
      const { indices, resolve, reject } = request;
      makers[maker]!(indices)
        .then(resolve, reject)
        .finally(() => {
          busy[maker]!--;
          handOut(maker);
        });
    }
  };
  return (leaf, indices) => {
    const request = { leaf, indices, ...Promise.withResolvers<Part>() };
    waiting.add(request);
    for (const maker of makers.keys()) handOut(maker);
    return request.promise;
  };
};

type Request<Part> = PromiseWithResolvers<Part> & {
  readonly leaf: number;
  readonly indices: readonly number[];
};
