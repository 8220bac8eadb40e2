import type { Generated } from "kysely";

export interface IngotPriceTables {
  ingot_location: { id: Generated<number>; name: string; position: Generated<number> };
  ingot_price: {
    location_id: number;
    /** `YYYY-MM-DD` */
    day: string;
    open_paise: number;
    high_paise: number;
    low_paise: number;
    close_paise: number;
    updated_at: Date;
  };
  ingot_point: {
    location_id: number;
    at: Date;
    price_paise: number;
    /** The day's figures before this price are kept with it; all null for the first price of a day. */
    knows_before: Generated<boolean>;
    before_open_paise: number | null;
    before_high_paise: number | null;
    before_low_paise: number | null;
    before_close_paise: number | null;
  };
}
