import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { extname, join } from "node:path";
import { fileURLToPath } from "node:url";
import type { FastifyInstance } from "fastify";

const folder = fileURLToPath(new URL("../../../assets/", import.meta.url));
const typeByEnding: Readonly<Record<string, string>> = {
  ".svg": "image/svg+xml; charset=utf-8",
  ".png": "image/png",
};

interface Picture {
  readonly bytes: Buffer;
  readonly type: string;
  readonly tag: string;
}

/** All pictures are known at the start, so a request can only name one of them and never a path. */
function readPictures(): ReadonlyMap<string, Picture> {
  const pictures = new Map<string, Picture>();
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    if (!entry.isDirectory()) continue;
    for (const file of readdirSync(join(folder, entry.name))) {
      const type = typeByEnding[extname(file)];
      if (type === undefined) continue;
      const bytes = readFileSync(join(folder, entry.name, file));
      const tag = `"${createHash("sha256").update(bytes).digest("base64url").slice(0, 22)}"`;
      pictures.set(`${entry.name}/${file}`, { bytes, type, tag });
    }
  }
  return pictures;
}

/** Serves the product's drawn pictures under `/media/<folder>/<file>`. */
export function serveMedia(server: FastifyInstance): void {
  const pictures = readPictures();
  type Address = { Params: { folder: string; file: string } };
  server.get<Address>("/media/:folder/:file", { exposeHeadRoute: true }, async (request, reply) => {
    const picture = pictures.get(`${request.params.folder}/${request.params.file}`);
    if (picture === undefined) return reply.code(404).header("cache-control", "no-store").send();
    reply.header("cache-control", "public, max-age=86400").header("etag", picture.tag);
    if (request.headers["if-none-match"] === picture.tag) return reply.code(304).send();
    return reply.type(picture.type).send(picture.bytes);
  });
}
