import { readFile } from "node:fs/promises";
import path from "node:path";
import { fileURLToPath } from "node:url";
import type { FastifyInstance } from "fastify";

const address = "/release-console";
const folder = path.join(path.dirname(fileURLToPath(import.meta.url)), "../../console");

/** Its own few files, the release interface, and nothing else: no markup from text, no other origin, in no frame. */
const headers = {
  "Cache-Control": "no-cache",
  "Content-Security-Policy": [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src data:",
    "connect-src 'self'",
    "form-action 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
    "report-uri /api/csp-report",
  ].join("; "),
  "Cross-Origin-Opener-Policy": "same-origin",
  "Cross-Origin-Resource-Policy": "same-origin",
  "Permissions-Policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
  "Referrer-Policy": "no-referrer",
  "X-Frame-Options": "DENY",
} as const;

const types: Readonly<Record<string, string>> = {
  ".html": "text/html; charset=utf-8",
  ".css": "text/css; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
};

/**
 * `/release-console`: the page for those who operate the release plane. Its files come from the web server's own sources and need
 * no shell, no area, no build and no store, so that it is there when those are broken. What it shows and does goes through
 * `/release-api`, with the token of the person who signs in.
 */
export function serveConsole(server: FastifyInstance): void {
  server.get(address, async (_request, reply) =>
    reply
      .headers(headers)
      .type(types[".html"] ?? "")
      .send(await read("console.html")),
  );
  server.get<{ Params: { file: string } }>(`${address}/:file`, async ({ params: { file } }, reply) => {
    const type = types[path.extname(file)];
    const content = type && /^[a-z-]+\.(?:css|js)$/.test(file) ? await read(file).catch(() => null) : null;
    if (content === null) return reply.code(404).header("Cache-Control", "no-store").send();
    return reply
      .headers(headers)
      .type(type ?? "")
      .send(content);
  });
}

const read = (file: string) => readFile(path.join(folder, file));
