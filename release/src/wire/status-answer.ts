import {
  Array as ArrayOf,
  Boolean as BooleanOf,
  Integer,
  Null,
  Object as ObjectOf,
  type Static,
  String as StringOf,
  Union,
} from "typebox";
import { Canary } from "../store/release-state";
import { FieldStatus } from "./field-status";

const Text = Union([StringOf(), Null()]);
const Field = Union([FieldStatus, Null()]);

/** One unit in the output of `release status --json`. Programs read it, so fields are only ever added. */
export const UnitStatus = ObjectOf({
  unit: StringOf(),
  version: StringOf(),
  previous: Text,
  /** What a roll-back walks back to, oldest first. */
  past: ArrayOf(StringOf()),
  canary: Union([Canary, Null()]),
  /** Why promotions are paused; null when they are not. */
  paused: Text,
  /** The field guard has taken its one step here; the next is up to a person. */
  waitsForPerson: BooleanOf(),
  /** Why it is shut for everybody; null when it is open. */
  disabled: Text,
  quarantined: ArrayOf(StringOf()),
  /** Customers with a pinned version. */
  pins: ArrayOf(ObjectOf({ id: StringOf(), name: StringOf(), version: StringOf(), until: StringOf() })),
  /** What browsers reported about the live version, the one on trial, and the previous one. */
  field: Field,
  canaryField: Field,
  previousField: Field,
});
export type UnitStatus = Static<typeof UnitStatus>;

/** What is live: the newest step other than a renewal, until when the pointer is valid, and the units. */
export const LiveStatus = ObjectOf({
  revision: Integer(),
  at: StringOf(),
  who: StringOf(),
  why: StringOf(),
  action: StringOf(),
  /** ISO time; null when it has no end. */
  expiresAt: Text,
  expired: BooleanOf(),
  units: ArrayOf(UnitStatus),
});
export type LiveStatus = Static<typeof LiveStatus>;

/** The output of `release status --json`; null when nothing was ever promoted. */
export const StatusAnswer = Union([LiveStatus, Null()]);
export type StatusAnswer = Static<typeof StatusAnswer>;
