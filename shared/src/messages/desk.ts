import type { QueueKind } from "../contract/desk/queue";

/** Messages of the desk's pages. */
export const desk = {
  queue: "Queue",
  search: "Order, quotation, UTR, GSTIN, vehicle or phone",
  saveFailed: "The file could not be saved. Please try again.",
  serverTrouble: "The desk could not be reached. Nothing was done.",
  gone: "There is nothing here",
  goneText: "It may have been decided in the meantime.",
  backToQueue: "Back to the queue",
  reason: "Reason",
  reasonMissing: "Please give a reason",
  reasonHint: "It is kept in the audit trail.",
  working: "Working",
  cancel: "Cancel",
  close: "Close",
  newer: "Newer",
  older: "Older",
  pages: "Pages",
} as const;

export const kindWords: Readonly<Record<QueueKind, string>> = {
  quotation: "Quotation",
  message: "Message",
  payment: "Payment",
  "second person": "Second person",
  order: "Order",
  user: "User",
  credit: "Credit",
  listing: "Listing",
  "freight bill": "Freight bill",
  "unbilled freight": "Bill missing",
  "e-invoice": "E-invoice",
  "e-way bill": "E-way bill",
  tax: "Tax",
  inbox: "Inbox",
};

export const decided = {
  walk: (place: number, count: number) => `${place} of ${count}`,
  left: "Not in the queue now",
  previous: "Previous",
  next: "Next",
} as const;
