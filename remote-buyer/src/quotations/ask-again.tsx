import type { Quotation } from "@mandi/shared/contract/quotation";
import { askAgain } from "@mandi/shared/messages/ask-again";
import { Panel } from "@mandi/shared/ui/layout/panel";
import { AskAgainButton } from "../asking/ask-again-button";
import styles from "./ask-again.module.css";
import { TransferAdvice } from "./transfer-advice";

export interface AskAgainProps {
  readonly quotation: Quotation;
  /** Why it ended. */
  readonly reason: string;
}

/** A quotation that ended without an order: offers to repeat it as a new request (docs/domain.md#quotation). */
export function AskAgain({ quotation, reason }: AskAgainProps) {
  return (
    <Panel rule="ink" className={styles.panel}>
      <h2 className={styles.title}>{quotation.status}</h2>
      <p>{reason}</p>
      {/* There was a price to book, so there may be a transfer for it. */}
      {quotation.status === "expired" && quotation.valid_until !== null ? (
        <TransferAdvice number={quotation.unique_id} />
      ) : null}
      <AskAgainButton trade={quotation} variant="primary">
        {askAgain.ask}
      </AskAgainButton>
      <p className={styles.quiet}>{askAgain.text}</p>
    </Panel>
  );
}
