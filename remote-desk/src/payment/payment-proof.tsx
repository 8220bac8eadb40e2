import type { DeskPayment } from "@mandi/shared/contract/desk/money";
import { payment as messages } from "@mandi/shared/messages/desk-payment";
import { Button, ButtonAnchor } from "@mandi/shared/ui/controls/button";
import { Block } from "@mandi/shared/ui/layout/section";
import { Picture } from "@mandi/shared/ui/media/picture";
import { Dialog } from "@mandi/shared/ui/overlay/dialog";
import { ExternalLink, FileText, ZoomIn } from "lucide-react";
import { useState } from "react";
import styles from "./payment-proof.module.css";

interface PaymentProofProps {
  readonly proof: NonNullable<DeskPayment["proof"]>;
  readonly utr: string;
}

/** What the payer added to prove the transfer: a picture that can be read beside the claim, and larger on a press; or a PDF to save. */
export function PaymentProof({ proof: { is_picture, url }, utr }: PaymentProofProps) {
  return (
    <Block title={messages.proof}>
      {is_picture === 1 ? (
        <ProofPicture url={url} utr={utr} />
      ) : (
        <ButtonAnchor href={url} target="_blank" rel="noopener" icon={FileText}>
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
      <Picture src={url} alt={messages.proofOf(utr)} ratio="free" className={styles.picture} isEager />
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
