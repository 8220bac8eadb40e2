import { currentOwner } from "@mandi/shared/browser/device-store";
import { ContractError, read, readOrNull } from "@mandi/shared/contract/read";
import { SizeValue } from "@mandi/shared/contract/trade-document";
import { sumTonnes } from "@mandi/shared/money/kilograms";
import {
  Array as ArrayOf,
  Boolean as BooleanOf,
  Integer,
  Literal,
  Null,
  Number as NumberOf,
  Object as ObjectOf,
  Optional,
  type Static,
  String as StringOf,
  Union,
} from "typebox";

/** A chosen size on its way to the quotation: the variation as received, with quantity and the two marks. */
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

/** The state that product detail passes to /create-rfq by navigation. */
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
  /** Whether a text of the buyer names the city of loading, so that only sellers there are asked; absent for an offer that they opened. */
  isCityNamed: Optional(BooleanOf()),
  /** Ex-factory at the price of that moment, for orientation only. */
  total: NumberOf(),
});
export type RfqRequest = Static<typeof RfqRequest>;

/** The owner of the request. The browser keeps it in its history, for anyone who presses Back there. */
const Handed = ObjectOf({ owner: StringOf() });

/** A request on its way to /create-rfq, for the logged-in person. */
export function handOver<Request extends RfqRequest>(request: Request): Request & Static<typeof Handed> {
  return { ...request, owner: currentOwner() };
}

/**
 * Parses the state of a navigation; null when it is not a request with at least one size, or belongs to another person
 * who was logged in before.
 */
export function readRfqRequest(state: unknown): RfqRequest | null {
  const handed = readOrNull(Handed, state);
  if (handed !== null && handed.owner !== currentOwner()) return null;
  try {
    const request = read(RfqRequest, state);
    return request.variation.length > 0 ? request : null;
  } catch (error) {
    if (error instanceof ContractError) return null;
    throw error;
  }
}

/** MT of all sizes. */
export const tonnesOf = ({ variation }: RfqRequest): number => sumTonnes(variation.map(({ quantity }) => quantity));
