import type { Order } from "@mandi/shared/contract/order";
import { formatDay } from "@mandi/shared/format/dates";
import { formatRupees } from "@mandi/shared/format/rupees";
import { orderRejected } from "@mandi/shared/messages/order-rejected";
import { Note } from "@mandi/shared/ui/feedback/note";

/** Which transfers for the order were rejected, why, and what to do; nothing once something has been paid or reported since. */
export function RejectedNote({ transfers }: { readonly transfers: NonNullable<Order["rejected_transfers"]> }) {
  return (
    <Note tone="bad">
      <b>{orderRejected.title}</b>
      {transfers.map(({ utr, amount, paid_on, reason }) => (
        <p key={utr}>{orderRejected.transfer(formatRupees(amount), formatDay(paid_on), utr, reason)}</p>
      ))}
      <p>{orderRejected.next}</p>
    </Note>
  );
}
