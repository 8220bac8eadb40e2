import type { Quotation } from "@mandi/shared/contract/quotation";
import { quotations } from "@mandi/shared/messages/buyer-trade";
import { Panel } from "@mandi/shared/ui/layout/panel";
import { AskAgainButton } from "../asking/ask-again-button";
import styles from "./ask-again.module.css";

export interface AskAgainProps {
  readonly quotation: Quotation;
  /** Why it ended. */
  readonly reason: string;
}

/** A quotation that ended without an order: the same request once more, as a new one (part B2). */
export function AskAgain({ quotation, reason }: AskAgainProps) {
  return (
    <Panel rule="ink" className={styles.panel}>
      <h2 className={styles.title}>{quotation.status}</h2>
      <p>{reason}</p>
      <AskAgainButton trade={quotation} variant="primary">
        {quotations.askAgain}
      </AskAgainButton>
      <p className={styles.quiet}>{quotations.askAgainText}</p>
    </Panel>
  );
}
