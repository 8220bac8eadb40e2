import { Integer, Object as ObjectOf, Optional, type Static, String as StringOf } from "typebox";
import { mapOf } from "../contract/map-of";

/** How much is new behind a menu entry; `call` is the entry's own, as its area's menu names it: `/notification`. */
export const Unread = ObjectOf({ call: StringOf(), count: Integer({ minimum: 0 }) });
export type Unread = Static<typeof Unread>;

/** What the shell reads of the answer of such a call. */
export const UnreadAnswer = ObjectOf({
  unread: Integer({ minimum: 0 }),
  /** Parts of it by name, where entries ask for a part: `/my-turn#orders`. */
  unread_of: Optional(mapOf(Integer({ minimum: 0 }))),
});

/** Part of the shell contract: an area that knows better than the shell's last look says so. */
export const unreadEvent = "mandi:unread";

/** Tells the shell how much is new now, as after a list was loaded or marked as read (docs/domain.md#notifications). */
export function tellUnread(unread: Unread): void {
  window.dispatchEvent(new CustomEvent<Unread>(unreadEvent, { detail: unread }));
}
