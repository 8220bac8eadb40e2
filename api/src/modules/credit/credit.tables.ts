import type { CreditRequestStatus } from "@mandi/shared/contract/credit-wallet";
import type { Generated, GeneratedAlways } from "kysely";
import type { UploadType } from "../../platform/routes/upload";

export interface CreditTables {
  credit_document_type: {
    id: GeneratedAlways<number>;
    name: string;
    titles: string[];
    descriptions: string[];
    position: Generated<number>;
  };
  credit_request: {
    id: GeneratedAlways<number>;
    user_id: number;
    document_type_id: number;
    status: Generated<CreditRequestStatus>;
    granted_paise: number | null;
    reason: string | null;
    created_at: Date;
    decided_at: Date | null;
    decided_by: number | null;
  };
  credit_release: {
    id: GeneratedAlways<number>;
    user_id: number;
    reason: string;
    at: Date;
    last_day: string;
    actor_id: number;
    used_at: Date | null;
    used_for: string | null;
  };
  credit_document: {
    id: GeneratedAlways<number>;
    request_id: number;
    title: string;
    media_type: UploadType;
    size_bytes: number;
    digest: Buffer;
    content: Buffer;
    created_at: Date;
  };
}
