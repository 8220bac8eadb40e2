import { createHash } from "node:crypto";
import type { FastifyInstance, FastifyReply } from "fastify";
import { escapeHtml } from "../pages/escape";

const style =
  "body{font:16px/1.5 system-ui,sans-serif;max-width:32rem;margin:10vh auto;padding:0 16px;color-scheme:light dark}button{font:inherit;padding:8px 16px}";

/** No scripts, no other styles, no framing; its one form goes to this server. */
const headers = {
  "Cache-Control": "no-store",
  "Content-Security-Policy": `default-src 'none'; style-src 'sha256-${createHash("sha256").update(style).digest("base64")}'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`,
  "Referrer-Policy": "same-origin", // The address contains the secret.
  "X-Frame-Options": "DENY",
} as const;

/** The page behind a link with a secret: an explanation, and one button. */
export interface LinkPage {
  readonly title: string;
  readonly paragraphs: readonly string[];
  readonly button?: { readonly label: string; readonly action: string; readonly token: string };
}

/** The forms of such pages send a token and nothing else. */
export function readTokenForms(scope: FastifyInstance): void {
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser(
    "application/x-www-form-urlencoded",
    { parseAs: "string", bodyLimit: 4096 },
    (_request, body, done) => done(null, new URLSearchParams(String(body)).get("token")),
  );
}

/** Sends the page. */
export function sendLinkPage(
  reply: FastifyReply,
  status: number,
  { title, paragraphs, button }: LinkPage,
): FastifyReply {
  const form = button
    ? `<form method="post" action="${button.action}"><input type="hidden" name="token" value="${escapeHtml(button.token)}"><button>${escapeHtml(button.label)}</button></form>`
    : "";
  const body = [...paragraphs.map((text) => `<p>${escapeHtml(text)}</p>`), form].join("\n");
  return reply
    .code(status)
    .headers(headers)
    .type("text/html; charset=utf-8")
    .send(
      `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(title)}</title><style>${style}</style><h1>${escapeHtml(title)}</h1>\n${body}\n</html>\n`,
    );
}

/** After the button was pressed: redirects to the product, with this cookie. */
export function enterWith(reply: FastifyReply, cookie: string): FastifyReply {
  return reply.headers(headers).header("Set-Cookie", cookie).redirect("/", 303);
}
