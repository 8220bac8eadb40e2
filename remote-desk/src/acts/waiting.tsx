import { deskApprovalPath } from "@mandi/shared/contract/page-paths";
import { acts } from "@mandi/shared/messages/desk-acts";
import { payment } from "@mandi/shared/messages/desk-payment";
import { ButtonLink } from "@mandi/shared/ui/controls/button";
import { Note } from "@mandi/shared/ui/feedback/note";
import { Users } from "lucide-react";
import { useWaitingWords } from "./use-waiting-words";

/**
 * The requests that wait for a second person, for their requester and for those who may decide; nothing without any.
 */
export function Waiting({ approvalIds }: { readonly approvalIds: readonly number[] }) {
  return approvalIds.map((id) => (
    <OneWaiting key={id} id={id} openText={approvalIds.length === 1 ? payment.openApproval : acts.openOneOf(id)} />
  ));
}

function OneWaiting({ id, openText }: { readonly id: number; readonly openText: string }) {
  return (
    <>
      <Note icon={Users}>{useWaitingWords(id)}</Note>
      <ButtonLink to={deskApprovalPath(id)} isFull>
        {openText}
      </ButtonLink>
    </>
  );
}
