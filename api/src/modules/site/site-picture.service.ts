import { bannerPicture } from "@mandi/shared/contract/desk/site-entry";
import type { Db } from "../../platform/database/database";
import { invalidField } from "../../platform/errors";
import type { StoredMedium } from "../../platform/http/media";
import { selectSitePicture } from "../../reads/site-picture.read";
import { keepUpload, readOwnUpload } from "../uploads/upload.service";
import { pictureSizeOf } from "./picture-size";
import { hasSitePicture, insertSitePicture } from "./site-picture.store";

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
  const { maxBytes, minEdge, maxEdge } = bannerPicture;
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
  const name = `${digest.toString("hex").slice(0, 32)}.${ending}`;
  const isNew = await insertSitePicture(tx, { name, uploadId, size, at });
  // The same content is shown from its first upload: this one stays unused, and is deleted like any other.
  if (isNew) await keepUpload(tx, uploadId, ownerId);
  return `${pathStart}${name}`;
}

/** Whether the desk has uploaded a picture with this path. */
export async function isSitePicture(db: Db, path: string): Promise<boolean> {
  return path.startsWith(pathStart) && hasSitePicture(db, path.slice(pathStart.length));
}

/** Pictures that visitors asked for last: each has at most 2 MB, and no picture ever changes. */
const atOnce = 12;

/** Reads pictures that the desk uploaded, by their path behind `/media/`; the last few stay in memory. */
export function storedPictures(db: Db): StoredMedium {
  const known = new Map<string, Awaited<ReturnType<StoredMedium>>>();
  return async (path) => {
    const name = path.startsWith(`${folder}/`) ? path.slice(folder.length + 1) : "";
    if (!/^[0-9a-f]{32}\.(jpg|png|webp)$/.test(name)) return undefined;
    const medium = known.get(name) ?? (await selectSitePicture(db, name));
    if (medium === undefined) return undefined;
    known.delete(name);
    known.set(name, medium);
    const [oldest] = known.keys();
    if (known.size > atOnce && oldest !== undefined) known.delete(oldest);
    return medium;
  };
}
