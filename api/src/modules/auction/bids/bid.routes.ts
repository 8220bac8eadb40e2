import { PriceAsRead } from "@mandi/shared/contract/price-as-read";
import {
  FreightBidBody,
  TransporterEnquiryAnswer,
  TransporterEnquiryListAnswer,
  TransporterEnquiryListQuery,
} from "@mandi/shared/contract/transporter/freight-enquiry";
import { Id, MessageAnswer } from "@mandi/shared/contract/wire";
import { Object as ObjectOf, type Static } from "typebox";
import type { Actor } from "../../../platform/actor";
import { Refusal } from "../../../platform/errors";
import { people, personSubject, quotationSubject } from "../../../platform/memory/subjects";
import { defineRoute, type HandlerInput, type Route } from "../../../platform/routes/route";
import { presentBids, presentEnquiry } from "./bid.presenter";
import {
  type BidOutcome,
  type FreightBid,
  openAsked,
  readAsked,
  submitBid,
  submitBids,
  withdrawBid,
} from "./bid.service";

const EnquiryParams = ObjectOf({ id: Id }, { additionalProperties: false });

type BidInput = HandlerInput<Actor, Static<typeof EnquiryParams>, unknown, Static<typeof FreightBidBody>>;

function bidOf({ actor, params, body, clock }: BidInput): FreightBid {
  return {
    transporterId: actor.id,
    isApproved: actor.verificationStatus === "approved",
    quotationId: params.id,
    priceRupees: body.price,
    at: clock.now(),
  };
}

function bidMessage({ isFirst, isInRange }: BidOutcome): string {
  const done = isFirst ? "Your price has been submitted." : "Your price has been updated.";
  return isInRange ? done : `${done} It is outside the range of your belt.`;
}

export const bidRoutes: readonly Route[] = [
  defineRoute({
    method: "GET",
    path: "/transporter/product-enquiry",
    summary: "Freight enquiries that match the caller's products and belts",
    access: ["transporter"],
    rate: "read",
    idempotency: "none",
    isKept: true,
    query: TransporterEnquiryListQuery,
    answer: TransporterEnquiryListAnswer,
    async handle({ db, clock, actor, query, dependsOn }) {
      const now = clock.now();
      dependsOn(personSubject(actor.id));
      const page = await readAsked(db, actor.id, query, now);
      return { ...page, data: page.data.map((row) => presentEnquiry(row, actor.id, now)) };
    },
  }),
  defineRoute({
    method: "GET",
    path: "/transporter/product-enquiry/:id",
    summary: "A freight enquiry with its board of bids",
    access: ["transporter"],
    rate: "read",
    idempotency: "none",
    isKept: true,
    params: EnquiryParams,
    answer: TransporterEnquiryAnswer,
    async handle({ db, clock, actor, params, dependsOn }) {
      dependsOn(quotationSubject(params.id), people);
      const opened = await openAsked(db, actor.id, params.id);
      return {
        data: presentEnquiry(opened.enquiry, actor.id, clock.now()),
        bidding_list: presentBids(opened, actor.id),
      };
    },
  }),
  defineRoute({
    method: "POST",
    path: "/transporter/product-enquiry/:id",
    summary: "Submits or changes the caller's freight per MT for an enquiry",
    access: ["transporter"],
    rate: "write",
    idempotency: "optional",
    leavesPublicAnswers: true,
    params: EnquiryParams,
    body: FreightBidBody,
    answer: MessageAnswer,
    async handle(input) {
      return { message: bidMessage(await submitBid(input.db, bidOf(input))) };
    },
    async together(tx, inputs) {
      const outcomes = await submitBids(tx, inputs.map(bidOf), "skipping");
      return outcomes.map((outcome) =>
        outcome === undefined || outcome instanceof Refusal ? outcome : { message: bidMessage(outcome) },
      );
    },
  }),
  defineRoute({
    method: "DELETE",
    path: "/transporter/product-enquiry/:id",
    summary: "Withdraws the caller's bid while no seller is marked (additive)",
    access: ["transporter"],
    rate: "write",
    idempotency: "optional",
    params: EnquiryParams,
    query: PriceAsRead,
    answer: MessageAnswer,
    async handle({ db, clock, actor, params, query: read }) {
      await withdrawBid(db, { transporterId: actor.id, quotationId: params.id, at: clock.now(), read });
      return { message: "Your price has been withdrawn." };
    },
  }),
];
