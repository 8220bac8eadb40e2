import { withUploadErrors } from "@mandi/shared/forms/upload-errors";
import { uploadPaper } from "@mandi/shared/forms/upload-paper";
import { useRef } from "react";

/** Uploads the file of a form's field for an act, only once however often the act is tried. */
export function useUploadOnce() {
  const sent = useRef<{ readonly file: File; readonly key: string } | null>(null);

  /** @param prepared what is sent for the chosen file @returns its key @throws HttpFailure */
  return function uploadOnce(field: string, file: File, prepared: File = file): Promise<number> {
    if (sent.current?.file !== file) sent.current = { file, key: crypto.randomUUID() };
    const { key } = sent.current;
    return withUploadErrors(field, () => uploadPaper(prepared, key));
  };
}
