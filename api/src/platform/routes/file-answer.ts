import type { FastifyReply } from "fastify";
import { Unsafe } from "typebox";

/** A file as an answer: bytes with their checked type instead of JSON. */
export class FileAnswer {
  readonly type: string;
  readonly bytes: Buffer;
  readonly name: string;

  constructor(file: { readonly type: string; readonly bytes: Buffer; readonly name: string }) {
    this.type = file.type;
    this.bytes = file.bytes;
    this.name = file.name;
  }
}

/** The answer schema of a route that returns a file. */
export const FileContent = Unsafe<FileAnswer>({ type: "string", description: "The bytes of the file" });

/**
 * Sends a file that people have uploaded. It may be anything that looks like a picture or a PDF: the browser is told to
 * trust the checked type, to run nothing in it, to save a document instead of opening it in the product's origin, and to
 * cache nothing, because somebody else may use the device next.
 */
export function sendFile(reply: FastifyReply, file: FileAnswer): FastifyReply {
  const disposition = file.type.startsWith("image/") ? "inline" : "attachment";
  return reply
    .header("cache-control", "private, no-store")
    .header("content-security-policy", "default-src 'none'; frame-ancestors 'none'; sandbox")
    .header("content-disposition", `${disposition}; filename="${file.name}"`)
    .type(file.type)
    .send(file.bytes);
}
