import type { SentQuotation } from "@mandi/shared/contract/quotation";
import { joined } from "@mandi/shared/format/joined";
import { formatTonnes } from "@mandi/shared/format/quantity";
import { formatWhole } from "@mandi/shared/format/rupees";
import { wish } from "@mandi/shared/messages/delivery-wish";
import { kilogramsFromTonnes, sumKilograms, tonnesFromKilograms } from "@mandi/shared/money/kilograms";
import { paiseFromRupees, rupeesFromPaise, sumPaise } from "@mandi/shared/money/paise";

/** What several quotations of one request have in common: how much they ask for, the answers, and the price as far as it is known. */
export function groupWords(rows: readonly SentQuotation[]): string {
  const kg = sumKilograms(rows.map(({ total_quantity }) => kilogramsFromTonnes(total_quantity)));
  const offers = rows.reduce((sum, { offer_count = 0 }) => sum + offer_count, 0);
  const price = priceWords(rows);
  return joined(wish.countTogether(rows.length, formatTonnes(tonnesFromKilograms(kg))), wish.offers(offers), price);
}

/** The lowest where the same goods were asked for several times, else the sum of what has a price. */
function priceWords(rows: readonly SentQuotation[]): string | null {
  const prices = rows.flatMap(({ for_price }) => (for_price === null ? [] : [for_price]));
  if (prices.length === 0) return null;
  const goods = new Set(
    rows.map(({ commodity_product, total_quantity }) => `${commodity_product.name} ${total_quantity}`),
  );
  if (goods.size === 1) return wish.best(formatWhole(Math.min(...prices)));
  const sum = formatWhole(rupeesFromPaise(sumPaise(prices.map(paiseFromRupees))));
  return prices.length === rows.length ? wish.sum(sum) : wish.sumSoFar(sum, prices.length, rows.length);
}
