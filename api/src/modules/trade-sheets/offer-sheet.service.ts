import { sheetHours, type TradeSheet, type TradeSheetBody } from "@mandi/shared/contract/trade-sheet";
import { sizeText } from "@mandi/shared/format/size-text";
import { sizeWithThickness } from "@mandi/shared/format/size-with-thickness";
import { secondsAfter } from "../../platform/clock";
import type { Db } from "../../platform/database/database";
import { Refusal } from "../../platform/errors";
import { readSheetOffer, type SheetOffer } from "../listings/sheet-offer.service";
import { readPlatformParty, readSellerParty } from "../orders/invoice/invoice-parties.service";
import { findPincode } from "../places/places";

/** By default a link works for a day, as long as a marked price is valid. */
const usualHours = sheetHours[1];

/**
 * The content of an offer's sheet now. The seller's own sheet shows their firm and GSTIN, everybody else's those of the platform.
 *
 * @throws Refusal 404 when it is not on offer; 422 for an old price, and for a seller without a GSTIN
 */
export async function drawOfferSheet(
  db: Db,
  makerId: number,
  { id, pincode, size, thickness, grade, hours = usualHours }: TradeSheetBody,
  now: Date,
): Promise<TradeSheet> {
  const shown = await readSheetOffer(db, id, { pincode, size, thickness, grade, now });
  const { offer, minQuantity, gst } = shown;
  if (offer.is_stale === true) {
    throw new Refusal("refused", { message: "This price is old. Please ask for a quotation instead." });
  }
  return {
    kind: "offer",
    product_id: offer.commodity_product_id,
    product: offer.name,
    thumbnail: offer.thumbnail,
    brand: offer.brand,
    quality: offer.default_quality ?? "",
    city: offer.city,
    sizes: (offer.size_prices ?? []).map(({ size, ex_price }) => ({ size, price: ex_price, quantity: null })),
    free: offer.free_mt ?? null,
    min_quantity: minQuantity,
    gst,
    landed: landedOf(shown, pincode, thickness),
    agreed: null,
    issuer: await issuerOf(db, makerId, shown),
    made_at: now.toISOString(),
    valid_until: secondsAfter(now, hours * 3_600).toISOString(),
  };
}

/** Null where no freight can be estimated; the sheet then has only the ex price. */
function landedOf(
  { offer }: SheetOffer,
  pincode: string | undefined,
  thickness: string | undefined,
): TradeSheet["landed"] {
  const { landed, default_variation } = offer;
  if (!landed || pincode === undefined) return null;
  const city = findPincode(pincode)?.city;
  return {
    place: city === undefined ? pincode : `${city} ${pincode}`,
    size: default_variation === null ? "" : sizeWithThickness(sizeText([default_variation]), thickness),
    price: landed.price,
    low: landed.low,
    high: landed.high,
  };
}

async function issuerOf(db: Db, makerId: number, { offer, sellerId }: SheetOffer): Promise<TradeSheet["issuer"]> {
  if (sellerId !== makerId) return readPlatformIssuer(db);
  const seller = await readSellerParty(db, sellerId);
  if (seller.gst_number === "") {
    throw new Refusal("refused", { message: "Please add your GSTIN to your profile first." });
  }
  // The street may be somebody's home; a buyer only needs the place of loading.
  return { name: seller.name, gst_number: seller.gst_number, address: offer.city };
}

/** The platform, which sells to every buyer. */
export async function readPlatformIssuer(db: Db): Promise<TradeSheet["issuer"]> {
  const { name, gst_number, address } = await readPlatformParty(db);
  return { name, gst_number, address };
}
