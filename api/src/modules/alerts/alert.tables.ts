import type { AlertRule } from "@mandi/shared/contract/alert";
import type { Generated } from "kysely";

export interface AlertTables {
  price_alert: {
    user_id: number;
    listing_id: number;
    rule: Generated<AlertRule>;
    move_percent: Generated<number>;
    target_paise: number | null;
    base_paise: number | null;
  };
  ingot_alert: { user_id: number; location_id: number; move_paise: number; base_paise: number };
  alert_switch: { user_id: number; is_on: boolean };
  alert_day: { day: string; user_id: number; told: number };
  alert_sweep: { is_only: Generated<boolean>; looked_to: Date | null };
}
