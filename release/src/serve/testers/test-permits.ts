import { createHash } from "node:crypto";
import type { FastifyInstance, FastifyReply } from "fastify";
import { type Permit, validPermit } from "../../plan/permit/permit";
import type { SignedStore } from "../../store/signature/signed-store";
import { escapeHtml } from "../pages/escape";
import { permitCookie } from "./permit-cookie";

const path = "/api/test-permit";

const style =
  "body{font:16px/1.5 system-ui,sans-serif;max-width:32rem;margin:10vh auto;padding:0 16px;color-scheme:light dark}button{font:inherit;padding:8px 16px}";

/** No script, no other style, no frame; its one form goes to this server. */
const headers = {
  "Cache-Control": "no-store",
  "Content-Security-Policy": `default-src 'none'; style-src 'sha256-${createHash("sha256").update(style).digest("base64")}'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`,
  "Referrer-Policy": "same-origin", // The address holds the permit.
  "X-Frame-Options": "DENY",
} as const;

/**
 * `/api/test-permit`: the page behind the link that `release permit` prints. It says what the permit is for, and its button keeps
 * it in this browser. A press, so that a link that somebody else sends makes nobody a tester without their knowing.
 */
export function serveTestPermits(server: FastifyInstance, store: SignedStore, now: () => Date): void {
  void server.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser(
      "application/x-www-form-urlencoded",
      { parseAs: "string", bodyLimit: 4096 },
      (_request, body, done) => done(null, new URLSearchParams(String(body)).get("token")),
    );

    scope.get<{ Querystring: { token?: unknown } }>(path, async ({ query }, reply) => {
      const token = String(query.token ?? "");
      const permit = await validPermit(store, token, now());
      return permit ? page(reply, 200, offer(permit, token)) : page(reply, 403, [refused]);
    });

    scope.post(path, async ({ body, headers: { "sec-fetch-site": site } }, reply) => {
      const token = typeof body === "string" ? body : "";
      const permit = site === undefined || site === "same-origin" ? await validPermit(store, token, now()) : null;
      if (!permit) return page(reply, 403, [refused]);
      const seconds = (permit.until - now().getTime()) / 1000;
      return reply.headers(headers).header("Set-Cookie", permitCookie(token, seconds)).redirect("/", 303);
    });
  });
}

const refused =
  "This permit is not valid: it has ended, was taken back, or the link is not complete. Ask for a new one.";

function offer({ who, areas, until }: Permit, token: string): string[] {
  return [
    `This permit lets ${who} open test versions in this browser: ${areas.join(", ")}.`,
    `It ends on ${new Date(until).toUTCString()}. Start only when you have asked for it.`,
    `<form method="post" action="${path}"><input type="hidden" name="token" value="${escapeHtml(token)}"><button>Start testing</button></form>`,
  ];
}

function page(reply: FastifyReply, status: number, paragraphs: readonly string[]): FastifyReply {
  const body = paragraphs.map((text) => (text.startsWith("<form") ? text : `<p>${escapeHtml(text)}</p>`)).join("\n");
  return reply
    .code(status)
    .headers(headers)
    .type("text/html; charset=utf-8")
    .send(
      `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Tester's permit</title><style>${style}</style><h1>Tester's permit</h1>\n${body}\n</html>\n`,
    );
}
