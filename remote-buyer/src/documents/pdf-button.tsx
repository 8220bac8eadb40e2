import { documents } from "@mandi/shared/messages/papers";
import { Button } from "@mandi/shared/ui/controls/button";
import { FileDown } from "lucide-react";
import { usePaperFile } from "./use-paper-file";

export interface PdfButtonProps {
  readonly orderId: number;
  /** Of the invoice or the note. */
  readonly number: string;
}

/** Saves a paper of an order as the PDF that the server draws of it. */
export function PdfButton({ orderId, number }: PdfButtonProps) {
  const { save, isBusy } = usePaperFile(orderId, number);
  return (
    <Button icon={FileDown} isBusy={isBusy} onClick={save}>
      {documents.pdf}
    </Button>
  );
}
