import { HttpFailure } from "@mandi/shared/http";
import { useState } from "react";
import { papers } from "../messages/papers";
import { notify } from "./notify";
import { saveFile } from "./save-file";
import { shareFile } from "./share-file";

/** Saves or shares a document as the PDF that `read` fetches; a failure is shown in a notice. */
export function useSavedPaper(number: string, read: () => Promise<Blob>) {
  const [isBusy, setIsBusy] = useState(false);
  // A seller's number may contain slashes; a file name may not.
  const name = `${number.replaceAll("/", "-")}.pdf`;

  async function withFile(use: (file: Blob) => void | Promise<void>): Promise<void> {
    setIsBusy(true);
    try {
      await use(await read());
    } catch (error) {
      if (!(error instanceof HttpFailure)) throw error;
      notify.error(papers.pdfFailed);
    } finally {
      setIsBusy(false);
    }
  }

  return {
    isBusy,
    save: () => withFile((file) => saveFile(name, file)),
    /** `text` accompanies the file and says which document it is. */
    share: (text: string) => withFile((file) => shareFile(new File([file], name, { type: "application/pdf" }), text)),
  };
}
