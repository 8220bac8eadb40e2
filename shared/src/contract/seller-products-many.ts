import {
  Array as ArrayOf,
  Literal,
  Object as ObjectOf,
  Optional,
  type Static,
  String as StringOf,
  Union,
} from "typebox";
import { closed } from "./field";
import { SellerPrice, SellerPriceBody, SellerStock, SellerStocks, StockBefore } from "./seller-product";
import { Id, MessageAnswer } from "./wire";

/** Products that one call may name. */
export const productsOfOneCall = 100;

/** `GET /seller/commodity-products-settings` (additive): price and stock of many of the seller's own products at once. */
export const SellerSettingsQuery = ObjectOf(
  {
    /** Keys of products, separated by commas, at most `productsOfOneCall`. */
    ids: StringOf({ pattern: "^[1-9][0-9]{0,14}(,[1-9][0-9]{0,14}){0,99}$", maxLength: 1_700 }),
  },
  closed,
);
export const SellerSettings = ObjectOf({ id: Id, price: SellerPrice, stock: ArrayOf(SellerStock) });
export type SellerSettings = Static<typeof SellerSettings>;
/** In the order of the request; products that are not the seller's own are left out. */
export const SellerSettingsAnswer = ObjectOf({ data: ArrayOf(SellerSettings) });
export type SellerSettingsAnswer = Static<typeof SellerSettingsAnswer>;

const { base_price, loading_charge, insurance_charge, quality_charge, gst, tcs } = SellerPriceBody.properties;

/** Any of the six price fields; the others stay as they are. */
const SomePrices = ObjectOf(
  {
    base_price: Optional(base_price),
    loading_charge: Optional(loading_charge),
    insurance_charge: Optional(insurance_charge),
    quality_charge: Optional(quality_charge),
    gst: Optional(gst),
    tcs: Optional(tcs),
  },
  closed,
);
export type SomePrices = Static<typeof SomePrices>;

/**
 * The changes to one product. `price_before` and `stock_before` are what the caller last saw: when it has changed
 * since, the product is refused and not overwritten.
 */
export const SellerProductChange = ObjectOf(
  {
    id: Id,
    price: Optional(SomePrices),
    price_before: Optional(SomePrices),
    /** As in the call for one product. */
    confirmed_base_price: Optional(base_price),
    stock: Optional(SellerStocks),
    /** One for each size of `stock`, null where none was entered. */
    stock_before: Optional(StockBefore),
  },
  closed,
);
export type SellerProductChange = Static<typeof SellerProductChange>;

/** `POST /seller/update-commodity-products` (additive): prices and stock of many of the seller's own products. */
export const SellerProductsBody = ObjectOf(
  { products: ArrayOf(SellerProductChange, { minItems: 1, maxItems: productsOfOneCall }) },
  closed,
);
export type SellerProductsBody = Static<typeof SellerProductsBody>;

/** The outcome of one product: everything requested for it, or nothing. */
export const SellerProductOutcome = ObjectOf({
  id: Id,
  outcome: Union([Literal("changed"), Literal("unchanged"), Literal("refused")]),
  /** Why it was refused; empty otherwise. */
  reason: StringOf(),
});
export type SellerProductOutcome = Static<typeof SellerProductOutcome>;

/** One outcome for each product of the request, in its order. */
export const SellerProductsAnswer = ObjectOf({ ...MessageAnswer.properties, data: ArrayOf(SellerProductOutcome) });
export type SellerProductsAnswer = Static<typeof SellerProductsAnswer>;
