import { withUploadErrors } from "@mandi/shared/forms/upload-errors";
import { uploadPaper } from "@mandi/shared/forms/upload-paper";
import { HttpFailure } from "@mandi/shared/http";
import { transfer } from "@mandi/shared/messages/buyer-money";
import { preparePaper } from "@mandi/shared/ui/controls/paper-file";
import type { Proof } from "./proof";

const known = new WeakMap<File, Proof>();

/** The proof that a chosen file is; always the same one for the same file, so that a repeated report is the same report. */
export function proofOf(file: File): Proof {
  const proof = known.get(file) ?? newProof(file);
  known.set(file, proof);
  return proof;
}

function newProof(file: File): Proof {
  const key = crypto.randomUUID();
  let sent: number | undefined;

  async function upload(): Promise<number> {
    const paper = sent === undefined ? await preparePaper(file) : null;
    if (sent !== undefined) return sent;
    if (paper === null) throw tooLarge();
    sent = await withUploadErrors("upload_id", () => uploadPaper(paper, key));
    return sent;
  }

  return { file, upload };
}

/** The same refusal as the server's, before a slow upload. */
const tooLarge = (): HttpFailure =>
  new HttpFailure("status", transfer.proofTooLarge, { status: 413, fields: { upload_id: [transfer.proofTooLarge] } });
