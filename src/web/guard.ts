/**
 * Who may speak to the server. On the machine itself: only requests that name it (a page elsewhere whose name was turned to
 * 127.0.0.1 names itself), and none that another page sends. On another address, where anybody can reach it, a token as well.
 * What is sent may run no script, ask no other server, and be shown in nobody's frame.
 */
import { createHash, timingSafeEqual } from "node:crypto";
import type { MiddlewareHandler } from "hono";
import { getCookie, setCookie } from "hono/cookie";

export type GuardOptions = {
  /** The Host headers that name the server; undefined where any may, since a token is asked for. */
  readonly hosts: ReadonlySet<string> | undefined;
  readonly token?: string;
};

const cookieName = "organon-token";

/** Nothing but this server's own files; markup only from our own charts (`organon`). */
export const policy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data:",
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

/** Refuses whoever may not ask, and puts the headers on every answer. */
export const guard =
  ({ hosts, token }: GuardOptions): MiddlewareHandler =>
  async (context, next) => {
    const { req } = context;
    for (const [name, value] of headers) context.header(name, value);
    const host = req.header("host") ?? "";
    if (hosts !== undefined && !hosts.has(host.toLowerCase()))
      return context.text("This server answers only to its own name.", 403);
    const origin = req.header("origin");
    if (origin !== undefined && origin !== `http://${host}`)
      return context.text("Another page may not ask this server.", 403);
    const site = req.header("sec-fetch-site");
    const isNavigation = req.method === "GET" && req.header("sec-fetch-mode") === "navigate";
    if (site !== undefined && site !== "same-origin" && site !== "none" && !isNavigation)
      return context.text("Another page may not ask this server.", 403);
    if (req.method !== "GET" && req.method !== "HEAD") {
      if (req.method !== "POST") return context.text("Only GET and POST are answered.", 405);
      if (req.header("content-type")?.split(";")[0] !== "application/json")
        return context.text("Only JSON is taken.", 415);
    }
    if (token !== undefined) {
      const given = req.query("token");
      if (given !== undefined && isSame(given, token)) {
        setCookie(context, cookieName, token, { httpOnly: true, sameSite: "Strict", path: "/" });
        const url = new URL(req.url);
        url.searchParams.delete("token");
        return context.redirect(`${url.pathname}${url.search}`, 302);
      }
      const known =
        getCookie(context, cookieName) ?? req.header("authorization")?.replace(/^Bearer /, "") ?? "";
      if (!isSame(known, token))
        return context.text("Open the address that organon view printed: it carries the token.", 401);
    }
    return next();
  };
