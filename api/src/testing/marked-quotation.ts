import { type Kilograms, kilogramsFromTonnes } from "@mandi/shared/money/kilograms";
import { type Paise, paise, paiseFromRupees } from "@mandi/shared/money/paise";
import { basisPointsFromPercent } from "@mandi/shared/money/percent";
import { freightOfPrice } from "@mandi/shared/pricing/freight";
import { calculateBookingAmount, calculateOrderAmounts } from "@mandi/shared/pricing/order-amounts";
import type { Db } from "../platform/database/database";
import { inTransaction } from "../platform/database/transaction";
import { nextDocumentNumber } from "../platform/document-numbers";
import { insertBid, insertOffer } from "./insert-answers";
import { billingParty, consignee } from "./marked-parties";
import type { Market } from "./order-market";
import type { TestApi } from "./test-api";

export interface MarkedOptions {
  /** Quantities in MT of the first and second size of the world; default 30 of the first, the worked example. */
  readonly tonnes?: readonly [number, number?];
  /** Freight per MT with GST; the carrier bid it without. */
  readonly transportRupees?: number;
  readonly commission?: { readonly type: "include" | "exclude"; readonly rupees: number };
  readonly creditDays?: number;
  readonly hasTransporter?: boolean;
}

/** Unit prices of the worked example: the first size costs 1,500 more before tax than the second. */
const units = [paiseFromRupees(55_932), paiseFromRupees(54_162)] as const;

/** A quotation of the worked example (docs/domain.md#prices) that the desk has marked. */
export async function createMarkedQuotation(
  api: TestApi,
  market: Market,
  options: MarkedOptions = {},
): Promise<number> {
  const lines = linesOf(market, options);
  const freight = freightOfPrice(paiseFromRupees(options.transportRupees ?? 1_800), basisPointsFromPercent(18));
  const amounts = calculateOrderAmounts(
    lines.map(({ kg, unit }) => ({ unitPricePaise: unit, quantityKg: kg })),
    freight.pricePaise,
  );
  const asked = { market, options, lines, amounts, freight, at: api.clock.now() };
  return inTransaction(api.db, async (tx) => {
    const quotationId = await insertQuotation(tx, asked);
    const lineIds = await insertLines(tx, quotationId, asked);
    const answers = await insertAnswers(tx, quotationId, lineIds, asked);
    const markingId = await insertMarking(tx, quotationId, answers, asked);
    await insertMarkingLines(tx, markingId, lineIds, asked);
    await tx
      .updateTable("quotation")
      .set({ status: "Seller Marked", marking_id: markingId })
      .where("id", "=", quotationId)
      .execute();
    await insertStockHolds(tx, quotationId, lineIds, asked);
    return quotationId;
  });
}

interface AskedLine {
  readonly index: number;
  readonly sizeId: number;
  readonly kg: Kilograms;
  readonly unit: Paise;
}

/** The requested goods, and their amounts. */
interface Asked {
  readonly market: Market;
  readonly options: MarkedOptions;
  readonly lines: readonly AskedLine[];
  readonly amounts: ReturnType<typeof calculateOrderAmounts>;
  readonly freight: ReturnType<typeof freightOfPrice>;
  readonly at: Date;
}

function linesOf(market: Market, { tonnes: asked = [30] }: MarkedOptions): readonly AskedLine[] {
  return asked.flatMap((tonnes, index) => {
    if (tonnes === undefined || tonnes === 0) return [];
    const sizeId = market.world.sizeIds[index] ?? 0;
    return [{ index, sizeId, kg: kilogramsFromTonnes(tonnes), unit: units[index] ?? units[0] }];
  });
}

