import { randomUUID } from "node:crypto";
import { ProductDetailAnswer } from "@mandi/shared/contract/product-detail";
import { QuotationAnswer } from "@mandi/shared/contract/quotation";
import { read } from "@mandi/shared/contract/read";
import { rupeesFromPaise } from "@mandi/shared/money/paise";
import { priceOfSelection } from "@mandi/shared/pricing/price-selection";
import fc from "fast-check";
import { ask, bid, createRfqMarket, entry, offer, type RfqMarket } from "../../testing/rfq-world";
import { createTestApi, type TestApi } from "../../testing/test-api";
import { refreshListingPrice } from "./listing-price.service";

/*
 * The page prices an offer in the browser, the server prices it for lists, quotations and orders. Whatever the seller
 * enters and the buyer chooses, they agree to the rupee.
 */

let api: TestApi;
beforeAll(async () => {
  api = await createTestApi();
});
afterAll(() => api.close());

const rates = [0, 500, 1_200, 1_800, 2_800];
/** An HSN for each rate. */
const hsnOf = (rate: number): string => String(98_000_000 + rate);

const charge = fc.integer({ min: 0, max: 300_000 });
const anyOffer = fc.record({
  // Whole rupees: a seller answers a quotation in them.
  base: fc.integer({ min: 20_000, max: 90_000 }),
  loading: charge,
  insurance: charge,
  inspection: charge,
  other: fc.array(fc.record({ operator: fc.constantFrom("+" as const, "-" as const), price: charge }), {
    maxLength: 3,
  }),
  size: charge,
  gstBp: fc.constantFrom(...rates),
  quality: fc.integer({ min: 0, max: 1 }),
  packaging: fc.integer({ min: 0, max: 1 }),
});
type AnyOffer = typeof anyOffer extends fc.Arbitrary<infer Value> ? Value : never;

async function enter(listingId: number, sizeId: number, wish: AnyOffer): Promise<void> {
  await api.db.transaction().execute(async (tx) => {
    await tx
      .updateTable("commodity_product")
      .set({ hsn: hsnOf(wish.gstBp), gst_bp: wish.gstBp })
      .execute();
    await tx
      .updateTable("listing")
      .set({
        base_price_paise: wish.base * 100,
        loading_charge_paise: wish.loading,
        insurance_charge_paise: wish.insurance,
        quality_charge_paise: wish.inspection,
        gst_bp: wish.gstBp,
      })
      .where("id", "=", listingId)
      .execute();
    await tx.deleteFrom("listing_other_charge").where("listing_id", "=", listingId).execute();
    for (const [position, { operator, price }] of wish.other.entries()) {
      const row = { listing_id: listingId, position, name: `Charge ${position}`, operator, price_paise: price };
      await tx.insertInto("listing_other_charge").values(row).execute();
    }
    await tx
      .updateTable("listing_variation")
      // Every marked quotation holds stock.
      .set({ price_paise: wish.size, stock_kg: 100_000_000 })
      .where("listing_id", "=", listingId)
      .where("size_variation_id", "=", sizeId)
      .execute();
    await refreshListingPrice(tx, listingId, api.clock.now());
  });
}

async function agree(market: RfqMarket, id: number, base: number): Promise<void> {
  const seller = entry(market.sellers, 0);
  const carrier = entry(market.transporters, 0);
  expect((await offer(api, seller, id, base)).status).toBe(200);
  expect((await bid(api, carrier, id, 1_800)).status).toBe(200);
  const marking = { seller_id: seller.id, transporter_id: carrier.id, reason: "the only answer" };
  const key = { "idempotency-key": randomUUID() };
  expect(await api.post(`/desk/quotation/${id}/mark`, marking, market.staff, key)).toMatchObject({ status: 200 });
}

it("is the same on the page, in the list and in the quotation, whatever a seller enters (R-412)", async () => {
  const market = await createRfqMarket(api, { sellers: 1, transporters: 1 });
  const { listingId } = entry(market.sellers, 0);
  const law = { key: "gst", valid_from: "2017-07-01", source: "A notification", added_by: null };
  const rows = rates.map((rate) => ({ ...law, scope: hsnOf(rate), value: String(rate) }));
  await api.db.insertInto("tax_row").values(rows).execute();
  const [sizeId] = market.world.sizeIds;
  await fc.assert(
    fc.asyncProperty(anyOffer, async (wish) => {
      await enter(listingId, sizeId, wish);
      const { body } = await api.get(`/product-detail/${listingId}`, market.buyer);
      const product = read(ProductDetailAnswer, body).products_data;
      const packagingId = product.packaging_charge[0]?.id ?? null;
      const shown = priceOfSelection(product, { quality: 0, packagingId, sizePrice: product.default_variation_price });
      expect(product.ex_price).toBe(rupeesFromPaise(shown.exPaise));
      expect(product.total_amount).toBe(rupeesFromPaise(shown.totalAmountPaise));
      expect(product.total_charges).toBe(rupeesFromPaise(shown.totalChargesPaise));

      const chosen = product.packaging_charge[wish.packaging]?.id ?? null;
      const id = await ask(api, market, {
        quality: product.quality[wish.quality] ?? "",
        packaging_charge: chosen,
      });
      await agree(market, id, wish.base);
      const quotation = read(QuotationAnswer, (await api.get(`/product-enquiry/${id}`, market.buyer)).body).data;
      const sizePrice = product.variation.find((size) => size.id === sizeId)?.price ?? 0;
      const onPage = priceOfSelection(product, { quality: wish.quality, packagingId: chosen, sizePrice });
      expect(quotation.variation.map(({ per_unit_price }) => per_unit_price)).toEqual([
        rupeesFromPaise(onPage.exPaise),
      ]);
    }),
    { numRuns: 20 },
  );
});
