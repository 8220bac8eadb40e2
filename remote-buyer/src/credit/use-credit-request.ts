import { notify } from "@mandi/shared/browser/notify";
import { credit } from "@mandi/shared/messages/buyer-account";
import { defineQuery } from "@mandi/shared/query/query";
import { useQuery } from "@mandi/shared/query/use-query";
import { useWrite } from "@mandi/shared/state/use-write";
import { useState } from "react";
import { useLocation } from "react-router-dom";
import { readCreditWallet } from "../wallet/wallet.api";
import { readCreditRequests, readDocumentTypes, requestCredit, uploadDocument } from "./credit.api";

/** True when the wallet sent the user here; anyone else is sent home. */
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
  return { types, requests, assigned: wallet.assign_credit_balance };
});

/** What can be handed in, what was asked for before, and whether there is credit already. */
export function useCreditRequests() {
  return useQuery(creditRequestsQuery, []);
}

/** Asks for credit with one document type. */
export function useRequestCredit(onDone: () => void) {
  const [chosen, setChosen] = useState("");
  const [error, setError] = useState<string | undefined>(undefined);
  const { write, isBusy, refusal } = useWrite();

  async function submit(): Promise<void> {
    if (chosen === "") {
      setError(credit.missing);
      notify.error(credit.missing);
      return;
    }
    const { kind } = await write((key) => requestCredit({ credit_wallet_document_type_id: Number(chosen) }, key));
    if (kind !== "done") return;
    setChosen("");
    onDone();
  }

  function choose(id: string): void {
    setChosen(id);
    setError(undefined);
  }

  return { chosen, choose, error, submit, isBusy, refusal };
}

/** Hands in one document; the file stays chosen when it was refused. */
export function useUpload(requestId: number, title: string, onDone: () => void) {
  const [file, setFile] = useState<File | null>(null);
  const { write, isBusy, refusal } = useWrite();

  async function upload(): Promise<void> {
    if (file === null) return;
    const { kind } = await write((key) => uploadDocument(requestId, title, file, key));
    if (kind !== "done") return;
    setFile(null);
    onDone();
  }

  return { file, setFile, upload, isBusy, refusal };
}
