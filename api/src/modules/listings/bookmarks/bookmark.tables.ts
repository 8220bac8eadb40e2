import type { Generated } from "kysely";

export interface BookmarkTables {
  bookmark: { user_id: number; listing_id: number; created_at: Date; saved_price_paise: Generated<number | null> };
}
