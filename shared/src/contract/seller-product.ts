import {
  Array as ArrayOf,
  Boolean as BooleanOf,
  Integer,
  Null,
  Number as NumberOf,
  Object as ObjectOf,
  Optional,
  type Static,
  String as StringOf,
  Union,
} from "typebox";
import { chosenId, closed, lineField, percentField, pincodeField, requiredLine, rupeesField } from "./field";
import { NamedChoice } from "./registration";
import { Id, Instant, MessageAnswer, paged, pageQuery, Rupees, Tonnes } from "./wire";

const Named = ObjectOf({ name: StringOf() });

/** `GET /category`. */
export const CategoryListAnswer = ObjectOf({ data: ArrayOf(NamedChoice) });
export type CategoryListAnswer = Static<typeof CategoryListAnswer>;

/** `GET /seller/commodity-product-list`: products of a category that can be added. */
export const SellerProductChoiceQuery = ObjectOf({ category_id: chosenId("Please select a category") }, closed);
export const SellerProductChoiceAnswer = ObjectOf({ products_list: ArrayOf(NamedChoice) });
export type SellerProductChoiceAnswer = Static<typeof SellerProductChoiceAnswer>;

/** `GET /seller/get-brand`. */
export const SellerBrandQuery = ObjectOf({ commodity_product_id: Id }, closed);
export const SellerBrandAnswer = ObjectOf({ brand_list: ArrayOf(NamedChoice) });
export type SellerBrandAnswer = Static<typeof SellerBrandAnswer>;

/** `GET /seller/get-state`: names. */
export const SellerStateQuery = ObjectOf({ commodity_product_id: Id, brand_id: Id }, closed);
export const SellerStateAnswer = ObjectOf({ state_list: ArrayOf(StringOf()) });
export type SellerStateAnswer = Static<typeof SellerStateAnswer>;

/** `GET /seller/get-city`: names of cities where the caller does not sell this product and brand yet. */
export const SellerCityQuery = ObjectOf(
  { commodity_product_id: Id, brand_id: Id, state: requiredLine(80, "Please select a state") },
  closed,
);
export const SellerCityAnswer = ObjectOf({ city_list: ArrayOf(StringOf()) });
export type SellerCityAnswer = Static<typeof SellerCityAnswer>;

/** `POST /seller/store-commodity-product`. The id of the new product is additive. */
export const StoreProductBody = ObjectOf(
  {
    product_id: chosenId("Please select a product"),
    brand_id: chosenId("Please select a brand"),
    state: requiredLine(80, "Please select a state"),
    city: requiredLine(80, "Please select a city"),
  },
  closed,
);
export type StoreProductBody = Static<typeof StoreProductBody>;
export const StoreProductAnswer = ObjectOf({ ...MessageAnswer.properties, id: Id });
export type StoreProductAnswer = Static<typeof StoreProductAnswer>;

export const SellerProductParams = ObjectOf({ id: Id }, closed);

/** The six price fields: rupees per MT before GST, `gst` and `tcs` in percent. */
export const SellerPrice = ObjectOf({
  base_price: Rupees,
  loading_charge: Rupees,
  insurance_charge: Rupees,
  quality_charge: Rupees,
  gst: NumberOf(),
  tcs: NumberOf(),
});
export type SellerPrice = Static<typeof SellerPrice>;

/** `GET /seller/get-commodity-product-price/{id}`: the six fields. */
export const SellerPriceAnswer = ObjectOf({
  data: SellerPrice,
  /** What the GST rate follows from, `HSN 72142090`; empty where the product has no HSN. Additive. */
  gst_source: Optional(StringOf()),
});
export type SellerPriceAnswer = Static<typeof SellerPriceAnswer>;

/** `POST /seller/update-commodity-product-price/{id}`; unset fields are sent as 0; `gst` is 0 or the rate of the product. */
export const SellerPriceBody = ObjectOf(
  {
    base_price: rupeesField("Please enter a valid base price"),
    loading_charge: rupeesField("Please enter a valid loading charge"),
    insurance_charge: rupeesField("Please enter a valid insurance charge"),
    quality_charge: rupeesField("Please enter a valid quality charge"),
    gst: percentField("Please enter a valid GST percent"),
    /** A free figure without a rate behind it. */
    tcs: rupeesField("Please enter a valid TCS percent"),
    /** The seller confirms this base price, although it is far from the one listed so far. Additive. */
    confirmed_base_price: Optional(rupeesField("Please enter a valid base price")),
  },
  closed,
);
export type SellerPriceBody = Static<typeof SellerPriceBody>;

const Flag = Integer({ minimum: 0, maximum: 1 });

/** `GET /seller/get-commodity-product-variation/{id}`. */
export const SellerVariation = ObjectOf({
  id: Id,
  value: ArrayOf(ObjectOf({ name: StringOf(), value: StringOf(), unit: ObjectOf({ short_name: StringOf() }) })),
  price: Rupees,
  is_selected: Flag,
});
export type SellerVariation = Static<typeof SellerVariation>;
export const SellerVariationAnswer = ObjectOf({ data: ArrayOf(SellerVariation) });
export type SellerVariationAnswer = Static<typeof SellerVariationAnswer>;

