import type { DeskUserDocument, DeskUserDocumentsAnswer, UserDocument } from "../contract/user-document";
import { deskMinutes, deskNow } from "./desk-builders";

/** A PAN card that has not been reviewed. */
export function aDeskDocument(change: Partial<DeskUserDocument> = {}): DeskUserDocument {
  return {
    id: 31,
    kind: "pan card",
    status: "sent",
    reason: "",
    sent_at: deskMinutes(-90),
    decided_at: null,
    decided_by: "",
    url: "/api/upload/901",
    is_picture: 1,
    ...change,
  };
}

/** What a seller has sent: only the PAN card by default; their GSTIN is consistent. */
export function someDocuments(...data: DeskUserDocument[]): DeskUserDocumentsAnswer {
  return {
    data: data.length === 0 ? [aDeskDocument()] : data,
    missing: ["cancelled cheque"],
    gstin: {
      number: "22AAAPL1234C1Z5",
      checked_at: deskNow,
      checks: [
        { check: "form", result: "right", note: "Chhattisgarh" },
        { check: "check character", result: "wrong", note: "8" },
        { check: "pan", result: "right", note: "AAAPL1234C" },
        { check: "state", result: "unknown", note: "Chhattisgarh" },
      ],
    },
  };
}

/** A document as its owner sees it: required, not sent. */
export function anOwnDocument(change: Partial<UserDocument> = {}): UserDocument {
  return { kind: "pan card", status: "missing", reason: "", sent_at: null, url: null, ...change };
}
