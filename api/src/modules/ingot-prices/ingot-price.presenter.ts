import type { IngotHistoryRow, IngotPriceAnswer } from "@mandi/shared/contract/ingot-price";
import { rupees, rupeesOrNull } from "../../platform/wire-figures";

interface ChartPoint {
  readonly day: string;
  readonly paise: number;
}

interface Point {
  readonly at: Date;
  readonly price_paise: number;
}

interface Day {
  readonly day: string;
  readonly close_paise: number;
  readonly updated_at: Date;
}

/**
 * `last` is the newest known day and the one before it. The newest price is the last point of today where there is one,
 * else the newest close; it is compared with the close of the day before.
 */
export function presentIngotPrice(
  locations: readonly { readonly name: string }[],
  chart: readonly ChartPoint[],
  points: readonly Point[],
  last: readonly Day[],
): IngotPriceAnswer {
  const [newest, before] = last;
  const point = points.at(-1);
  const today = point?.price_paise ?? newest?.close_paise;
  const updated = [point?.at, newest?.updated_at].flatMap((at) => at ?? []).map((at) => at.getTime());
  return {
    location: locations.map(({ name }) => name),
    price: chart.map(({ day, paise: amount }) => ({ day, price: rupees(amount) })),
    last_update: updated.length > 0 ? new Date(Math.max(...updated)).toISOString() : null,
    latest_price: {
      today: rupeesOrNull(today),
      previous: before === undefined ? null : rupees(before.close_paise),
    },
  };
}

export function presentHistoryRow(row: {
  readonly day: string;
  readonly open_paise: number;
  readonly high_paise: number;
  readonly low_paise: number;
  readonly close_paise: number;
}): IngotHistoryRow {
  return {
    date: row.day,
    open: rupees(row.open_paise),
    high: rupees(row.high_paise),
    low: rupees(row.low_paise),
    close: rupees(row.close_paise),
  };
}
