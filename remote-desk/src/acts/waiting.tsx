import { deskApprovalPath } from "@mandi/shared/contract/page-paths";
import { payment } from "@mandi/shared/messages/desk";
import { acts } from "@mandi/shared/messages/desk-acts";
import { ButtonLink } from "@mandi/shared/ui/controls/button";
import { Note } from "@mandi/shared/ui/feedback/note";
import { Users } from "lucide-react";

/**
 * The requests that wait for a second person, for their requester and for those who may decide; nothing without any.
 */
export function Waiting({ approvalIds }: { readonly approvalIds: readonly number[] }) {
  if (approvalIds.length === 0) return null;
  return (
    <>
      <Note icon={Users}>{approvalIds.length === 1 ? acts.waiting : acts.severalWait(approvalIds.length)}</Note>
      {approvalIds.map((id) => (
        <ButtonLink key={id} to={deskApprovalPath(id)} isFull>
          {approvalIds.length === 1 ? payment.openApproval : acts.openOneOf(id)}
        </ButtonLink>
      ))}
    </>
  );
}
