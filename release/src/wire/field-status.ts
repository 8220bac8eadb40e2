import { mapOf } from "@mandi/shared/contract/map-of";
import { Integer, Null, Number as NumberOf, Object as ObjectOf, type Static, Union } from "typebox";

/** What browsers reported of one version. Programs read it: fields are only ever added. */
export const FieldStatus = ObjectOf({
  loaded: Integer(),
  failed: Integer(),
  /** Failures by kind. */
  kinds: mapOf(Integer()),
  /** Milliseconds that a good load took; null when there was none. */
  averageMs: Union([Integer(), Null()]),
  /** By name: what three of four people had at most, and of how many measures. */
  vitals: mapOf(ObjectOf({ p75: NumberOf(), count: Integer() })),
});
export type FieldStatus = Static<typeof FieldStatus>;
