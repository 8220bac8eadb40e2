import { Array as ArrayOf, Integer, Object as ObjectOf, type Static, String as StringOf } from "typebox";
import { closed } from "../field";
import { mapOf } from "../map-of";
import { Id, Instant } from "../wire";
import { deskPage, orNull, text } from "./field";

/** Fields of a text by name, as they were saved. */
const Content = mapOf(StringOf());

/** `GET /desk/site-version`: every saved version of one text of the site, newest first. */
export const DeskSiteVersionAnswer = ObjectOf({
  data: ArrayOf(
    ObjectOf({
      id: Id,
      /** Null: it is older than the versions. */
      saved_at: orNull(Instant),
      saved_by: text,
      reason: text,
      content: Content,
    }),
  ),
  /** The version before the last one of this page; null where there is none. */
  before: orNull(Content),
  total: Integer({ minimum: 0 }),
});
export type DeskSiteVersionAnswer = Static<typeof DeskSiteVersionAnswer>;
export type DeskSiteVersion = DeskSiteVersionAnswer["data"][number];

const subject = StringOf({
  pattern: "^(faq|banner|text|template):.",
  maxLength: 120,
  message: "Please enter the text, such as faq:12",
});

/** The desk's reads of this module. */
export const siteVersionReads = {
  "site-version list": {
    right: "look",
    path: "/desk/site-version",
    summary: "The saved versions of a question, banner, text or message, newest first",
    query: ObjectOf({ ...deskPage, subject }, closed),
    answer: DeskSiteVersionAnswer,
  },
} as const;
