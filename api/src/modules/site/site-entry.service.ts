import type { DeskBannerListAnswer, DeskFaqListAnswer } from "@mandi/shared/contract/desk/site-entry";
import type { Db } from "../../platform/database/database";
import { found, invalidField, Refusal } from "../../platform/errors";
import { sanitiseHtml } from "../../platform/html/sanitise-html";
import { refuseStale, versionOf } from "../../platform/read-version";
import {
  deleteSiteRow,
  type EntryTable,
  insertBanner,
  insertFaqEntry,
  lockEntries,
  nextPosition,
  selectBanners,
  selectFaq,
  updateBanner,
  updateFaqEntry,
  updateHidden,
  updateOrder,
} from "./site-entry.store";

/** A banner as it is typed. */
interface TypedBanner {
  readonly photo: string;
  /** Empty: nobody has put it into words. */
  readonly title: string;
}

/** A question with its answer in HTML. */
interface TypedQuestion {
  readonly title: string;
  readonly description: string;
}

/** What a writer has read before they write; without it nothing is compared. */
interface Asked {
  readonly version: string | undefined;
}

/** Every question with its answer, as the desk goes on with it. */
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

/** Every banner, as the desk goes on with it. */
export async function listBannersForDesk(db: Db): Promise<DeskBannerListAnswer> {
  const rows = await selectBanners(db);
  return {
    data: rows.map(({ id, photo, title, is_hidden }) => ({
      id,
      photo,
      title,
      is_hidden: is_hidden ? 1 : 0,
      version: versionOf({ photo, title }),
    })),
    order: orderOf(rows),
  };
}

/** Adds a question after the last one, or at a place; its answer is HTML. */
export async function storeFaqEntry(
  tx: Db,
  { title, description, position }: TypedQuestion & { readonly position?: number },
): Promise<number> {
  return insertFaqEntry(tx, {
    title: title.trim(),
    description: sanitiseHtml(description),
    position: position ?? (await nextPosition(tx, "faq")),
  });
}

/** Rewords a question or its answer. @throws Refusal 404, 409 */
export async function editFaqEntry(tx: Db, id: number, { title, description, version }: TypedQuestion & Asked) {
  await lockEntries(tx, "faq");
  const read = found((await selectFaq(tx)).find((row) => row.id === id));
  refuseStale(version, { title: read.title, description: read.description });
  await updateFaqEntry(tx, id, { title: title.trim(), description: sanitiseHtml(description) });
}

/** Adds a banner after the last one, or at a place. */
export async function addBanner(
  tx: Db,
  { photo, title, position }: TypedBanner & { readonly position: number | undefined },
): Promise<number> {
  return insertBanner(tx, { photo, title: title.trim(), position: position ?? (await nextPosition(tx, "banner")) });
}

/** Changes the picture of a banner or its words. @throws Refusal 404, 409 */
export async function editBanner(tx: Db, id: number, { photo, title, version }: TypedBanner & Asked) {
  await lockEntries(tx, "banner");
  const read = found((await selectBanners(tx)).find((row) => row.id === id));
  refuseStale(version, { photo: read.photo, title: read.title });
  await updateBanner(tx, id, { photo, title: title.trim() });
}

/** Shows or hides a banner or a question. @throws Refusal 404 */
export async function hideSiteEntry(tx: Db, table: EntryTable, id: number, isHidden: boolean): Promise<void> {
  if (!(await updateHidden(tx, table, id, isHidden))) throw new Refusal("not_found");
}

/** Puts all banners or questions into another order. @throws Refusal 409; 422 when one is missing or named twice */
export async function orderSiteEntries(tx: Db, table: EntryTable, ids: readonly number[], { version }: Asked) {
  await lockEntries(tx, table);
  const rows = table === "faq" ? await selectFaq(tx) : await selectBanners(tx);
  refuseStale(version, { ids: rows.map(({ id }) => id) });
  const isWhole = ids.length === rows.length && rows.every(({ id }) => ids.includes(id));
  if (!isWhole) throw invalidField("ids", "Please name each of them once, also those that are hidden");
  await updateOrder(tx, table, ids);
}

/** Takes a banner or a question away. @throws Refusal 404 */
export async function removeSiteEntry(tx: Db, table: EntryTable, id: number): Promise<void> {
  if (!(await deleteSiteRow(tx, table, id))) throw new Refusal("not_found");
}

/** The order that was read, as a digest. */
const orderOf = (rows: readonly { readonly id: number }[]): string => versionOf({ ids: rows.map(({ id }) => id) });
