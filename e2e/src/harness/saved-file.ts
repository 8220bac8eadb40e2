import { text } from "node:stream/consumers";
import type { Locator, Page } from "playwright-core";

/** Clicks a button that saves a file, and reads the file. */
export async function saveFile(page: Page, button: Locator): Promise<{ readonly name: string; readonly text: string }> {
  const download = page.waitForEvent("download");
  await button.click();
  const file = await download;
  return { name: file.suggestedFilename(), text: (await text(await file.createReadStream())).replace("\uFEFF", "") };
}
