import {
  OrderLedgerAnswer,
  OrderLedgerQuery,
  OrderListQuery,
  OrderPaperParams,
  OrderParams,
} from "@mandi/shared/contract/order";
import { ReceivedOrderListAnswer, SellerOrderAnswer, SellerOrderEventBody } from "@mandi/shared/contract/seller-order";
import { MessageAnswer } from "@mandi/shared/contract/wire";
import { personLimits } from "../../../platform/limits/person-limits";
import { people, personSubject } from "../../../platform/memory/subjects";
import { FileContent } from "../../../platform/routes/file-answer";
import { presentPage } from "../../../platform/routes/paging";
import { defineRoute, type Route } from "../../../platform/routes/route";
import { presentTurns } from "../../../platform/routes/turn-page";
import { readSellerLedger } from "../../ledger/statement.service";
import { readPaperFile } from "../invoice/paper-file.service";
import { readOrderOf } from "../order.service";
import { presentLedgerHead, presentLedgerRow } from "../views/order.presenter";
import { ledgerRange, ordersPerPage, readOrderList, readSellerOrder } from "../views/order-view.service";
import { presentReceivedOrder, presentSellerOrder } from "./seller-order.presenter";
import { takeSellerStep } from "./seller-step.service";

const read = { method: "GET", access: ["seller"], rate: "read", idempotency: "none" } as const;

export const sellerOrderRoutes: readonly Route[] = [
  defineRoute({
    ...read,
    path: "/seller/order",
    summary: "Orders that the seller received, newest first",
    isKept: true,
    query: OrderListQuery,
    answer: ReceivedOrderListAnswer,
    async handle({ db, clock, actor, query, dependsOn }) {
      dependsOn(personSubject(actor.id));
      const { rows, page, total, waiting } = await readOrderList(db, "seller", actor.id, query, clock.now());
      const data = rows.map(presentReceivedOrder);
      return { ...presentPage(data, page, ordersPerPage, total), ...presentTurns(waiting) };
    },
  }),
  defineRoute({
    ...read,
    path: "/seller/order-detail/:id",
    summary: "One of the seller's orders: no freight of the buyer, no billing party",
    isKept: true,
    params: OrderParams,
    answer: SellerOrderAnswer,
    async handle({ db, actor, params, clock, dependsOn }) {
      dependsOn(personSubject(actor.id), people);
      return { data: presentSellerOrder(await readSellerOrder(db, actor.id, params.id, clock.now())) };
    },
  }),
  defineRoute({
    ...read,
    path: "/seller/order/:id/bill/:number/pdf",
    summary: "One of the seller's bills as PDF",
    params: OrderPaperParams,
    answer: FileContent,
    handle: ({ db, actor, params }) =>
      readPaperFile(db, "seller", { userId: actor.id, orderId: params.id, number: params.number }),
  }),
  defineRoute({
    ...read,
    path: "/seller/order-ledger/:id",
    summary: "The seller's ledger of an order, oldest first",
    params: OrderParams,
    query: OrderLedgerQuery,
    answer: OrderLedgerAnswer,
    async handle({ db, actor, params, query }) {
      const order = await readOrderOf(db, "seller", actor.id, params.id);
      const { rows } = await readSellerLedger(db, order.id, ledgerRange(query));
      return { data: rows.map(presentLedgerRow), order: presentLedgerHead(order) };
    },
  }),
  defineRoute({
    method: "POST",
    path: "/seller/order/:id/event",
    summary: "The seller's own steps: confirm, loading, final quantity, invoice, and cancelling a wrong invoice",
    access: ["seller"],
    rate: "write",
    idempotency: "required",
    perPerson: personLimits.orderStep,
    params: OrderParams,
    body: SellerOrderEventBody,
    answer: MessageAnswer,
    async handle({ db, actor, params, body, clock }) {
      return takeSellerStep(db, {
        taker: "seller",
        actorId: actor.id,
        orderId: params.id,
        event: body,
        at: clock.now(),
      });
    },
  }),
];
