import { Array as ArrayOf, Enum, Object as ObjectOf, type Static, String as StringOf } from "typebox";
import { closed } from "./field";

/** The address of a public page with its query, `/news-detail/raipur-ingot-holds`, and the origin to write links with. */
export const PageHeadQuery = ObjectOf(
  {
    path: StringOf({ pattern: "^/[^\\s]*$", maxLength: 300 }),
    origin: StringOf({ pattern: "^https?://[A-Za-z0-9.\\-\\[\\]:]+$", maxLength: 200 }),
  },
  closed,
);

/** What a page says about itself to search engines and to the person who shares its link; the web server writes it into the page. */
export const PageHead = ObjectOf({
  title: StringOf(),
  description: StringOf(),
  /** Absolute, one per content whatever the query says. */
  canonical: StringOf(),
  /** Absolute; empty where the page has no picture. */
  image: StringOf(),
  type: Enum(["website", "article", "product"]),
  /** Structured data, each its own JSON text. */
  json_ld: ArrayOf(StringOf()),
});
export type PageHead = Static<typeof PageHead>;

/** `GET /page-head` (additive). 404 for an address that is not a public page or has nothing to say. */
export const PageHeadAnswer = ObjectOf({ data: PageHead });
export type PageHeadAnswer = Static<typeof PageHeadAnswer>;

/** `GET /site-map` (additive): addresses of all public pages with the day of their last change, newest first. */
export const SiteMapAnswer = ObjectOf({
  data: ArrayOf(ObjectOf({ path: StringOf(), changed_on: StringOf() })),
});
export type SiteMapAnswer = Static<typeof SiteMapAnswer>;
