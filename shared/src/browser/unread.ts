import { Integer, Object as ObjectOf, Optional, type Static, String as StringOf } from "typebox";
import { mapOf } from "../contract/map-of";

/** How much is new behind a menu entry; `call` is the one that the entry names in its area's menu: `/notification`. */
export const Unread = ObjectOf({ call: StringOf(), count: Integer({ minimum: 0 }) });
export type Unread = Static<typeof Unread>;

/** The part of such a call's answer that the shell reads. */
export const UnreadAnswer = ObjectOf({
  unread: Integer({ minimum: 0 }),
  /** Counts by name, for entries that show only a part: `/my-turn#orders`. */
  unread_of: Optional(mapOf(Integer({ minimum: 0 }))),
});

/** Part of the shell contract: an area reports a count that is newer than the shell's. */
export const unreadEvent = "mandi:unread";

/**
 * Updates the shell's count of what is new, for example after a list was loaded or marked as read
 * (docs/domain.md#notifications).
 */
export function tellUnread(unread: Unread): void {
  window.dispatchEvent(new CustomEvent<Unread>(unreadEvent, { detail: unread }));
}
