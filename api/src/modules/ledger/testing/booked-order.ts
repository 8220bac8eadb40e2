import { kilogramsFromTonnes } from "@mandi/shared/money/kilograms";
import { paiseFromRupees, zeroPaise } from "@mandi/shared/money/paise";
import { fundWallet } from "../../../testing/money";
import type { TestBooks } from "../../../testing/test-books";
import { payBookingFromCash } from "../../payments/payment.service";
import type { OrderRef } from "../ledger-facts";
import { printedPaper } from "./printed-paper";
import { at } from "./reconciled-books";

/* The worked example of docs/domain.md#prices with 29.840 of 30 MT loaded. */

const booking = paiseFromRupees(173_196);
export const loaded = kilogramsFromTonnes(29.84);
export const goods = paiseFromRupees(1_669_010.88);

/** Its order, booked from a cash wallet of ten lakh rupees. */
export async function bookedOrder(books: TestBooks) {
  const buyer = await books.signIn("customer");
  const order = books.newOrder();
  await fundWallet(books.db, buyer.id, 1_000_000);
  const payment = { buyerId: buyer.id, quotationId: order.id, order, amountPaise: booking, at };
  await books.inTx((tx) => payBookingFromCash(tx, payment));
  return { buyer, order };
}

/** Its sale to the buyer. */
export const saleOf = (order: OrderRef) => ({
  order,
  invoice: "MS/26-27/00412",
  quantityKg: loaded,
  paper: printedPaper(goods),
  agentPaise: zeroPaise,
});
