import { notify } from "@mandi/shared/browser/notify";
import { saveFile } from "@mandi/shared/browser/save-file";
import { HttpFailure, http } from "@mandi/shared/http";
import { credit as words } from "@mandi/shared/messages/desk-table";
import { useQuery } from "@mandi/shared/query/use-query";
import { useParams } from "react-router-dom";
import { creditQuery } from "../lists/lists.api";

/** The open request of the address; undefined once it was decided. */
export function useCredit() {
  const { id = "" } = useParams();
  const state = useQuery(creditQuery, [1]);
  const request = state.kind === "ready" ? state.data.data.find((one) => String(one.id) === id) : undefined;
  return { id, state, request };
}

/** Saves a document that was handed in with a request; a failure is shown in a notice. */
export async function saveDocument(requestId: number, title: string): Promise<void> {
  try {
    const file = await http.file(`/desk/credit-request/${requestId}/document?title=${encodeURIComponent(title)}`);
    saveFile(`R${requestId}-${title}`, file);
  } catch (error) {
    if (!(error instanceof HttpFailure)) throw error;
    notify.error(words.openFailed);
  }
}
