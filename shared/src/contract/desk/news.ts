import { Array as ArrayOf, Integer, Object as ObjectOf, Optional, type Static, String as StringOf } from "typebox";
import { closed, lineField, requiredLine } from "../field";
import { Id, Instant } from "../wire";
import { deskPage, html, orNull, text, withReason } from "./field";

/** An article's name in its address. */
export const newsSlug = StringOf({
  pattern: "^[a-z0-9]+(-[a-z0-9]+)*$",
  minLength: 1,
  maxLength: 120,
  message: "Please enter lower-case letters and digits, joined by hyphens",
});

/**
 * A short digest of an article or a text of the site as it was read; empty when there was none. An act that sends it is
 * refused (409) when somebody else has changed the text since. Left out: nothing is compared.
 */
export const readVersion = Optional(StringOf({ maxLength: 40 }));

/** A picture served by the product itself, or empty for none. */
const articlePicture = StringOf({
  pattern: "^(?:/media/[a-z0-9./-]+)?$",
  maxLength: 200,
  message: "Please enter the path of a picture in /media",
});

const article = {
  slug: newsSlug,
  title: requiredLine(200, "Please enter a title"),
  /** Left out: the picture stays as it is. */
  image: Optional(articlePicture),
  /** Key of an own upload, which becomes the picture in place of `image`. Additive. */
  photo_upload_id: Optional(Id),
  /** A description of the picture for those who cannot see it. Left out: it stays as it is. Additive. */
  image_alt: Optional(lineField(160)),
  description: html,
  version: readVersion,
};

/** `GET /desk/news`: a page of what visitors read, newest first, and everything that is not published yet. */
export const DeskNewsListAnswer = ObjectOf({
  data: ArrayOf(
    ObjectOf({
      id: Id,
      slug: text,
      title: text,
      created_at: Instant,
      /** 1: there is a newer draft. */
      has_draft: Integer({ minimum: 0, maximum: 1 }),
    }),
  ),
  drafts: ArrayOf(ObjectOf({ slug: text, title: text, saved_by: text, saved_at: Instant })),
});
export type DeskNewsListAnswer = Static<typeof DeskNewsListAnswer>;

/** `GET /desk/news/article`: the draft where there is one, else what visitors read. */
export const DeskArticle = ObjectOf({
  slug: text,
  title: text,
  image: text,
  /** Additive. */
  image_alt: Optional(text),
  description: text,
  version: text,
  /** Null: visitors cannot read it yet. */
  id: orNull(Id),
  created_at: orNull(Instant),
  /** Null: there is no draft. */
  saved_by: orNull(text),
  saved_at: orNull(Instant),
});
export type DeskArticle = Static<typeof DeskArticle>;
export const DeskArticleAnswer = ObjectOf({ data: DeskArticle });

/** The desk's reads of news. */
export const newsReads = {
  "news list": {
    right: "look",
    path: "/desk/news",
    summary: "Articles that visitors read, and drafts",
    query: ObjectOf(deskPage, closed),
    answer: DeskNewsListAnswer,
  },
  "news show": {
    right: "look",
    path: "/desk/news/article",
    summary: "An article by its slug: the draft where there is one",
    query: ObjectOf({ slug: newsSlug }, closed),
    answer: DeskArticleAnswer,
  },
} as const;

/** The desk's acts on news. */
export const newsWrites = {
  "news publish": {
    right: "content",
    path: "/desk/news",
    summary: "Publish an article, new or in place of the one with this slug",
    body: withReason(article),
  },
  "news draft": {
    right: "content",
    path: "/desk/news/draft",
    summary: "Save an article as a draft that visitors do not see",
    body: withReason(article),
  },
  "news discard": {
    right: "content",
    path: "/desk/news/discard",
    summary: "Discard a draft; what visitors read stays",
    body: withReason({ slug: newsSlug, version: readVersion }),
  },
  "news remove": {
    right: "content",
    path: "/desk/news/:id/remove",
    summary: "Remove an article",
    body: withReason({}),
  },
} as const;
