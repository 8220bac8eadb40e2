import { notify } from "@mandi/shared/browser/notify";
import { saveFile } from "@mandi/shared/browser/save-file";
import { HttpFailure, http } from "@mandi/shared/http";
import { credit } from "@mandi/shared/messages/desk-table";
import { useQuery } from "@mandi/shared/query/use-query";
import { useRef } from "react";
import { useParams } from "react-router-dom";
import { openCreditQuery } from "./credit.api";

/**
 * The request of the address. Once it was decided it is no longer open, and stays in sight as it was read until the reader
 * leaves it; undefined when it was never seen open here.
 */
export function useCredit() {
  const { id = "" } = useParams();
  const state = useQuery(openCreditQuery, [id]);
  const open = state.kind === "ready" ? state.data.data[0] : undefined;
  const seen = useRef(open);
  if (open) seen.current = open;
  const request = String(seen.current?.id) === id ? seen.current : undefined;
  return { id, state, request, isOpen: open !== undefined };
}

/** Saves a document that was handed in with a request; a failure is shown in a notice. */
export async function saveDocument(requestId: number, title: string): Promise<void> {
  try {
    const file = await http.file(`/desk/credit-request/${requestId}/document?title=${encodeURIComponent(title)}`);
    saveFile(`R${requestId}-${title}`, file);
  } catch (error) {
    if (!(error instanceof HttpFailure)) throw error;
    notify.error(credit.openFailed);
  }
}
