import {
  Array as ArrayOf,
  Integer,
  Object as ObjectOf,
  Optional,
  type Static,
  String as StringOf,
  type TProperties,
} from "typebox";
import { closed, lineField, requiredLine } from "../field";
import { Day, Id, Instant } from "../wire";
import { deskDay, deskPage, html, orNull, picture, text, withReason } from "./field";
import { newOrder } from "./new-order";
import { readVersion } from "./news";

/** What visitors see one after the other; `order` is a short digest of the order that was read. */
const ordered = <Fields extends TProperties>(fields: Fields) =>
  ObjectOf({
    data: ArrayOf(
      ObjectOf({
        id: Id,
        ...fields,
        /** 1: visitors do not see it. */
        is_hidden: Integer({ minimum: 0, maximum: 1 }),
        version: text,
      }),
    ),
    order: text,
  });

/** `GET /desk/faq`: every question with its answer, in the order of the page. */
export const DeskFaqListAnswer = ordered({ title: text, description: text });
export type DeskFaqListAnswer = Static<typeof DeskFaqListAnswer>;
export type DeskQuestion = DeskFaqListAnswer["data"][number];

/** `GET /desk/banner`: every banner of the home page, in its order. */
export const DeskBannerListAnswer = ordered({
  photo: text,
  title: text,
  /** The days on which visitors see it; null: no first or no last day. Additive. */
  first_day: Optional(orNull(Day)),
  last_day: Optional(orNull(Day)),
  /** Where it leads; empty: nowhere. Additive. */
  link: Optional(text),
});
export type DeskBannerListAnswer = Static<typeof DeskBannerListAnswer>;
export type DeskBanner = DeskBannerListAnswer["data"][number];

/** `GET /desk/banner-picture`: a page of the pictures that were uploaded and that no banner shows, the newest first. Additive. */
export const DeskSparePictureAnswer = ObjectOf({
  data: ArrayOf(ObjectOf({ photo: text, added_at: Instant })),
});

/** The desk's reads of the site. */
export const siteEntryReads = {
  "faq list": {
    right: "look",
    path: "/desk/faq",
    summary: "Questions with their answers, including hidden ones",
    query: ObjectOf({}, closed),
    answer: DeskFaqListAnswer,
  },
  "banner list": {
    right: "look",
    path: "/desk/banner",
    summary: "Banners of the home page, including hidden ones",
    query: ObjectOf({}, closed),
    answer: DeskBannerListAnswer,
  },
  "banner pictures": {
    right: "look",
    path: "/desk/banner-picture",
    summary: "Pictures that were uploaded for a banner and that no banner shows",
    query: ObjectOf(deskPage, closed),
    answer: DeskSparePictureAnswer,
  },
} as const;

/** A page of this site. */
const ownAddress = StringOf({
  pattern: "^/([^/\\\\\\s][^\\\\\\s]*)?$",
  maxLength: 300,
  message: "Please enter an address on this site that begins with /, such as /product-list",
});

/** What a picture of a banner or an article may be, uploaded by `POST /upload`: a PNG, JPEG or WebP file with these limits; edges in pixels. */
export const sitePicture = { maxBytes: 2 * 1024 * 1024, minEdge: 400, maxEdge: 4000 } as const;

const banner = {
  /** The path of a picture that the product serves; left out where one is uploaded instead. */
  photo: Optional(picture),
  /** Key of an own upload, which becomes the picture. Additive. */
  photo_upload_id: Optional(Id),
  /** A description of the picture for those who cannot see it. */
  title: Optional(lineField(160)),
  /** The days on which visitors see it, both included; always, if left out. */
  first_day: Optional(deskDay),
  last_day: Optional(deskDay),
  /** Where it leads; such a banner needs a description, which names the link. */
  link: Optional(ownAddress),
};
const question = { title: requiredLine(300, "Please enter the question"), description: html };

/** The desk's acts on ordered entries of the site. */
export const siteEntryWrites = {
  "banner add": {
    right: "content",
    path: "/desk/banner",
    summary: "Add a banner to the home page",
    body: withReason({
      ...banner,
      /** How many banners come before it; if left out, all of them. */ position: Optional(
        Integer({ minimum: 0, maximum: 1000 }),
      ),
    }),
  },
  "banner edit": {
    right: "content",
    path: "/desk/banner/:id/edit",
    summary: "Change the picture or description of a banner",
    body: withReason({ ...banner, version: readVersion }),
  },
  "banner order": {
    right: "content",
    path: "/desk/banner/order",
    summary: "Reorder the banners",
    body: newOrder,
  },
  "banner hide": {
    right: "content",
    path: "/desk/banner/:id/hide",
    summary: "Hide a banner from visitors",
    body: withReason({}),
  },
  "banner unhide": {
    right: "content",
    path: "/desk/banner/:id/unhide",
    summary: "Show a banner to visitors again",
    body: withReason({}),
  },
  "banner remove": {
    right: "content",
    path: "/desk/banner/:id/remove",
    summary: "Remove a banner",
    body: withReason({}),
  },
  "banner drop-picture": {
    right: "content",
    path: "/desk/banner-picture/drop",
    summary: "Take an uploaded picture that no banner shows off the server",
    body: withReason({ photo: picture }),
  },
  "faq add": {
    right: "content",
    path: "/desk/faq",
    summary: "Add a question with its answer",
    body: withReason(question),
  },
  "faq edit": {
    right: "content",
    path: "/desk/faq/:id/edit",
    summary: "Reword a question or its answer",
    body: withReason({ ...question, version: readVersion }),
  },
  "faq order": {
    right: "content",
    path: "/desk/faq/order",
    summary: "Reorder the questions",
    body: newOrder,
  },
  "faq hide": {
    right: "content",
    path: "/desk/faq/:id/hide",
    summary: "Hide a question from visitors",
    body: withReason({}),
  },
  "faq unhide": {
    right: "content",
    path: "/desk/faq/:id/unhide",
    summary: "Show a question to visitors again",
    body: withReason({}),
  },
  "faq remove": {
    right: "content",
    path: "/desk/faq/:id/remove",
    summary: "Remove a question",
    body: withReason({}),
  },
} as const;
