/** What the viewer's server is started with. The command line can't import the server and receives a function of this type. */
import type { Scrub } from "#models/providers/secret";
import type { PriceTable } from "#models/prices";

type ServeOptions = {
  readonly store: string;
  readonly port: number;
  /** An address to listen on instead of the machine's own; a token is asked for then. */
  readonly host?: string;
  /** Files of questions beside the runs: ours, or `DATASET=FILE`. */
  readonly sets?: readonly string[];
  readonly prices?: PriceTable;
  /** Removes secrets from what errors say. */
  readonly redact: Scrub;
  /** Told what nobody expected. */
  readonly onBug: (error: unknown) => void;
};

type Served = {
  /** The address to open, with the token where there is one. */
  readonly url: string;
  readonly close: () => Promise<void>;
};

/** Opens a store to look at and serves it to a browser. */
export type ServeView = (options: ServeOptions) => Promise<Served>;
