import { orderActs } from "@mandi/shared/messages/desk-acts";
import { order as messages } from "@mandi/shared/messages/desk-cockpit";
import { orderParts } from "@mandi/shared/messages/desk-order";
import { users } from "@mandi/shared/messages/desk-user-pages";

/** The parts of the page of an order in the order of their list, as their headings name them. */
export const parts = [
  ["acts", orderActs.title],
  ["money", messages.money],
  ["trucks", messages.trucks],
  ["sizes", messages.lines],
  ["notes", orderParts.claims],
  ["views", orderParts.seeAs],
  ["timeline", messages.timeline],
  ["ledger", messages.ledger],
  ["trail", users.trail],
] as const;

export type PartKey = (typeof parts)[number][0];

export const anchorOf = (part: PartKey): string => `order-${part}`;

/** The anchor of the place where the parts that load late will be. */
export const lateAnchor = "order-late";
