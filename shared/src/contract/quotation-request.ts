import {
  Array as ArrayOf,
  Enum,
  Integer,
  Literal,
  Null,
  Object as ObjectOf,
  Optional,
  type Static,
  Union,
} from "typebox";
import { chosenId, closed, ignoredAmount, requiredText, textField } from "./field";
import { Id, MessageAnswer } from "./wire";

/** Why a quotation is asked for. */
export const buyingPurposes = [
  "Trading",
  "Retail",
  "Wholesale",
  "Personal Use",
  "For Government/Private Projects",
  "Other",
] as const;
export const BuyingPurpose = Enum([...buyingPurposes]);
export type BuyingPurpose = (typeof buyingPurposes)[number];

/** A size's values as the product page sent them; never read again, so only bounded. */
const SentSizeValue = ObjectOf(
  {
    name: Optional(textField(80)),
    value: Optional(textField(80)),
    unit: Optional(Union([ObjectOf({ short_name: Optional(textField(20)) }, closed), Null()])),
  },
  closed,
);

/** A chosen size with its quantity: the variation as it came, plus `quantity`, `stock` null, `user_selected` 'true'. */
export const RequestedSize = ObjectOf(
  {
    id: Id,
    /** Whole MT, 1 or more. */
    quantity: Integer({
      minimum: 1,
      maximum: 10_000,
      message: "Please enter a quantity for each selected variant",
    }),
    stock: Optional(Null()),
    user_selected: Optional(Literal("true")),
    price: Optional(ignoredAmount),
    is_selected: Optional(Integer({ minimum: 0, maximum: 1 })),
    is_brand_selling: Optional(Integer({ minimum: 0, maximum: 1 })),
    value: Optional(ArrayOf(SentSizeValue, { maxItems: 10 })),
  },
  closed,
);
export type RequestedSize = Static<typeof RequestedSize>;

/**
 * `POST /product-enquiry`. Addresses are keys of the caller's own saved addresses; the price of a size, a
 * quality or a packaging is never taken from the client.
 */
export const CreateQuotationBody = ObjectOf(
  {
    commodity_product_id: chosenId("Please select a product"),
    brand_id: chosenId("Please select a brand"),
    origin_city: requiredText(80, "Please select a city"),
    /** Name of the chosen quality; empty where the product has none. */
    quality: textField(80),
    /** Key of the chosen packaging; null where the product has none. */
    packaging_charge: Union([Id, Null()]),
    variation: ArrayOf(RequestedSize, { minItems: 1, maxItems: 60, message: "Please select at least one variant" }),
    billing_address: chosenId("Please select billing address"),
    consignee_detail: chosenId("Please select consignee detail"),
    purpose: Optional(BuyingPurpose),
    description: Optional(textField(1000)),
  },
  closed,
);
export type CreateQuotationBody = Static<typeof CreateQuotationBody>;

/** `id` is additive: the new quotation's key. */
export const CreateQuotationAnswer = ObjectOf({ ...MessageAnswer.properties, id: Id });
export type CreateQuotationAnswer = Static<typeof CreateQuotationAnswer>;
