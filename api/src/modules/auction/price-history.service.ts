import type { PriceHistory } from "@mandi/shared/contract/price-history";
import { daysAfter } from "@mandi/shared/format/days";
import { tradeDay } from "../../platform/clock";
import type { Db } from "../../platform/database/database";
import { found } from "../../platform/errors";
import { rupeesOrNull } from "../../platform/wire-figures";
import { selectLowestBase } from "../../reads/price-history.read";
import { listNearestDays } from "../ingot-prices/ingot-price.service";
import { selectOwnQuotation } from "./quotation.store";

/** So that the first day is 30 days before the last. */
const daysBefore = 30;

/** On Sundays and holidays, which have no close, the last one before counts, unless it is older than this many days. */
const daysOfRest = 10;

/** Listed prices of a quotation's goods up to its close, beside the ingot price. @throws Refusal 404 not theirs */
export async function readPriceHistory(db: Db, buyerId: number, id: number, now: Date): Promise<PriceHistory> {
  const { origin_city, closed_at } = found(await selectOwnQuotation(db, buyerId, id));
  const to = tradeDay(closed_at ?? now);
  const from = daysAfter(to, -daysBefore);
  const [listed, ingot] = await Promise.all([
    selectLowestBase(db, id, from, to),
    listNearestDays(db, origin_city, daysAfter(from, -daysOfRest), to),
  ]);
  const bases = new Map(listed.map(({ day, base_price_paise }) => [day, base_price_paise]));
  const closes = new Map(ingot.map(({ day, close_paise }) => [day, close_paise]));
  const days: PriceHistory["days"] = [];
  let close = ingot.findLast(({ day }) => day < from)?.close_paise;
  for (let day = from; day <= to; day = daysAfter(day, 1)) {
    close = closes.get(day) ?? close;
    days.push({ day, base: rupeesOrNull(bases.get(day)), ingot: rupeesOrNull(close) });
  }
  return { days, ingot_location: ingot[0]?.name ?? null };
}
