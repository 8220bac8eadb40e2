import { createHash } from "node:crypto";
import { insertUpload } from "../modules/uploads/upload.store";
import type { Db } from "../platform/database/database";

const bytes = Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe0]), Buffer.alloc(200, 7)]);
const digest = createHash("sha256").update(bytes).digest();

/** A photograph that a person has uploaded, for a step that names one. @returns its key */
export function storePhotograph(db: Db, ownerId: number, at: Date): Promise<number> {
  return insertUpload(db, { ownerId, file: { type: "image/jpeg", bytes }, digest, at });
}
