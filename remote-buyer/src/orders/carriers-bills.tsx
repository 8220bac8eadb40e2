import type { Order } from "@mandi/shared/contract/order";
import { carriersBills } from "@mandi/shared/messages/carriers-bills";
import { Button } from "@mandi/shared/ui/controls/button";
import { Block } from "@mandi/shared/ui/layout/section";
import { FileDown } from "lucide-react";
import { usePaperFile } from "../documents/use-paper-file";

/**
 * The carrier's bills to a buyer whose freight the platform pays at cost, who needs them for the GST on it; and what
 * the buyer authorised.
 */
export function CarriersBills({ order: { id, freight_bills = [], freight_terms = null } }: { readonly order: Order }) {
  return (
    <Block title={carriersBills.title}>
      {freight_terms === null ? null : <p>{freight_terms}</p>}
      <p>{freight_bills.length === 0 ? carriersBills.none : carriersBills.text}</p>
      {freight_bills.map((number) => (
        <BillFile key={number} orderId={id} number={number} />
      ))}
    </Block>
  );
}

function BillFile({ orderId, number }: { readonly orderId: number; readonly number: string }) {
  const { save, isBusy } = usePaperFile(orderId, number);
  return (
    <p data-print="hide">
      <Button size="s" icon={FileDown} isBusy={isBusy} onClick={save}>
        {carriersBills.pdfOf(number)}
      </Button>
    </p>
  );
}
