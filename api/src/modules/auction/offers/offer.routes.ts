import { PriceAsRead } from "@mandi/shared/contract/price-as-read";
import { QuotationListQuery } from "@mandi/shared/contract/quotation";
import {
  ReceivedQuotationListAnswer,
  SellerOfferBody,
  SellerQuotationAnswer,
} from "@mandi/shared/contract/seller-quotation";
import { Id, MessageAnswer } from "@mandi/shared/contract/wire";
import { Object as ObjectOf, type Static } from "typebox";
import type { Actor } from "../../../platform/actor";
import { Refusal } from "../../../platform/errors";
import { people, personSubject, productSubject, quotationSubject } from "../../../platform/memory/subjects";
import { presentPage } from "../../../platform/routes/paging";
import { defineRoute, type HandlerInput, type Route } from "../../../platform/routes/route";
import { presentTurns } from "../../../platform/routes/turn-page";
import { quotationsPerPage } from "../quotation.service";
import { offerSentence, presentReceived, presentSellerQuotation } from "./offer.presenter";
import { openReceived, readReceived, submitOffer, submitOffers, withdrawOffer } from "./offer.service";
import type { SellerOffer } from "./offer-decision";

const EnquiryParams = ObjectOf({ id: Id }, { additionalProperties: false });

type OfferInput = HandlerInput<Actor, Static<typeof EnquiryParams>, unknown, Static<typeof SellerOfferBody>>;

function offerOf({ actor, params, body, clock }: OfferInput): SellerOffer {
  return {
    sellerId: actor.id,
    isApproved: actor.verificationStatus === "approved",
    quotationId: params.id,
    basePriceRupees: body.base_price,
    confirmedPriceRupees: body.confirmed_price,
    description: body.description ?? "",
    at: clock.now(),
  };
}

export const sellerOfferRoutes: readonly Route[] = [
  defineRoute({
    method: "GET",
    path: "/seller/product-enquiry",
    summary: "Enquiries that the caller was asked to answer",
    access: ["seller"],
    rate: "read",
    idempotency: "none",
    isKept: true,
    query: QuotationListQuery,
    answer: ReceivedQuotationListAnswer,
    async handle({ db, clock, actor, query, dependsOn }) {
      const now = clock.now();
      const { rows, total, waiting } = await readReceived(db, actor.id, query, now);
      // An offer's rank depends on the stock behind each offer.
      dependsOn(personSubject(actor.id), people, ...rows.map((row) => productSubject(row.commodity_product_id)));
      const data = rows.map((row) => presentReceived(row, actor.id, now));
      return { ...presentPage(data, query.page ?? 1, quotationsPerPage, total), ...presentTurns(waiting) };
    },
  }),
  defineRoute({
    method: "GET",
    path: "/seller/product-enquiry/:id",
    summary: "An enquiry as an asked seller sees it",
    access: ["seller"],
    rate: "read",
    idempotency: "none",
    isKept: true,
    params: EnquiryParams,
    answer: SellerQuotationAnswer,
    async handle({ db, clock, actor, params, dependsOn }) {
      const now = clock.now();
      const opened = await openReceived(db, actor.id, params.id, now);
      const product = productSubject(opened.quotation.commodity_product_id);
      dependsOn(quotationSubject(params.id), personSubject(actor.id), people, product);
      return { data: presentSellerQuotation(opened, now) };
    },
  }),
  defineRoute({
    method: "POST",
    path: "/seller/product-enquiry/:id",
    summary: "Submits or changes the caller's base price for an enquiry",
    access: ["seller"],
    rate: "write",
    idempotency: "optional",
    leavesPublicAnswers: true,
    params: EnquiryParams,
    body: SellerOfferBody,
    answer: MessageAnswer,
    async handle(input) {
      return { message: offerSentence(await submitOffer(input.db, offerOf(input))) };
    },
    async together(tx, inputs) {
      const outcomes = await submitOffers(tx, inputs.map(offerOf), "skipping");
      return outcomes.map((outcome) =>
        outcome === undefined || outcome instanceof Refusal ? outcome : { message: offerSentence(outcome) },
      );
    },
  }),
  defineRoute({
    method: "DELETE",
    path: "/seller/product-enquiry/:id",
    summary: "Withdraws the caller's offer until the window closes (additive)",
    access: ["seller"],
    rate: "write",
    idempotency: "optional",
    leavesPublicAnswers: true,
    params: EnquiryParams,
    query: PriceAsRead,
    answer: MessageAnswer,
    async handle({ db, clock, actor, params, query: read }) {
      await withdrawOffer(db, { sellerId: actor.id, quotationId: params.id, at: clock.now(), read });
      return { message: "Your offer has been withdrawn." };
    },
  }),
];
