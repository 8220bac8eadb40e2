import { sitePicture } from "@mandi/shared/contract/desk/site-entry";
import type { Db } from "../../platform/database/database";
import { invalidField, Refusal } from "../../platform/errors";
import type { StoredMedia } from "../../platform/http/media";
import { deskRows, offsetOf } from "../../reads/desk/desk-page";
import { selectArticleWithPicture, selectSparePictures } from "../../reads/desk/spare-pictures.read";
import { selectSitePicture } from "../../reads/site-picture.read";
import { keepUpload, letGoOfUpload, readOwnUpload } from "../uploads/upload.service";
import { pictureSizeOf } from "./picture-size";
import { lockEntries, selectBanners } from "./site-entry.store";
import { deleteSitePicture, hasSitePicture, insertSitePicture } from "./site-picture.store";

const folder = "site";
const pathStart = `/media/${folder}/`;
const endings: Readonly<Record<string, string>> = { "image/jpeg": "jpg", "image/png": "png", "image/webp": "webp" };

/**
 * Keeps an uploaded picture for visitors. The same content has the same path.
 *
 * @returns its path @throws Refusal 422 a file of somebody else, another kind of file, too many bytes, too few or too many pixels
 */
export async function keepSitePicture(
  tx: Db,
  { uploadId, ownerId, at }: { readonly uploadId: number; readonly ownerId: number; readonly at: Date },
): Promise<string> {
  const field = "photo_upload_id";
  const { type, bytes, digest } = await readOwnUpload(tx, { uploadId, ownerId, field });
  const ending = endings[type];
  if (ending === undefined) throw invalidField(field, "Please choose a picture: a PNG, JPG or WebP file");
  const { maxBytes, minEdge, maxEdge } = sitePicture;
  if (bytes.length > maxBytes) {
    throw invalidField(field, `Please choose a smaller file: at most ${maxBytes / (1024 * 1024)} MB`);
  }
  const size = pictureSizeOf(type, bytes);
  if (size === null)
    throw invalidField(field, "This picture cannot be read. Please save it again or choose another one");
  const { width, height } = size;
  if (Math.min(width, height) < minEdge || Math.max(width, height) > maxEdge) {
    const limits = `Each side must have from ${minEdge} to ${maxEdge}`;
    throw invalidField(field, `This picture has ${width} × ${height} pixels. ${limits}`);
  }
  // Nobody takes the same picture off the server in the meantime.
  await lockEntries(tx, "banner");
  const name = `${digest.toString("hex").slice(0, 32)}.${ending}`;
  const isNew = await insertSitePicture(tx, { name, uploadId, size, at });
  // The same content is shown from its first upload: this one stays unused, and is deleted like any other.
  if (isNew) await keepUpload(tx, uploadId, ownerId);
  return `${pathStart}${name}`;
}

/** Whether the desk has uploaded a picture with this path. */
export async function isSitePicture(db: Db, path: string): Promise<boolean> {
  return path.startsWith(pathStart) && isKnown(db, path.slice(pathStart.length));
}

/** A page of the uploaded pictures that no banner, article or draft shows, the newest first. */
export async function listSparePictures(db: Db, page: number | undefined) {
  const rows = await selectSparePictures(db, deskRows, offsetOf(page));
  return { data: rows.map(({ name, added_at }) => ({ photo: pathStart + name, added_at: added_at.toISOString() })) };
}

/**
 * Takes a picture off the server; from then on its path answers 404, and its file is deleted like any that nothing uses.
 *
 * @throws Refusal 404 unknown, 409 while a banner, hidden or not, an article or a draft shows it
 */
export async function dropSitePicture(tx: Db, path: string): Promise<void> {
  // Nobody gives it to a banner in the meantime.
  await lockEntries(tx, "banner");
  if (!(await isSitePicture(tx, path)))
    throw new Refusal("not_found", { message: "This picture is not on the server." });
  if ((await selectBanners(tx)).some(({ photo }) => photo === path)) {
    throw new Refusal("conflict", { message: "A banner shows this picture. Please give it another one first." });
  }
  const title = await selectArticleWithPicture(tx, path);
  if (title !== undefined) {
    throw new Refusal("conflict", {
      message: `The article “${title}” shows this picture. Please give it another one first.`,
    });
  }
  await letGoOfUpload(tx, await deleteSitePicture(tx, path.slice(pathStart.length)));
}

const isKnown = async (db: Db, name: string): Promise<boolean> =>
  /^[0-9a-f]{32}\.(jpg|png|webp)$/.test(name) && (await hasSitePicture(db, name)) === true;

/** Pictures that visitors asked for last: each has at most 2 MB, and no picture ever changes. */
const atOnce = 12;

/** Pictures that the desk uploaded; the last few stay in memory, and requests that arrive together read one once. */
export function storedPictures(db: Db): StoredMedia {
  const known = new Map<string, ReturnType<StoredMedia["read"]>>();
  return {
    folder,
    has: (name) => isKnown(db, name),
    read: (name) => {
      const medium = known.get(name) ?? selectSitePicture(db, name);
      known.delete(name);
      known.set(name, medium);
      // Neither a failure nor a picture that was gone is kept: the next request tries again.
      medium.then(
        (found) => found ?? known.delete(name),
        () => known.delete(name),
      );
      const [oldest] = known.keys();
      if (known.size > atOnce && oldest !== undefined) known.delete(oldest);
      return medium;
    },
  };
}
