import { reasonField } from "@mandi/shared/contract/desk/field";
import { type DeskArticle, newsSlug, newsWrites } from "@mandi/shared/contract/desk/news";
import { contractText } from "@mandi/shared/forms/contract-schema";
import { content } from "@mandi/shared/messages/desk-content";
import { object, string } from "yup";
import { pictureFile } from "../picture/picture-file";

const { properties: published } = newsWrites["news publish"].body;

/** The form of an article. */
export interface ArticleValues {
  readonly slug: string;
  readonly title: string;
  /** The path of the picture that the article has; empty: none. */
  readonly image: string;
  readonly photo_upload_id: File | null;
  readonly image_alt: string;
  readonly description: string;
  readonly reason: string;
}

export const articleSchema = object({
  title: contractText(published.title),
  slug: contractText(newsSlug),
  photo_upload_id: pictureFile,
  image_alt: contractText(published.image_alt),
  description: string().required(content.textMissing),
  reason: contractText(reasonField),
});

/** The initial values: of an existing article, or empty. */
export function valuesOf(article: DeskArticle | null): ArticleValues {
  const { slug = "", title = "", image = "", image_alt = "", description = "" } = article ?? {};
  return { slug, title, image, photo_upload_id: null, image_alt, description, reason: "" };
}

const slugLength = 120;

/** A title as an address: `Two mills open` is `two-mills-open`. */
export const slugOf = (title: string): string =>
  title
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .slice(0, slugLength)
    .replace(/^-+|-+$/g, "");

/** The request body, with the version that was read, so that nobody's change is lost. */
export function articleBody(
  { slug, title, image, image_alt, description, reason }: ArticleValues,
  article: DeskArticle | null,
) {
  return {
    slug: slug.trim(),
    title: title.trim(),
    image,
    image_alt: image_alt.trim(),
    description,
    version: article?.version ?? "",
    reason: reason.trim(),
  };
}
