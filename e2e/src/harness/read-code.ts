import type { Locator, Page } from "playwright-core";
import decodeQR from "qr/decode.js";

/** Decodes a QR code on the screen from a screenshot, as a camera would, not from the page's markup. */
export async function readCode(page: Page, code: Locator): Promise<string> {
  const picture = (await code.screenshot()).toString("base64");
  // The page under test blocks foreign images; an empty page does not.
  const darkroom = await page.context().newPage();
  try {
    const { width, height, data } = await darkroom.evaluate(pixelsOf, picture);
    return decodeQR({ width, height, data: Uint8ClampedArray.from(data) });
  } finally {
    await darkroom.close();
  }
}

async function pixelsOf(picture: string) {
  const bytes = Uint8Array.from(atob(picture), (letter) => letter.charCodeAt(0));
  const image = await createImageBitmap(new Blob([bytes], { type: "image/png" }));
  const context = new OffscreenCanvas(image.width, image.height).getContext("2d");
  if (!context) throw new Error("This browser draws nothing");
  context.drawImage(image, 0, 0);
  const { width, height, data } = context.getImageData(0, 0, image.width, image.height);
  return { width, height, data: [...data] };
}
