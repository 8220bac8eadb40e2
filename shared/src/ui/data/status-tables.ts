import {
  BadgeCheck,
  Ban,
  Check,
  CheckCheck,
  CircleDot,
  Clock,
  Lock,
  type LucideIcon,
  Minus,
  PackageCheck,
  TimerOff,
  Trophy,
  Truck,
  Undo2,
  X,
} from "lucide-react";

/** `act`: the reader acts next; `wait`: someone else does; `move`: goods are on the way. */
export type StatusTone = "act" | "wait" | "ok" | "bad" | "move" | "plain";
export type StatusLook = { readonly tone: StatusTone; readonly icon: LucideIcon; readonly word?: string };
export type StatusKind = "quotation" | "order" | "freight";

const wait: StatusLook = { tone: "wait", icon: Clock };
const done: StatusLook = { tone: "ok", icon: Check };
const delivered: StatusLook = { tone: "ok", icon: CheckCheck };

const quotation: ReadonlyMap<string, StatusLook> = new Map([
  ["pending", wait],
  ["Seller Marked", { tone: "act", icon: BadgeCheck }],
  ["ordered", done],
  ["expired", { tone: "plain", icon: TimerOff }],
  ["withdrawn", { tone: "plain", icon: Undo2 }],
  ["rejected", { tone: "bad", icon: X }],
]);

const order: ReadonlyMap<string, StatusLook> = new Map([
  ["pending", wait],
  ["confirm", done],
  ["vehicle booked", { tone: "move", icon: Truck }],
  ["loading", { tone: "move", icon: PackageCheck }],
  ["delivered", delivered],
  ["cancel", { tone: "bad", icon: Ban, word: "cancelled" }],
  ["cancelled", { tone: "bad", icon: Ban }],
]);

const freight: ReadonlyMap<string, StatusLook> = new Map([
  ["pending", wait],
  ["won", { tone: "ok", icon: Trophy }],
  // Any but pending is styled as delivered; icon and word say which.
  ["lost", { ...delivered, icon: Minus }],
  ["closed", { ...delivered, icon: Lock }],
]);

const tables = { quotation, order, freight };

/**
 * Look of a status as spelled in the data. An unknown one is shown as it is; for a freight enquiry it counts as
 * delivered.
 */
export function statusLook(kind: StatusKind, status: string): StatusLook {
  const table = tables[kind];
  const found = table.get(status) ?? table.get(status.trim().toLowerCase());
  return found ?? (kind === "freight" ? delivered : { tone: "plain", icon: CircleDot });
}
