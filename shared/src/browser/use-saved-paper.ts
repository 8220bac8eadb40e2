import { HttpFailure } from "@mandi/shared/http";
import { useState } from "react";
import { papers } from "../messages/papers";
import { notify } from "./notify";
import { saveFile } from "./save-file";

/** Saves a paper as the PDF that `read` fetches; a failure is shown in a notice. */
export function useSavedPaper(number: string, read: () => Promise<Blob>) {
  const [isBusy, setIsBusy] = useState(false);

  async function save(): Promise<void> {
    setIsBusy(true);
    try {
      const file = await read();
      // A seller's number may have slashes, a file's name none.
      saveFile(`${number.replaceAll("/", "-")}.pdf`, file);
    } catch (error) {
      if (!(error instanceof HttpFailure)) throw error;
      notify.error(papers.pdfFailed);
    } finally {
      setIsBusy(false);
    }
  }

  return { save, isBusy };
}
