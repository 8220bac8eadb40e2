import type { AskedSellersAnswer, AskedSellersQuery } from "@mandi/shared/contract/asked-sellers";
import { valuesOf } from "@mandi/shared/contract/offer-filter";
import type { CreateQuotationBody } from "@mandi/shared/contract/quotation-request";
import type { PartyAddress, SizeValue } from "@mandi/shared/contract/trade-document";
import { contactProblem } from "@mandi/shared/format/contact-data";
import { formatKg } from "@mandi/shared/format/quantity";
import { kilograms, kilogramsFromTonnes, sumKilograms } from "@mandi/shared/money/kilograms";
import { secondsAfter } from "../../../platform/clock";
import type { Db } from "../../../platform/database/database";
import { nextDocumentNumber } from "../../../platform/document-numbers";
import { found, invalidField } from "../../../platform/errors";
import { tonnes } from "../../../platform/wire-figures";
import { listAddresses } from "../../addresses/address.service";
import { listPackaging, listQualities, readSizeValues } from "../../catalogue/catalogue.service";
import { findOriginCity, matchSellers } from "../../listings/asked-listing.open.store";
import { type MarketRules, readMarketRules } from "../market-rules";
import {
  insertInvitedSellers,
  insertLines,
  insertQuotation,
  type QuotationRow,
  selectQuotation,
} from "../quotation.store";
import type { StoredPart } from "../quotation.tables";
import { scheduleClose } from "../quotation-deadlines";
import { notifyOf } from "../quotation-notices";
import { askCarriers, listCarriersOfRoad } from "./ask-carriers.service";
import { type ChosenSeller, chooseSellers } from "./choose-sellers.service";
import { selectBrandSizes, selectTradedProduct } from "./request.store";

/** No deal in this market comes near it; it keeps typing errors from reaching sellers and every amount within the computable range. */
const largestRequestKg = kilogramsFromTonnes(100_000);

export interface QuotationRequest {
  readonly buyerId: number;
  readonly body: CreateQuotationBody;
  readonly at: Date;
  readonly wishes?: RequestWishes;
}

/** What a request has besides its goods: the others it was sent with, any brand, and delivery preferences. */
export interface RequestWishes {
  readonly groupId: number;
  readonly anyBrand: boolean;
  /** Sellers of every city compete, and the city of the best offer becomes that of the quotation. */
  readonly anyCity: boolean;
  readonly neededBy: string | null;
  readonly parts: number | null;
  /** Their days and amounts, which add up to the goods; null where the buyer names none. */
  readonly deliveryParts: readonly StoredPart[] | null;
}

/** Shown instead of a brand until a seller is marked, and of a city until one is chosen. */
const anyBrandName = "Any brand";
const anyCityName = "Any city";

/** A request that was made, and how many sellers it reached. */
export interface Requested {
  readonly id: number;
  readonly sellersAsked: number;
}

/**
 * Asks the market: copies what is asked for into the quotation, opens the window and asks every seller and transporter
 * who matches. Those who match later are not asked, so all bidders have the same time.
 *
 * @throws Refusal 422 with the field that is wrong.
 */
