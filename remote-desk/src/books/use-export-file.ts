import { notify } from "@mandi/shared/browser/notify";
import { saveFile } from "@mandi/shared/browser/save-file";
import { HttpFailure, http } from "@mandi/shared/http";
import { books as words } from "@mandi/shared/messages/desk-books";
import { useState } from "react";

/** Saves a file of the server, and says which one is on its way. */
export function useExportFile() {
  const [busyPath, setBusyPath] = useState<string | null>(null);

  async function save(name: string, path: string): Promise<void> {
    setBusyPath(path);
    try {
      saveFile(name, await http.file(path));
    } catch (error) {
      if (!(error instanceof HttpFailure)) throw error;
      notify.error(words.saveFailed);
    } finally {
      setBusyPath(null);
    }
  }

  return { save, busyPath };
}
