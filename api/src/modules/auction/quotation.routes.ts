import { AskedSellersAnswer, AskedSellersQuery } from "@mandi/shared/contract/asked-sellers";
import { PaymentBody } from "@mandi/shared/contract/payment";
import { PriceHistoryAnswer } from "@mandi/shared/contract/price-history";
import {
  BookingPaymentAnswer,
  QuotationAnswer,
  QuotationListQuery,
  SentQuotationListAnswer,
} from "@mandi/shared/contract/quotation";
import { CreateQuotationGroupAnswer, CreateQuotationGroupBody } from "@mandi/shared/contract/quotation-group";
import { CreateQuotationAnswer, CreateQuotationBody } from "@mandi/shared/contract/quotation-request";
import { traders } from "@mandi/shared/contract/role";
import { Id, MessageAnswer } from "@mandi/shared/contract/wire";
import { Object as ObjectOf } from "typebox";
import { personLimits } from "../../platform/limits/person-limits";
import { people, personSubject, quotationSubject } from "../../platform/memory/subjects";
import { presentPage } from "../../platform/routes/paging";
import { defineRoute, type Route } from "../../platform/routes/route";
import { presentTurns } from "../../platform/routes/turn-page";
import { transferOf } from "../payments/reported-transfer";
import { bookQuotation, reportBookingTransfer } from "./booking/booking.service";
import { withdrawQuotation } from "./marking/closing.service";
import { readPriceHistory } from "./price-history.service";
import { presentQuotation } from "./quotation.presenter";
import { openQuotation, quotationsPerPage, readSentQuotations } from "./quotation.service";
import { requestGroup } from "./request/group.service";
import { countAskedSellers, requestQuotation } from "./request/request.service";

const QuotationParams = ObjectOf({ id: Id }, { additionalProperties: false });

export const quotationRoutes: readonly Route[] = [
  defineRoute({
    method: "POST",
    path: "/product-enquiry",
    summary: "Asks the market for a quotation",
    access: traders,
    rate: "write",
    idempotency: "optional",
    perPerson: personLimits.enquiry,
    body: CreateQuotationBody,
    answer: CreateQuotationAnswer,
    async handle({ db, clock, actor, body }) {
      const { id, sellersAsked } = await requestQuotation(db, { buyerId: actor.id, body, at: clock.now() });
      // All matching prices may be too old: the buyer must not be left waiting for sellers who were not asked.
      const message =
        sellersAsked > 0
          ? "Your enquiry has been sent to the sellers."
          : "Your enquiry is saved. No seller has a fresh price for all of it now, so our desk will look for one.";
      return { message, id };
    },
  }),
  defineRoute({
    method: "GET",
    path: "/asked-sellers",
    summary: "How many sellers a request would ask now, and how long they would have",
    access: traders,
    rate: "read",
    idempotency: "none",
    query: AskedSellersQuery,
    answer: AskedSellersAnswer,
    handle: async ({ db, clock, actor, query }) => ({
      data: await countAskedSellers(db, actor.id, query, clock.now()),
    }),
  }),
  defineRoute({
    method: "POST",
    path: "/product-enquiry-group",
    summary: "Asks the market for several products at once, each as a separate quotation",
    access: traders,
    rate: "write",
    idempotency: "required",
    perPerson: personLimits.enquiry,
    body: CreateQuotationGroupBody,
    answer: CreateQuotationGroupAnswer,
    async handle({ db, clock, actor, body }) {
      const made = await requestGroup(db, { buyerId: actor.id, body, at: clock.now() });
      const unasked = made.filter(({ sellersAsked }) => sellersAsked === 0).length;
      const message =
        unasked === 0
          ? "Your enquiry has been sent to the sellers."
          : `Your enquiry has been sent. For ${unasked} of ${made.length} no seller has a fresh price now, so our desk will look for one.`;
      return { message, ids: made.map(({ id }) => id) };
    },
  }),
  defineRoute({
    method: "GET",
    path: "/product-enquiry",
    summary: "The caller's own quotations",
    access: traders,
    rate: "read",
    idempotency: "none",
    isKept: true,
    query: QuotationListQuery,
    answer: SentQuotationListAnswer,
    async handle({ db, clock, actor, query, dependsOn }) {
      dependsOn(personSubject(actor.id));
      const { rows, total, waiting } = await readSentQuotations(db, actor.id, query, clock.now());
      return { ...presentPage(rows, query.page ?? 1, quotationsPerPage, total), ...presentTurns(waiting) };
    },
  }),
  defineRoute({
    method: "GET",
    path: "/product-enquiry/:id",
    summary: "A quotation as its buyer sees it",
    access: traders,
    rate: "read",
    idempotency: "none",
    isKept: true,
    params: QuotationParams,
    answer: QuotationAnswer,
    async handle({ db, clock, actor, params, dependsOn }) {
      dependsOn(quotationSubject(params.id), personSubject(actor.id), people);
      const now = clock.now();
      return { data: presentQuotation(await openQuotation(db, actor.id, params.id, now), now) };
    },
  }),
  defineRoute({
    method: "GET",
    path: "/product-enquiry/:id/price-history",
    summary: "Listed prices of the goods of a quotation, beside the ingot price",
    access: traders,
    rate: "read",
    idempotency: "none",
    params: QuotationParams,
    answer: PriceHistoryAnswer,
    handle: async ({ db, clock, actor, params }) => ({
      data: await readPriceHistory(db, actor.id, params.id, clock.now()),
    }),
  }),
  defineRoute({
    method: "POST",
    path: "/product-enquiry/:id/withdraw",
    summary: "Withdraws an enquiry while no seller is marked",
    access: traders,
    rate: "write",
    idempotency: "optional",
    params: QuotationParams,
    answer: MessageAnswer,
    async handle({ db, clock, actor, params }) {
      await withdrawQuotation(db, { buyerId: actor.id, quotationId: params.id, at: clock.now() });
      return { message: "Your enquiry has been withdrawn." };
    },
  }),
  defineRoute({
    method: "POST",
    path: "/product-enquiry/:id/payment",
    summary: "Pays the booking amount: cash and credit at once, a bank transfer after its check",
    access: traders,
    rate: "write",
    idempotency: "required",
    perPerson: personLimits.payment,
    params: QuotationParams,
    body: PaymentBody,
    answer: BookingPaymentAnswer,
    async handle({ db, clock, actor, params, body }) {
      const payer = { buyerId: actor.id, quotationId: params.id, at: clock.now() };
      if (body.source === "bank") {
        const status = await reportBookingTransfer(db, { ...payer, transfer: transferOf(body) });
        return { message: "Thank you. Your order starts once the transfer is verified.", status, order_id: null };
      }
      const order = await bookQuotation(db, { ...payer, source: body.source });
      return { message: "Your order has been placed.", status: "ordered" as const, order_id: order.id };
    },
  }),
];
