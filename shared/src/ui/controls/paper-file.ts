import type { FileRule } from "./file-rule";

/** What the server takes of one file. */
const uploadMaxBytes = 5 * 1024 * 1024;
/** Enough to read a stamp on a receipt; a photo of a phone's camera has four times as many points. */
const photoMaxEdge = 1600;
const photoQuality = 0.8;

/** Photos are made smaller before they are sent, so a camera's largest is fine here. */
export const paperRule: FileRule = {
  accept: "image/jpeg,image/png,application/pdf,.pdf",
  maxBytes: 20 * 1024 * 1024,
  kinds: "JPG, PNG or PDF",
};

/**
 * A paper in the size in which it travels and is kept. A photo becomes a JPEG of at most 1600 px, because it goes out over a
 * highway's network and is kept as text; where the browser cannot do that it goes as it is.
 *
 * @returns null when it is still too large for the server
 */
export async function preparePaper(file: File): Promise<File | null> {
  const smaller = file.type.startsWith("image/") ? await shrink(file) : null;
  const prepared = smaller !== null && smaller.size < file.size ? smaller : file;
  return prepared.size <= uploadMaxBytes ? prepared : null;
}

async function shrink(file: File): Promise<File | null> {
  if (typeof createImageBitmap === "undefined") return null;
  try {
    const bitmap = await createImageBitmap(file, { imageOrientation: "from-image" });
    const scale = Math.min(1, photoMaxEdge / Math.max(bitmap.width, bitmap.height));
    const canvas = document.createElement("canvas");
    canvas.width = Math.round(bitmap.width * scale);
    canvas.height = Math.round(bitmap.height * scale);
    canvas.getContext("2d")?.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
    bitmap.close();
    const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, "image/jpeg", photoQuality));
    return blob && new File([blob], file.name.replace(/\.\w+$/, ".jpg"), { type: "image/jpeg" });
  } catch {
    return null; // Not a picture after all: the server says so better than we can.
  }
}
