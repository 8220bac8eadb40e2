import { Enum, Number as NumberOf, Object as ObjectOf, Optional, type Static } from "typebox";
import { closed, requiredLine, requiredText } from "../field";
import { NotePart, noteCauses } from "../tax-invoice";
import { Day, Rupees } from "../wire";
import { deskRate, text } from "./field";

/** A weight of one size, in MT. */
export const loadedQuantity = NumberOf({ minimum: 0, maximum: 1000, multipleOf: 0.001 });

const consent = Optional(requiredText(400, "Please say how the buyer agreed"));

/** What a note of `order note` is to correct. */
export const noteAsk = {
  invoice: requiredLine(16, "Please enter the number of the invoice"),
  kind: Enum(["credit", "debit"]),
  cause: Enum([...noteCauses]),
  size: Optional(requiredLine(60, "Please enter the size")),
  quantity: Optional(loadedQuantity),
  rate: Optional(deskRate),
  consent,
};

/** The freight that `order freight` is to charge. */
export const freightAsk = { transport_price: deskRate, consent };

/** What an order charges at a moment. */
const OrderFigures = ObjectOf({
  /** For price with GST. */
  price: Rupees,
  /** Freight per MT with GST. */
  transport_price: Rupees,
  /** The sum of invoices and notes. */
  charged: Rupees,
  /** From the buyer, for the whole order. */
  due: Rupees,
});
export type OrderFigures = Static<typeof OrderFigures>;

const beforeAndAfter = { before: OrderFigures, after: OrderFigures };

/** `GET /desk/order/{id}/note-draft`: the note as it would be issued now. */
export const DeskNoteDraftAnswer = ObjectOf({
  data: ObjectOf({
    part: NotePart,
    /** The reason on the document. */
    reason: text,
    /** The day by which a debit note has to be paid. */
    due_on: Optional(Day),
    ...beforeAndAfter,
  }),
});
export type DeskNoteDraftAnswer = Static<typeof DeskNoteDraftAnswer>;

/** `GET /desk/order/{id}/freight-draft`: the order as it would be with that freight. */
export const DeskFreightDraftAnswer = ObjectOf({ data: ObjectOf(beforeAndAfter) });
export type DeskFreightDraftAnswer = Static<typeof DeskFreightDraftAnswer>;

/** What acts on an order would come to: the act itself is done and undone. */
export const orderDraftReads = {
  "order note-draft": {
    right: "money",
    path: "/desk/order/:id/note-draft",
    summary: "What a note would come to, before it is issued: its lines, tax, round-off and total",
    query: ObjectOf(noteAsk, closed),
    answer: DeskNoteDraftAnswer,
  },
  "order freight-draft": {
    right: "trade",
    path: "/desk/order/:id/freight-draft",
    summary: "What the order would cost with another freight per MT, before it is changed",
    query: ObjectOf(freightAsk, closed),
    answer: DeskFreightDraftAnswer,
  },
} as const;
