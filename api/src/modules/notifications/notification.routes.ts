import {
  NotificationListAnswer,
  NotificationListQuery,
  ReadNotificationsBody,
} from "@mandi/shared/contract/notification";
import { MessageAnswer } from "@mandi/shared/contract/wire";
import { personSubject } from "../../platform/memory/subjects";
import { presentPage } from "../../platform/routes/paging";
import { defineRoute, type Route } from "../../platform/routes/route";
import { notificationsPerPage, readNotices, readNotifications } from "./notification.service";

export const notificationRoutes: readonly Route[] = [
  defineRoute({
    method: "GET",
    path: "/notification",
    summary: "The caller's notifications, newest first",
    access: "signed-in",
    rate: "read",
    idempotency: "none",
    isKept: true,
    query: NotificationListQuery,
    answer: NotificationListAnswer,
    async handle({ db, actor, query, dependsOn }) {
      dependsOn(personSubject(actor.id));
      const page = query.page ?? 1;
      const { rows, total, unread } = await readNotifications(db, actor.id, page);
      const data = rows.map(({ id, text, link, created_at, read_at }) => ({
        id,
        created_at: created_at.toISOString(),
        text,
        link,
        is_read: read_at !== null,
      }));
      return { ...presentPage(data, page, notificationsPerPage, total), unread };
    },
  }),
  defineRoute({
    method: "POST",
    path: "/notification/read",
    summary: "Marks notifications as read: these, or all when none is named",
    access: "signed-in",
    rate: "write",
    idempotency: "optional",
    body: ReadNotificationsBody,
    answer: MessageAnswer,
    async handle({ db, clock, actor, body }) {
      await readNotices(db, actor.id, body.id, clock.now());
      return { message: "Marked as read." };
    },
  }),
];
