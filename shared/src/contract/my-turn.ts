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
import { PaidPaper } from "./paid-paper";
import { SizeValue } from "./trade-document";
import { Instant, Rupees, Tonnes } from "./wire";

/** The tasks that the states of docs/domain.md can give a person, and at the end the kinds of news. */
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

/** One task that waits for the caller. */
export const TurnItem = ObjectOf({
  /** One of `turnKinds`; a page leaves out kinds that it does not know yet. */
  kind: StringOf(),
  /** The path of the page where it is done. */
  link: StringOf(),
  /** Q… or O…; null for a task that belongs to neither. */
  number: orNull(StringOf()),
  /** The goods; empty for a task that is not about goods. */
  goods: StringOf(),
  /** Its grade and the values of each size, for a task that is about a trade. Additive. */
  quality: Optional(StringOf()),
  sizes: Optional(ArrayOf(ArrayOf(SizeValue))),
  quantity: orNull(Tonnes),
  vehicle: orNull(StringOf()),
  /** The invoice or debit note that is to be paid, where it is only one; additive. */
  paper: Optional(PaidPaper),
  /** What is to be paid, or what the seller gets. */
  amount: orNull(Rupees),
  /** Of what is to be paid, what is late and what is due today; what is left is due later. Additive. */
  late: Optional(Rupees),
  due_today: Optional(Rupees),
  /** What transfers under check pay beside it; additive. */
  reported: Optional(Rupees),
  /**
   * Where a transporter's load goes, and their rate per MT before GST: their bid, or the range of their belt. Additive.
   */
  route: Optional(ObjectOf({ from: StringOf(), to: StringOf() })),
  rate: Optional(ObjectOf({ min: Rupees, max: Rupees })),
  /** How many items the task covers: prices to confirm, vehicles of an order that wait; or the messages of a thread. */
  count: Integer({ minimum: 1 }),
  since: Instant,
  /** The deadline, after which it is late or no longer possible; null without one. */
  until: orNull(Instant),
});
export type TurnItem = Static<typeof TurnItem>;

const counted = Integer({ minimum: 0 });

/**
 * `GET /my-turn` (additive): the caller's current tasks, the most urgent first, one for each page where something is to be done.
 * `unread` is their number, `unread_of` the number behind each menu entry, for the counts in menus.
 */
export const MyTurnAnswer = ObjectOf({
  data: ArrayOf(TurnItem),
  /** Messages of the desk that the caller has not read, by thread; no tasks, so they are not counted. Additive. */
  news: Optional(ArrayOf(TurnItem)),
  unread: counted,
  unread_of: ObjectOf({ quotations: counted, orders: counted, carrying: counted, products: counted, profile: counted }),
  server_time: Instant,
});
export type MyTurnAnswer = Static<typeof MyTurnAnswer>;
/** A menu entry that counts tasks. */
export type TurnPlace = keyof MyTurnAnswer["unread_of"];
