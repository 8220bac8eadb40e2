import type { PaymentPurpose, PaymentSource, PaymentStatus } from "@mandi/shared/contract/payment";
import type { Generated, GeneratedAlways } from "kysely";

export interface PaymentTables {
  payment: {
    id: GeneratedAlways<number>;
    payer_id: number;
    purpose: PaymentPurpose;
    source: PaymentSource;
    amount_paise: number;
    status: PaymentStatus;
    utr: string | null;
    paid_on: string | null;
    /** A picture or PDF by which its payer proves the transfer. */
    proof_upload_id: Generated<number | null>;
    quotation_id: number | null;
    order_id: number | null;
    /** The invoice that it names. */
    invoice_id: number | null;
    created_at: Date;
    decided_at: Date | null;
    decided_by: number | null;
    /** Who of the desk entered it; null where its payer reported it. */
    entered_by: number | null;
    reason: string | null;
    /** What was due for what it pays when the desk decided on it; null where it pays no order. */
    due_paise: Generated<number | null>;
    /** What the payer of an order was asked for when they reported it; 0 where nothing was asked for yet. */
    asked_paise: Generated<number | null>;
  };
  payment_redirect: {
    id: GeneratedAlways<number>;
    payment_id: number;
    /** What it was for before. */
    purpose: PaymentPurpose;
    quotation_id: number | null;
    order_id: number | null;
    invoice_id: number | null;
    at: Date;
    actor_id: number;
  };
}
