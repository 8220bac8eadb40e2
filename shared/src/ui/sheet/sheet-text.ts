import type { TradeSheet } from "../../contract/trade-sheet";
import { formatMoment } from "../../format/dates";
import { formatTonnes } from "../../format/quantity";
import { formatRupees } from "../../format/rupees";
import { tradeSheet } from "../../messages/trade-sheet";

/** The sheet as a message: plain lines that survive every chat. */
export function sheetText(sheet: TradeSheet, link: string): string {
  const { product, brand, quality, city, sizes, agreed, landed, valid_until } = sheet;
  return [
    [product, quality, brand, `ex-${city}`].filter((part) => part !== "").join(", "),
    sizes.map(({ size, price, quantity }) => `${size} ${figureOf(price, quantity)}`).join(" · "),
    agreed === null ? `${tradeSheet.price.replace("₹/MT", "per MT")}. ${termsOf(sheet)}` : "",
    agreed === null ? "" : tradeSheet.agreed(agreed.place, formatRupees(agreed.per_mt)),
    agreed === null ? "" : tradeSheet.inAll(formatTonnes(agreed.quantity), formatRupees(agreed.amount)),
    landed === null ? "" : tradeSheet.landed(landed.place, formatRupees(landed.price)),
    tradeSheet.valid(formatMoment(valid_until)),
    link,
  ]
    .filter((line) => line !== "")
    .join("\n");
}

function figureOf(price: number | null, quantity: number | null): string {
  if (price !== null) return formatRupees(price);
  return quantity === null ? "" : formatTonnes(quantity);
}

/** The conditions of an offer in one sentence each. */
export function termsOf({ min_quantity, free, gst, landed, agreed }: TradeSheet): string {
  return [
    min_quantity === null ? "" : tradeSheet.minimum(formatTonnes(min_quantity)),
    free === null || free === 0 ? "" : tradeSheet.free(formatTonnes(free)),
    tradeSheet.gst(gst),
    agreed === null && landed === null ? tradeSheet.exOnly : "",
  ]
    .filter((part) => part !== "")
    .join(" ");
}
