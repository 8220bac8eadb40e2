import { mapOf } from "@mandi/shared/contract/map-of";
import {
  Array as ArrayOf,
  Enum,
  Integer,
  Number as NumberOf,
  Object as ObjectOf,
  Optional,
  type Static,
  String as StringOf,
} from "typebox";

/** How an automatic trial continues: web servers compare it with the live version. */
export const AutoTrial = ObjectOf({
  /** When its present share began (ISO), and how often it had been loaded then. */
  since: StringOf(),
  from: Integer(),
  /** The shares to come, in percent; after the last one the version is live for everybody. */
  steps: ArrayOf(NumberOf()),
  /** Minimum duration and number of loads of a share. */
  minutes: NumberOf(),
  loads: Integer(),
  /** Limits compared with the live version: percentage points more people for whom it fails, and percent slower. */
  failures: NumberOf(),
  slower: NumberOf(),
});
export type AutoTrial = Static<typeof AutoTrial>;

/** A version on trial for a share of the users, who stay in it by a sticky bucket. */
export const Canary = ObjectOf({
  version: StringOf(),
  percent: NumberOf({ minimum: 0, maximum: 100 }),
  auto: Optional(AutoTrial),
});
export type Canary = Static<typeof Canary>;

/** One unit of the pointer: what is live, what roll-back walks back to (oldest first), and what holds the unit. */
export const UnitState = ObjectOf({
  version: StringOf(),
  past: ArrayOf(StringOf()),
  canary: Optional(Canary),
  /** After a roll-back nothing is promoted here until someone resumes the unit, with this reason. */
  paused: Optional(StringOf()),
  /** The kill switch: the area is shut for everyone and shows its card, for this reason. */
  disabled: Optional(StringOf()),
  /** Versions that failed in the field; they are never promoted again. */
  quarantined: Optional(ArrayOf(StringOf())),
});
export type UnitState = Static<typeof UnitState>;

/** What is kept of a retired area: its pause and quarantine still apply to a later promotion. */
export const RetiredState = ObjectOf({
  paused: Optional(StringOf()),
  quarantined: Optional(ArrayOf(StringOf())),
});
export type RetiredState = Static<typeof RetiredState>;

/** Which version of the shell and of each area is live. */
export const ReleaseState = ObjectOf({
  shell: Optional(UnitState),
  areas: mapOf(UnitState),
  /** Areas that were retired with a pause or quarantine. */
  retired: Optional(mapOf(RetiredState)),
});
export type ReleaseState = Static<typeof ReleaseState>;

/** SHA-384 of the manifest of each version that a set names, by `unit@version`. */
export const ManifestSums = mapOf(StringOf());
export type ManifestSums = Static<typeof ManifestSums>;

/** A revoked tester's permit, or `all` for those issued before that time. */
export const RevokedPermit = ObjectOf({ id: StringOf(), at: StringOf() });
export type RevokedPermit = Static<typeof RevokedPermit>;

/** The rights that a token can have for its areas. */
export const rights = ["publish", "promote", "rollback", "disable"] as const;
export type Right = (typeof rights)[number];

/** A token for releasing over the web server: its name and rights, and only a hash of its secret. */
export const TokenRecord = ObjectOf({
  id: StringOf(),
  /** The name of its steps in the history. */
  name: StringOf(),
  /** SHA-256 of the secret, hex. */
  sum: StringOf(),
  /** Units by name, or `all`, including future ones. */
  areas: ArrayOf(StringOf()),
  rights: ArrayOf(Enum([...rights])),
  /** When it was made, and when it expires. ISO times. */
  at: StringOf(),
  until: Optional(StringOf()),
});
export type TokenRecord = Static<typeof TokenRecord>;

/**
 * Versions that one customer gets before everybody else, in the browsers in which they have opened its link, until it ends.
 */
export const Pin = ObjectOf({
  id: StringOf(),
  /** Who they are, for the history and the status. */
  name: StringOf(),
  /** SHA-256 of the link's secret, hex. */
  sum: StringOf(),
  /** Version by area. */
  versions: mapOf(StringOf()),
  /** When it was made, and when it expires. ISO times. */
  at: StringOf(),
  until: StringOf(),
});
export type Pin = Static<typeof Pin>;

/** One step of the pointer. Steps are only ever added: together they are the audit trail. */
export const Revision = ObjectOf({
  revision: Integer({ minimum: 1 }),
  at: StringOf(),
  who: StringOf(),
  why: StringOf(),
  /** As typed on the command line: `promote seller@9f3c…`. */
  action: StringOf(),
  live: ReleaseState,
  /** The link between the signature and every file: a manifest contains the hashes of its version's files. */
  manifests: Optional(ManifestSums),
  /** Revoked permits, as long as they could still be valid. */
  revokedPermits: Optional(ArrayOf(RevokedPermit)),
  /** The valid tokens; a revoked one is in no later revision. */
  tokens: Optional(ArrayOf(TokenRecord)),
  /** The pins; ended ones may still be among them. */
  pins: Optional(ArrayOf(Pin)),
  /** When it has to be renewed, so that an old store cannot be passed off as the present one. */
  expiresAt: Optional(StringOf()),
  /** Ed25519 over everything above, base64. */
  signature: Optional(StringOf()),
});
export type Revision = Static<typeof Revision>;

export const emptyState: ReleaseState = { areas: {} };

/** The name of a version in messages and as a key: `seller@9f3c…`. */
export function versionName(unit: string, version: string): string {
  return `${unit}@${version}`;
}

/** The unit of the shell or of an area; undefined when nothing of it was ever live. */
export function unitStateOf(set: ReleaseState, unit: string): UnitState | undefined {
  if (unit === "shell") return set.shell;
  return Object.hasOwn(set.areas, unit) ? set.areas[unit] : undefined; // Not an inherited property such as "constructor".
}

export function withUnitState(set: ReleaseState, unit: string, state: UnitState): ReleaseState {
  return unit === "shell" ? { ...set, shell: state } : { ...set, areas: { ...set.areas, [unit]: state } };
}

/** The pause and quarantine of a retired area; undefined when there are none. */
export function retiredStateOf({ retired = {} }: ReleaseState, area: string): RetiredState | undefined {
  return Object.hasOwn(retired, area) ? retired[area] : undefined;
}

/** The set with this pause and quarantine of a retired area, or without any. */
export function withRetiredState(set: ReleaseState, area: string, held: RetiredState | undefined): ReleaseState {
  const { retired: { [area]: _, ...others } = {}, ...rest } = set;
  const isHeld = held?.paused !== undefined || (held?.quarantined ?? []).length > 0;
  const retired = isHeld && held ? { ...others, [area]: held } : others;
  return Object.keys(retired).length === 0 ? rest : { ...rest, retired };
}

/** All units of a set with the names of their units, the shell first. */
export function unitStatesOf(set: ReleaseState): (readonly [unit: string, state: UnitState])[] {
  return [...(set.shell ? [["shell", set.shell] as const] : []), ...Object.entries(set.areas)];
}
