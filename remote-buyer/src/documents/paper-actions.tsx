import { documents } from "@mandi/shared/messages/papers";
import { Button } from "@mandi/shared/ui/controls/button";
import { FileDown } from "lucide-react";
import { DocumentActions } from "./document-actions";

export interface PaperActionsProps {
  /** What is shared: "Tax invoice MC2627000001". */
  readonly title: string;
  /** The text that accompanies the file. */
  readonly text: string;
  readonly file: {
    readonly isBusy: boolean;
    readonly save: () => Promise<void>;
    readonly share: (text: string) => Promise<void>;
  };
}

/** Print, save and share of a document; what is shared is the PDF that the server makes of it. */
export function PaperActions({ title, text, file: { isBusy, save, share } }: PaperActionsProps) {
  return (
    <DocumentActions title={title} onShare={() => void share(text)}>
      <Button icon={FileDown} isBusy={isBusy} onClick={save}>
        {documents.pdf}
      </Button>
    </DocumentActions>
  );
}
