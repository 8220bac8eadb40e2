import type { ThreadMessage } from "@mandi/shared/contract/thread";
import type { LinkOf } from "../uploads/upload-link.service";
import type { MessageRow } from "./thread.store";

/** A message for either side. Which member of staff wrote it is not shown. */
export function presentMessage({ id, is_desk, body, sent_at, files }: MessageRow, linkOf: LinkOf): ThreadMessage {
  return {
    id,
    is_desk: is_desk ? 1 : 0,
    text: body,
    at: sent_at.toISOString(),
    files: files.map(({ upload_id, name, size_bytes }) => ({ name, size_bytes, url: linkOf(upload_id) ?? "" })),
  };
}
