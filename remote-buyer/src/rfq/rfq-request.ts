import { ContractError, read } from "@mandi/shared/contract/read";
import { SizeValue } from "@mandi/shared/contract/trade-document";
import {
  Array as ArrayOf,
  Integer,
  Literal,
  Null,
  Number as NumberOf,
  Object as ObjectOf,
  type Static,
  String as StringOf,
  Union,
} from "typebox";

/** A chosen size on its way to the quotation: the variation as it came, with quantity and the two marks. */
const RequestSize = ObjectOf({
  id: Integer(),
  price: NumberOf(),
  is_selected: Integer(),
  is_brand_selling: Integer(),
  value: ArrayOf(SizeValue),
  quantity: NumberOf(),
  stock: Null(),
  user_selected: Literal("true"),
});

/** What product detail hands over to /create-rfq by navigation. */
export const RfqRequest = ObjectOf({
  product: ObjectOf({
    commodity_product_id: Integer(),
    seller_commodity_product_id: Integer(),
    name: StringOf(),
    thumbnail: StringOf(),
    brand_id: Integer(),
    brand: StringOf(),
    origin_city: StringOf(),
  }),
  quality: StringOf(),
  packaging: Union([ObjectOf({ id: Integer(), name: StringOf() }), Null()]),
  variation: ArrayOf(RequestSize),
  /** Ex-factory at the price of that moment, for orientation only. */
  total: NumberOf(),
});
export type RfqRequest = Static<typeof RfqRequest>;

/** Parses what came with the navigation; null when it is not a request with at least one size. */
export function readRfqRequest(state: unknown): RfqRequest | null {
  try {
    const request = read(RfqRequest, state);
    return request.variation.length > 0 ? request : null;
  } catch (error) {
    if (error instanceof ContractError) return null;
    throw error;
  }
}
