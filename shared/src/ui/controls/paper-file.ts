import type { FileRule } from "./file-rule";

/** The server's limit for one file. */
const uploadMaxBytes = 5 * 1024 * 1024;
/** Enough to read a stamp on a receipt; a phone camera takes four times as many pixels. */
const photoMaxEdge = 1600;
const photoQuality = 0.8;

/** Photos are shrunk before they are sent, so the largest photo of a camera is fine here. */
export const paperRule: FileRule = {
  accept: "image/jpeg,image/png,application/pdf,.pdf",
  maxBytes: 20 * 1024 * 1024,
  pdfMaxBytes: uploadMaxBytes,
  kinds: "JPG, PNG or PDF",
  hint: "JPG or PNG up to 20 MB, PDF up to 5 MB",
};

/**
 * Shrinks a document for sending and storage. A photo becomes a JPEG of at most 1600 px, because it is sent over the
 * mobile network of a highway and stored as text; where the browser cannot do that it is sent unchanged.
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
    return null; // Not a picture after all: the server's message explains that better.
  }
}
