import type { Generated, GeneratedAlways } from "kysely";

export type StockHoldStatus = "held" | "committed" | "released";

export interface StockTables {
  stock_hold: {
    id: GeneratedAlways<number>;
    quotation_id: number;
    line_id: number;
    listing_id: number;
    size_variation_id: number;
    quantity_kg: number;
    status: Generated<StockHoldStatus>;
    created_at: Date;
    ended_at: Date | null;
  };
}
