import type { Db } from "../../../platform/database/database";
import { listFreeStock } from "../../listings/listing-stock.open.store";
import { readMarketRules } from "../market-rules";
import { type QuotationRow, selectLinesOf } from "../quotation.store";
import { sizesOf } from "./freeze.service";
import { type StandingOffer, selectStandingOffers } from "./marking.store";
import { type Placing, placeOffers } from "./placing.policy";

/** The figures by which offers of some quotations are ranked. */
export type Ranked = Awaited<ReturnType<typeof readRanked>>;

/** The offers of these quotations with what they are ranked by. */
export async function readRanked(db: Db, ids: readonly number[], ordered = selectLinesOf(db, ids)) {
  const [rules, offers, lines] = await Promise.all([readMarketRules(db), selectStandingOffers(db, ids), ordered]);
  const stock = await listFreeStock(
    db,
    offers.map(({ listing_id }) => listing_id),
    lines.map(({ size_variation_id }) => size_variation_id),
  );
  return { rules, offers, lines, stock };
}

/**
 * How the offers of each of these quotations rank now, by the same rule as the marking. Where a seller is already chosen, stock
 * no longer decides, because what is held for the quotation is missing from it.
 */
export async function readPlacings(
  db: Db,
  quotations: readonly Pick<QuotationRow, "id" | "status">[],
  at: Date,
): Promise<ReadonlyMap<number, Placing<StandingOffer>>> {
  if (quotations.length === 0) return new Map();
  const ranked = await readRanked(
    db,
    quotations.map(({ id }) => id),
  );
  return new Map(quotations.map((quotation) => [quotation.id, placingOf(ranked, quotation, at)]));
}

/** How the offers of one of them rank. */
export function placingOf(
  { rules, offers, lines, stock }: Ranked,
  { id, status }: Pick<QuotationRow, "id" | "status">,
  at: Date,
): Placing<StandingOffer> {
  return placeOffers({
    offers: offers.filter(({ quotation_id }) => quotation_id === id),
    sizes: sizesOf(lines.filter(({ quotation_id }) => quotation_id === id)),
    stock: status === "pending" ? stock : null,
    rules,
    at,
  });
}
