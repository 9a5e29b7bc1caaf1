/**
 * The providers of models that are reached over a network, one row each of data/vendors.json: all that the rest of the program knows of a
 * vendor. `providers/` asks them. What a vendor refuses for which models stands there as the vendors' references and their own clients had it in November 2026.
 */
import rows from "../../data/vendors.json" with { type: "json" };

/** Parameters that a vendor refuses for some of its models, and why. */
type Refusal = {
  /** A pattern of their names. */
  readonly model: string;
  readonly parameters: readonly string[];
  /** Only with these values. */
  readonly values?: readonly unknown[];
  /** Not when the effort is this one. */
  readonly unlessEffort?: string;
  readonly why: string;
};

export type Vendor = {
  /** The organisation of its models where nothing else is given. */
  readonly title: string;
  /** Variables that hold its API key. */
  readonly keys: readonly string[];
  /** Where calls go, and the variable that replaces it; undefined where a model's name says it. */
  readonly address?: { readonly usual: string; readonly variable: string };
  readonly takesBatches?: boolean;
  readonly isFree?: boolean;
  /** The price of a token that is put into a cache for five minutes, as a share of the usual price. */
  readonly cacheWrite?: number;
  /** Its names in LiteLLM's table of prices, where it has others there. */
  readonly liteLlm?: readonly string[];
  /** How its own headers of limits begin. */
  readonly limitHeaders?: string;
  /** A model that an invitation to ask it names. */
  readonly example?: string;
  readonly refuses?: readonly Refusal[];
};

export const vendors = rows;

export const vendorRows: ReadonlyMap<string, Vendor> = new Map(Object.entries(vendors));

/** The rows with an address of their own and an API key, which goes to no other server. */
export const hostedVendors = [...vendorRows].flatMap(([name, { keys, address }]) =>
  address === undefined || keys.length === 0 ? [] : [{ name, keys, address }],
);

export const hostedKeys: readonly string[] = hostedVendors.flatMap(({ keys }) => keys);
