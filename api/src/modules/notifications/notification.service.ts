import { Object as ObjectOf } from "typebox";
import type { Db } from "../../platform/database/database";
import { enqueue } from "../../platform/jobs/enqueue";
import type { JobKind } from "../../platform/jobs/job";
import { refuseStale } from "../../platform/read-version";
import { type Editor, keepVersion } from "../site/site-version.service";
import {
  countNotifications,
  deleteTemplate,
  insertNotifications,
  lockTemplate,
  markRead,
  redirectOutbox,
  selectNotifications,
  selectTemplate,
  selectTemplates,
  selectTold,
  selectUnsent,
  upsertTemplate,
} from "./notification.store";
import { fillText, type NotificationKind, notificationTexts } from "./notification-texts";

/** What happened, for whom, and where it is shown. */
export interface Notice {
  readonly kind: NotificationKind;
  readonly userIds: readonly number[];
  readonly values: Readonly<Record<string, string>>;
  readonly link: string | null;
  readonly at: Date;
  /** Leaves out those who have been told the same, of the same page, since then. */
  readonly onceSince?: Date;
}

const NoPayload = ObjectOf({});
export const deliverOutbox: JobKind<typeof NoPayload> = { name: "deliver outbox", payload: NoPayload };

/** Notifies people, in the transaction of the event itself: in the product at once, outside it through the outbox. */
export async function notify(tx: Db, { kind, userIds, values, link, at, onceSince: since }: Notice): Promise<void> {
  const told = since === undefined ? new Set() : await selectTold(tx, { kind, link, userIds, since });
  const notices = [...new Set(userIds)]
    .filter((userId) => !told.has(userId))
    .map((userId) => ({ userId, values, link }));
  await notifyEach(tx, kind, notices, at);
}

/** One person's notification of an event whose text differs by recipient. */
export interface PersonalNotice extends Pick<Notice, "values" | "link"> {
  readonly userId: number;
}

/** Notifies each person with their own text, in one statement however many they are. */
export async function notifyEach(
  tx: Db,
  kind: NotificationKind,
  notices: readonly PersonalNotice[],
  at: Date,
): Promise<void> {
  if (notices.length === 0) return;
  const template = (await selectTemplate(tx, kind)) ?? notificationTexts[kind];
  const rows = notices.map(({ userId, values, link }) => ({ user_id: userId, text: fillText(template, values), link }));
  await insertNotifications(tx, kind, rows, at);
  await enqueue(tx, deliverOutbox, { payload: {}, runAt: at });
}

/** Redirects a person's pending messages to another number of theirs. */
export const redirectUnsent = redirectOutbox;

export const notificationsPerPage = 20;

/** A page of a person's notifications, newest first, and how many they have not read. */
export async function readNotifications(db: Db, userId: number, page: number) {
  const rows = await selectNotifications(db, userId, notificationsPerPage, (page - 1) * notificationsPerPage);
  return { rows, ...(await countNotifications(db, userId)) };
}

/** Marks a person's notifications as read; all of them when none is named. */
export async function readNotices(tx: Db, userId: number, ids: readonly number[] | undefined, at: Date): Promise<void> {
  await markRead(tx, userId, ids, at);
}

/** The kinds of notification that the desk has reworded, with its texts. */
export const readTemplates = selectTemplates;

/** Rewords a notification and keeps the old text; an empty text restores the built-in one. @throws Refusal 409 when it was reworded after it was read */
export async function changeTemplate(
  tx: Db,
  kind: string,
  {
    text,
    standard,
    version,
  }: { readonly text: string; readonly standard: string; readonly version: string | undefined },
  by: Editor,
): Promise<void> {
  await lockTemplate(tx, kind);
  const before = { text: (await selectTemplate(tx, kind)) ?? standard };
  refuseStale(version, before);
  await (text === "" ? deleteTemplate(tx, kind) : upsertTemplate(tx, kind, text));
  await keepVersion(tx, { subject: `template:${kind}`, before, after: { text: text || standard }, by });
}

/** A page of the messages that were not sent, oldest first. */
export const readUnsent = selectUnsent;
