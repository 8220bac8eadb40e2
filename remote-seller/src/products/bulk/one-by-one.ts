import type {
  SellerProductChange,
  SellerProductOutcome,
  SellerSettings,
} from "@mandi/shared/contract/seller-products-many";
import { HttpFailure } from "@mandi/shared/http";
import { bulk } from "@mandi/shared/messages/seller-bulk";
import { readPrice, readStocks, savePrice, saveStocks } from "../products.api";
import { priceFields } from "./plan/price-figures";

/*
 * What the calls for many products do, done with those for one: for a server that does not know the former, and to learn
 * which product a server has refused a whole request for.
 */

/** True for the answers of a server that is older than the call. */
export function isCallUnknown(error: unknown): boolean {
  return error instanceof HttpFailure && (error.status === 404 || error.status === 405);
}

export async function readSettings(id: number, signal: AbortSignal): Promise<SellerSettings> {
  const [price, stock] = await Promise.all([readPrice(id, signal), readStocks(id, signal)]);
  return { id, price, stock };
}

/** @throws HttpFailure when the server refuses; nothing was changed then but, of both price and stock, the price */
export async function changeOne(change: SellerProductChange): Promise<SellerProductOutcome> {
  const { id } = change;
  const { price, stock } = await readSettings(id, new AbortController().signal);
  const next = { ...price, ...change.price };
  const isPriceNew = priceFields.some((field) => next[field] !== price[field]);
  const before = { ...price, ...change.price_before };
  if (isPriceNew && priceFields.some((field) => before[field] !== price[field])) return refused(id);
  const standing = change.stock?.id.map((size) => stock.find((row) => row.id === size)?.stock ?? null);
  const isStockNew = change.stock?.stock.some((tonnes, index) => tonnes !== standing?.[index]) === true;
  if (isStockNew && change.stock_before?.some((tonnes, index) => tonnes !== standing?.[index])) return refused(id);
  const { confirmed_base_price } = change;
  const body = confirmed_base_price === undefined ? next : { ...next, confirmed_base_price };
  if (isPriceNew) await savePrice(id, body);
  if (isStockNew && change.stock) await saveStocks(id, change.stock);
  return { id, outcome: isPriceNew || isStockNew ? "changed" : "unchanged", reason: "" };
}

function refused(id: number): SellerProductOutcome {
  return { id, outcome: "refused", reason: bulk.changedMeanwhile };
}
