import { currentOwner } from "@mandi/shared/browser/device-store";
import { readOrNull } from "@mandi/shared/contract/read";
import { Object as ObjectOf, String as StringOf } from "typebox";

/** A list on its way to /create-rfq, as it was typed. */
const HandedList = ObjectOf({ list: StringOf(), owner: StringOf() });

/** The list that came with the navigation, if it belongs to the logged-in person; null without one. */
export function readHandedList(state: unknown): string | null {
  const handed = readOrNull(HandedList, state);
  return handed !== null && handed.owner === currentOwner() ? handed.list : null;
}
