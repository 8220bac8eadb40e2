import { inbox } from "@mandi/shared/messages/desk-inbox";
import type { DeskAct } from "../acts/desk-act";
import type { InboxItem } from "./inbox.api";

/** The remaining act: none once it is answered. */
export function inboxActs({ kind, id, handled_at }: InboxItem): readonly DeskAct[] {
  if (handled_at !== null) return [];
  return [
    {
      key: `${kind} done`,
      title: inbox.done,
      text: inbox.doneText,
      right: "trade",
      path: `/desk/${kind}/${id}/done`,
      fields: [],
      figures: [],
      fixed: {},
    },
  ];
}
