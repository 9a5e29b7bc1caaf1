/**
 * Decides which requests the server answers. On this machine: requests whose Host header names it, and that no other page
 * sends. (A foreign page whose name resolves to 127.0.0.1 sends its own name.) On another address, which others can reach,
 * it also needs the token. Changes must come from the viewer's own page (Origin), as JSON. Pages may run no foreign script, contact no
 * other server, and be shown in no frame.
 */
import { createHash, timingSafeEqual } from "node:crypto";
import type { MiddlewareHandler } from "hono";
import { getCookie, setCookie } from "hono/cookie";
import { refusalOf } from "./request-guard.ts";

export type GuardOptions = {
  /** The Host headers that name the server on this machine; undefined on another address, which needs the token. */
  readonly hosts: ReadonlySet<string> | undefined;
  /** Random for each server. */
  readonly token: string;
};

const cookieName = "organon-token";

/** Allows only this server's own files, and markup only from Organon's own charts (`organon`). */
const policy = [
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

/** Rejects disallowed requests, and adds the headers to every response. */
export const guard =
  ({ hosts, token }: GuardOptions): MiddlewareHandler =>
  async (context, next) => {
    const { req } = context;
    for (const [name, value] of headers) context.header(name, value);
    const isRead = req.method === "GET" || req.method === "HEAD";
    if (!isRead && req.method !== "POST") return context.text("Only GET and POST are answered.", 405);
    const refused = refusalOf({ method: req.method, header: (name) => req.header(name) }, hosts);
    if (refused !== undefined) return context.text(refused.message, refused.status);
    if (!isRead && (req.header("origin") === undefined || req.header("content-type") !== "application/json"))
      return context.text("Changes come from the viewer's own page, as JSON.", 403);
    if (hosts === undefined) {
      const given = req.query("token");
      if (given !== undefined && isSame(given, token)) {
        setCookie(context, cookieName, token, { httpOnly: true, sameSite: "Strict", path: "/" });
        const url = new URL(req.url);
        url.searchParams.delete("token");
        return context.redirect(`${url.pathname}${url.search}`, 302);
      }
      const bearer = req.header("authorization")?.replace(/^Bearer /, "") ?? "";
      if (!isSame(getCookie(context, cookieName) ?? bearer, token))
        return context.text("Open the address that organon view printed: it carries the token.", 401);
    }
    return next();
  };
