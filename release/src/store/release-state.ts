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

/** How a trial continues by itself: web servers compare it with the live version. */
export const AutoTrial = ObjectOf({
  /** When its present share began (ISO), and how often it had been loaded then. */
  since: StringOf(),
  from: Integer(),
  /** The shares to come, in percent; after the last one the version is everybody's. */
  steps: ArrayOf(NumberOf()),
  /** A share lasts so long, and is loaded so often, at least. */
  minutes: NumberOf(),
  loads: Integer(),
  /** It may fail for this many percentage points more of its people, and be slower by this many percent. */
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

/** What is kept of a retired area: a later promotion meets the same pause and the same quarantine. */
export const RetiredState = ObjectOf({
  paused: Optional(StringOf()),
  quarantined: Optional(ArrayOf(StringOf())),
});
export type RetiredState = Static<typeof RetiredState>;

/** Which version of the shell and of each area is live. */
export const ReleaseState = ObjectOf({
  shell: Optional(UnitState),
  areas: mapOf(UnitState),
  /** Areas that were retired while something held them. */
  retired: Optional(mapOf(RetiredState)),
});
export type ReleaseState = Static<typeof ReleaseState>;

/** SHA-384 of the manifest of each version that a set names, by `unit@version`. */
export const ManifestSums = mapOf(StringOf());
export type ManifestSums = Static<typeof ManifestSums>;

/** A tester's permit that was taken back, or `all` for those issued before that time. */
export const RevokedPermit = ObjectOf({ id: StringOf(), at: StringOf() });
export type RevokedPermit = Static<typeof RevokedPermit>;

/** What a token may be given for its areas. */
export const rights = ["publish", "promote", "rollback", "disable"] as const;
export type Right = (typeof rights)[number];

/** A token for releasing over the web server: who it is, and what it may do. Of its secret only a hash is kept. */
export const TokenRecord = ObjectOf({
  id: StringOf(),
  /** The name under which its steps are in the history. */
  name: StringOf(),
  /** SHA-256 of the secret, hex. */
  sum: StringOf(),
  /** Units by name; `all` of them, also those to come. */
  areas: ArrayOf(StringOf()),
  rights: ArrayOf(Enum([...rights])),
  /** When it was made, and when it ends by itself. ISO times. */
  at: StringOf(),
  until: Optional(StringOf()),
});
export type TokenRecord = Static<typeof TokenRecord>;

/** Versions that one customer gets before everybody: in the browsers in which they have opened its link, until it ends. */
export const Pin = ObjectOf({
  id: StringOf(),
  /** Who they are, for the history and the status. */
  name: StringOf(),
  /** SHA-256 of the link's secret, hex. */
  sum: StringOf(),
  /** Version by area. */
  versions: mapOf(StringOf()),
  /** When it was made, and when it ends by itself. ISO times. */
  at: StringOf(),
  until: StringOf(),
});
export type Pin = Static<typeof Pin>;

/** One step in the life of the pointer. Steps are only ever added: together they are the audit trail. */
export const Revision = ObjectOf({
  revision: Integer({ minimum: 1 }),
  at: StringOf(),
  who: StringOf(),
  why: StringOf(),
  /** In the words of the command line: `promote seller@9f3c…`. */
  action: StringOf(),
  live: ReleaseState,
  /** The chain from the signature to every file: a manifest holds the hashes of its version. */
  manifests: Optional(ManifestSums),
  /** Permits that were taken back, as long as they could still count. */
  revokedPermits: Optional(ArrayOf(RevokedPermit)),
  /** The tokens that count; one that was revoked is in no later revision. */
  tokens: Optional(ArrayOf(TokenRecord)),
  /** The pins that count; one that has ended may still be among them. */
  pins: Optional(ArrayOf(Pin)),
  /** When it has to be renewed, so that an old store cannot be passed off as the present one. */
  expiresAt: Optional(StringOf()),
  /** Ed25519 over everything above, base64. */
  signature: Optional(StringOf()),
});
export type Revision = Static<typeof Revision>;

export const emptyState: ReleaseState = { areas: {} };

/** How a version is named in words and in maps: `seller@9f3c…`. */
export function versionName(unit: string, version: string): string {
  return `${unit}@${version}`;
}

/** The unit of the shell or of an area; undefined when nothing of it was ever live. */
export function unitStateOf(set: ReleaseState, unit: string): UnitState | undefined {
  if (unit === "shell") return set.shell;
  return Object.hasOwn(set.areas, unit) ? set.areas[unit] : undefined; // Not what every object has, as "constructor".
}

export function withUnitState(set: ReleaseState, unit: string, state: UnitState): ReleaseState {
  return unit === "shell" ? { ...set, shell: state } : { ...set, areas: { ...set.areas, [unit]: state } };
}

/** What holds an area that was retired; undefined when nothing does. */
export function retiredStateOf({ retired = {} }: ReleaseState, area: string): RetiredState | undefined {
  return Object.hasOwn(retired, area) ? retired[area] : undefined;
}

/** The set with this hold on a retired area, or with none. */
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
