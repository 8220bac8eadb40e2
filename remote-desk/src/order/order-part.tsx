import { order as messages, users } from "@mandi/shared/messages/desk";
import { orderActs } from "@mandi/shared/messages/desk-acts";
import { orderParts } from "@mandi/shared/messages/desk-order";
import type { ReactNode } from "react";
import styles from "./order-part.module.css";

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

type PartKey = (typeof parts)[number][0];

export const anchorOf = (part: PartKey): string => `order-${part}`;

/** A part that the list at the head of the page leads to. */
export function OrderPart({ of: part, children }: { readonly of: PartKey; readonly children: ReactNode }) {
  return (
    <div id={anchorOf(part)} tabIndex={-1} className={styles.part}>
      {children}
    </div>
  );
}