const sizesAtMost = { maxItems: 500 } as const;
const sizeIds = ArrayOf(Id, sizesAtMost);

/** The price of a selected size. */
export const sizePriceField = rupeesField("The selected price can not be negative");

/** `POST /seller/update-commodity-product-variation/{id}`: three parallel lists; price null where not selected. */
export const SellerVariationBody = ObjectOf(
  {
    id: sizeIds,
    price: ArrayOf(Union([sizePriceField, Null()], { message: "The selected price can not be negative" }), sizesAtMost),
    is_selected: ArrayOf(Flag, sizesAtMost),
  },
  closed,
);
export type SellerVariationBody = Static<typeof SellerVariationBody>;

/** `GET /seller/get-commodity-product-variation-stock/{id}`: stock in MT, null where not entered. */
export const SellerStock = ObjectOf({
  id: Id,
  value: ArrayOf(ObjectOf({ name: StringOf(), value: StringOf(), unit: ObjectOf({ short_name: StringOf() }) })),
  stock: Union([Tonnes, Null()]),
  is_selected: Flag,
});
export type SellerStock = Static<typeof SellerStock>;
export const SellerStockAnswer = ObjectOf({ data: ArrayOf(SellerStock) });
export type SellerStockAnswer = Static<typeof SellerStockAnswer>;

/** The stock of a size, in MT. */
export const stockField = NumberOf({
  minimum: 0,
  maximum: 10_000_000,
  multipleOf: 0.001,
  message: "The selected stock can not be blank",
});

/** Sizes, and the stock of each in MT. */
export const SellerStocks = ObjectOf({ id: sizeIds, stock: ArrayOf(stockField, sizesAtMost) }, closed);
export type SellerStocks = Static<typeof SellerStocks>;

/** The stock of each size as the caller last saw it, in MT, null where none was entered. */
export const StockBefore = ArrayOf(Union([stockField, Null()]), sizesAtMost);

/**
 * `POST /seller/update-commodity-product-variation-stock/{id}`: two parallel lists. `stock_before` is additive:
 * when the stock of a size that is changed has moved since, because of an order for example, nothing is overwritten and the
 * answer is 409. A size that is sent as it was read stays as it is.
 */
export const SellerStockBody = ObjectOf({ ...SellerStocks.properties, stock_before: Optional(StockBefore) }, closed);
export type SellerStockBody = Static<typeof SellerStockBody>;

/** One of the seller's own products as a card (additive). */
export const SellerProductItem = ObjectOf({
  id: Id,
  commodity_product_id: Id,
  name: StringOf(),
  thumbnail: StringOf(),
  base_price: Rupees,
  loading_charge: Rupees,
  ex_price: Rupees,
  category: Named,
  sub_category: Named,
  brands: Named,
  state: StringOf(),
  city: StringOf(),
  status: StringOf(),
  /** When the price was entered or confirmed; null until it is first entered. */
  last_updated: Union([Instant, Null()]),
  /** The price is so old that its seller is not asked (docs/domain.md#catalogue-and-listings). */
  is_stale: BooleanOf(),
  /** Why the desk took it off the market. */
  desk_note: Optional(StringOf()),
  /** Its seller has changed it since the desk took it off the market, so that it waits for the desk. */
  is_changed_off_market: Optional(BooleanOf()),
  /** The loading address has no pincode, so transporters do not know where to load. */
  lacks_loading_address: BooleanOf(),
  /** A base price that differs from the listed one by more than this has to be confirmed, in percent. */
  far_percent: NumberOf(),
});
export type SellerProductItem = Static<typeof SellerProductItem>;

/** `GET /seller/commodity-product` (additive), by name; paging is additive too. */
export const SellerProductListQuery = ObjectOf(pageQuery, closed);
export const SellerProductListAnswer = paged(SellerProductItem);
export type SellerProductListAnswer = Static<typeof SellerProductListAnswer>;

/** `GET /seller/commodity-product/{id}` (additive). */
export const SellerProductAnswer = ObjectOf({
  data: ObjectOf({
    ...SellerProductItem.properties,
    description: StringOf(),
    images: ArrayOf(StringOf()),
    unit: Named,
    packaging: ArrayOf(ObjectOf({ name: StringOf(), price: Rupees })),
    loading_address: ArrayOf(
      ObjectOf({
        address_line_one: StringOf(),
        address_line_two: StringOf(),
        pincode: StringOf(),
        /** Additive, as derived from the pincode. */
        city: StringOf(),
        state: StringOf(),
      }),
    ),
  }),
});
export type SellerProductAnswer = Static<typeof SellerProductAnswer>;

/** `POST /seller/update-commodity-product-address/{id}` (additive): where the goods are loaded from now on. */
export const LoadingAddressBody = ObjectOf(
  {
    address_line_one: requiredLine(200, "Address line1 is required"),
    address_line_two: lineField(200),
    pincode: pincodeField,
  },
  closed,
);
export type LoadingAddressBody = Static<typeof LoadingAddressBody>;
