import { notify } from "@mandi/shared/browser/notify";
import { saveFile } from "@mandi/shared/browser/save-file";
import { HttpFailure } from "@mandi/shared/http";
import { papers } from "@mandi/shared/messages/papers";
import { useState } from "react";
import { readPaperFile } from "./paper.api";

/** Saves a paper of an order as a PDF. */
export function usePaperFile(orderId: number, number: string) {
  const [isBusy, setIsBusy] = useState(false);

  async function save(): Promise<void> {
    setIsBusy(true);
    try {
      saveFile(`${number}.pdf`, await readPaperFile(orderId, number));
    } catch (error) {
      if (!(error instanceof HttpFailure)) throw error;
      notify.error(papers.pdfFailed);
    } finally {
      setIsBusy(false);
    }
  }

  return { save, isBusy };
}
