/**
 * Reads data/vendors.json: one row for each network provider, with everything outside `providers/` that depends on a
 * vendor.
 */
import rows from "../../data/vendors.json" with { type: "json" };

export type Vendor = {
  /** The default organisation of its models. */
  readonly title: string;
  /** Variables that hold its API key. */
  readonly keys: readonly string[];
  /** The default address and the variable that replaces it; undefined if the model's name contains the address. */
  readonly address?: { readonly usual: string; readonly variable: string };
  readonly takesBatches?: boolean;
  readonly isFree?: boolean;
  /** The price of a token written to a cache for five minutes, as a share of the usual price. */
  readonly cacheWrite?: number;
  /** The prefix of its own rate-limit headers. */
  readonly limitHeaders?: string;
};

export const vendors = rows;

/** The user's list of variables that a configuration may send to its own servers, separated by commas. */
export const keyList = "ORGANON_KEYS";

export const vendorRows: ReadonlyMap<string, Vendor> = new Map(Object.entries(vendors));

/** The rows with an address and an API key of their own; the key is sent to no other server. */
export const hostedVendors = [...vendorRows].flatMap(([name, { keys, address }]) =>
  address === undefined || keys.length === 0 ? [] : [{ name, keys, address }],
);

export const hostedKeys: readonly string[] = hostedVendors.flatMap(({ keys }) => keys);
