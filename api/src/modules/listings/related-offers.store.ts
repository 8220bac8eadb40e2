import { type RawBuilder, sql } from "kysely";
import { prepared } from "../../platform/database/prepared";
import { offers } from "./offered-listing.store";

/** A product, its category, and how many offers are wanted. */
interface Around {
  readonly commodity_product_id: number;
  readonly category_id: number;
  readonly atMost: number;
}

/**
 * The cheapest offers of a product, then those of the other products of its category. Each part is read from an index in the order
 * of prices, and no further than needed: the second not at all where the first is enough.
 */
export const selectCheapestAround = prepared((db, { commodity_product_id, category_id, atMost }: Around) => {
  const cheapest = (limit: number | RawBuilder<number>) =>
    offers(db).orderBy("priced.ex_price_paise").orderBy("offered_listing.id").limit(limit);
  return db
    .with("own", () => cheapest(atMost).where("offered_listing.commodity_product_id", "=", commodity_product_id))
    .with("near", () =>
      cheapest(sql<number>`${atMost}::integer - (select count(*) from own)`)
        .where("offered_listing.category_id", "=", category_id)
        .where("offered_listing.commodity_product_id", "<>", commodity_product_id),
    )
    .selectFrom((from) => from.selectFrom("own").selectAll().unionAll(from.selectFrom("near").selectAll()).as("around"))
    .selectAll()
    .orderBy(sql`commodity_product_id <> ${commodity_product_id}`)
    .orderBy("ex_price_paise")
    .orderBy("id");
});
