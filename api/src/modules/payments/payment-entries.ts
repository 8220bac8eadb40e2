import type { PaymentStatus } from "@mandi/shared/contract/payment";
import type { Db } from "../../platform/database/database";
import { Refusal } from "../../platform/errors";
import { type AccountRef, orderAccount } from "../ledger/account";
import { lockBalances } from "../ledger/account.service";
import type { JournalContext } from "../ledger/ledger.service";
import type { OrderKey } from "../ledger/ledger-facts";
import { nextPaymentStatus, type PaymentStep } from "./payment.policy";
import type { Payment } from "./payment.store";

/** The status after a step. @throws Refusal 409 when the payment is past it. */
export function stepTo(from: PaymentStatus, name: PaymentStep): PaymentStatus {
  const next = nextPaymentStatus(from, name);
  if (!next) throw new Refusal("conflict", { message: "This payment has already been decided." });
  return next;
}

/** The journal context of a payment: its payer as the cause, and its order. */
export function contextOf(payment: Payment, at: Date): JournalContext {
  return {
    at,
    actorId: payment.payerId,
    paymentId: payment.id,
    ...(payment.orderId === null ? {} : { orderId: payment.orderId }),
  };
}

/** Before the goods are invoiced nothing is receivable, so a payment waits in the advance, which the invoice then uses. */
export async function paymentGoesTo(tx: Db, order: OrderKey, from: AccountRef): Promise<"advance" | "receivable"> {
  const receivable = orderAccount("receivable", order.id);
  const balanceOf = await lockBalances(tx, from, orderAccount("advance", order.id), receivable);
  return balanceOf(receivable) > 0 ? "receivable" : "advance";
}

/** The refusal of a second booking of one quotation. */
export function bookingTaken(): Refusal {
  return new Refusal("conflict", {
    message: "This quotation is already booked, or a bank transfer for it is being checked.",
  });
}
