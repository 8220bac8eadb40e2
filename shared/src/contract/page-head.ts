import { Array as ArrayOf, Enum, Object as ObjectOf, type Static, String as StringOf } from "typebox";
import { closed } from "./field";

/**
 * The address of a public page with its query, `/news-detail/raipur-ingot-holds`, and the origin for absolute links.
 */
export const PageHeadQuery = ObjectOf(
  {
    path: StringOf({ pattern: "^/[^\\s]*$", maxLength: 300 }),
    origin: StringOf({ pattern: "^https?://[A-Za-z0-9.\\-\\[\\]:]+$", maxLength: 200 }),
  },
  closed,
);

/** What a page tells search engines and link previews about itself; the web server writes it into the page. */
export const PageHead = ObjectOf({
  title: StringOf(),
  description: StringOf(),
  /** Absolute; the same for one content, whatever the query. */
  canonical: StringOf(),
  /** Absolute; empty where the page has no picture. */
  image: StringOf(),
  type: Enum(["website", "article", "product"]),
  /** Structured data, each item as JSON text. */
  json_ld: ArrayOf(StringOf()),
});
export type PageHead = Static<typeof PageHead>;

/** `GET /page-head` (additive). 404 for an address that is not a public page or has no such data. */
export const PageHeadAnswer = ObjectOf({ data: PageHead });
export type PageHeadAnswer = Static<typeof PageHeadAnswer>;

/** `GET /site-map` (additive): addresses of all public pages with the day of their last change, newest first. */
export const SiteMapAnswer = ObjectOf({
  data: ArrayOf(ObjectOf({ path: StringOf(), changed_on: StringOf() })),
});
export type SiteMapAnswer = Static<typeof SiteMapAnswer>;
