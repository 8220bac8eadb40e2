import { type DeskQueueItem, type QueueKind, queueKinds } from "@mandi/shared/contract/desk/queue";
import {
  deskApprovalPath,
  deskCreditPath,
  deskEwayBillPath,
  deskFreightBillPath,
  deskInboxPath,
  deskListingPath,
  deskOrderPath,
  deskPaperPath,
  deskPaymentPath,
  deskQuotationPath,
  deskTaxToConfirmPath,
  deskThreadPath,
  deskUserPath,
} from "@mandi/shared/contract/page-paths";

/** What identifies an item of the queue. */
type NamedItem = Pick<DeskQueueItem, "kind" | "id" | "number">;

/** One item of the list, whatever its kind. */
export const itemKey = ({ kind, id, number }: NamedItem): string => `${kind}-${id}-${number}`;

const paths: Readonly<Record<QueueKind, (item: NamedItem) => string>> = {
  quotation: ({ id }) => deskQuotationPath(id),
  message: ({ id }) => deskThreadPath(id),
  payment: ({ id }) => deskPaymentPath(id),
  "second person": ({ id }) => deskApprovalPath(id),
  order: ({ id }) => deskOrderPath(id),
  listing: ({ id }) => deskListingPath(id),
  credit: ({ id }) => deskCreditPath(id),
  user: ({ number }) => deskUserPath(number),
  tax: () => deskTaxToConfirmPath,
  "freight bill": ({ id }) => deskFreightBillPath(id),
  "unbilled freight": ({ number }) => deskOrderPath(number),
  "e-invoice": ({ id }) => deskPaperPath(id),
  "e-way bill": ({ id }) => deskEwayBillPath(id),
  inbox: ({ number }) => deskInboxPath(number),
};

/** A kind that this version knows; undefined for one that only a newer API has. */
export const knownKind = (kind: string): QueueKind | undefined => queueKinds.find((one) => one === kind);

/** The page on which an item is decided; undefined for a kind that is not known yet. */
export function pathOf(item: NamedItem): string | undefined {
  const kind = knownKind(item.kind);
  return kind && paths[kind](item);
}

/** How an item is identified to the server: by its key, or by its number where keys of two tables could collide. */
export const nameOf = ({ kind, id, number }: NamedItem): string => (kind === "inbox" ? number : String(id));

const minuteMs = 60_000;
const hourMinutes = 60;
const dayMinutes = 24 * hourMinutes;

/** `52 min`, `1 h 52 min`, `2 d 4 h`. */
export function spanWords(ms: number): string {
  const minutes = Math.max(0, Math.floor(ms / minuteMs));
  if (minutes < hourMinutes) return `${minutes} min`;
  const hours = Math.floor(minutes / hourMinutes);
  if (minutes < dayMinutes) return `${hours} h ${String(minutes % hourMinutes).padStart(2, "0")} min`;
  return `${Math.floor(hours / 24)} d ${hours % 24} h`;
}

export type Urgency = "late" | "soon" | "later";

/** Overdue, due within the hour, or later. */
export function urgencyOf({ until }: DeskQueueItem, nowMs: number): Urgency {
  const left = Date.parse(until) - nowMs;
  if (left < 0) return "late";
  return left < hourMinutes * minuteMs ? "soon" : "later";
}
