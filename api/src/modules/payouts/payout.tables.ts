import type { Generated, GeneratedAlways } from "kysely";

export interface PayoutTables {
  payout_batch: { id: Generated<number>; made_at: Date; made_by: number };
  payout: {
    id: GeneratedAlways<number>;
    batch_id: number;
    order_id: number;
    side: "seller" | "transporter";
    payee_id: number;
    amount_paise: number;
    status: Generated<"agreed" | "paid" | "dropped">;
    utr: string | null;
    ended_at: Date | null;
    journal_id: number | null;
  };
  payout_set_off: {
    payout_id: number;
    order_id: number;
    bill: string | null;
    amount_paise: number;
    journal_id: number;
  };
}
