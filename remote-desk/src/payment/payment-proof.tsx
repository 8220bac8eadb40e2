import type { DeskPayment } from "@mandi/shared/contract/desk/money";
import { payment as messages } from "@mandi/shared/messages/desk-payment";
import { Button, ButtonAnchor } from "@mandi/shared/ui/controls/button";
import { Block } from "@mandi/shared/ui/layout/section";
import { Picture } from "@mandi/shared/ui/media/picture";
import { Dialog } from "@mandi/shared/ui/overlay/dialog";
import { ExternalLink, FileText, ZoomIn } from "lucide-react";
import { useState } from "react";
import styles from "./payment-proof.module.css";

/** What the payer added to prove the transfer: a picture, small and on a press large, or a PDF to save. */
export function PaymentProof({ payment: { proof, utr } }: { readonly payment: DeskPayment }) {
  if (proof === undefined) return null;
  return (
    <Block title={messages.proof}>
      {proof.is_picture === 1 ? (
        <ProofPicture url={proof.url} utr={utr} />
      ) : (
        <ButtonAnchor href={proof.url} target="_blank" rel="noopener" icon={FileText}>
          {messages.savePdf}
        </ButtonAnchor>
      )}
    </Block>
  );
}

function ProofPicture({ url, utr }: { readonly url: string; readonly utr: string }) {
  const [isLarge, setIsLarge] = useState(false);
  return (
    <div className={styles.proof}>
      <Picture src={url} alt="" ratio="free" className={styles.small} />
      <Button icon={ZoomIn} onClick={() => setIsLarge(true)}>
        {messages.enlarge}
      </Button>
      <Dialog
        isOpen={isLarge}
        onClose={() => setIsLarge(false)}
        title={messages.proofOf(utr)}
        size="wide"
        footer={
          <ButtonAnchor href={url} target="_blank" rel="noopener" icon={ExternalLink}>
            {messages.openInTab}
          </ButtonAnchor>
        }
      >
        <Picture src={url} alt={messages.proofOf(utr)} ratio="free" isEager />
      </Dialog>
    </div>
  );
}
