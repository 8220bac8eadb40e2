import { tellUnread } from "@mandi/shared/browser/unread";
import type { Notification } from "@mandi/shared/contract/notification";
import { useSubmit } from "@mandi/shared/forms/use-submit";
import { pageIn, paramsOfPage } from "@mandi/shared/query/address-page";
import { defineQuery } from "@mandi/shared/query/query";
import { useQuery } from "@mandi/shared/query/use-query";
import { useEffect } from "react";
import { useSearchParams } from "react-router-dom";
import { markRead, notificationCall, readNotifications } from "./notification.api";

const notificationsQuery = defineQuery((signal, page: number) => readNotifications(page, signal), {
  isEmpty: ({ data }) => data.length === 0,
});

/** One page of the user's news; the page is in the address. */
export function useNotifications() {
  const [params] = useSearchParams();
  const page = pageIn(params);
  const state = useQuery(notificationsQuery, [page]);
  const unread = state.kind === "ready" ? state.data.unread : undefined;

  useEffect(() => {
    if (unread !== undefined) tellUnread({ call: notificationCall, count: unread });
  }, [unread]);
  return { state, pageHref: (wanted: number) => ({ search: paramsOfPage(params, wanted).toString() }) };
}

/** Marks news as read: one silently when it is opened, or all by the button. */
export function useMarkRead(onDone: () => void) {
  const saving = useSubmit({ isRepeatable: true, onDone });
  const markAll = () => saving.submit(() => markRead({}));

  function markOne({ id, is_read }: Notification, unread: number): void {
    if (is_read) return;
    // Not awaited: what could not be marked now is shown as new again.
    markRead({ id: [id] }).then(
      () => tellUnread({ call: notificationCall, count: unread - 1 }),
      () => undefined,
    );
  }

  return { markAll, markOne, saving };
}
