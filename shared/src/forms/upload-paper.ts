import { http } from "@mandi/shared/http";
import { UploadAnswer } from "../contract/upload";

/** Uploads a picture or document, for use by a later call. @returns its key @throws HttpFailure */
export async function uploadPaper(paper: File, idempotencyKey: string, signal?: AbortSignal): Promise<number> {
  const form = new FormData();
  form.set("file", paper);
  const { id } = await http.post("/upload", form, UploadAnswer, { idempotencyKey, ...(signal && { signal }) });
  return id;
}
