/**
 * Decides which requests a server on this machine answers: those that name it (a page elsewhere whose name was pointed at
 * 127.0.0.1 names itself) and that no other page sends.
 */

/** What a request says of itself before its body. */
type RequestHead = {
  readonly method: string;
  /** A header by its name in small letters. */
  readonly header: (name: string) => string | undefined;
};

type Refusal = { readonly status: 403; readonly message: string };

const own: readonly string[] = ["127.0.0.1", "localhost", "::1"];

/** The Host headers that name a server that listens on this machine alone; undefined for one on another address. */
export const ownHosts = (host: string, port: number): ReadonlySet<string> | undefined =>
  own.includes(host)
    ? new Set(own.map((name) => `${name.includes(":") ? `[${name}]` : name}:${port}`))
    : undefined;

/**
 * Why a request is refused; undefined where it may be answered. `hosts` are the Host headers that name the server on this machine;
 * undefined on another address, where it may have any name.
 */
export const refusalOf = (
  { method, header }: RequestHead,
  hosts: ReadonlySet<string> | undefined,
): Refusal | undefined => {
  const [host, origin] = [header("host") ?? "", header("origin")];
  if (hosts !== undefined && !hosts.has(host.toLowerCase()))
    return { status: 403, message: "This server answers only to its own name." };
  const otherPage: Refusal = { status: 403, message: "Another page may not ask this server." };
  if (origin !== undefined && origin !== `http://${host}`) return otherPage;
  const site = header("sec-fetch-site");
  const isNavigation = method === "GET" && header("sec-fetch-mode") === "navigate";
  if (site !== undefined && site !== "same-origin" && site !== "none" && !isNavigation) return otherPage;
  return undefined;
};
