import {
  type Example,
  type ExampleWorld,
  exampleExchange,
  exampleRead,
  exampleRow,
} from "@mandi/shared/area/define-examples";
import { BuyerLedgerAnswer, OrderAnswer, OrderPaymentAnswer, SentOrderListAnswer } from "@mandi/shared/contract/order";
import { type OrderDeduction, OrderTdsAnswer, OrderTdsBody } from "@mandi/shared/contract/order-tds";
import { PaymentBody } from "@mandi/shared/contract/payment";
import { ReceivedOrderListAnswer } from "@mandi/shared/contract/seller-order";
import { TimelineAnswer } from "@mandi/shared/contract/trade-document";
import { aCreditNote, anInvoice } from "@mandi/shared/testing/buyer-builders/invoice";
import { aDriver, aLedgerRow, anOrder, anOrderLedger, aSentOrder } from "@mandi/shared/testing/buyer-builders/order";
import { aTimelineEvent } from "@mandi/shared/testing/buyer-builders/trade";
import { aPage } from "@mandi/shared/testing/public-builders";

/** An order on its way, with vehicle, timeline and ledger; a payment of it changes what is due. */
export function orderExamples({ rows }: ExampleWorld): Example[] {
  const orders = rows([
    anOrder({ status: "loading", driver_list: [aDriver()], invoices: [anInvoice()], credit_notes: [aCreditNote()] }),
    anOrder({ id: 10, order_id: "O2627000088", status: "pending" }),
    anOrder({ id: 11, order_id: "O2627000071", status: "delivered", paid_amount: 1_731_960, due_amount: 0 }),
  ]);
  const received = rows([aSentOrder({ id: 91, for_price: 1_621_320, due_amount: 1_621_320 })]);
  const events = rows([
    aTimelineEvent(),
    aTimelineEvent({ id: 2, text: "The seller has confirmed", status: "confirm" }),
  ]);
  const ledger = rows([aLedgerRow()]);
  const deducted: OrderDeduction[] = [];
  return [
    exampleRead("GET /customer/order", SentOrderListAnswer, ({ query }) => {
      const wanted = orders.filter(({ status }) => status === (query.get("status") ?? status));
      return aPage(
        wanted.map(({ id, order_id, status, due_amount }) => aSentOrder({ id, order_id, status, due_amount })),
      );
    }),
    exampleRead("GET /seller/order", ReceivedOrderListAnswer, () => aPage(received)),
    exampleRead("GET /customer/order-detail/:id", OrderAnswer, (call) => ({ data: exampleRow(orders, call) })),
    exampleRead("GET /order/:id/timeline", TimelineAnswer, () => ({ data: events })),
    exampleRead("GET /customer/order-ledger/:id", BuyerLedgerAnswer, (call) => {
      exampleRow(orders, call);
      return anOrderLedger(ledger);
    }),
    exampleExchange("POST /customer/order/:id/payment", PaymentBody, OrderPaymentAnswer, (call) => {
      const order = exampleRow(orders, call);
      const { source, amount = order.due_amount } = call.body;
      if (source === "bank") {
        order.payment_under_check = 1;
      } else {
        order.paid_amount += amount;
        order.due_amount -= amount;
        const text = "Payment received";
        ledger.push(aLedgerRow({ description: text, amount, remaining_balance: -order.paid_amount }));
      }
      const { paid_amount, due_amount, payment_under_check } = order;
      return { message: "Thank you for your payment.", paid_amount, due_amount, payment_under_check };
    }),
    exampleRead("GET /customer/order/:id/tds", OrderTdsAnswer, (call) => {
      exampleRow(orders, call);
      return { data: { code: "1031", tan_number: "NGPA12345B", at_most: 1_731, deducted } };
    }),
    exampleExchange("POST /customer/order/:id/tds", OrderTdsBody, OrderPaymentAnswer, (call) => {
      const order = exampleRow(orders, call);
      const { amount, deducted_on = "2026-11-21" } = call.body;
      order.paid_amount += amount;
      order.due_amount -= amount;
      deducted.push({
        date: deducted_on,
        code: "1031",
        amount,
        quarter: "2026-27 Q3",
        state: "waiting",
        refusal: "",
      });
      const { paid_amount, due_amount, payment_under_check } = order;
      return { message: "The tax is taken off what is due.", paid_amount, due_amount, payment_under_check };
    }),
  ];
}
