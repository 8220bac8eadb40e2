import type {} from "@fastify/multipart";
import type { FastifyRequest } from "fastify";
import { Refusal } from "../errors";

export type UploadType = "image/jpeg" | "image/png" | "image/webp" | "application/pdf";

export interface UploadRule {
  readonly maxBytes: number;
  readonly types: readonly [UploadType, ...UploadType[]];
}

export interface UploadedFile {
  readonly type: UploadType;
  readonly bytes: Buffer;
}

/** First bytes of the other types: they decide what a file is, whatever its name and header claim. */
const signatures: readonly (readonly [UploadType, Buffer])[] = [
  ["image/jpeg", Buffer.from([0xff, 0xd8, 0xff])],
  ["image/png", Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])],
  ["application/pdf", Buffer.from("%PDF-")],
];

function typeOf(bytes: Buffer): UploadType | undefined {
  // A WebP file is a RIFF file, whose length stands between the two words.
  if (bytes.toString("latin1", 0, 4) === "RIFF" && bytes.toString("latin1", 8, 12) === "WEBP") return "image/webp";
  return signatures.find(([, start]) => bytes.subarray(0, start.length).equals(start))?.[0];
}

/** Reads the one file of a multipart request. @throws Refusal */
export async function readUpload(request: FastifyRequest, rule: UploadRule): Promise<UploadedFile> {
  if (!request.isMultipart())
    throw new Refusal("unsupported_media_type", { message: "Please send the file as a form." });
  const bytes = await readFile(request, rule.maxBytes);
  if (!bytes)
    throw new Refusal("invalid", { message: "Please choose a file", errors: { file: ["Please choose a file"] } });
  const type = typeOf(bytes);
  if (!type || !rule.types.includes(type)) {
    const message = "This kind of file is not accepted";
    throw new Refusal("invalid", { message, errors: { file: [message] } });
  }
  return { type, bytes };
}

/** A form without a boundary, or one that was cut off, is the sender's mistake; the parser reports it as a plain error. */
async function readFile(request: FastifyRequest, fileSize: number): Promise<Buffer | undefined> {
  try {
    const part = await request.file({ limits: { fileSize, files: 1, fields: 0 } });
    return await part?.toBuffer();
  } catch (error) {
    if (error instanceof Error && "statusCode" in error) throw error;
    throw new Refusal("malformed", { message: "The file did not arrive whole. Please try again." });
  }
}
