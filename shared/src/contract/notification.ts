import {
  Array as ArrayOf,
  Boolean as BooleanOf,
  Integer,
  Null,
  Object as ObjectOf,
  Optional,
  type Static,
  String as StringOf,
  Union,
} from "typebox";
import { closed } from "./field";
import { Id, Instant, paged } from "./wire";

/** A row of the in-app list (docs/domain.md#notifications). `link` is the path of the page that it is about. */
export const Notification = ObjectOf({
  id: Id,
  created_at: Instant,
  text: StringOf(),
  link: Union([StringOf(), Null()]),
  is_read: BooleanOf(),
});
export type Notification = Static<typeof Notification>;

export const NotificationListQuery = ObjectOf({ page: Optional(Integer({ minimum: 1, maximum: 100_000 })) }, closed);
export type NotificationListQuery = Static<typeof NotificationListQuery>;

/** `GET /notification` (additive, docs/domain.md#the-apis-names), newest first. `unread` is the badge. */
export const NotificationListAnswer = ObjectOf({
  ...paged(Notification).properties,
  unread: Integer({ minimum: 0 }),
});
export type NotificationListAnswer = Static<typeof NotificationListAnswer>;

/** `POST /notification/read` (additive): marks these as read, or all when none is named. */
export const ReadNotificationsBody = ObjectOf({ id: Optional(ArrayOf(Id, { maxItems: 200 })) }, closed);
export type ReadNotificationsBody = Static<typeof ReadNotificationsBody>;
