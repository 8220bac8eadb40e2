import type { Generated, GeneratedAlways } from "kysely";

export interface BidTables {
  invited_transporter: {
    quotation_id: number;
    transporter_id: number;
    fit: "city" | "state";
    min_price_paise: number;
    max_price_paise: number;
    invited_at: Date;
    is_unread: Generated<boolean>;
  };
  freight_bid: {
    id: GeneratedAlways<number>;
    quotation_id: number;
    transporter_id: number;
    sequence: number;
    price_paise: number;
    revised_at: Date;
    withdrawn_at: Date | null;
  };
  freight_bid_revision: {
    id: GeneratedAlways<number>;
    bid_id: number;
    sequence: number;
    price_paise: number | null;
    at: Date;
  };
}
