import { reasonField } from "@mandi/shared/contract/desk/field";
import { type DeskArticle, newsSlug, newsWrites } from "@mandi/shared/contract/desk/news";
import { contractText } from "@mandi/shared/forms/contract-schema";
import { content } from "@mandi/shared/messages/desk-content";
import { object, string } from "yup";

const { properties: published } = newsWrites["news publish"].body;

/** The form of an article. */
export interface ArticleValues {
  readonly slug: string;
  readonly title: string;
  readonly image: string;
  readonly description: string;
  readonly reason: string;
}

export const articleSchema = object({
  title: contractText(published.title),
  slug: contractText(newsSlug),
  image: contractText(published.image),
  description: string().required(content.textMissing),
  reason: contractText(reasonField),
});

/** The initial values: of an existing article, or empty. */
export function valuesOf(article: DeskArticle | null): ArticleValues {
  const { slug = "", title = "", image = "", description = "" } = article ?? {};
  return { slug, title, image, description, reason: "" };
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
export function articleBody({ slug, title, image, description, reason }: ArticleValues, article: DeskArticle | null) {
  return {
    slug: slug.trim(),
    title: title.trim(),
    image: image.trim(),
    description,
    version: article?.version ?? "",
    reason: reason.trim(),
  };
}
