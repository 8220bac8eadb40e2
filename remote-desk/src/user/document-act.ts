import type { DeskUserDocument } from "@mandi/shared/contract/user-document";
import { deskDocuments, documentName } from "@mandi/shared/messages/user-documents";
import type { DeskAct } from "../acts/desk-act";

/** Verifies or refuses one document of a person. */
export function documentAct(userId: number, { id, kind }: DeskUserDocument, isRefusal: boolean): DeskAct {
  const name = documentName(kind);
  return {
    key: `user document ${id} ${isRefusal ? "refuse" : "verify"}`,
    title: isRefusal ? deskDocuments.refuse(name) : deskDocuments.verify(name),
    text: isRefusal ? deskDocuments.refuseText : deskDocuments.verifyText,
    right: "people",
    path: `/desk/user/${userId}/document`,
    fields: [],
    figures: [],
    fixed: { document_id: id, status: isRefusal ? "refused" : "verified" },
    isDanger: isRefusal,
  };
}
