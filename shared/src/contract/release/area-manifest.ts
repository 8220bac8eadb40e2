import {
  Array as ArrayOf,
  Boolean as BooleanOf,
  Enum,
  Integer,
  Object as ObjectOf,
  Optional,
  type Static,
  String as StringOf,
} from "typebox";
import { mapOf } from "../map-of";
import { RoleSchema } from "../role";

/** Icons an area may name for a menu entry; the shell draws them, so an area's menu needs none of the area's code. */
export const menuIcons = [
  "bookmark",
  "box",
  "building",
  "file-text",
  "gavel",
  "help",
  "history",
  "home",
  "inbox",
  "info",
  "landmark",
  "mail",
  "map-pin",
  "newspaper",
  "package",
  "phone",
  "shield",
  "store",
  "truck",
  "user",
  "user-check",
  "users",
  "wallet",
] as const;

/** Where the shell shows a menu entry. */
export const menuPlaces = ["header", "subnav", "rail", "account", "drawer", "footer-support", "footer-about"] as const;

/** What the header searches on a page, and the page of the area that shows the results. */
export const RouteSearch = ObjectOf({
  /** What can be searched for, as the field's text: "Order, quotation, UTR". */
  label: StringOf({ minLength: 1, maxLength: 80 }),
  to: StringOf({ pattern: "^/", maxLength: 120 }),
});
export type RouteSearch = Static<typeof RouteSearch>;

/** One route of an area, as data: enough to guard it, title it and preload it before any code of the area runs. */
export const AreaRoute = ObjectOf({
  /** react-router pattern, `/news-detail/:slug`. */
  path: StringOf({ pattern: "^/", maxLength: 120 }),
  /** Who may open it. Other visitors are sent to /login, other logged-in people to /. */
  roles: ArrayOf(RoleSchema, { minItems: 1 }),
  title: StringOf({ minLength: 1, maxLength: 80 }),
  /**
   * `bare`: the page fills the window without header and footer. `rail`: full-width header, the entries of
   * place `rail` beside the page, no footer; for people who work in an area all day.
   */
  frame: Enum(["full", "bare", "rail"]),
  /** In a frame with a rail, the header's search belongs to the area: it opens `to` with the text as `?search=`. */
  search: Optional(RouteSearch),
  /** Its prices depend on the place of delivery, which phones show above the page. */
  hasPrices: Optional(BooleanOf()),
  /** The menu entry it is under, `/order-book` for one order: that entry is marked while this page is open. */
  section: Optional(StringOf({ pattern: "^/", maxLength: 120 })),
  /**
   * Calls the page makes first, `/view-market-news/:slug`, independent of the rest of the address. The shell starts
   * them while the gate still waits; for a visitor the document preloads them with links.
   */
  data: ArrayOf(StringOf({ pattern: "^/", maxLength: 200 })),
  /** Files the page needs in addition to the entry, relative to the area's base, in load order. */
  files: ArrayOf(StringOf({ maxLength: 200 })),
});
export type AreaRoute = Static<typeof AreaRoute>;

export const MenuEntry = ObjectOf({
  label: StringOf({ minLength: 1, maxLength: 40 }),
  to: StringOf({ pattern: "^/", maxLength: 120 }),
  roles: ArrayOf(RoleSchema, { minItems: 1 }),
  places: ArrayOf(Enum([...menuPlaces]), { minItems: 1 }),
  icon: Enum([...menuIcons]),
  /** Position among the entries of all areas, small first. */
  order: Integer(),
  /**
   * Call, made with the session, whose answer has the number of new items as `unread`; the shell shows the number.
   * `/my-turn#orders` is the part `orders` of its `unread_of`.
   */
  unread: Optional(StringOf({ pattern: "^/", maxLength: 120 })),
});
export type MenuEntry = Static<typeof MenuEntry>;
export type MenuIcon = MenuEntry["icon"];
export type MenuPlace = MenuEntry["places"][number];

/** SHA-384 of a file, in the form of the browser's `integrity` attribute. */
export const IntegrityMap = mapOf(StringOf({ pattern: "^sha384-" }));
export type IntegrityMap = Static<typeof IntegrityMap>;

/**
 * Type of the entry: a script if left out, or an ES module, which browsers do not check against a hash
 * (docs/decisions/0081).
 */
export const EntryFormat = Enum(["script", "module"]);

/** `area.json`: an area's build as it describes itself. */
export const AreaManifest = ObjectOf({
  name: StringOf({ pattern: "^[a-z][a-z0-9-]{1,30}$" }),
  title: StringOf({ minLength: 1, maxLength: 60 }),
  /** The team responsible for it, for those who operate the product. Not in the release document, but not secret. */
  owner: Optional(StringOf({ minLength: 1, maxLength: 80 })),
  /** Content hash of the whole output. */
  version: StringOf({ pattern: "^[0-9a-f]{16}$" }),
  /** Version of the shell contract it was built against, semver. */
  contract: StringOf(),
  /** Range of API versions it works with. */
  api: StringOf(),
  /** The container's global name: differs for every build, so two versions of an area can live in one tab. */
  container: StringOf({ pattern: "^[A-Za-z_][A-Za-z0-9_]*$" }),
  entry: StringOf(),
  format: Optional(EntryFormat),
  /** Ranges of the modules the host must provide. */
  requires: mapOf(StringOf()),
  routes: ArrayOf(AreaRoute),
  menu: ArrayOf(MenuEntry),
  /** Files every page of the area needs in addition to the entry. */
  files: ArrayOf(StringOf()),
  integrity: IntegrityMap,
  /** Bytes on disk of each file, for the size budget. */
  sizes: Optional(mapOf(Integer({ minimum: 0 }))),
});
export type AreaManifest = Static<typeof AreaManifest>;
