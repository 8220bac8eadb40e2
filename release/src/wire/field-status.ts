import { mapOf } from "@mandi/shared/contract/map-of";
import { Integer, Null, Number as NumberOf, Object as ObjectOf, type Static, Union } from "typebox";

/** What browsers reported about one version. Programs read it, so fields are only ever added. */
export const FieldStatus = ObjectOf({
  loaded: Integer(),
  failed: Integer(),
  /** Failures by kind. */
  kinds: mapOf(Integer()),
  /** Average milliseconds of a good load; null when there was none. */
  averageMs: Union([Integer(), Null()]),
  /** By name: the 75th percentile, and the number of measurements. */
  vitals: mapOf(ObjectOf({ p75: NumberOf(), count: Integer() })),
});
export type FieldStatus = Static<typeof FieldStatus>;
