import { documentKinds } from "@mandi/shared/contract/user-document";
import { withUploadErrors } from "@mandi/shared/forms/upload-errors";
import { uploadPaper } from "@mandi/shared/forms/upload-paper";
import { useEndedByEdit } from "@mandi/shared/forms/use-ended-by-edit";
import { useSubmit } from "@mandi/shared/forms/use-submit";
import { ownDocuments } from "@mandi/shared/messages/user-documents";
import { defineQuery } from "@mandi/shared/query/query";
import { useQuery } from "@mandi/shared/query/use-query";
import { preparePaper } from "@mandi/shared/ui/controls/paper-file";
import { useState } from "react";
import { readOwnDocuments, sendOwnDocument } from "./own-documents.api";

const ownDocumentsQuery = defineQuery(readOwnDocuments);

export const useOwnDocuments = () => useQuery(ownDocumentsQuery, []);

/** Sends one document; the file stays chosen when it was refused. */
export function useSendDocument(name: string, onDone: () => void) {
  const [file, setFile] = useState<File | null>(null);
  const [problem, setProblem] = useState<string>();
  const saving = useSubmit({
    isRepeatable: true,
    onDone() {
      setFile(null);
      onDone();
    },
  });
  useEndedByEdit(file, saving);
  const kind = documentKinds.find((known) => known === name);

  function choose(chosen: File | null): void {
    setProblem(undefined);
    setFile(chosen);
  }

  async function send(chosen: File): Promise<void> {
    if (kind === undefined) return;
    const paper = await preparePaper(chosen);
    if (paper === null) return setProblem(ownDocuments.tooLarge);
    const { name: fileName, size, lastModified } = chosen;
    const about = { kind, fileName, size, lastModified };
    await saving.submit(async (keyFor) => {
      const upload_id = await withUploadErrors("file", () => uploadPaper(paper, keyFor({ ...about, step: "upload" })));
      return sendOwnDocument({ kind, upload_id }, keyFor(about));
    });
  }

  return { file, problem, choose, send, saving, isKnown: kind !== undefined };
}
