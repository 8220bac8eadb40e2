import {
  Array as ArrayOf,
  Integer,
  Null,
  Object as ObjectOf,
  Optional,
  type Static,
  String as StringOf,
  Union,
} from "typebox";
import { Instant, Rupees, Tonnes } from "./wire";

/** What a person can be asked to do, by the states of docs/domain.md. */
export const turnKinds = [
  "pay booking",
  "pay invoice",
  "profile",
  "offer",
  "rejected listing",
  "old prices",
  "confirm",
  "report",
  "weigh",
  "bill",
  "bid",
  "vehicle",
  "driver",
  "transport_receipt",
  "eway_bill",
  "proof_of_delivery",
  "freight bill",
  "buyer message",
  "seller message",
  "transporter message",
] as const;
export type TurnKind = (typeof turnKinds)[number];

const orNull = <Field extends Parameters<typeof Union>[0][number]>(field: Field) => Union([field, Null()]);

/** One act that waits for the caller. */
export const TurnItem = ObjectOf({
  /** One of `turnKinds`; a page leaves out what it does not know yet. */
  kind: StringOf(),
  /** A path of the product where it is done. */
  link: StringOf(),
  /** Q… or O…; null for what belongs to neither. */
  number: orNull(StringOf()),
  /** The goods; empty for what is about none. */
  goods: StringOf(),
  quantity: orNull(Tonnes),
  vehicle: orNull(StringOf()),
  /** What is to be paid, or what the seller gets. */
  amount: orNull(Rupees),
  /** Where a load of the transporter goes, and their rate per MT before GST: what they bid, or their own range. Additive. */
  route: Optional(ObjectOf({ from: StringOf(), to: StringOf() })),
  rate: Optional(ObjectOf({ min: Rupees, max: Rupees })),
  /** How many items the task covers, for example prices to confirm. */
  count: Integer({ minimum: 1 }),
  since: Instant,
  /** After this it is late or no longer possible; null without a deadline. */
  until: orNull(Instant),
});
export type TurnItem = Static<typeof TurnItem>;

const counted = Integer({ minimum: 0 });

/**
 * `GET /my-turn` (additive): what the caller must do now, the most urgent first, at most 20 of a kind. `unread` is how many,
 * `unread_of` how many behind which menu entry: the counts in menus.
 */
export const MyTurnAnswer = ObjectOf({
  data: ArrayOf(TurnItem),
  unread: counted,
  unread_of: ObjectOf({ quotations: counted, orders: counted, carrying: counted, products: counted, profile: counted }),
  server_time: Instant,
});
export type MyTurnAnswer = Static<typeof MyTurnAnswer>;
/** A menu entry that has some of it. */
export type TurnPlace = keyof MyTurnAnswer["unread_of"];
