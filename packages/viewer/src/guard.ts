/**
 * Decides which requests the server answers. Every request needs the token of the address that `organon view` printed: another
 * user of the same machine does not have it. The address is exchanged for a cookie. On this machine a request must also name the
 * server in its one Host header (a foreign page whose name resolves to 127.0.0.1 sends its own name), and no other page may send
 * it. Changes must come from the viewer's own page (Origin), as JSON. Pages may run no foreign script, contact no other server,
 * and be shown in no frame.
 */
import { createHash, timingSafeEqual } from "node:crypto";
import type { HttpBindings } from "@hono/node-server";
import type { Context, MiddlewareHandler } from "hono";
import { getCookie, setCookie } from "hono/cookie";

export type GuardOptions = {
  /** The Host headers that name the server on this machine; undefined on another address, where it may have any name. */
  readonly hosts: ReadonlySet<string> | undefined;
  /** Random for each server. */
  readonly token: string;
};

const own: readonly string[] = ["127.0.0.1", "localhost", "::1"];

/** Returns the Host headers that name a server that listens on this machine alone; undefined for one on another address. */
export const listHosts = (host: string, port: number): ReadonlySet<string> | undefined =>
  own.includes(host)
    ? new Set(own.map((name) => `${name.includes(":") ? `[${name}]` : name}:${port}`))
    : undefined;

/** Allows only this server's own files, and markup only from Organon's own charts (`organon`); pictures of charts are blobs. */
const policy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data: blob:",
  "connect-src 'self'",
  "font-src 'none'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
  "require-trusted-types-for 'script'",
  "trusted-types organon",
].join("; ");

const headers: readonly (readonly [string, string])[] = [
  ["Content-Security-Policy", policy],
  ["X-Content-Type-Options", "nosniff"],
  ["Referrer-Policy", "no-referrer"],
  ["Cross-Origin-Resource-Policy", "same-origin"],
  ["Cross-Origin-Opener-Policy", "same-origin"],
  ["X-Frame-Options", "DENY"],
  ["Cache-Control", "no-store"],
];

const isSame = (given: string, wanted: string): boolean => {
  const hash = (text: string): Buffer => createHash("sha256").update(text).digest();
  return timingSafeEqual(hash(given), hash(wanted));
};

type Guarded = Context<{ Bindings: Partial<HttpBindings> }>;

const findRefusal = (context: Guarded, hosts: GuardOptions["hosts"]): string | undefined => {
  const { req } = context;
  const { incoming } = context.env ?? {};
  const hostHeaders = incoming?.rawHeaders.filter((name, i) => i % 2 === 0 && name.toLowerCase() === "host");
  if (incoming?.url?.startsWith("/") === false) return "The request's target is not a path of this server.";
  if (hostHeaders !== undefined && hostHeaders.length !== 1) return "The request has not one Host header.";
  const [host, origin] = [req.header("host") ?? "", req.header("origin")];
  if (hosts !== undefined && !hosts.has(host.toLowerCase()))
    return "This server answers only to its own name.";
  const site = req.header("sec-fetch-site");
  const isNavigation = req.method === "GET" && req.header("sec-fetch-mode") === "navigate";
  const isOwnPage = site === undefined || site === "same-origin" || site === "none" || isNavigation;
  if ((origin !== undefined && origin !== `http://${host}`) || !isOwnPage)
    return "Another page may not ask this server.";
  const isChange = req.method === "POST";
  if (isChange && (origin === undefined || req.header("content-type") !== "application/json"))
    return "Changes come from the viewer's own page, as JSON.";
  return undefined;
};

/** Rejects disallowed requests, and adds the headers to every response. */
export const guard =
  ({ hosts, token }: GuardOptions): MiddlewareHandler =>
  async (context: Guarded, next) => {
    const { req } = context;
    for (const [name, value] of headers) context.header(name, value);
    if (!["GET", "HEAD", "POST"].includes(req.method))
      return context.text("Only GET and POST are answered.", 405);
    const refusal = findRefusal(context, hosts);
    if (refusal !== undefined) return context.text(refusal, 403);
    // Cookies are shared by the ports of a machine: each server has its own.
    const cookie = `organon-${/:(\d+)$/.exec(req.header("host") ?? "")?.[1] ?? "80"}`;
    const given = req.query("token");
    // The page itself takes the token out of its address: a redirect from another site's link would lose the strict cookie.
    if (given !== undefined && isSame(given, token)) {
      setCookie(context, cookie, token, { httpOnly: true, sameSite: "Strict", path: "/" });
      return next();
    }
    const bearer = req.header("authorization")?.replace(/^Bearer /, "") ?? "";
    if (!isSame(getCookie(context, cookie) ?? bearer, token))
      return context.text("Open the address that organon view printed: it carries the token.", 401);
    return next();
  };
