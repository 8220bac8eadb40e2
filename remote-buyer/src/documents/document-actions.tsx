import { notify } from "@mandi/shared/browser/notify";
import { page } from "@mandi/shared/messages/buyer";
import { documents } from "@mandi/shared/messages/papers";
import { Button } from "@mandi/shared/ui/controls/button";
import { IconButton } from "@mandi/shared/ui/controls/icon-button";
import { useMediaQuery } from "@mandi/shared/ui/media/use-media-query";
import { Printer, Share2 } from "lucide-react";
import type { ReactNode } from "react";

export interface DocumentActionsProps {
  /** What is shared: "Quotation Q2627000184". */
  readonly title: string;
  readonly children?: ReactNode;
}

/** Print and share of a document. */
export function DocumentActions({ title, children }: DocumentActionsProps) {
  const isPhone = useMediaQuery("(max-width: 767px)");
  return (
    <>
      <Button icon={Printer} onClick={() => window.print()}>
        {documents.print}
      </Button>
      {children}
      {/* On a phone the three are in one line. */}
      {isPhone ? (
        <IconButton icon={Share2} label={documents.share} onClick={() => share(title)} />
      ) : (
        <Button variant="quiet" icon={Share2} onClick={() => share(title)}>
          {documents.share}
        </Button>
      )}
    </>
  );
}

/** The phone's own share sheet, or the link on the clipboard. The page itself stays its owner's: a link shows nothing more. */
async function share(title: string): Promise<void> {
  const url = window.location.href;
  try {
    if ("share" in navigator) await navigator.share({ title, url });
    else {
      await window.navigator.clipboard.writeText(url);
      notify.success(page.copied);
    }
  } catch (error) {
    // Closing the sheet is no failure.
    if (!(error instanceof DOMException && error.name === "AbortError")) notify.error(page.copyFailed);
  }
}
