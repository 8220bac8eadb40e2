import { formatGrouped } from "../format/rupees";
/** Messages of the notifications. As in buyer.ts, texts from the specification stay exactly as given. */
export const notifications = {
  title: "Notifications",
  intro: "Updates on your quotations, orders and payments.",
  unread: (count: number) => `${formatGrouped(count)} unread`,
  new: "New",
  readAll: "Mark all as read",
  reading: "Marking",
  emptyText: "News about your quotations and orders appears here.",
} as const;