export async function requestQuotation(tx: Db, { buyerId, body, at, wishes }: QuotationRequest): Promise<Requested> {
  const description = checkedDescription(body.description ?? "");
  const rules = await readMarketRules(tx);
  const goods = await chooseGoods(tx, body, rules);
  const { product, sizes } = goods;
  const addresses = await chooseAddresses(tx, buyerId, body);
  const deadline = secondsAfter(at, rules.replyWindowSeconds);
  // Done before the number is taken, because taking it makes every other request wait.
  const { city, sellers } = await chooseSellers(
    tx,
    {
      productId: product.id,
      brandId: wishes?.anyBrand ? null : body.brand_id,
      city: wishes?.anyCity ? null : goods.city,
      buyerId,
      sizeIds: sizes.map(({ sizeId }) => sizeId),
      pricedSince: pricedSince(at, rules),
    },
    { usualCity: goods.city, pincode: addresses.consignee.pincode, at },
  );
  const road = { commodity_product_id: product.id, buyer_id: buyerId, consignee_detail: addresses.consignee };
  const carriers = city === null ? [] : await listCarriersOfRoad(tx, { ...road, origin_city: city });

  const id = await insertQuotation(tx, {
    ...goodsColumns(goods),
    ...wishColumns(wishes),
    origin_city: city ?? anyCityName,
    any_city: city === null,
    number: await nextDocumentNumber(tx, "Q", at),
    buyer_id: buyerId,
    brand_id: body.brand_id,
    billing_address: JSON.stringify(addresses.billing),
    consignee_detail: JSON.stringify(addresses.consignee),
    purpose: body.purpose ?? "Trading",
    description,
    created_at: at,
    updated_at: at,
    deadline_at: deadline,
    planned_deadline_at: deadline,
    closed_at: null,
    desk_note: null,
    marking_id: null,
    order_id: null,
    awarded_transporter_id: null,
    ended_reason: null,
  });
  await insertLines(
    tx,
    sizes.map(({ sizeId, quantityKg, value }, index) => ({
      quotation_id: id,
      position: index + 1,
      size_variation_id: sizeId,
      value: JSON.stringify(value),
      quantity_kg: quantityKg,
    })),
  );
  const quotation = found(await selectQuotation(tx, id));
  await askSellers(tx, quotation, sellers, at);
  await askCarriers(tx, quotation, carriers, at);
  await scheduleClose(tx, id, deadline);
  return { id, sellersAsked: sellers.length };
}

/** Sellers and transporters read it, and do not know who asks. @throws Refusal 422 where it has a phone number, an address or a link */
function checkedDescription(text: string): string {
  const problem = contactProblem(text);
  if (problem !== null) throw invalidField("description", problem);
  return text.trim();
}

const pricedSince = (at: Date, rules: MarketRules): Date => secondsAfter(at, -rules.freshPriceSeconds);

/** How many sellers a request for these goods would ask now, and how long they would have. */
export async function countAskedSellers(
  db: Db,
  buyerId: number,
  { product, brand, city, size, any_brand, any_city }: AskedSellersQuery,
  at: Date,
): Promise<AskedSellersAnswer["data"]> {
  const rules = await readMarketRules(db);
  const matches = await matchSellers(db, {
    productId: product,
    brandId: any_brand === "yes" ? null : brand,
    city: any_city === "yes" ? null : city.trim(),
    buyerId,
    sizeIds: valuesOf(size).map(Number),
    pricedSince: pricedSince(at, rules),
  });
  const byPrice = matches.toSorted((one, other) => one.ex_price_paise - other.ex_price_paise);
  return {
    sellers: new Set(matches.map(({ seller_id }) => seller_id)).size,
    cities: [...new Set(byPrice.map((match) => match.city))],
    reply_seconds: rules.replyWindowSeconds,
  };
}

/** What is asked for, as the catalogue has it. @throws Refusal 422 with the field that is wrong */
async function chooseGoods(tx: Db, body: CreateQuotationBody, rules: MarketRules) {
  const product = await selectTradedProduct(tx, body.commodity_product_id, body.brand_id);
  if (!product) throw invalidField("brand_id", "Please select a brand");
  const goods = { productId: product.id, brandId: body.brand_id };
  const city = await findOriginCity(tx, { ...goods, city: body.origin_city });
  if (city === undefined) throw invalidField("origin_city", "Nobody offers this product of this brand there now");
  const quality = chooseQuality(await listQualities(tx, product.id), body.quality);
  const packaging = choosePackaging(await listPackaging(tx, product.id), body.packaging_charge);
  const sizes = await chooseSizes(tx, goods, body);
  const totalKg = sumKilograms(sizes.map(({ quantityKg }) => quantityKg));
  if (totalKg > largestRequestKg) {
    const most = formatKg(largestRequestKg);
    throw invalidField("variation", `At most ${most} can be asked for at once. Please make several enquiries`);
  }
  if (rules.enforceMinimumOrder && totalKg < product.min_order_kg) {
    const least = tonnes(product.min_order_kg);
    throw invalidField("variation", `The minimum order quantity is ${least} MT`);
  }
  return { product, city, quality, packaging, sizes, totalKg };
}

