import { OrderLedgerAnswer, OrderLedgerQuery, OrderParams } from "@mandi/shared/contract/order";
import {
  FreightBillBody,
  FreightBillListAnswer,
  FreightBillListQuery,
  FreightTaxBody,
} from "@mandi/shared/contract/transporter/freight-bill";
import { MessageAnswer } from "@mandi/shared/contract/wire";
import { personLimits } from "../../platform/limits/person-limits";
import { FileContent } from "../../platform/routes/file-answer";
import { defineRoute, type Route } from "../../platform/routes/route";
import { readTransporterLedger } from "../ledger/statement.service";
import { readOrderOf } from "../orders/order.service";
import { presentLedgerHead, presentLedgerRow } from "../orders/views/order.presenter";
import { ledgerRange } from "../orders/views/order-view.service";
import { submitFreightBill } from "./freight-bill.service";
import { readFreightBillFile, readFreightBills } from "./freight-bill-view.service";
import { declareFreightTax } from "./freight-tax.service";

const reading = { method: "GET", access: ["transporter"], rate: "read", idempotency: "none" } as const;
const writing = { method: "POST", access: ["transporter"], rate: "write", idempotency: "required" } as const;

/** The carrier's bills and money; all of it is additive. */
export const freightBillRoutes: readonly Route[] = [
  defineRoute({
    ...reading,
    path: "/transporter/freight-bill",
    summary: "Delivered vehicles with their bills, what is due and what is paid, newest first",
    query: FreightBillListQuery,
    answer: FreightBillListAnswer,
    handle: ({ db, actor, query, clock }) => readFreightBills(db, actor.id, query, clock.now()),
  }),
  defineRoute({
    ...reading,
    path: "/transporter/freight-bill/:id/pdf",
    summary: "The bill of a vehicle as PDF",
    params: OrderParams,
    answer: FileContent,
    handle: ({ db, actor, params }) => readFreightBillFile(db, actor.id, params.id),
  }),
  defineRoute({
    ...reading,
    path: "/transporter/order-ledger/:id",
    summary: "The transporter's ledger of an order, oldest first",
    params: OrderParams,
    query: OrderLedgerQuery,
    answer: OrderLedgerAnswer,
    async handle({ db, actor, params, query }) {
      const order = await readOrderOf(db, "transporter", actor.id, params.id);
      const { rows } = await readTransporterLedger(db, order.id, ledgerRange(query));
      return { data: rows.map(presentLedgerRow), order: presentLedgerHead(order) };
    },
  }),
  defineRoute({
    ...writing,
    path: "/transporter/freight-bill/:id",
    summary: "Sends the bill for a delivered vehicle",
    perPerson: personLimits.orderStep,
    params: OrderParams,
    body: FreightBillBody,
    answer: MessageAnswer,
    async handle({ db, actor, params, body, clock }) {
      const { number } = await submitFreightBill(db, {
        carrierId: actor.id,
        vehicleId: params.id,
        body,
        at: clock.now(),
      });
      return { message: `Bill ${number} is sent.` };
    },
  }),
  defineRoute({
    ...writing,
    path: "/transporter/freight-tax",
    summary: "Declares for this financial year who pays the GST on the caller's freight",
    body: FreightTaxBody,
    answer: MessageAnswer,
    async handle({ db, actor, body, clock }) {
      await declareFreightTax(db, { userId: actor.id, tax: body.tax, at: clock.now() });
      return { message: "Your declaration is saved." };
    },
  }),
];
