import { type Paise, paiseFromRupees } from "@mandi/shared/money/paise";
import type { OrderRef } from "../modules/ledger/ledger-facts";
import { reportBankPayment, type TransferSubject, verifyBankPayment } from "../modules/payments/bank-transfer.service";
import type { Payment } from "../modules/payments/payment.store";
import type { Db } from "../platform/database/database";
import { inTransaction } from "../platform/database/transaction";
import { newUtr } from "./money";
import { createTestApi } from "./test-api";

/** The time of everything in a payment world. */
export const paidAt = new Date("2026-11-21T05:00:00.000Z");

/** An API, a member of staff, and common steps of tests of payments. Amounts are rupees. */
export type PaymentWorld = Awaited<ReturnType<typeof createPaymentWorld>>;

const noOrder = () => Promise.reject(new Error("No order is made here"));

/** A world for tests of payments; its orders exist only as numbers in the books. */
export async function createPaymentWorld() {
  const api = await createTestApi({ poolSize: 20 });
  const staff = await api.signIn("staff");
  const inTx = <Result>(work: (tx: Db) => Promise<Result>): Promise<Result> => inTransaction(api.db, work);
  let orders = 0;
  return {
    api,
    staff,
    inTx,
    newOrder(): OrderRef {
      orders += 1;
      return { id: orders, number: `O2627${String(orders).padStart(6, "0")}` };
    },
    async balances(userId: number) {
      const rows = await api.db
        .selectFrom("account")
        .select(["kind", "balance_paise"])
        .where("user_id", "=", userId)
        .execute();
      const of = (kind: string) => rows.find((row) => row.kind === kind)?.balance_paise ?? 0;
      return { wallet: of("wallet"), hold: of("hold"), credit: of("credit") };
    },
    report(payerId: number, subject: TransferSubject, amount = 500, transfer: object = {}): Promise<Payment> {
      return inTx((tx) =>
        reportBankPayment(tx, {
          payerId,
          amountPaise: paiseFromRupees(amount),
          transfer: { utr: newUtr(), paidOn: "2026-11-20", ...transfer },
          subject,
          at: paidAt,
        }),
      );
    },
    /** The desk has found the transfer in the bank; `createOrder` makes the order of a booking. */
    verify(paymentId: number, amount = 500, createOrder: () => Promise<{ id: number }> = noOrder) {
      const decision = { paymentId, staffId: staff.id, receivedPaise: paiseFromRupees(amount), at: paidAt };
      return inTx((tx) => verifyBankPayment(tx, decision, createOrder));
    },
  };
}

/** A booking payment as its service takes it. */
export function bookingOf(buyerId: number, order: OrderRef, rupees: number, quotationId = order.id) {
  const amountPaise: Paise = paiseFromRupees(rupees);
  return { buyerId, quotationId, order, amountPaise, at: paidAt };
}
