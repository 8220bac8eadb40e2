import { Array as ArrayOf, Enum, Object as ObjectOf, type Static, String as StringOf } from "typebox";
import { rights } from "../store/release-state";

/** Who releases over the web server: the name for the history, and what they may do. */
export const Identity = ObjectOf({
  who: StringOf(),
  /** Units by name, or `all`. */
  areas: ArrayOf(StringOf()),
  rights: ArrayOf(Enum([...rights])),
});
export type Identity = Static<typeof Identity>;

/** Whether somebody has every right for every unit, as is required for making tokens. */
export function mayDoEverything({ areas, rights: given }: Identity): boolean {
  return areas.includes("all") && rights.every((right) => given.includes(right));
}
