import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { extname, join, relative, sep } from "node:path";
import { fileURLToPath } from "node:url";
import type { FastifyInstance } from "fastify";

/** The product's logos and icons; pictures of goods come from uploads, or from folders configured by the operator. */
const ownFolder = fileURLToPath(new URL("../../../assets/", import.meta.url));
const typeByEnding: Readonly<Record<string, string>> = {
  ".svg": "image/svg+xml; charset=utf-8",
  ".png": "image/png",
  ".webm": "video/webm",
};

interface Medium {
  readonly bytes: Buffer;
  readonly type: string;
  readonly tag: string;
}

/** Pictures by their path behind `/media/`. */
export type Media = ReadonlyMap<string, Medium>;

/** Reads a picture that was uploaded for visitors, by its path behind `/media/`; undefined where there is none. */
export type StoredMedium = (path: string) => Promise<Omit<Medium, "tag"> | undefined>;

/** The product's own pictures and those of `folders`. All are known at the start, so a request can only name one of them and never a path. */
export function readMedia(folders: readonly string[] = []): Media {
  const media = new Map<string, Medium>();
  for (const folder of [ownFolder, ...folders]) {
    for (const entry of readdirSync(folder, { withFileTypes: true, recursive: true })) {
      const type = typeByEnding[extname(entry.name)];
      if (!entry.isFile() || type === undefined) continue;
      const file = join(entry.parentPath, entry.name);
      const bytes = readFileSync(file);
      const tag = `"${createHash("sha256").update(bytes).digest("base64url").slice(0, 22)}"`;
      media.set(relative(folder, file).split(sep).join("/"), { bytes, type, tag });
    }
  }
  return media;
}

/** The part of a file that a player asks for: one range of bytes. Anything else is answered in full, which is allowed. */
function rangeOf(header: string | undefined, size: number): { readonly from: number; readonly to: number } | null {
  const [, first = "", last = ""] = /^bytes=(\d*)-(\d*)$/.exec(header ?? "") ?? [];
  if (first === "" && last === "") return null;
  const from = first === "" ? Math.max(0, size - Number(last)) : Number(first);
  const to = first === "" || last === "" ? size - 1 : Math.min(Number(last), size - 1);
  return from <= to ? { from, to } : null;
}

async function taggedBy(name: string, found: ReturnType<StoredMedium>): Promise<Medium | undefined> {
  const medium = await found;
  return medium && { ...medium, tag: `"${name}"` };
}

/** Serves pictures under `/media/<folder>/<file>`: those of the folders, and the uploaded ones, whose name is made of their content. */
export function serveMedia(server: FastifyInstance, media: Media, stored: StoredMedium): void {
  type Address = { Params: { folder: string; file: string } };
  server.get<Address>("/media/:folder/:file", { exposeHeadRoute: true }, async (request, reply) => {
    const { folder, file } = request.params;
    const medium = media.get(`${folder}/${file}`) ?? (await taggedBy(file, stored(`${folder}/${file}`)));
    if (medium === undefined) return reply.code(404).header("cache-control", "no-store").send();
    reply.header("cache-control", "public, max-age=86400").header("etag", medium.tag);
    if (request.headers["if-none-match"] === medium.tag) return reply.code(304).send();
    reply.type(medium.type).header("accept-ranges", "bytes");
    const range = rangeOf(request.headers.range, medium.bytes.length);
    if (range === null) return reply.send(medium.bytes);
    const { from, to } = range;
    reply.code(206).header("content-range", `bytes ${from}-${to}/${medium.bytes.length}`);
    return reply.send(medium.bytes.subarray(from, to + 1));
  });
}
