import { withUploadErrors } from "@mandi/shared/forms/upload-errors";
import { uploadPaper } from "@mandi/shared/forms/upload-paper";
import { preparePaper } from "@mandi/shared/ui/controls/paper-file";
import { useCallback, useRef } from "react";

/** One file upload: shrunk before it is sent, and sent once however often the step is tried. */
export function usePaper() {
  const sent = useRef<{ readonly file: File; readonly key: string; readonly paper: File | null } | null>(null);

  /** @returns false when the file is too large for the server even after shrinking */
  const prepare = useCallback(async (file: File): Promise<boolean> => {
    if (sent.current?.file !== file) {
      sent.current = { file, key: crypto.randomUUID(), paper: await preparePaper(file) };
    }
    return sent.current.paper !== null;
  }, []);

  /** The key of the uploaded file for the step; undefined when there is none. */
  const upload = useCallback(async (file: File | null): Promise<number | undefined> => {
    const prepared = sent.current;
    if (file === null || prepared?.file !== file || prepared.paper === null) return undefined;
    const { paper, key } = prepared;
    return withUploadErrors("upload_id", () => uploadPaper(paper, key));
  }, []);

  return { prepare, upload };
}
