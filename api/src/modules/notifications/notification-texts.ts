import { fillTemplate } from "@mandi/shared/format/template-text";
import { cutText } from "../../platform/cut-text";

/**
 * The texts of notifications, by kind. `{number}` and the like are filled in; the desk may reword a kind, see
 * `notification_template`. A text names no other party and no other party's price.
 */
export const notificationTexts = {
  "quotation received": "New enquiry {number}: {product}, {brand}, {quantity} MT from {city}. Please send your price.",
  "freight enquiry received": "New freight enquiry {number}: {quantity} MT from {city} to {destination}.",
  "window extended": "Enquiry {number} accepts offers until {deadline}.",
  "other city chosen":
    "Enquiry {number} goes on, but without offers from {city}: goods from another city were chosen for it.",
  "quotation marked":
    "Your quotation {number} is ready: {product}, {brand}, {quantity} MT. Please pay the booking amount.",
  "quotation revised": "The terms of your quotation {number} have changed. Please review them before you pay.",
  "offer chosen": "Your offer for {number} was chosen. The order starts when the buyer pays the booking amount.",
  "offer no longer chosen": "Another offer was chosen for {number}.",
  "bid chosen": "Your freight bid for {number} was chosen. The order starts when the buyer pays the booking amount.",
  "bid no longer chosen": "Another freight bid was chosen for {number}.",
  "freight taken away": "Order {order} is no longer yours to carry: another transporter has it now.",
  "quotation rejected": "Our desk could not proceed with your quotation {number}: {reason}. You can ask again.",
  "enquiry ended": "Enquiry {number} has ended without an order.",
  "quotation expired": "The price of your quotation {number} has expired. You can ask again.",
  "quotation ordered": "Your order {order} for quotation {number} has been placed.",
  "offer ordered": "Order {order} for your offer {number} has been placed. Please confirm stock and dispatch date.",
  "freight ordered": "Order {order} is placed. You carry {quantity} MT from {city} to {destination}.",
  "desk needed": "Enquiry {number} needs the desk: {reason}.",
  "transfer reported": "We are checking your bank transfer of {amount} {purpose}, UTR {utr}.",
  "transfer verified": "Your bank transfer of {amount} {purpose} has arrived, UTR {utr}.",
  "transfer rejected":
    "We could not accept your bank transfer of {amount} {purpose}, UTR {utr}: {reason}. Please check it and report it again.",
  "transfer into wallet": "Your bank transfer of {amount} {purpose}, UTR {utr}, is in your cash wallet: {reason}.",
  "payment due": "Order {order}: {amount} is due on {day}.",
  "payment overdue": "Order {order}: {amount} was due on {day}. Please pay it now.",
  "rest due": "Order {order}: {reported} is being checked, and {amount} more is due on {day}.",
  "rest overdue": "Order {order}: {amount} was due on {day}. Please pay it now. Another {reported} is being checked.",
  "credit approved": "Your credit request is approved with a limit of {amount}.",
  "credit rejected": "Your credit request is rejected: {reason}. Write to our desk if you have questions.",
  "credit released": "Our desk allows you to use new credit once, until {day}, despite what you owe.",
  "document refused": "Your {document} was not accepted: {reason}. Please send another one on your profile page.",
  "lower deduction entered":
    "You can deduct less tax from our invoices: certificate {number}. Rate, days and file are with each order, under Deduct tax.",
  "tax certificate given": "Your TDS certificate {number} for {quarter} is among your documents.",
  "account approved": "Your account is verified. Buyers' enquiries reach you from now on.",
  "account rejected":
    "Your account could not be verified: {reason}. Please correct your profile or send other documents.",
  "phone changed":
    "The number you log in with was changed to one that ends in {ending}. If this was not you, please call us.",
  "product approved": "Your product {product}, {brand} from {city} is offered to buyers.",
  "product rejected":
    "Your product {product}, {brand} from {city} was not accepted: {reason}. Change its price or sizes to have it reviewed again.",
  "product paused": "Your product {product}, {brand} from {city} was taken off the market: {reason}.",
  "portal refused": "The tax portal refused {number} ({code}): {reason}.",
  "paper not registered": "{number} is not registered with the tax portal yet. It has to be registered {until}.",
  "message received": "Our desk wrote to you about {number}. Please read the message.",
  "eway bill ending": "E-way bill {number} of vehicle {vehicle} expires {until}, and the vehicle has not delivered.",
  "price moved": "{product}, {brand} from {city} now costs {price} per MT: {move}.",
  "ingot moved": "Ingot at {city} is now at {price} per MT: {move}.",
  "order moved": "{text}. Order {order}.",
} as const satisfies Readonly<Record<string, string>>;

export type NotificationKind = keyof typeof notificationTexts;

/** The built-in text of a kind; undefined where there is no such notification. */
export function standardText(kind: string): string | undefined {
  return Object.entries(notificationTexts).find(([known]) => known === kind)?.[1];
}

/**
 * Fills `{name}` in a text; a name without a value stays, so that mistakes are noticed. What ends its
 * sentence itself gets no second stop.
 */
export function fillText(text: string, values: Readonly<Record<string, string>>): string {
  const isWhole = (name: string): boolean => /[.!?]$/.test(values[name] ?? "");
  const stopped = text.replaceAll(/\{(\w+)\}\./gu, (place, name: string) => (isWhole(name) ? `{${name}}` : place));
  return cutText(fillTemplate(stopped, values), 400);
}
