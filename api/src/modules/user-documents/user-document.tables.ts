import type { DocumentKind } from "@mandi/shared/contract/user-document";
import type { Generated, GeneratedAlways } from "kysely";

export type UserDocumentStatus = "sent" | "verified" | "refused" | "replaced";

export interface UserDocumentTables {
  user_document: {
    id: GeneratedAlways<number>;
    user_id: number;
    kind: DocumentKind;
    upload_id: number;
    sent_at: Date;
    status: Generated<UserDocumentStatus>;
    reason: Generated<string | null>;
    decided_at: Generated<Date | null>;
    decided_by: Generated<number | null>;
  };
}
