import type { GeneratedAlways } from "kysely";
import type { UploadType } from "../../platform/routes/upload";
import type { Party } from "../orders/order.policy";

/** A step that all sides follow, the seller's bill to the platform, or the quality check that the desk shows or hides. */
export type UploadPurpose = "step" | "invoice" | "quality";

export interface UploadTables {
  upload: {
    id: GeneratedAlways<number>;
    owner_id: number;
    media_type: UploadType;
    size_bytes: number;
    digest: Buffer;
    content: Buffer;
    created_at: Date;
  };
  server_secret: { name: string; secret: Buffer };
  upload_use: { upload_id: number; order_id: number; purpose: UploadPurpose; audience: Party[] };
  upload_grant: { upload_id: number; user_id: number };
}
