import type { TradeSheet } from "@mandi/shared/contract/trade-sheet";
import type { ColumnType, GeneratedAlways } from "kysely";

export interface TradeSheetTables {
  trade_sheet: {
    id: GeneratedAlways<number>;
    maker_id: number;
    token: string;
    /** Written as JSON text. */
    content: ColumnType<TradeSheet, string, never>;
    made_at: Date;
    valid_until: Date;
  };
}
