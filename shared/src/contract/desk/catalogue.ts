import { Array as ArrayOf, Enum, Object as ObjectOf, Optional, type Static, String as StringOf } from "typebox";
import { closed } from "../field";
import { Id, Instant, Rupees } from "../wire";
import { catalogueName, hsnField, sizeValues } from "./catalogue-entry";
import { deskPage, deskRate, html, orNull, pagedList, picture, text, withReason } from "./field";

const name = catalogueName;

/** `GET /desk/listing`. */
export const DeskListingQuery = ObjectOf(
  { ...deskPage, status: Optional(Enum(["draft", "pending approval", "live", "paused", "rejected"])) },
  closed,
);
export const DeskListingListAnswer = pagedList({
  id: Id,
  seller: text,
  product: text,
  brand: text,
  city: text,
  status: text,
  base_price: Rupees,
  ex_price: Rupees,
});
export type DeskListing = Static<typeof DeskListingListAnswer>["data"][number];

/** A term as text at two moments; null where it did not exist then, or no longer does. */
const ComparedTerm = ObjectOf({ name: text, now: orNull(text), before: orNull(text) });

/** `GET /desk/listing/{id}`: a product, and what its seller has changed since the desk last approved it. */
export const DeskListingAnswer = ObjectOf({
  data: ObjectOf({
    id: Id,
    seller: text,
    seller_phone: text,
    product: text,
    brand: text,
    city: text,
    status: text,
    base_price: Rupees,
    ex_price: Rupees,
    created_at: Instant,
    /** The desk's last message to the seller about it; empty while it is offered. */
    note: text,
    /** Null until the desk has approved it once. */
    approved_at: orNull(Instant),
    /** Its terms as text, now and at the last approval; null where a term did not exist then, or no longer does. */
    terms: ArrayOf(ComparedTerm),
    /** When the desk took it off the market; null where it did not. Additive. */
    taken_off_at: Optional(orNull(Instant)),
    /** What its seller has changed since then; `before` is what it was on the market at. Additive. */
    changed_off_market: Optional(ArrayOf(ComparedTerm)),
    /** Digest of the terms, which `listing approve` sends back. Additive. */
    terms_version: Optional(text),
  }),
});
export type DeskListingAnswer = Static<typeof DeskListingAnswer>;

/** The desk's reads of this module. */
export const catalogueReads = {
  "listing list": {
    right: "look",
    path: "/desk/listing",
    summary: "Sellers' products, those waiting for approval first",
    query: DeskListingQuery,
    answer: DeskListingListAnswer,
  },
  "listing show": {
    right: "look",
    path: "/desk/listing/:id",
    summary: "A seller's product, and what its seller has changed since the desk last approved it",
    query: ObjectOf({}, closed),
    answer: DeskListingAnswer,
  },
} as const;

/** Catalogue and listings. */
export const catalogueWrites = {
  "listing approve": {
    right: "trade",
    path: "/desk/listing/:id/approve",
    summary: "Approve a seller's product for buyers, at its present terms",
    // Refused (409) when the terms are no longer those that were read.
    body: withReason({ expected_terms: Optional(StringOf({ maxLength: 64 })) }),
  },
  "listing restore": {
    right: "trade",
    path: "/desk/listing/:id/restore",
    summary: "Bring a product that the desk took off the market back to it, at the terms it had",
    body: withReason({}),
  },
  "listing reject": {
    right: "trade",
    path: "/desk/listing/:id/reject",
    summary: "Reject a seller's product",
    body: withReason({}),
  },
  "listing pause": {
    right: "trade",
    path: "/desk/listing/:id/pause",
    summary: "Take a seller's product off the market",
    body: withReason({}),
  },
  "category add": { right: "content", path: "/desk/category", summary: "Add a category", body: withReason({ name }) },
  "sub-category add": {
    right: "content",
    path: "/desk/sub-category",
    summary: "Add a sub-category",
    body: withReason({ category_id: Id, name }),
  },
  "brand add": {
    right: "content",
    path: "/desk/brand",
    summary: "Add a brand",
    body: withReason({ name, thumbnail: Optional(picture) }),
  },
  "product add": {
    right: "content",
    path: "/desk/product",
    summary: "Add a product",
    body: withReason({
      name,
      /** Follows from the sub-category; one that the caller names must agree with it. */
      category_id: Optional(Id),
      sub_category_id: Id,
      unit_id: Id,
      description: Optional(html),
      hsn: hsnField,
      thumbnail: Optional(picture),
    }),
  },
  "product brand": {
    right: "content",
    path: "/desk/product/:id/brand",
    summary: "Add a brand to a product",
    body: withReason({ brand_id: Id }),
  },
  "product size": {
    right: "content",
    path: "/desk/product/:id/size",
    summary: "Add a size to a product, for these brands",
    body: withReason({
      values: sizeValues,
      brand_ids: ArrayOf(Id, { minItems: 1, maxItems: 50 }),
    }),
  },
  "product quality": {
    right: "content",
    path: "/desk/product/:id/quality",
    summary: "Add a quality to a product, with its price per MT",
    body: withReason({ name, price: deskRate }),
  },
  "product packaging": {
    right: "content",
    path: "/desk/product/:id/packaging",
    summary: "Add a packaging to a product, with its charge per MT",
    body: withReason({ name, charge: deskRate }),
  },
} as const;
