import { eachOnceText } from "@mandi/shared/contract/desk/new-order";
import type { DeskBannerListAnswer, DeskFaqListAnswer } from "@mandi/shared/contract/desk/site-entry";
import type { Db } from "../../platform/database/database";
import { found, invalidField, Refusal } from "../../platform/errors";
import { sanitiseHtml } from "../../platform/html/sanitise-html";
import { refuseStale, versionOf } from "../../platform/read-version";
import { refuseInvalidDay } from "../../platform/valid-days";
import {
  deleteSiteRow,
  type EntryTable,
  insertBanner,
  insertFaqEntry,
  lockEntries,
  selectBanners,
  selectFaq,
  selectNextPosition,
  updateBanner,
  updateFaqEntry,
  updateHidden,
  updateOrder,
} from "./site-entry.store";
import { isSitePicture, keepSitePicture } from "./site-picture.service";
import { changedFields, type Editor, keepFirstVersion, keepVersion } from "./site-version.service";
import type { SiteContent } from "./site-version.store";

/** A banner as entered. */
interface TypedBanner {
  /** The path of its picture; empty where one is uploaded. */
  readonly photo: string;
  /** The uploaded picture; undefined where there is a path. */
  readonly uploadId: number | undefined;
  /** Empty where the banner has no text. */
  readonly title: string;
  /** The days on which visitors see it; null: no first, no last. */
  readonly first_day: string | null;
  readonly last_day: string | null;
  /** A page of this site; empty where it leads nowhere. */
  readonly link: string;
  /** Whether the product serves a picture at this path. */
  readonly hasPicture: (path: string) => boolean;
}

/** A question with its answer in HTML. */
interface TypedQuestion {
  readonly title: string;
  readonly description: string;
}

/** The version that a writer read before writing; without it nothing is compared. */
interface Asked {
  readonly version: string | undefined;
}

/** Every question with its answer, as the desk edits it. */
export async function listFaqForDesk(db: Db): Promise<DeskFaqListAnswer> {
  const rows = await selectFaq(db);
  return {
    data: rows.map(({ id, title, description, is_hidden }) => ({
      id,
      title,
      description,
      is_hidden: is_hidden ? 1 : 0,
      version: versionOf({ title, description }),
    })),
    order: orderOf(rows),
  };
}

/** Every banner, as the desk edits it. */
export async function listBannersForDesk(db: Db): Promise<DeskBannerListAnswer> {
  const rows = await selectBanners(db);
  return {
    data: rows.map(({ id, is_hidden, ...banner }) => ({
      id,
      ...banner,
      is_hidden: is_hidden ? 1 : 0,
      version: versionOf(contentOf(banner)),
    })),
    order: orderOf(rows),
  };
}

/** Adds a question as the desk wrote it, with its first version. */
export async function addFaqEntry(tx: Db, typed: TypedQuestion, by: Editor): Promise<number> {
  const id = await storeFaqEntry(tx, typed);
  await keepVersion(tx, { subject: `faq:${id}`, before: undefined, after: storedQuestion(typed), by });
  return id;
}

/** Adds a question after the last one, or at a position; its answer is HTML. */
export async function storeFaqEntry(
  tx: Db,
  { title, description, position }: TypedQuestion & { readonly position?: number },
): Promise<number> {
  return insertFaqEntry(tx, {
    ...storedQuestion({ title, description }),
    position: position ?? (await selectNextPosition(tx, "faq")),
  });
}

/** Rewords a question or its answer and keeps the old version. @returns what changed @throws Refusal 404, 409 */
export async function editFaqEntry(tx: Db, id: number, typed: TypedQuestion & Asked, by: Editor): Promise<SiteContent> {
  await lockEntries(tx, "faq");
  const { title, description } = found((await selectFaq(tx)).find((row) => row.id === id));
  const [before, after] = [{ title, description }, storedQuestion(typed)];
  refuseStale(typed.version, before);
  await updateFaqEntry(tx, id, after);
  await keepVersion(tx, { subject: `faq:${id}`, before, after, by });
  return changedFields(before, after);
}

const storedQuestion = ({ title, description }: TypedQuestion) => ({
  title: title.trim(),
  description: sanitiseHtml(description),
});

/** Adds a banner after the last one, or after so many of them. @throws Refusal 422 */
export async function addBanner(
  tx: Db,
  { position, ...typed }: TypedBanner & { readonly position: number | undefined },
  by: Editor,
): Promise<number> {
  await lockEntries(tx, "banner");
  const banner = await checkedBanner(tx, typed, undefined, by);
  const ids = (await selectBanners(tx)).map((row) => row.id);
  const place = position ?? ids.length;
  if (place > ids.length) {
    throw invalidField("position", `Please enter how many banners come before it, from 0 to ${ids.length}`);
  }
  const id = await insertBanner(tx, { ...banner, position: await selectNextPosition(tx, "banner") });
  await updateOrder(tx, "banner", ids.toSpliced(place, 0, id));
  await keepVersion(tx, { subject: `banner:${id}`, before: undefined, after: contentOf(banner), by });
  return id;
}

