import { documents } from "@mandi/shared/messages/papers";
import { invoices } from "@mandi/shared/messages/seller-invoices";
import { Button } from "@mandi/shared/ui/controls/button";
import { FileDown } from "lucide-react";
import { useBillFile } from "./use-bill-file";

export interface BillPdfButtonProps {
  readonly orderId: number;
  /** Number of the seller's bill. */
  readonly number: string;
}

/** Saves a bill of the seller as the server's PDF. */
export function BillPdfButton({ orderId, number }: BillPdfButtonProps) {
  const { save, isBusy } = useBillFile(orderId, number);
  return (
    <div data-print="hide">
      <Button size="s" icon={FileDown} isBusy={isBusy} aria-label={invoices.pdfOf(number)} onClick={save}>
        {documents.pdf}
      </Button>
    </div>
  );
}