async function insertQuotation(tx: Db, { market, amounts, at }: Asked): Promise<number> {
  const { id } = await tx
    .insertInto("quotation")
    .values({
      number: await nextDocumentNumber(tx, "Q", at),
      buyer_id: market.buyer.id,
      commodity_product_id: market.world.productId,
      product_name: "TMT Bar",
      category_name: "Steel",
      thumbnail: "/art/tmt.svg",
      hsn: "72142090",
      gst_bp: 1_800,
      brand_id: market.world.brandId,
      brand_name: "Loha",
      origin_city: "Raipur",
      quality_name: "Fe 500",
      quality_price_paise: 30_000,
      packaging_name: "Bundle",
      packaging_price_paise: 20_000,
      billing_address: JSON.stringify(billingParty),
      consignee_detail: JSON.stringify(consignee),
      purpose: "Trading",
      description: "Bundled by size",
      total_kg: amounts.totalQuantityKg,
      created_at: at,
      updated_at: at,
      deadline_at: new Date(at.getTime() + 3_600_000),
      planned_deadline_at: new Date(at.getTime() + 3_600_000),
      closed_at: at,
      desk_note: null,
      marking_id: null,
      order_id: null,
      awarded_transporter_id: null,
      ended_reason: null,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

async function insertLines(tx: Db, quotationId: number, { lines }: Asked): Promise<readonly number[]> {
  const rows = await tx
    .insertInto("quotation_line")
    .values(
      lines.map(({ index, sizeId, kg }) => ({
        quotation_id: quotationId,
        position: index + 1,
        size_variation_id: sizeId,
        value: JSON.stringify([{ name: "Size", value: index === 0 ? "8" : "10", unit: { short_name: "mm" } }]),
        quantity_kg: kg,
      })),
    )
    .returning("id")
    .execute();
  return rows.map(({ id }) => id);
}

interface Answers {
  readonly terms: string;
  readonly offerRevisionId: number;
  /** Null without a transporter. */
  readonly bidRevisionId: number | null;
}

/** The seller's offer and the transporter's bid. */
async function insertAnswers(
  tx: Db,
  quotationId: number,
  lineIds: readonly number[],
  { market, options, amounts, freight, at }: Asked,
): Promise<Answers> {
  await tx
    .insertInto("invited_seller")
    .values({ quotation_id: quotationId, seller_id: market.seller.id, listing_id: market.listingId, invited_at: at })
    .execute();
  const terms = JSON.stringify({
    loading: 25_000,
    insurance: 5_000,
    qualityCharge: 0,
    otherCharges: [{ name: "Cutting", operator: "+", price: 10_000 }],
    qualityPrice: 30_000,
    packagingPrice: 20_000,
    gstBp: 1_800,
    sizes: lineIds.map((lineId, index) => ({ lineId, price: index === 0 ? 150_000 : 0 })),
  });
  const sellerId = market.seller.id;
  const offerRevisionId = await insertOffer(tx, { quotationId, sellerId, exPaise: amounts.exPaise, terms, at });
  const bidRevisionId =
    options.hasTransporter === false
      ? null
      : await insertBid(tx, { quotationId, transporterId: market.transporter.id, pricePaise: freight.ratePaise, at });
  return { terms, offerRevisionId, bidRevisionId };
}

async function insertMarking(
  tx: Db,
  quotationId: number,
  { terms, offerRevisionId, bidRevisionId }: Answers,
  { market, options, amounts, freight, at }: Asked,
): Promise<number> {
  const commission = options.commission ?? { type: "include", rupees: 0 };
  const { id } = await tx
    .insertInto("marking")
    .values({
      quotation_id: quotationId,
      sequence: 1,
      offer_revision_id: offerRevisionId,
      seller_id: market.seller.id,
      listing_id: market.listingId,
      bid_revision_id: bidRevisionId,
      transporter_id: bidRevisionId === null ? null : market.transporter.id,
      base_price_paise: 4_500_000,
      buyer_base_price_paise: 4_500_000,
      transport_price_paise: freight.pricePaise,
      freight_rate_paise: freight.ratePaise,
      total_kg: amounts.totalQuantityKg,
      seller_ex_paise: amounts.exPaise,
      ex_paise: amounts.exPaise,
      freight_paise: amounts.freightPaise,
      for_paise: amounts.forPaise,
      booking_paise: bookingOf(amounts.forPaise),
      credit_days: options.creditDays ?? 7,
      commission_type: commission.type,
      commission_paise: paiseFromRupees(commission.rupees),
      commission_gst_bp: 1_800,
      gst_bp: 1_800,
      delivery_by: null,
      loading_address: JSON.stringify(loadingAddress),
      terms,
      valid_until: new Date(at.getTime() + 24 * 3_600_000),
      at,
      marked_by: market.staff.id,
      reason: "Lowest landed price",
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

const loadingAddress = {
  address_line_one: "Plot 4",
  address_line_two: "Siltara",
  city: "Raipur",
  pin_code: "493111",
  state: "Chhattisgarh",
};

async function insertMarkingLines(
  tx: Db,
  markingId: number,
  lineIds: readonly number[],
  { lines, amounts }: Asked,
): Promise<void> {
  await tx
    .insertInto("marking_line")
    .values(
      lineIds.map((id, index) => ({
        marking_id: markingId,
        line_id: id,
        size_price_paise: lines[index]?.index === 0 ? 150_000 : 0,
        unit_price_paise: lines[index]?.unit ?? 1,
        final_price_paise: amounts.linePaise[index] ?? 0,
        seller_unit_price_paise: lines[index]?.unit ?? 1,
        seller_final_price_paise: amounts.linePaise[index] ?? 0,
      })),
    )
    .execute();
}

async function insertStockHolds(
  tx: Db,
  quotationId: number,
  lineIds: readonly number[],
  { market, lines, at }: Asked,
): Promise<void> {
  await tx
    .insertInto("stock_hold")
    .values(
      lineIds.map((id, index) => ({
        quotation_id: quotationId,
        line_id: id,
        listing_id: market.listingId,
        size_variation_id: lines[index]?.sizeId ?? 0,
        quantity_kg: lines[index]?.kg ?? 0,
        created_at: at,
        ended_at: null,
      })),
    )
    .execute();
}

function bookingOf(forPaise: Paise): Paise {
  return calculateBookingAmount(forPaise, { share: basisPointsFromPercent(10), floorPaise: paise(0) });
}
