import { withUploadErrors } from "@mandi/shared/forms/upload-errors";
import { uploadPaper } from "@mandi/shared/forms/upload-paper";
import { useState } from "react";

interface Upload {
  /** Sent with every attempt: an answer may have been lost. */
  readonly key: string;
  /** The key of the stored file, once the server has answered. */
  id?: number;
}

/** Uploads a form's files for an act. A file that the server has is not sent again, however often the act is tried. */
export function useUploadOnce() {
  const [uploads] = useState(() => new WeakMap<File, Upload>());

  /** @param prepared what is sent for the chosen file @returns its key @throws HttpFailure */
  return async function uploadOnce(field: string, file: File, prepared: File = file): Promise<number> {
    const upload = uploads.get(file) ?? { key: crypto.randomUUID() };
    uploads.set(file, upload);
    upload.id ??= await withUploadErrors(field, () => uploadPaper(prepared, upload.key));
    return upload.id;
  };
}
