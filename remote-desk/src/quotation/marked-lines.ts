import { formatRupees } from "@mandi/shared/format/rupees";
import { quotation as messages } from "@mandi/shared/messages/desk-marking";
import type { Definition } from "@mandi/shared/ui/data/definition-list";
import { freightLine } from "./freight-line";
import type { DeskQuotation } from "./quotation.api";

const exact = (rupees: number): string => formatRupees(rupees, { decimals: "auto" });

/** What was marked, including freight and terms that the desk entered, which no pair of the board has. */
export function markedLines(
  { bid_list }: DeskQuotation,
  marking: NonNullable<DeskQuotation["marking"]>,
): readonly Definition[] {
  const { transporter_id, for_price, booking_amount, delivery_by, credit_days } = marking;
  const bid = bid_list.find((one) => one.transporter_id === transporter_id);
  return [
    { term: messages.markedTruck, value: bid?.transporter ?? messages.arranged },
    ...(delivery_by ? [{ term: messages.own.deliveryBy, value: delivery_by }] : []),
    freightLine(marking),
    { term: messages.forPrice, value: exact(for_price), isTotal: true },
    { term: messages.booking, value: exact(booking_amount) },
    ...(credit_days === undefined ? [] : [{ term: messages.creditDays, value: String(credit_days) }]),
  ];
}
