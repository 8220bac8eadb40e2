import {
  BuyerLedgerAnswer,
  OrderAnswer,
  OrderLedgerQuery,
  OrderListQuery,
  OrderPaperParams,
  OrderParams,
  OrderPaymentAnswer,
  SentOrderListAnswer,
} from "@mandi/shared/contract/order";
import { PaymentBody } from "@mandi/shared/contract/payment";
import { traders } from "@mandi/shared/contract/role";
import { TimelineAnswer } from "@mandi/shared/contract/trade-document";
import { rupeesFromPaise } from "@mandi/shared/money/paise";
import { personLimits } from "../../platform/limits/person-limits";
import { people, personSubject } from "../../platform/memory/subjects";
import { FileContent } from "../../platform/routes/file-answer";
import { presentPage } from "../../platform/routes/paging";
import { defineRoute, type Route } from "../../platform/routes/route";
import { presentTurns } from "../../platform/routes/turn-page";
import { readOrderLedger } from "../ledger/statement.service";
import { payOrder, readDue } from "./amounts/order-payment.service";
import { readPaperFile } from "./invoice/paper-file.service";
import { readOrderOf } from "./order.service";
import { listTimeline } from "./steps/step.service";
import {
  presentBuyerLedgerHead,
  presentEvent,
  presentLedgerRow,
  presentOrder,
  presentSentOrder,
} from "./views/order.presenter";
import { ledgerRange, ordersPerPage, readBuyerOrder, readOrderList, sideOf } from "./views/order-view.service";

const read = { method: "GET", access: traders, rate: "read", idempotency: "none" } as const;

export const orderRoutes: readonly Route[] = [
  defineRoute({
    ...read,
    path: "/customer/order",
    summary: "Orders that the caller placed as a buyer, newest first",
    isKept: true,
    query: OrderListQuery,
    answer: SentOrderListAnswer,
    async handle({ db, clock, actor, query, dependsOn }) {
      dependsOn(personSubject(actor.id));
      const { rows, page, total, waiting } = await readOrderList(db, "buyer", actor.id, query, clock.now());
      const data = rows.map(({ order, ...facts }) => presentSentOrder(order, facts));
      return { ...presentPage(data, page, ordersPerPage, total), ...presentTurns(waiting) };
    },
  }),
  defineRoute({
    ...read,
    path: "/customer/order-detail/:id",
    summary: "One of the caller's orders as its buyer sees it",
    isKept: true,
    params: OrderParams,
    answer: OrderAnswer,
    async handle({ db, actor, params, clock, dependsOn }) {
      dependsOn(personSubject(actor.id), people);
      return { data: presentOrder(await readBuyerOrder(db, actor.id, params.id, clock.now())) };
    },
  }),
  defineRoute({
    ...read,
    path: "/customer/order/:id/paper/:number/pdf",
    summary: "An invoice or a note of one of the caller's orders as PDF",
    params: OrderPaperParams,
    answer: FileContent,
    handle: ({ db, actor, params }) =>
      readPaperFile(db, "buyer", { userId: actor.id, orderId: params.id, number: params.number }),
  }),
  defineRoute({
    ...read,
    path: "/customer/order-ledger/:id",
    summary: "The buyer's ledger of an order, oldest first",
    params: OrderParams,
    query: OrderLedgerQuery,
    answer: BuyerLedgerAnswer,
    async handle({ db, actor, params, query }) {
      const order = await readOrderOf(db, "buyer", actor.id, params.id);
      const { rows } = await readOrderLedger(db, order.id, ledgerRange(query));
      return { data: rows.map(presentLedgerRow), order: presentBuyerLedgerHead(order) };
    },
  }),
  defineRoute({
    method: "POST",
    path: "/customer/order/:id/payment",
    summary: "Pays the due amount of an order or a part of it",
    access: traders,
    rate: "write",
    idempotency: "required",
    perPerson: personLimits.payment,
    params: OrderParams,
    body: PaymentBody,
    answer: OrderPaymentAnswer,
    async handle({ db, actor, params, body, clock }) {
      const payment = await payOrder(db, {
        buyerId: actor.id,
        orderId: params.id,
        payment: body,
        at: clock.now(),
      });
      const isWaiting = payment.status === "under check";
      const { settledPaise, duePaise } = await readDue(db, await readOrderOf(db, "buyer", actor.id, params.id));
      return {
        message: isWaiting
          ? "Thank you. We will add the payment once the transfer is verified."
          : "Your payment has been received.",
        paid_amount: rupeesFromPaise(settledPaise),
        due_amount: rupeesFromPaise(duePaise),
        payment_under_check: isWaiting ? 1 : 0,
      };
    },
  }),
  defineRoute({
    ...read,
    path: "/order/:id/timeline",
    summary: "What happened to an order, for its buyer, seller and transporter",
    params: OrderParams,
    answer: TimelineAnswer,
    async handle({ db, actor, params }) {
      const side = await sideOf(db, actor.id, params.id);
      return { data: (await listTimeline(db, params.id, side)).map(presentEvent) };
    },
  }),
];
