import { Array as ArrayOf, Enum, Object as ObjectOf, type Static, String as StringOf } from "typebox";
import { rights } from "../store/release-state";

/** Who releases over the web server: the name that the history gets, and what they may do. */
export const Identity = ObjectOf({
  who: StringOf(),
  /** Units by name, or `all`. */
  areas: ArrayOf(StringOf()),
  rights: ArrayOf(Enum([...rights])),
});
export type Identity = Static<typeof Identity>;

/** Whether somebody may do everything to every unit, as making tokens takes. */
export function mayDoEverything({ areas, rights: given }: Identity): boolean {
  return areas.includes("all") && rights.every((right) => given.includes(right));
}
