import { DeskInboxItemAnswer } from "@mandi/shared/contract/desk/site";
import { http } from "@mandi/shared/http";
import { defineQuery } from "@mandi/shared/query/query";

export type InboxItem = DeskInboxItemAnswer["data"];

/** An enquiry (E3) or a contact message (M2) with everything its sender wrote. */
export const inboxQuery = defineQuery(
  (signal, number: string) => http.get(`/desk/inbox/${number}`, DeskInboxItemAnswer, { signal }),
  { isKept: true },
);