/** The quotation keeps its goods as they were at the time of the request. */
function goodsColumns({ product, quality, packaging, totalKg }: Awaited<ReturnType<typeof chooseGoods>>) {
  return {
    commodity_product_id: product.id,
    product_name: product.name,
    category_name: product.category_name,
    thumbnail: product.thumbnail,
    hsn: product.hsn,
    gst_bp: product.gst_bp,
    brand_name: product.brand_name,
    quality_name: quality?.name ?? "",
    quality_price_paise: quality?.price_paise ?? 0,
    packaging_name: packaging?.name ?? "",
    packaging_price_paise: packaging?.charge_paise ?? 0,
    total_kg: totalKg,
  };
}

function wishColumns(wishes: RequestWishes | undefined) {
  if (wishes === undefined) return {};
  const { groupId, anyBrand, neededBy, parts, deliveryParts } = wishes;
  return {
    group_id: groupId,
    any_brand: anyBrand,
    needed_by: neededBy,
    parts,
    delivery_parts: deliveryParts && JSON.stringify(deliveryParts),
    ...(anyBrand && { brand_name: anyBrandName }),
  };
}

async function askSellers(tx: Db, quotation: QuotationRow, sellers: readonly ChosenSeller[], at: Date): Promise<void> {
  await insertInvitedSellers(tx, quotation.id, sellers, at);
  // Each reads the city that they would load in.
  for (const city of new Set(sellers.map(({ origin_city }) => origin_city))) {
    const userIds = sellers.filter(({ origin_city }) => origin_city === city).map(({ seller_id }) => seller_id);
    const notice = { kind: "quotation received", to: "seller", userIds, at } as const;
    await notifyOf(tx, { ...quotation, origin_city: city ?? quotation.origin_city }, notice);
  }
}

function chooseQuality<Quality extends { readonly name: string }>(
  qualities: readonly Quality[],
  name: string,
): Quality | undefined {
  if (qualities.length === 0 && name.trim() === "") return undefined;
  const quality = qualities.find((candidate) => candidate.name === name);
  if (!quality) throw invalidField("quality", "Please select a quality");
  return quality;
}

function choosePackaging<Packaging extends { readonly id: number }>(
  packagings: readonly Packaging[],
  id: number | null,
): Packaging | undefined {
  if (packagings.length === 0 && id === null) return undefined;
  const packaging = packagings.find((candidate) => candidate.id === id);
  if (!packaging) throw invalidField("packaging_charge", "Please select a packaging");
  return packaging;
}

/** The sizes asked for, in the product's own order, each once and made by the brand. */
async function chooseSizes(tx: Db, goods: { productId: number; brandId: number }, body: CreateQuotationBody) {
  const asked = new Map(body.variation.map(({ id, quantity }) => [id, kilogramsFromTonnes(quantity)]));
  if (asked.size < body.variation.length) throw invalidField("variation", "Please select each variant once");
  const made = (await selectBrandSizes(tx, goods.productId, goods.brandId)).filter(({ id }) => asked.has(id));
  if (made.length < asked.size) throw invalidField("variation", "This variant is not available any more");
  const values = await readSizeValues(
    tx,
    made.map(({ id }) => id),
  );
  return made.map(({ id }) => ({
    sizeId: id,
    quantityKg: asked.get(id) ?? kilograms(0),
    value: (values.get(id) ?? []).map(
      ({ name, value, short_name }): SizeValue => ({ name, value, unit: { short_name: short_name ?? "" } }),
    ),
  }));
}

async function chooseAddresses(
  tx: Db,
  buyerId: number,
  body: CreateQuotationBody,
): Promise<{ billing: PartyAddress; consignee: PartyAddress }> {
  const own = await listAddresses(tx, buyerId);
  const billing = own.find(({ id }) => id === body.billing_address);
  if (!billing) throw invalidField("billing_address", "Please select billing address");
  const consignee = own.find(({ id }) => id === body.consignee_detail);
  if (!consignee) throw invalidField("consignee_detail", "Please select consignee detail");
  return { billing, consignee };
}
