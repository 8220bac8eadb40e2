import type { Quotation } from "@mandi/shared/contract/quotation";
import { quotations } from "@mandi/shared/messages/buyer";
import { ButtonLink } from "@mandi/shared/ui/controls/button";
import { Panel } from "@mandi/shared/ui/layout/panel";
import { Repeat } from "lucide-react";
import { requestOfTrade } from "../rfq/request-of-trade";
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
      <ButtonLink
        to="/create-rfq"
        state={requestOfTrade(quotation)}
        variant="primary"
        size="l"
        isFull
        icon={Repeat}
        data-print="hide"
      >
        {quotations.askAgain}
      </ButtonLink>
      <p className={styles.quiet}>{quotations.askAgainText}</p>
    </Panel>
  );
}
