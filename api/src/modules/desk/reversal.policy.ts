import type { Party } from "../orders/order.policy";

/**
 * Entries that the desk may reverse one by one, and the side they concern. What belongs to a step of an order (invoices,
 * freight bills, the end of a cancelled order) is not among them: reversed alone, it would make order and books
 * disagree.
 */
const reversible: Readonly<Record<string, Party | null>> = {
  "top-up verified": null,
  "wallet paid out": null,
  "booked by bank": "buyer",
  "order paid from cash": "buyer",
  "order paid by bank": "buyer",
  "order paid on credit": "buyer",
  "advance applied": "buyer",
  "residue written off": "buyer",
  "seller paid out": "seller",
  "transporter paid out": "transporter",
  "lost goods charged": "transporter",
  "seller paid back": "seller",
  "transporter paid back": "transporter",
  "reverse charge deposited": null,
  "TDS deposited": null,
  "credit repaid by bank": null,
  "credit repaid from cash": null,
};

/** True when the desk may undo entries of this event. */
export function isReversible(event: string): boolean {
  return Object.hasOwn(reversible, event);
}

/** The side of the order that is notified of it; null for what belongs to no order. */
export function sideOfEvent(event: string): Party | null {
  return reversible[event] ?? null;
}