/** Changes a banner: its picture, words or days; what it was is kept. @returns what changed @throws Refusal 404, 409, 422 */
export async function editBanner(tx: Db, id: number, typed: TypedBanner & Asked, by: Editor): Promise<SiteContent> {
  await lockEntries(tx, "banner");
  const row = found((await selectBanners(tx)).find((one) => one.id === id));
  const before = contentOf(row);
  refuseStale(typed.version, before);
  const banner = await checkedBanner(tx, typed, row.photo, by);
  await updateBanner(tx, id, banner);
  const after = contentOf(banner);
  await keepVersion(tx, { subject: `banner:${id}`, before, after, by });
  return changedFields(before, after);
}

type StoredBanner = Omit<TypedBanner, "hasPicture" | "uploadId">;

/** What versions keep of a banner: texts, empty where there is no such day. */
const contentOf = ({ photo, title, first_day, last_day, link }: StoredBanner) => ({
  photo,
  title,
  first_day: first_day ?? "",
  last_day: last_day ?? "",
  link,
});

/** @throws Refusal 422 no picture, or one that is not there, a day that does not exist, an end before the beginning */
async function checkedBanner(
  tx: Db,
  typed: TypedBanner,
  photoBefore: string | undefined,
  by: Editor,
): Promise<StoredBanner> {
  const { title, first_day, last_day, link } = typed;
  if (link !== "" && title.trim() === "") {
    throw invalidField("title", "A banner that leads somewhere needs a description, which people hear as its link");
  }
  for (const [name, day] of Object.entries({ first_day, last_day })) {
    if (day !== null) refuseInvalidDay(name, day);
  }
  if (first_day !== null && last_day !== null && last_day < first_day) {
    throw invalidField("last_day", "The last day is before the first. Please enter a later one");
  }
  const photo = await photoOf(tx, typed, photoBefore, by);
  return { photo, title: title.trim(), first_day, last_day, link };
}

/** The path of its picture, which may have been uploaded for it. @throws Refusal 422 */
async function photoOf(
  tx: Db,
  { photo, uploadId, hasPicture }: TypedBanner,
  photoBefore: string | undefined,
  { id: ownerId, at }: Editor,
): Promise<string> {
  if (uploadId !== undefined) return keepSitePicture(tx, { uploadId, ownerId, at });
  if (photo === "") throw invalidField("photo_upload_id", "Please choose a picture");
  if (photo === photoBefore || hasPicture(photo) || (await isSitePicture(tx, photo))) return photo;
  throw invalidField("photo", "There is no picture at this path. Please check it");
}

/** Shows or hides a banner or a question. @throws Refusal 404 */
export async function hideSiteEntry(tx: Db, table: EntryTable, id: number, isHidden: boolean): Promise<void> {
  if (!(await updateHidden(tx, table, id, isHidden))) throw new Refusal("not_found");
}

/** Reorders all banners or questions. @throws Refusal 409; 422 when one is missing or named twice */
export async function orderSiteEntries(tx: Db, table: EntryTable, ids: readonly number[], { version }: Asked) {
  await lockEntries(tx, table);
  const rows = table === "faq" ? await selectFaq(tx) : await selectBanners(tx);
  refuseStale(version, { ids: rows.map(({ id }) => id) });
  const isWhole = ids.length === rows.length && rows.every(({ id }) => ids.includes(id));
  if (!isWhole) throw invalidField("ids", eachOnceText);
  await updateOrder(tx, table, ids);
}

/** Deletes a banner or a question; its last version stays, by which the trail names it. @throws Refusal 404 */
export async function removeSiteEntry(tx: Db, table: EntryTable, id: number): Promise<void> {
  await lockEntries(tx, table);
  const content = await contentOfEntry(tx, table, id);
  if (content === undefined || !(await deleteSiteRow(tx, table, id))) throw new Refusal("not_found");
  await keepFirstVersion(tx, `${table}:${id}`, content);
}

async function contentOfEntry(tx: Db, table: EntryTable, id: number): Promise<SiteContent | undefined> {
  if (table === "banner") {
    const row = (await selectBanners(tx)).find((one) => one.id === id);
    return row && contentOf(row);
  }
  const row = (await selectFaq(tx)).find((one) => one.id === id);
  return row && { title: row.title, description: row.description };
}

/** A digest of the list order that was read. */
const orderOf = (rows: readonly { readonly id: number }[]): string => versionOf({ ids: rows.map(({ id }) => id) });
