import { notify } from "@mandi/shared/browser/notify";
import { saveFile } from "@mandi/shared/browser/save-file";
import { shareFile } from "@mandi/shared/browser/share-file";
import { tradeSheet } from "@mandi/shared/messages/trade-sheet";
import type { RefObject } from "react";

/** The ways to share a drawn sheet. */
export function useSending(canvas: RefObject<HTMLCanvasElement | null>, product: string) {
  async function picture(): Promise<File | null> {
    const drawn = await new Promise<Blob | null>((resolve) => {
      if (canvas.current) canvas.current.toBlob(resolve, "image/png");
      else resolve(null);
    });
    if (drawn === null) notify.error(tradeSheet.pictureFailed);
    return drawn && new File([drawn], `${product.replaceAll(/[^\w-]+/g, "-")}.png`, { type: "image/png" });
  }

  async function send(text: string): Promise<void> {
    const file = await picture();
    if (file) await shareFile(file, text);
  }

  async function save(): Promise<void> {
    const file = await picture();
    if (file) saveFile(file.name, file);
  }

  async function copy(text: string): Promise<void> {
    try {
      await navigator.clipboard.writeText(text);
      notify.success(tradeSheet.copied);
    } catch {
      notify.error(tradeSheet.copyFailed);
    }
  }

  return { send, save, copy };
}
