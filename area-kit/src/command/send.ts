import { createReadStream, existsSync } from "node:fs";
import type { ServerResponse } from "node:http";
import path from "node:path";

const types: Readonly<Record<string, string>> = {
  ".js": "text/javascript",
  ".css": "text/css",
  ".json": "application/json",
  ".svg": "image/svg+xml",
  ".woff2": "font/woff2",
};

/** A file of this machine, or 404. */
export function sendFile(file: string, response: ServerResponse): void {
  if (!existsSync(file)) {
    response.writeHead(404).end();
    return;
  }
  const type = types[path.extname(file)] ?? "application/octet-stream";
  response.writeHead(200, { "Content-Type": type, "Cache-Control": "no-store" });
  createReadStream(file).pipe(response);
}

/** Sends an answer that must not be cached. */
export function send(response: ServerResponse, type: string, body: string): void {
  response.setHeader("Content-Type", type).setHeader("Cache-Control", "no-store");
  response.end(body);
}

/** Sends an error message, since the reader is the developer. */
export function sendFailure(response: ServerResponse, error: unknown): void {
  const words = error instanceof Error ? error.message : String(error);
  if (response.headersSent) response.destroy();
  else response.writeHead(502, { "Content-Type": "text/plain; charset=utf-8" }).end(words);
}
