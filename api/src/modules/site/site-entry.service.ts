import { eachOnceText } from "@mandi/shared/contract/desk/new-order";
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
import { type Editor, keepVersion } from "./site-version.service";

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

/** Adds a question as the desk wrote it, with its first version. */
export async function addFaqEntry(tx: Db, typed: TypedQuestion, by: Editor): Promise<number> {
  const id = await storeFaqEntry(tx, typed);
  await keepVersion(tx, { subject: `faq:${id}`, before: undefined, after: storedQuestion(typed), by });
  return id;
}

/** Adds a question after the last one, or at a place; its answer is HTML. */
export async function storeFaqEntry(
  tx: Db,
  { title, description, position }: TypedQuestion & { readonly position?: number },
): Promise<number> {
  return insertFaqEntry(tx, {
    ...storedQuestion({ title, description }),
    position: position ?? (await nextPosition(tx, "faq")),
  });
}

/** Rewords a question or its answer; what it was is kept. @throws Refusal 404, 409 */
export async function editFaqEntry(tx: Db, id: number, typed: TypedQuestion & Asked, by: Editor): Promise<void> {
  await lockEntries(tx, "faq");
  const { title, description } = found((await selectFaq(tx)).find((row) => row.id === id));
  const [before, after] = [{ title, description }, storedQuestion(typed)];
  refuseStale(typed.version, before);
  await updateFaqEntry(tx, id, after);
  await keepVersion(tx, { subject: `faq:${id}`, before, after, by });
}

const storedQuestion = ({ title, description }: TypedQuestion) => ({
  title: title.trim(),
  description: sanitiseHtml(description),
});

/** Adds a banner after the last one, or at a place. */
export async function addBanner(
  tx: Db,
  { photo, title, position }: TypedBanner & { readonly position: number | undefined },
  by: Editor,
): Promise<number> {
  const after = { photo, title: title.trim() };
  const id = await insertBanner(tx, { ...after, position: position ?? (await nextPosition(tx, "banner")) });
  await keepVersion(tx, { subject: `banner:${id}`, before: undefined, after, by });
  return id;
}

/** Changes the picture of a banner or its words; what it was is kept. @throws Refusal 404, 409 */
export async function editBanner(tx: Db, id: number, typed: TypedBanner & Asked, by: Editor): Promise<void> {
  await lockEntries(tx, "banner");
  const { photo, title } = found((await selectBanners(tx)).find((row) => row.id === id));
  const [before, after] = [
    { photo, title },
    { photo: typed.photo, title: typed.title.trim() },
  ];
  refuseStale(typed.version, before);
  await updateBanner(tx, id, after);
  await keepVersion(tx, { subject: `banner:${id}`, before, after, by });
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
  if (!isWhole) throw invalidField("ids", eachOnceText);
  await updateOrder(tx, table, ids);
}

/** Takes a banner or a question away. @throws Refusal 404 */
export async function removeSiteEntry(tx: Db, table: EntryTable, id: number): Promise<void> {
  if (!(await deleteSiteRow(tx, table, id))) throw new Refusal("not_found");
}

/** The order that was read, as a digest. */
const orderOf = (rows: readonly { readonly id: number }[]): string => versionOf({ ids: rows.map(({ id }) => id) });
