import type { Order } from "@mandi/shared/contract/order";

/** Legal GST rates of these goods (docs/domain.md#catalogue-and-listings). */
const rates = [0, 5, 12, 18, 28, 40];

/**
 * GST rate of an order's goods, from its price steps: tax against the subtotal before it. The rounding of each unit
 * price shifts the share slightly, so the nearest legal rate is taken.
 */
export function gstPercentOf({ price_steps }: Pick<Order, "price_steps">): number {
  const place = price_steps.findIndex(({ kind }) => kind === "tax");
  const tax = price_steps[place];
  if (!tax) return 0;
  const before = price_steps.slice(0, place).findLast(({ kind }) => kind === "subtotal");
  const base = before?.amount ?? price_steps.slice(0, place).reduce((sum, { amount }) => sum + amount, 0);
  const share = base > 0 ? (tax.amount / base) * 100 : 0;
  return rates.reduce((best, rate) => (Math.abs(rate - share) < Math.abs(best - share) ? rate : best), 0);
}
