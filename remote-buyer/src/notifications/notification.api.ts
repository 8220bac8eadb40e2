import { NotificationListAnswer, type ReadNotificationsBody } from "@mandi/shared/contract/notification";
import { MessageAnswer } from "@mandi/shared/contract/wire";
import { http } from "@mandi/shared/http";

/** As named in the menu. */
export const notificationCall = "/notification";

/** The user's news, newest first. */
export function readNotifications(page: number, signal: AbortSignal): Promise<NotificationListAnswer> {
  return http.get(notificationCall, NotificationListAnswer, { query: { page: page > 1 ? page : undefined }, signal });
}

/** Marks these as read, or all of them. */
export function markRead(body: ReadNotificationsBody): Promise<MessageAnswer> {
  return http.post("/notification/read", body, MessageAnswer);
}
