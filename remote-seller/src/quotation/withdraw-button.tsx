import type { SellerQuotation } from "@mandi/shared/contract/seller-quotation";
import type { useAnswerInView } from "@mandi/shared/forms/use-answer-in-view";
import { common } from "@mandi/shared/messages/common";
import { quotation as messages } from "@mandi/shared/messages/seller-trade";
import { Button } from "@mandi/shared/ui/controls/button";
import { latePart } from "@mandi/shared/ui/feedback/late-part";
import { useState } from "react";
import styles from "./offer-panel.module.css";

const WithdrawDialog = latePart(
  async () => (await import(/* webpackChunkName: "withdraw-offer" */ "./withdraw-dialog")).WithdrawDialog,
  { failed: common.failedTitle, waiting: null, isAsked: true },
);

interface WithdrawButtonProps {
  readonly quotation: SellerQuotation;
  /** Refetches the board and shows what stands now. */
  readonly answer: Pick<ReturnType<typeof useAnswerInView>, "refresh" | "show">;
}

/** Withdraws the seller's offer while the window is open; nothing without one. */
export function WithdrawButton({ quotation: { id, orderData }, answer }: WithdrawButtonProps) {
  const [isAsked, setIsAsked] = useState(false);
  const close = () => setIsAsked(false);

  function handleDone(): void {
    close();
    answer.show();
  }

  return (
    <>
      {orderData.basePrice === null ? null : (
        <Button isFull className={styles.withdraw} onClick={() => setIsAsked(true)}>
          {messages.withdraw}
        </Button>
      )}
      {isAsked ? (
        <WithdrawDialog
          quotationId={id}
          basePrice={orderData.basePrice}
          onRefresh={answer.refresh}
          onDone={handleDone}
          onClose={close}
        />
      ) : null}
    </>
  );
}
