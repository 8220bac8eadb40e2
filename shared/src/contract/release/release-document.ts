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
  /** Base path of its files, `/areas/seller/9f3c…/`. */
  base: StringOf({ pattern: "^/.*/$" }),
  entry: StringOf(),
  format: Optional(EntryFormat),
  container: StringOf(),
  contract: StringOf(),
  files: ArrayOf(StringOf()),
  /**
   * Hashes of the entry and of the files that pages load first. Those of later files are in the entry, and in
   * `area.json`.
   */
  integrity: IntegrityMap,
  routes: ArrayOf(AreaRoute),
  menu: ArrayOf(MenuEntry),
});
export type AreaVersion = Static<typeof AreaVersion>;

/**
 * A version that is only needed when another fails. The rest of its description is in the `area.json` at its base,
 * which has this hash.
 */
export const EarlierVersion = ObjectOf({
  version: StringOf(),
  base: StringOf({ pattern: "^/.*/$" }),
  manifest: StringOf({ pattern: "^sha384-" }),
});
export type EarlierVersion = Static<typeof EarlierVersion>;

/** A live area: its version, the previous one, and possibly one on trial for a share of the users. */
export const LiveArea = ObjectOf({
  title: StringOf(),
  ...AreaVersion.properties,
  previous: Optional(EarlierVersion),
  canary: Optional(ObjectOf({ ...AreaVersion.properties, percent: NumberOf({ minimum: 0, maximum: 100 }) })),
  /** The kill switch: the area is closed for everyone and shows a card with an explanation. */
  disabled: Optional(BooleanOf()),
});
export type LiveArea = Static<typeof LiveArea>;

/** What an area needs to keep its place in menus and addresses when the rest of its description cannot be read. */
export const AreaPlace = ObjectOf({ title: StringOf(), routes: ArrayOf(AreaRoute), menu: ArrayOf(MenuEntry) });

/** The pointer as the browser reads it: `/release.json`, also embedded in the page's HTML. */
export const ReleaseDocument = ObjectOf({
  revision: Integer({ minimum: 0 }),
  issuedAt: StringOf(),
  /** From when on it must no longer be treated as current. Absent from servers that did not send it yet. */
  expiresAt: Optional(StringOf()),
  contract: StringOf(),
  /** The shell that belongs to this set. */
  shell: Optional(ObjectOf({ version: StringOf() })),
  areas: mapOf(LiveArea),
});
export type ReleaseDocument = Static<typeof ReleaseDocument>;
