import {
  Array as ArrayOf,
  Enum,
  Integer,
  Null,
  Object as ObjectOf,
  Optional,
  type Static,
  String as StringOf,
  Union,
} from "typebox";
import { Day, Id, Instant, Rupees, Tonnes } from "./wire";

/** The status of a quotation (docs/domain.md#quotation). `Seller Marked` is the specification's spelling. */
export const quotationStatuses = ["pending", "Seller Marked", "ordered", "expired", "withdrawn", "rejected"] as const;
export const QuotationStatus = Enum([...quotationStatuses]);
export type QuotationStatus = (typeof quotationStatuses)[number];
/** The same as pages read it: a status they do not know yet is shown as text instead of failing the whole list. */
export const ReadQuotationStatus = Union([QuotationStatus, StringOf()]);

/** Several statuses in one text, `pending|ordered`: a trade has to be in one of them. */
const severalOf = (statuses: readonly string[]) =>
  StringOf({ maxLength: 100, pattern: `^(${statuses.join("|")})(\\|(${statuses.join("|")}))*$` });
export const QuotationStatuses = severalOf(quotationStatuses);

/** The statuses that such a text names, in their own order; none for a text that names none. */
export function statusesOf<Status extends string>(
  text: string | null | undefined,
  known: readonly Status[],
): readonly Status[] {
  const named = text?.split("|") ?? [];
  return known.filter((status) => named.includes(status));
}

/**
 * Where the trades of a list stand that wait for the caller (docs/domain.md#my-turn): `mine` lists only these, `first` puts
 * them before the others, each in the chosen order.
 */
export const ListTurn = Enum(["mine", "first"]);
export type ListTurn = Static<typeof ListTurn>;

/** Who acts next on a quotation, for the line beside its status. */
export const ReadNextActor = Union([Enum(["buyer", "seller", "desk", "nobody"]), StringOf()]);

/** The status of an order. The server sends no other value (docs/domain.md#order). */
export const orderStatuses = ["pending", "confirm", "vehicle booked", "loading", "delivered", "cancel"] as const;
export const OrderStatus = Enum([...orderStatuses]);
export type OrderStatus = (typeof orderStatuses)[number];
export const OrderStatuses = severalOf(orderStatuses);
/** Statuses in which nobody acts any more. */
export const finalOrderStatuses: ReadonlySet<string> = new Set<OrderStatus>(["delivered", "cancel"]);
/**
 * The same as pages read it: a status they do not know yet must not make the order unreadable (docs/domain.md#order).
 */
export const ReadOrderStatus = Union([OrderStatus, StringOf()]);

/** The status that pages show and use: an unknown one counts as delivered (docs/domain.md#order). */
export function shownOrderStatus(status: string): OrderStatus {
  return orderStatuses.find((known) => known === status) ?? "delivered";
}

/**
 * How freight is charged. Included: in the price of the goods. To pay: by the consignee to the carrier, outside the
 * price. Pure agent: paid by the platform for the buyer at cost, outside the taxable value.
 */
export const FreightMode = Enum(["included", "to_pay", "pure_agent"]);
export type FreightMode = Static<typeof FreightMode>;

/** Freight to pay or at cost, before GST: per MT, and of the whole quantity. */
export const FreightAmount = ObjectOf({ per_mt: Rupees, amount: Rupees });
export type FreightAmount = Static<typeof FreightAmount>;

/** What a freight enquiry has become for one transporter (docs/domain.md#the-two-auctions). */
export const freightStatuses = ["pending", "won", "lost", "closed"] as const;
export const FreightStatus = Enum([...freightStatuses]);
export type FreightStatus = (typeof freightStatuses)[number];
/** The same as pages read it. */
export const ReadFreightStatus = Union([FreightStatus, StringOf()]);

/** A party on a document, as it was when the document was made (docs/domain.md#quotation). */
export const PartyAddress = ObjectOf({
  id: Id,
  company_name: StringOf(),
  phone: StringOf(),
  gst: StringOf(),
  address_line_one: StringOf(),
  address_line_two: StringOf(),
  pincode: StringOf(),
  city: StringOf(),
  state: StringOf(),
});
export type PartyAddress = Static<typeof PartyAddress>;

/** Where the goods are loaded; the seller's side spells `pin_code`. */
export const LoadingAddress = ObjectOf({
  address_line_one: StringOf(),
  address_line_two: StringOf(),
  city: StringOf(),
  pin_code: StringOf(),
  state: StringOf(),
});
export type LoadingAddress = Static<typeof LoadingAddress>;

/** A measure of a size: `Size` `12` `mm`. */
export const SizeValue = ObjectOf({
  name: StringOf(),
  value: StringOf(),
  unit: ObjectOf({ short_name: StringOf() }),
});
export type SizeValue = Static<typeof SizeValue>;

/**
 * One size of a quotation or an order. `price` is the size's own price difference per MT before GST; `per_unit_price`
 * is per MT with GST and `final_price` for the whole quantity, both null while no price is agreed.
 */
export const VariationLine = ObjectOf({
  id: Id,
  price: Rupees,
  value: ArrayOf(SizeValue),
  quantity: Tonnes,
  per_unit_price: Union([Rupees, Null()]),
  final_price: Union([Rupees, Null()]),
});
export type VariationLine = Static<typeof VariationLine>;

export const TradedProduct = ObjectOf({
  id: Id,
  name: StringOf(),
  category: ObjectOf({ name: StringOf() }),
  thumbnail: StringOf(),
});

export const NamedBrand = ObjectOf({ id: Id, name: StringOf() });

/** A row of a list of quotations or orders: enough to choose one, and nothing that the counterpart may not see. */
export const tradeRow = {
  id: Id,
  unique_id: StringOf(),
  commodity_product: TradedProduct,
  brand: NamedBrand,
  origin_city: StringOf(),
  total_quantity: Tonnes,
  created_at: Instant,
  updated_at: Instant,
  /** 1 while there is news that the caller has not opened. */
  is_unread: Integer({ minimum: 0, maximum: 1 }),
};

/** What tells the goods of a row from others of the same product; additive. */
export const rowGoods = {
  /** The values of each size. */
  sizes: Optional(ArrayOf(ArrayOf(SizeValue))),
  /** The chosen quality; empty where the product has none. */
  quality: Optional(StringOf()),
};

/** A step in the life of an order as its parties see it (docs/domain.md#order). */
export const TimelineEvent = ObjectOf({
  id: Id,
  at: Instant,
  /** As text for people: `Vehicle CG04MB1234 reported at the plant`. */
  text: StringOf(),
  status: ReadOrderStatus,
  vehicle_number: Union([StringOf(), Null()]),
});
export type TimelineEvent = Static<typeof TimelineEvent>;

/** `GET /order/{id}/timeline` (additive): the buyer, the seller and the transporter of the order. */
export const TimelineAnswer = ObjectOf({ data: ArrayOf(TimelineEvent) });
export type TimelineAnswer = Static<typeof TimelineAnswer>;

/** A part of a delivery: how much of the goods is needed by which day. */
export const DeliveryPart = ObjectOf({ day: Day, quantity: Tonnes });
export type DeliveryPart = Static<typeof DeliveryPart>;

/** A buyer's preferences for the delivery; additive wherever a quotation is read. */
export const deliveryWish = {
  needed_by: Optional(Union([Day, Null()])),
  /** The number of parts. */
  parts: Optional(Union([Integer({ minimum: 2 }), Null()])),
  /** How much by which day; adds up to the requested quantity. */
  delivery_parts: Optional(Union([ArrayOf(DeliveryPart), Null()])),
};
