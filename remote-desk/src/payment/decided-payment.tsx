import type { DeskPayment } from "@mandi/shared/contract/desk/money";
import { deskApprovalPath, deskOrderPath, deskQuotationPath, deskUserPath } from "@mandi/shared/contract/page-paths";
import { formatMoment } from "@mandi/shared/format/dates";
import { payment as messages } from "@mandi/shared/messages/desk";
import { ButtonLink } from "@mandi/shared/ui/controls/button";
import { Note } from "@mandi/shared/ui/feedback/note";
import { Users } from "lucide-react";
import { exact } from "../common/exact";
import { paidThing } from "./paid-thing";

/** Who decided about a transfer and when, what it was booked to, and where to go on; or the request that waits. */
export function DecidedPayment({ payment }: { readonly payment: DeskPayment }) {
  const { status, approval_id, decided_at, decided_by, reason, amount, invoice = null } = payment;
  if (approval_id !== null) {
    return (
      <>
        <Note icon={Users}>{messages.waiting}</Note>
        <ButtonLink to={deskApprovalPath(approval_id)} isFull>
          {messages.openApproval}
        </ButtonLink>
      </>
    );
  }
  if (decided_at === null) return <Note>{status}</Note>;
  const end = endOf(payment);
  const booked = end === "wallet" ? messages.paysWallet : paidThing({ ...payment, invoice });
  return (
    <>
      <Note tone={status === "verified" ? "ok" : "plain"}>
        <p>
          {messages.decided[end](decided_by ?? "", formatMoment(decided_at))} {reason}
        </p>
        <p>{end === "rejected" ? messages.rejectedNext : messages.bookedTo(exact(amount), booked)}</p>
      </Note>
      <NextStep payment={payment} end={end} />
    </>
  );
}

/** An accepted transfer has no reason of its own; one that was put into the wallet has. */
function endOf({ status, reason }: DeskPayment): keyof typeof messages.decided {
  if (status !== "verified") return "rejected";
  return reason === "" ? "accepted" : "wallet";
}

function NextStep({ payment, end }: { readonly payment: DeskPayment; readonly end: ReturnType<typeof endOf> }) {
  const { order, quotation, phone } = payment;
  if (end !== "wallet" && order !== null) {
    return (
      <ButtonLink to={deskOrderPath(order)} isFull>
        {messages.openOrder}
      </ButtonLink>
    );
  }
  if (end !== "wallet" && quotation !== null) {
    return (
      <ButtonLink to={deskQuotationPath(quotation)} isFull>
        {messages.openQuotation}
      </ButtonLink>
    );
  }
  return (
    <ButtonLink to={deskUserPath(phone)} isFull>
      {messages.openPayer}
    </ButtonLink>
  );
}
