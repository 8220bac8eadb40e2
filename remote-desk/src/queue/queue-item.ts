import type { DeskQueueItem } from "@mandi/shared/contract/desk/queue";
import {
  deskApprovalPath,
  deskCreditPath,
  deskListingPath,
  deskOrderPath,
  deskPaymentPath,
  deskQuotationPath,
  deskTaxToConfirmPath,
  deskThreadPath,
  deskUserPath,
} from "@mandi/shared/contract/page-paths";

/** One thing in the list, whatever its kind. */
export const itemKey = ({ kind, id, number }: DeskQueueItem): string => `${kind}-${id}-${number}`;

/** The page on which an item is decided; null for what is still done with `pnpm desk`. */
export function pathOf({ kind, id, number }: DeskQueueItem): string | null {
  switch (kind) {
    case "quotation":
      return deskQuotationPath(id);
    case "message":
      return deskThreadPath(id);
    case "payment":
      return deskPaymentPath(id);
    case "second person":
      return deskApprovalPath(id);
    case "order":
      return deskOrderPath(id);
    case "listing":
      return deskListingPath(id);
    case "credit":
      return deskCreditPath(id);
    case "user":
      return deskUserPath(number);
    case "tax":
      return deskTaxToConfirmPath;
    default:
      return null;
  }
}

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

/** Past its time, within the hour, or later. */
export function urgencyOf({ until }: DeskQueueItem, nowMs: number): Urgency {
  const left = Date.parse(until) - nowMs;
  if (left < 0) return "late";
  return left < hourMinutes * minuteMs ? "soon" : "later";
}
