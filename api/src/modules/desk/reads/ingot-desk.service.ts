import type { DeskIngotAnswer } from "@mandi/shared/contract/desk/ingot-price";
import { tradeDay } from "../../../platform/clock";
import type { Db } from "../../../platform/database/database";
import { rupeesOrNull } from "../../../platform/wire-figures";
import { readIngotRound } from "../../ingot-prices/ingot-price.service";

/** Today's ingot prices of all places, each with the last one before today. */
export async function readIngotPricesForDesk(db: Db, now: Date): Promise<DeskIngotAnswer> {
  const day = tradeDay(now);
  const { places, rule } = await readIngotRound(db, day);
  return {
    day,
    odd_percent: rule.percent,
    odd_times: rule.times,
    far_percent: rule.farPercent,
    data: places.map((place) => ({
      location: place.name,
      previous: rupeesOrNull(place.previous_paise),
      previous_day: place.previous_day,
      open: rupeesOrNull(place.open_paise),
      high: rupeesOrNull(place.high_paise),
      low: rupeesOrNull(place.low_paise),
      now: rupeesOrNull(place.close_paise),
      updated_at: place.updated_at?.toISOString() ?? null,
      can_correct: place.can_correct,
    })),
  };
}
