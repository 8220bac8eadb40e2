import { notify } from "@mandi/shared/browser/notify";
import { saveFile } from "@mandi/shared/browser/save-file";
import { HttpFailure, http } from "@mandi/shared/http";
import { credit } from "@mandi/shared/messages/desk-table";
import { useQuery } from "@mandi/shared/query/use-query";
import { useParams } from "react-router-dom";
import { useSubjectTrail } from "../trail/use-subject-trail";
import { creditQuery } from "./credit.api";

/** The request of the address, open or decided, with its trail. */
export function useCredit() {
  const { id = "" } = useParams();
  const state = useQuery(creditQuery, [id]);
  const request = state.kind === "ready" ? state.data.data[0] : undefined;
  const trail = useSubjectTrail(request && `credit-request:${request.id}`);
  return { id, state, request, trail };
}

/** Saves a document that was submitted with a request; a failure is shown in a notice. */
export async function saveDocument(requestId: number, title: string): Promise<void> {
  try {
    const file = await http.file(`/desk/credit-request/${requestId}/document?title=${encodeURIComponent(title)}`);
    saveFile(`R${requestId}-${title}`, file);
  } catch (error) {
    if (!(error instanceof HttpFailure)) throw error;
    notify.error(credit.openFailed);
  }
}
