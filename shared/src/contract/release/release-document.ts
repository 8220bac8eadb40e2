import {
  Array as ArrayOf,
  Boolean as BooleanOf,
  Integer,
  Number as NumberOf,
  Object as ObjectOf,
  Optional,
  type Static,
  String as StringOf,
} from "typebox";
import { mapOf } from "../map-of";
import { AreaRoute, EntryFormat, IntegrityMap, MenuEntry } from "./area-manifest";

/** One published version of an area, complete enough to load it. */
export const AreaVersion = ObjectOf({
  version: StringOf(),
  /** Where its files lie, `/areas/seller/9f3c…/`. */
  base: StringOf({ pattern: "^/.*/$" }),
  entry: StringOf(),
  format: Optional(EntryFormat),
  container: StringOf(),
  contract: StringOf(),
  files: ArrayOf(StringOf()),
  /** Hashes of the entry and of the files that pages load first. Those of later files lie in the entry, and in `area.json`. */
  integrity: IntegrityMap,
  routes: ArrayOf(AreaRoute),
  menu: ArrayOf(MenuEntry),
});
export type AreaVersion = Static<typeof AreaVersion>;

/** A version that is only needed when another fails: the rest of it is in the `area.json` at its base, which has this hash. */
export const EarlierVersion = ObjectOf({
  version: StringOf(),
  base: StringOf({ pattern: "^/.*/$" }),
  manifest: StringOf({ pattern: "^sha384-" }),
});
export type EarlierVersion = Static<typeof EarlierVersion>;

/** An area that is live: its version, the one before it, and perhaps one on trial for a share of the users. */
export const LiveArea = ObjectOf({
  title: StringOf(),
  ...AreaVersion.properties,
  previous: Optional(EarlierVersion),
  canary: Optional(ObjectOf({ ...AreaVersion.properties, percent: NumberOf({ minimum: 0, maximum: 100 }) })),
  /** The kill switch: the area is shut for everyone and shows its friendly card. */
  disabled: Optional(BooleanOf()),
});
export type LiveArea = Static<typeof LiveArea>;

/** What an area needs to keep its place in menus and addresses when the rest of its description cannot be read. */
export const AreaPlace = ObjectOf({ title: StringOf(), routes: ArrayOf(AreaRoute), menu: ArrayOf(MenuEntry) });

/** The pointer as the browser reads it: `/release.json`, also in the page's HTML. */
export const ReleaseDocument = ObjectOf({
  revision: Integer({ minimum: 0 }),
  issuedAt: StringOf(),
  /** When nobody may take it for the present one any more. Absent from servers before there was a date. */
  expiresAt: Optional(StringOf()),
  contract: StringOf(),
  /** The shell that the set runs in. */
  shell: Optional(ObjectOf({ version: StringOf() })),
  areas: mapOf(LiveArea),
});
export type ReleaseDocument = Static<typeof ReleaseDocument>;
