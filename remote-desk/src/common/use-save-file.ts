import { notify } from "@mandi/shared/browser/notify";
import { saveFile } from "@mandi/shared/browser/save-file";
import { HttpFailure, http } from "@mandi/shared/http";
import { desk } from "@mandi/shared/messages/desk";
import { useState } from "react";

/** Saves a file of the server, and shows which one is being downloaded; a failure is shown in a notice. */
export function useSaveFile() {
  const [busyPath, setBusyPath] = useState<string | null>(null);

  async function save(name: string, path: string): Promise<void> {
    setBusyPath(path);
    try {
      saveFile(name, await http.file(path));
    } catch (error) {
      if (!(error instanceof HttpFailure)) throw error;
      notify.error(isRefusal(error) ? error.message : desk.saveFailed);
    } finally {
      setBusyPath(null);
    }
  }

  return { save, busyPath };
}

/** The server explains why there is no such file: no vehicle waits, the month has not begun. */
const isRefusal = ({ status }: HttpFailure): boolean => status === 409 || status === 422;
