import type { OfferItem } from "@mandi/shared/contract/product-list";
import { paise, rupeesFromPaise } from "@mandi/shared/money/paise";
import type { Db } from "../../platform/database/database";
import { presentSizeValue } from "../catalogue/catalogue.presenter";
import { listSizeValues, type SizeValue } from "../catalogue/catalogue.store";
import { listQualityNames, type OfferRow } from "./offer.store";

/** Offer cards, with the names of qualities and sizes fetched once for the whole list. */
export async function presentOffers(db: Db, rows: readonly OfferRow[]): Promise<OfferItem[]> {
  if (rows.length === 0) return [];
  const [qualities, sizes] = await Promise.all([
    listQualityNames(db, [...new Set(rows.map((row) => row.commodity_product_id))]),
    listSizeValues(db, [...new Set(rows.flatMap((row) => row.default_size_id ?? []))]),
  ]);
  return rows.map((row) =>
    presentOffer(row, qualities.get(row.commodity_product_id) ?? [], sizes.get(row.default_size_id ?? 0)?.[0]),
  );
}

function presentOffer(row: OfferRow, quality: string[], size: SizeValue | undefined): OfferItem {
  return {
    id: row.id,
    seller_commodity_product_id: row.id,
    commodity_product_id: row.commodity_product_id,
    name: row.name,
    thumbnail: row.thumbnail,
    brand: row.brand,
    quality,
    default_variation: size ? presentSizeValue(size) : null,
    city: row.city,
    ex_price: rupeesFromPaise(paise(row.ex_price_paise)),
    is_bookmarked: row.is_bookmarked,
  };
}
