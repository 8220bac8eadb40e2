import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { extname, join, relative, sep } from "node:path";
import { fileURLToPath } from "node:url";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { budgetOf } from "./rate-limits";

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

/** Pictures that were uploaded for visitors, by their file name, which is made of their content. */
export interface StoredMedia {
  /** The folder behind `/media/` that they are in. */
  readonly folder: string;
  /** Whether there is one now; reads no content. */
  readonly has: (file: string) => Promise<boolean>;
  readonly read: (file: string) => Promise<Omit<Medium, "tag"> | undefined>;
}

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

/** Serves pictures under `/media/<folder>/<file>`, within the budget of reads: those of the folders from memory. */
export function serveMedia(
  server: FastifyInstance,
  media: Media,
  { stored, rateLimitFactor }: { readonly stored: StoredMedia; readonly rateLimitFactor: number },
): void {
  type Address = { Params: { folder: string; file: string } };
  const config = { rateLimit: budgetOf("read", rateLimitFactor) };
  server.get<Address>("/media/:folder/:file", { exposeHeadRoute: true, config }, async (request, reply) => {
    const { folder, file } = request.params;
    return answer(request, reply, media.get(`${folder}/${file}`));
  });
  server.get<Address>(`/media/${stored.folder}/:file`, { exposeHeadRoute: true, config }, async (request, reply) => {
    const { file } = request.params;
    if (!(await stored.has(file))) return answer(request, reply, undefined);
    const tag = `"${file}"`;
    if (request.headers["if-none-match"] === tag) return unchanged(reply, tag);
    const medium = await stored.read(file);
    return answer(request, reply, medium && { ...medium, tag });
  });
}

const tagged = (reply: FastifyReply, tag: string) =>
  reply.header("cache-control", "public, max-age=86400").header("etag", tag);
const unchanged = (reply: FastifyReply, tag: string) => tagged(reply, tag).code(304).send();

function answer({ headers }: FastifyRequest, reply: FastifyReply, medium: Medium | undefined): FastifyReply {
  if (medium === undefined) return reply.code(404).header("cache-control", "no-store").send();
  const { bytes, type, tag } = medium;
  if (headers["if-none-match"] === tag) return unchanged(reply, tag);
  tagged(reply, tag).type(type).header("accept-ranges", "bytes");
  const range = rangeOf(headers.range, bytes.length);
  if (range === null) return reply.send(bytes);
  const { from, to } = range;
  reply.code(206).header("content-range", `bytes ${from}-${to}/${bytes.length}`);
  return reply.send(bytes.subarray(from, to + 1));
}
