import { useEndedByEdit } from "@mandi/shared/forms/use-ended-by-edit";
import { useSubmit } from "@mandi/shared/forms/use-submit";
import { defineQuery } from "@mandi/shared/query/query";
import { useQuery } from "@mandi/shared/query/use-query";
import { useState } from "react";
import { useLocation } from "react-router-dom";
import { readCreditWallet } from "../wallet/wallet.api";
import { readCreditRequests, readDocumentTypes, requestCredit, uploadDocument } from "./credit.api";

/** True when the user came from the wallet; anyone else is sent home. */
export function useCameFromWallet(): boolean {
  const { state } = useLocation();
  return typeof state === "object" && state !== null && "fromWallet" in state && state.fromWallet === true;
}

const creditRequestsQuery = defineQuery(async (signal) => {
  const [types, requests, wallet] = await Promise.all([
    readDocumentTypes(signal),
    readCreditRequests(signal),
    readCreditWallet({}, signal),
  ]);
  return { types, requests, assigned: wallet.assign_credit_balance, blocked: wallet.no_new_credit ?? null };
});

/** The document types, earlier requests, whether there is credit already, and why there is no new credit. */
export function useCreditRequests() {
  return useQuery(creditRequestsQuery, []);
}

/**
 * Requests credit with one document type. Once the server has the request, the form stays as it was sent until it
 * disappears.
 */
export function useRequestCredit(onDone: () => void) {
  const saving = useSubmit({ onDone });

  function submit(documentTypeId: number) {
    const body = { credit_wallet_document_type_id: documentTypeId };
    return saving.submit((keyFor) => requestCredit(body, keyFor(body)));
  }

  return { submit, saving };
}

/** Submits one document; the file stays chosen when it was refused. */
export function useUpload(requestId: number, title: string, onDone: () => void) {
  const [file, setFile] = useState<File | null>(null);
  const saving = useSubmit({
    isRepeatable: true,
    onDone() {
      setFile(null);
      onDone();
    },
  });
  useEndedByEdit(file, saving);

  function upload(chosen: File) {
    const { name, size, lastModified } = chosen;
    return saving.submit((keyFor) => uploadDocument(requestId, title, chosen, keyFor({ name, size, lastModified })));
  }

  return { file, setFile, upload, saving };
}
