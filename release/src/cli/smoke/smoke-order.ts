import { Array as ArrayOf, Integer, Object as ObjectOf, type Static, String as StringOf } from "typebox";
import { ReleaseState } from "../../store/release-state";

/** The order for a smoke process, on the first line of its input. */
export const SmokeOrder = ObjectOf({ address: StringOf(), live: ReleaseState, units: ArrayOf(StringOf()) });
export type SmokeOrder = Static<typeof SmokeOrder>;

/** Its answer. */
export const SmokeAnswer = ObjectOf({
  pages: Integer(),
  objections: ArrayOf(ObjectOf({ unit: StringOf(), reason: StringOf() })),
});
