import { sharePage } from "@mandi/shared/browser/share-page";
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
  /** Replaces sharing the address of this page, which opens for nobody else. */
  readonly onShare?: (() => void) | undefined;
  readonly children?: ReactNode;
}

/** Print and share of a document. */
export function DocumentActions({ title, onShare, children }: DocumentActionsProps) {
  const isPhone = useMediaQuery("(max-width: 767px)");
  const handleShare = onShare ?? (() => void sharePage(title, page));
  return (
    <>
      <Button icon={Printer} onClick={() => window.print()}>
        {documents.print}
      </Button>
      {children}
      {/* On a phone all three are on one line. */}
      {isPhone ? (
        <IconButton hasEdge icon={Share2} label={documents.share} onClick={handleShare} />
      ) : (
        <Button icon={Share2} onClick={handleShare}>
          {documents.share}
        </Button>
      )}
    </>
  );
}
