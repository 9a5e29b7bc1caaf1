/**
 * Validates server addresses once, when they are read: no API key, password or query may become part of a model's
 * name and therefore of the store.
 */
import { misuse } from "#logic/error";
import type { Vendor } from "../vendors.ts";
import type { Environment } from "./secret.ts";

/**
 * Returns the base address without a trailing slash. Throws misuse for an address that is not http(s), and for one
 * with credentials or a query: those would be stored with the model's name.
 */
export const readBase = (text: string): string => {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (url === undefined || (url.protocol !== "http:" && url.protocol !== "https:"))
    throw misuse(
      "the server's address is not an http or https address",
      "as in url=http://127.0.0.1:8000/v1",
    );
  if (url.username !== "" || url.password !== "" || url.search !== "" || url.hash !== "")
    throw misuse(
      "the server's address carries a name, a password or a query",
      "give the bare address, and the key in a variable named by keyEnv",
    );
  return withoutSlashes(withoutSlashes(url.origin + url.pathname).replace(endpoint, ""));
};

/** An endpoint at the end of an address that was copied whole. */
const endpoint = /\/(?:chat\/completions|completions|responses|models|embeddings)$/;

/** Azure's addresses: a deployment's, or that of any resource with an `api-version`. */
const deployment = /\/openai\/deployments\/[^/]+$/;

/**
 * Returns the parts of an Azure address (learn.microsoft.com, “Azure OpenAI REST API”): the base, the query with the
 * version, and what is recorded. Its key is sent as `api-key`. Undefined for other addresses. The version comes from
 * the parameter or from the address.
 */
export const readAzure = (text: string, apiVersion: string | undefined) => {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  const version = apiVersion ?? url?.searchParams.get("api-version") ?? undefined;
  url?.searchParams.delete("api-version");
  const base = url === undefined ? "" : readBase(url.href);
  if (url === undefined || (version === undefined && !deployment.test(base))) return undefined;
  if (version === undefined)
    throw misuse(
      "an Azure deployment needs an apiVersion",
      "as in …&apiVersion=2024-10-21 behind the address",
    );
  const query = `?api-version=${encodeURIComponent(version)}`;
  return { base, query, recorded: { apiVersion: version } };
};

const withoutSlashes = (text: string): string => {
  let end = text.length;
  while (text[end - 1] === "/") end -= 1;
  return text.slice(0, end);
};

/** Returns the address of a vendor's API: the value of its variable, or the default. */
export const readVendorBase = ({ address }: Hosted, env: Environment): string =>
  readBase(env[address.variable]?.trim() || address.usual);

/** A vendor with an address of its own. */
export type Hosted = Vendor & Required<Pick<Vendor, "address">>;

/** Returns a local server's address, parsed like Ollama's variable: host, host:port or an address; the default port applies if none is given. */
export const readHost = (
  { address: { usual, variable } }: Required<Pick<Vendor, "address">>,
  env: Environment,
): string => {
  const text = env[variable]?.trim() ?? "";
  if (text === "") return usual;
  const schemed = /^https?:\/\//.test(text);
  // A port alone (":11434") is a server's way to name itself.
  const full = schemed ? text : `http://${text.startsWith(":") ? "127.0.0.1" : ""}${text}`;
  const url = URL.canParse(full) ? new URL(full) : null;
  if (url === null) throw misuse(`${variable} holds no address`, `as in ${variable}=${new URL(usual).host}`);
  if (!schemed && url.port === "") url.port = new URL(usual).port;
  // Clients can't call the wildcard address, and localhost is this machine: both become 127.0.0.1.
  if (["0.0.0.0", "[::]", "localhost"].includes(url.hostname)) url.hostname = "127.0.0.1";
  if (/^\/(?:api(?:\/(?:chat|generate))?\/?)?$/.test(url.pathname)) url.pathname = "/v1";
  return readBase(url.href);
};
