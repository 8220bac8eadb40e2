import type { Quotation } from "@mandi/shared/contract/quotation";
import { common } from "@mandi/shared/messages/common";
import { quotationPage } from "@mandi/shared/messages/quotation-page";
import { Button } from "@mandi/shared/ui/controls/button";
import { QuotationActLine } from "@mandi/shared/ui/data/act-line";
import { Countdown } from "@mandi/shared/ui/data/countdown";
import { latePart } from "@mandi/shared/ui/feedback/late-part";
import { Panel } from "@mandi/shared/ui/layout/panel";
import { useState } from "react";
import { actOf } from "./quotation-steps";
import styles from "./waiting-panel.module.css";

const WithdrawDialog = latePart(
  async () => (await import(/* webpackChunkName: "withdraw" */ "./withdraw-dialog")).WithdrawDialog,
  { failed: common.failedTitle, waiting: null, isAsked: true },
);

export interface WaitingPanelProps {
  readonly quotation: Quotation;
  readonly onChanged: () => void;
}

/** Offers are coming in, or are being compared: the time left by the server's clock, and the way to withdraw. */
export function WaitingPanel({ quotation, onChanged }: WaitingPanelProps) {
  const { created_at, reply_deadline, offer_count, is_closed, can_withdraw } = quotation;
  const totalMs = new Date(reply_deadline).getTime() - new Date(created_at).getTime();
  return (
    <Panel rule="ink" className={styles.panel}>
      <h2 className={styles.title}>{is_closed === 1 ? quotationPage.offersClosed : quotationPage.offersClose}</h2>
      {is_closed === 1 ? null : (
        <div className={styles.countdown}>
          <Countdown
            // An extended window is another countdown.
            key={reply_deadline}
            endsAt={reply_deadline}
            totalMs={totalMs}
            onEnd={onChanged}
          />
        </div>
      )}
      <QuotationActLine act={actOf(quotation)} />
      <p className={styles.offers}>{quotationPage.offers(offer_count)}</p>
      <p className={styles.quiet}>{is_closed === 1 ? quotationPage.comparing : quotationPage.answering}</p>
      {can_withdraw ? <Withdraw id={quotation.id} onDone={onChanged} /> : null}
    </Panel>
  );
}

function Withdraw({ id, onDone }: { readonly id: number; readonly onDone: () => void }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <div data-print="hide">
      <Button variant="danger" onClick={() => setIsOpen(true)}>
        {quotationPage.withdraw}
      </Button>
      {isOpen ? (
        <WithdrawDialog
          id={id}
          onClose={() => setIsOpen(false)}
          onDone={() => {
            setIsOpen(false);
            onDone();
          }}
        />
      ) : null}
    </div>
  );
}
