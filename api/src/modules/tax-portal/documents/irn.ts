import { createHash } from "node:crypto";

/** The tax portal's kinds of documents. */
export type DocumentType = "INV" | "CRN" | "DBN";

/** The data of an invoice reference number. */
export interface NumberedDocument {
  /** GSTIN of the issuer. */
  readonly gstin: string;
  readonly type: DocumentType;
  readonly number: string;
  /** Day in Asia/Kolkata. */
  readonly date: string;
}

/** The invoice reference number: SHA-256 of GSTIN, financial year, kind and number. The portal counts the same one. */
export function irnOf({ gstin, type, number, date }: NumberedDocument): string {
  return createHash("sha256")
    .update(`${gstin}${yearText(date)}${type}${number}`)
    .digest("hex");
}

/** `2026-27` of a day. */
function yearText(date: string): string {
  const [year = 0, month = 0] = date.split("-").map(Number);
  const first = month >= 4 ? year : year - 1;
  return `${first}-${String((first + 1) % 100).padStart(2, "0")}`;
}
