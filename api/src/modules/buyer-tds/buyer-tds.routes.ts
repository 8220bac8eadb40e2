import { OrderParams, OrderPaymentAnswer } from "@mandi/shared/contract/order";
import { OrderTdsAnswer, OrderTdsBody } from "@mandi/shared/contract/order-tds";
import { traders } from "@mandi/shared/contract/role";
import { paiseFromRupees, rupeesFromPaise } from "@mandi/shared/money/paise";
import { personLimits } from "../../platform/limits/person-limits";
import { defineRoute, type Route } from "../../platform/routes/route";
import { readDue } from "../orders/amounts/order-payment.service";
import { readOrderOf } from "../orders/order.service";
import { readUnderCheckOfOrder } from "../payments/bank-transfer.service";
import { adviseDeduction } from "./buyer-tds.service";
import { readOrderDeductions } from "./buyer-tds-view.service";

/** Tax that a buyer deducts from what they owe for an order. */
export const buyerTdsRoutes: readonly Route[] = [
  defineRoute({
    method: "GET",
    path: "/customer/order/:id/tds",
    summary: "What the caller deducted at source from an order, and how much they may still deduct",
    access: traders,
    rate: "read",
    idempotency: "none",
    params: OrderParams,
    answer: OrderTdsAnswer,
    handle: async ({ db, actor, params, clock }) => ({
      data: await readOrderDeductions(db, await readOrderOf(db, "buyer", actor.id, params.id), clock.now()),
    }),
  }),
  defineRoute({
    method: "POST",
    path: "/customer/order/:id/tds",
    summary: "Reports tax that the caller deducted at source: it counts as paid",
    access: traders,
    rate: "write",
    idempotency: "required",
    perPerson: personLimits.payment,
    params: OrderParams,
    body: OrderTdsBody,
    answer: OrderPaymentAnswer,
    async handle({ db, actor, params, body, clock }) {
      const { amount, tan_number: tan, invoice, deducted_on: day } = body;
      const input = { buyerId: actor.id, orderId: params.id, amountPaise: paiseFromRupees(amount), tan, invoice, day };
      await adviseDeduction(db, input, { at: clock.now(), actorId: actor.id });
      const { settledPaise, duePaise } = await readDue(db, await readOrderOf(db, "buyer", actor.id, params.id));
      return {
        message: "The tax you deducted is taken off what is due. Please send us the certificate.",
        paid_amount: rupeesFromPaise(settledPaise),
        due_amount: rupeesFromPaise(duePaise),
        payment_under_check: (await readUnderCheckOfOrder(db, params.id)) > 0 ? 1 : 0,
      };
    },
  }),
];
