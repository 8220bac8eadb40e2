import type { DeskPayment } from "@mandi/shared/contract/desk/money";
import { deskOrderPath, deskQuotationPath, deskUserPath } from "@mandi/shared/contract/page-paths";
import { formatDay, formatMoment } from "@mandi/shared/format/dates";
import { payment as messages } from "@mandi/shared/messages/desk-payment";
import { ButtonLink } from "@mandi/shared/ui/controls/button";
import { Note } from "@mandi/shared/ui/feedback/note";
import { LateWaiting } from "../acts/late-waiting";
import { exact } from "../common/exact";
import { paidThing } from "./paid-thing";

/** Who decided about a transfer and when, what it was booked to, and where to go on; or the request that waits. */
export function DecidedPayment({ payment }: { readonly payment: DeskPayment }) {
  const { status, approval_id, decided_at } = payment;
  if (approval_id !== null) {
    return <LateWaiting approvalIds={[approval_id]} />;
  }
  if (decided_at === null) return <Note>{status}</Note>;
  const end = endOf(payment);
  const [said, next] = sentencesOf(payment, end, formatMoment(decided_at));
  return (
    <>
      <Note tone={toneOf[end]}>
        <p>{said}</p>
        <p>{next}</p>
      </Note>
      <NextStep payment={payment} end={end} />
    </>
  );
}

const toneOf = { accepted: "ok", wallet: "ok", rejected: "plain", reversed: "bad" } as const;
type End = keyof typeof toneOf;

/** An accepted transfer has no reason of its own; one that was put into the wallet has. */
function endOf({ status, reason, reversed_on }: DeskPayment): End {
  if (status !== "verified") return "rejected";
  if (reversed_on !== undefined) return "reversed";
  return reason === "" ? "accepted" : "wallet";
}

/** What became of it, and what follows for the books. */
function sentencesOf(payment: DeskPayment, end: End, decidedAt: string): readonly [string, string] {
  const { decided_by, reason, reversed_on = "", amount, invoice = null } = payment;
  const by = decided_by ?? "";
  if (end === "reversed") {
    return [messages.reversedOn(formatDay(reversed_on), reason), messages.reversedNext(by, decidedAt)];
  }
  const said = `${messages.decided[end](by, decidedAt)} ${reason}`;
  if (end === "rejected") return [said, messages.rejectedNext];
  const booked = end === "wallet" ? messages.paysWallet : paidThing({ ...payment, invoice });
  return [said, messages.bookedTo(exact(amount), booked)];
}

function NextStep({ payment, end }: { readonly payment: DeskPayment; readonly end: End }) {
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
