import type { DeskArticle, DeskNewsListAnswer } from "@mandi/shared/contract/desk/news";
import type { Db } from "../../platform/database/database";
import { found } from "../../platform/errors";
import { refuseStale, versionOf } from "../../platform/read-version";
import { deskRows, offsetOf } from "../../reads/desk/desk-page";
import { deleteArticle, type NewArticle, selectArticle, selectNews, upsertArticle } from "./news.store";
import { deleteDraft, lockArticle, selectDraft, selectDrafts, upsertDraft } from "./news-draft.store";

/** A page of published articles, and every draft. */
export async function listArticles(db: Db, page: number | undefined): Promise<DeskNewsListAnswer> {
  const [rows, drafts] = await Promise.all([selectNews(db, deskRows, offsetOf(page)), selectDrafts(db)]);
  const drafted = new Set(drafts.map(({ slug }) => slug));
  return {
    data: rows.map(({ id, slug, title, created_at }) => ({
      id,
      slug,
      title,
      created_at: created_at.toISOString(),
      has_draft: drafted.has(slug) ? 1 : 0,
    })),
    drafts: drafts.map(({ slug, title, saved_by, saved_at }) => ({
      slug,
      title,
      saved_by,
      saved_at: saved_at.toISOString(),
    })),
  };
}

/** An article as the desk edits it. @throws Refusal 404 */
export async function readDeskArticle(db: Db, slug: string): Promise<DeskArticle> {
  const { published, draft } = await readBoth(db, slug);
  const { title, image, image_alt, description } = found(draft ?? published, "There is no article with this address.");
  return {
    slug,
    title,
    image,
    image_alt,
    description,
    version: versionOf({ title, image, image_alt, description }),
    id: published?.id ?? null,
    created_at: published?.created_at.toISOString() ?? null,
    saved_by: draft?.saved_by ?? null,
    saved_at: draft?.saved_at.toISOString() ?? null,
  };
}

/** The version that a writer read before writing; without it nothing is compared. */
interface Asked {
  readonly version: string | undefined;
}

/** Publishes an article; one with this slug gets the new text and keeps its day. Its draft is deleted. @throws Refusal 409 */
export async function publishArticle(tx: Db, article: NewArticle, { version }: Asked): Promise<number> {
  const read = await lockRead(tx, article.slug, version);
  await deleteDraft(tx, article.slug);
  return upsertArticle(tx, withPicture(article, read));
}

/** Keeps a draft. @throws Refusal 409 */
export async function saveDraft(tx: Db, article: NewArticle, by: Asked & { readonly id: number }): Promise<void> {
  const read = await lockRead(tx, article.slug, by.version);
  await upsertDraft(tx, withPicture(article, read), by.id);
}

/** Discards a draft; false when it does not exist. @throws Refusal 409 */
export async function discardDraft(tx: Db, slug: string, { version }: Asked): Promise<boolean> {
  await lockRead(tx, slug, version);
  return deleteDraft(tx, slug);
}

/** Takes an article down; false when it does not exist. */
export const removeArticle = deleteArticle;

/** An article without a picture, or without its description, keeps the one it had. */
const withPicture = (
  article: NewArticle,
  read: { readonly image: string; readonly image_alt: string } | undefined,
): NewArticle => ({
  ...article,
  image: article.image ?? read?.image,
  imageAlt: article.imageAlt ?? read?.image_alt,
});

/** Locks an article and returns it as the desk reads it now. @throws Refusal 409 */
async function lockRead(tx: Db, slug: string, version: string | undefined) {
  await lockArticle(tx, slug);
  const { published, draft } = await readBoth(tx, slug);
  const now = draft ?? published;
  refuseStale(
    version,
    now && { title: now.title, image: now.image, image_alt: now.image_alt, description: now.description },
  );
  return now;
}

async function readBoth(db: Db, slug: string) {
  const [published, draft] = await Promise.all([selectArticle(db, slug), selectDraft(db, slug)]);
  return { published, draft };
}
