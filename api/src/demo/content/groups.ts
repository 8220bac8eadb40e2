import { bullets } from "./html";
import type { ProductGroup } from "./types";

const everyOrder = [
  "Final amount follows the loaded quantity.",
  "An order cannot be cancelled once it is booked; the advance is not refunded if it is cancelled.",
];

/** Bars, sections, pipes, sheets: loaded by crane, weighed at the plant. */
export const steelGoods: ProductGroup = {
  priceKind: "steel",
  deliveryHtml: bullets(
    "Loading within 2 working days of confirmation, 8 am to 7 pm.",
    "Freight is quoted by transporters and may change by ₹100 per MT either way.",
    "Weighbridge slip and e-way bill travel with each vehicle.",
  ),
  termsHtml: bullets(
    ...everyOrder,
    "Rolling tolerance as in the standard of the product.",
    "Mixed sizes in one truck are loaded as booked, size by size.",
  ),
};

/** Furnace and melting-shop material: loose or in heaps, tested by heat or by lot. */
export const meltGoods: ProductGroup = {
  priceKind: "steel",
  deliveryHtml: bullets(
    "Loading within 1 working day of confirmation, round the clock at the plant.",
    "Truck is weighed empty and loaded on the same weighbridge.",
    "Chemical analysis of the lot travels with the invoice.",
  ),
  termsHtml: bullets(
    ...everyOrder,
    "Grade differences found by joint sampling are settled before unloading, not after.",
  ),
};

export const wireGoods: ProductGroup = {
  priceKind: "steel",
  deliveryHtml: bullets(
    "Loading within 3 working days of confirmation, coils tied and tagged by heat.",
    "Covered vehicle in the rainy months; say so in the message when you need it in others.",
    "Weighbridge slip and e-way bill travel with each vehicle.",
  ),
  termsHtml: bullets(...everyOrder, "Coil weight may differ by 10 percent from the usual packing."),
};

export const cementGoods: ProductGroup = {
  priceKind: "mineral",
  deliveryHtml: bullets(
    "Loading within 2 working days of confirmation, at the plant or the depot named in the quotation.",
    "Bags are counted while loading; bulk is weighed.",
    "Week and year of packing stand on every bag.",
  ),
  termsHtml: bullets(
    ...everyOrder,
    "Use within 90 days of packing, or test again before use.",
    "Torn bags are counted and settled at unloading.",
  ),
};

export const quarryGoods: ProductGroup = {
  priceKind: "mineral",
  deliveryHtml: bullets(
    "Loading within 1 working day of confirmation, sunrise to sunset.",
    "Royalty pass and weighbridge slip travel with each vehicle.",
    "Moisture is the buyer's risk once the truck has left the crusher.",
  ),
  termsHtml: bullets(...everyOrder, "Grading as in IS 383, checked at the crusher before the first truck."),
};

export const smallGoods: ProductGroup = {
  priceKind: "steel",
  deliveryHtml: bullets(
    "Dispatch within 4 working days of confirmation, packed as chosen.",
    "Part loads travel with other goods; the freight offer says when.",
    "Packing list by size and piece count travels with the invoice.",
  ),
  termsHtml: bullets(...everyOrder, "Piece count is approximate; the weight is what is sold."),
};
