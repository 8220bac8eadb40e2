import { readFile } from "node:fs/promises";
import path from "node:path";
import { fileURLToPath } from "node:url";
import type { FastifyInstance } from "fastify";
import { consoleScript } from "./console-script";

const address = "/release-console";
const folder = path.join(path.dirname(fileURLToPath(import.meta.url)), "../../console");

/** Allows only its own few files and the release interface: no markup from text, no other origin, no framing. */
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

/** Compressed, because in an emergency on a phone every second counts. */
const compressed = { compress: { threshold: 256 } };

const types = {
  html: "text/html; charset=utf-8",
  css: "text/css; charset=utf-8",
  js: "text/javascript; charset=utf-8",
} as const;

/**
 * `/release-console`: the page for those who operate the release plane. Its files come from the web server's own sources and
 * need no shell, area, build output or store, so that it works when those are broken. Everything it shows and does goes
 * through `/release-api`, with the token of the person who signs in.
 */
export function serveConsole(server: FastifyInstance): void {
  server.get(address, compressed, async (_request, reply) =>
    reply
      .headers(headers)
      .type(types.html)
      .send(await read("console.html")),
  );
  for (const file of ["colours.css", "console.css"])
    server.get(`${address}/${file}`, compressed, async (_request, reply) =>
      reply
        .headers(headers)
        .type(types.css)
        .send(await read(file)),
    );
  server.get(`${address}/*`, async (_request, reply) => reply.code(404).header("Cache-Control", "no-store").send());
  const script = consoleScript(folder);
  server.get(`${address}/console.js`, compressed, async (_request, reply) =>
    reply
      .headers(headers)
      .type(types.js)
      .send(await script()),
  );
}

const read = (file: string) => readFile(path.join(folder, file));
