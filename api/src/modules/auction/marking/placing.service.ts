import type { Db } from "../../../platform/database/database";
import { readFreeStock } from "../../listings/listing-stock.open.store";
import { readMarketRules } from "../market-rules";
import { listLinesOf, type QuotationRow } from "../quotation.store";
import { sizesOf } from "./freeze.service";
import { listStandingOffers, type StandingOffer } from "./marking.store";
import { type Placing, placeOffers } from "./placing.policy";

/**
 * How the offers of each of these quotations rank now, by what the marking goes by. Where a seller is chosen already, stock
 * decides no more: what it promised is missing from it.
 */
export async function readPlacings(
  db: Db,
  quotations: readonly Pick<QuotationRow, "id" | "status">[],
  at: Date,
): Promise<ReadonlyMap<number, Placing<StandingOffer>>> {
  if (quotations.length === 0) return new Map();
  const ids = quotations.map(({ id }) => id);
  const [rules, offers, lines] = [
    await readMarketRules(db),
    await listStandingOffers(db, ids),
    await listLinesOf(db, ids),
  ];
  const stock = await readFreeStock(
    db,
    offers.map(({ listing_id }) => listing_id),
    lines.map(({ size_variation_id }) => size_variation_id),
  );
  return new Map(
    quotations.map(({ id, status }) => {
      const placing = placeOffers({
        offers: offers.filter(({ quotation_id }) => quotation_id === id),
        sizes: sizesOf(lines.filter(({ quotation_id }) => quotation_id === id)),
        stock: status === "pending" ? stock : null,
        rules,
        at,
      });
      return [id, placing];
    }),
  );
}
