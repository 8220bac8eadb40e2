import type { DeskUserDocumentsAnswer } from "@mandi/shared/contract/user-document";
import type { Db } from "../../../platform/database/database";
import { found } from "../../../platform/errors";
import { selectIdentity, selectUserDocuments } from "../../../reads/desk/user-documents.read";
import { linksFor } from "../../uploads/upload-link.service";
import { gstinChecks } from "../../user-documents/gstin-checks";
import { askedOf } from "../../user-documents/user-document.service";

/** The documents that a person sent for verification, with links for the viewer, and a check of their GSTIN. @throws Refusal 404 */
export async function readUserDocumentsForDesk(
  db: Db,
  userId: number,
  viewer: { readonly id: number; readonly now: Date },
): Promise<DeskUserDocumentsAnswer> {
  const [identity, documents, linkOf] = await Promise.all([
    selectIdentity(db, userId),
    selectUserDocuments(db, userId),
    linksFor(db, viewer.id, viewer.now),
  ]);
  const person = found(identity);
  return {
    data: documents.map(({ id, kind, upload_id, media_type, status, reason, sent_at, decided_at, decided_by }) => ({
      id,
      kind,
      status,
      reason: reason ?? "",
      sent_at: sent_at.toISOString(),
      decided_at: decided_at?.toISOString() ?? null,
      decided_by: decided_by ?? "",
      url: linkOf(upload_id) ?? "",
      is_picture: media_type.startsWith("image/") ? 1 : 0,
    })),
    missing: askedOf(person.type).filter((kind) => documents.every((document) => document.kind !== kind)),
    gstin: {
      number: person.gst_number,
      checked_at: viewer.now.toISOString(),
      checks: [...gstinChecks(person)],
    },
  };
}
