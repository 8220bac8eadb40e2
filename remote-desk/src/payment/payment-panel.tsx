import type { DeskPayment } from "@mandi/shared/contract/desk/money";
import { formatDay } from "@mandi/shared/format/dates";
import { formatPhone } from "@mandi/shared/format/phone";
import { formatRupees } from "@mandi/shared/format/rupees";
import { focusFirstInvalid } from "@mandi/shared/forms/focus-first-invalid";
import { RefusalNote } from "@mandi/shared/forms/parts/refusal-note";
import { desk } from "@mandi/shared/messages/desk";
import { payment as messages } from "@mandi/shared/messages/desk-payment";
import { Button } from "@mandi/shared/ui/controls/button";
import { MoneyField } from "@mandi/shared/ui/controls/money-field";
import { Note } from "@mandi/shared/ui/feedback/note";
import { Panel, PanelPart } from "@mandi/shared/ui/layout/panel";
import { Users } from "lucide-react";
import { type KeyboardEvent, useRef, useState } from "react";
import { exact } from "../common/exact";
import styles from "../common/panel.module.css";
import { ReasonField } from "../decide/reason-field";
import { WithRight } from "../rights/with-right";
import { DecidedPayment } from "./decided-payment";
import { decisionId } from "./decision-id";
import { LatePaymentDialogs } from "./late-payment-dialogs";
import { twinsOf } from "./twins";
import { type PaymentAct, type PaymentDecision, usePaymentDecision } from "./use-payment-decision";

export interface PaymentPanelProps {
  readonly payment: DeskPayment;
  readonly onChanged: () => void;
}

/** The decision about a transfer, or how it was decided. */
export function PaymentPanel({ payment, onChanged }: PaymentPanelProps) {
  return (
    <Panel rule="act" isBare>
      <PanelPart>
        <p className={styles.subtle}>{claimOf(payment)}</p>
        <p className={styles.sum}>{formatRupees(payment.amount, { decimals: "auto" })}</p>
        <p>
          {payment.payer}, <a href={`tel:+91${payment.phone}`}>{formatPhone(payment.phone)}</a>
        </p>
      </PanelPart>
      <PanelPart>
        <Standing payment={payment} onChanged={onChanged} />
      </PanelPart>
    </Panel>
  );
}

function claimOf({ entered_by: by = null, paid_on }: DeskPayment): string {
  const day = formatDay(paid_on);
  return by === null ? messages.claimed(day) : messages.entered(by, day);
}

/** The state of the payment, and the decision while it is open. If someone else decides first, typed text is kept. */
function Standing({ payment, onChanged }: PaymentPanelProps) {
  const decision = usePaymentDecision(payment, onChanged);
  const isOpen = payment.status === "under check" && payment.approval_id === null;
  return (
    <div id={decisionId} className={styles.form}>
      {isOpen ? null : <DecidedPayment payment={payment} />}
      {isOpen || decision.isTyped ? (
        <WithRight right="money">
          <Decision payment={payment} decision={decision} isOpen={isOpen} />
        </WithRight>
      ) : null}
    </div>
  );
}

interface DecisionProps {
  readonly payment: DeskPayment;
  readonly decision: PaymentDecision;
  readonly isOpen: boolean;
}

function Decision({ payment, decision, isOpen }: DecisionProps) {
  const { reason, amount, saving } = decision;
  const fields = useRef<HTMLDivElement>(null);
  const [asked, setAsked] = useState<PaymentAct | null>(null);
  const whyNot = whyNotAccepted(payment);

  function isComplete(act: PaymentAct): boolean {
    const isReady = decision.check(act);
    if (!isReady) focusFirstInvalid(fields.current);
    return isReady;
  }

  function accept(): void {
    if (!isComplete("verify")) return;
    if (twinsOf(payment).length > 0) setAsked("verify");
    else void decision.decide("verify");
  }

  async function confirm(act: PaymentAct): Promise<void> {
    await decision.decide(act);
    setAsked(null);
  }

  function handleKey({ key, ctrlKey, metaKey }: KeyboardEvent): void {
    if (key === "Enter" && (ctrlKey || metaKey) && isOpen && asked === null && whyNot === null) accept();
  }

  return (
    <>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: Ctrl+Enter in its fields does what the button does */}
      <div ref={fields} className={styles.form} onKeyDown={handleKey}>
        <MoneyField
          name="received"
          label={messages.received}
          hint={messages.receivedHint}
          size="l"
          decimals={2}
          readOnly={!isOpen}
          value={amount.value}
          error={amount.error}
          onValue={amount.onValue}
        />
        <ReasonField {...reason.field} isReadOnly={!isOpen} isOtherTyped={amount.value !== ""} />
      </div>
      {isOpen && payment.needs_second ? <Note icon={Users}>{messages.second}</Note> : null}
      {isOpen && whyNot !== null ? <Note tone="warn">{whyNot}</Note> : null}
      <RefusalNote text={saving.refusal} />
      {isOpen ? (
        <>
          <Acts
            payment={payment}
            isRejectedOnly={whyNot !== null}
            isBusy={saving.isBusy}
            onAccept={accept}
            onAsk={(act) => isComplete(act) && setAsked(act)}
          />
          {asked === null ? null : (
            <LatePaymentDialogs
              payment={payment}
              asked={asked}
              isBusy={saving.isBusy}
              onConfirm={(act) => void confirm(act)}
              onClose={() => setAsked(null)}
            />
          )}
        </>
      ) : null}
    </>
  );
}

/**
 * Why the bank's lines with its UTR let it only be rejected, as the server will say: they have paid another transfer, or are of another amount.
 * Null while one fits, or none is imported.
 */
function whyNotAccepted({ bank_lines = [], amount }: DeskPayment): string | null {
  const own = bank_lines.filter(({ has_utr }) => has_utr === 1);
  const fitting = own.filter((line) => line.amount === amount);
  const asked = fitting.length > 0 ? fitting : own;
  const free = asked.find(({ used_by }) => used_by === undefined);
  if (free === undefined) return asked[0]?.used_by === undefined ? null : messages.usedUp(asked[0].used_by);
  return fitting.length > 0 ? null : messages.otherAmount(exact(free.amount));
}

interface ActsProps {
  readonly payment: DeskPayment;
  /** Its lines at the bank do not allow anything else. */
  readonly isRejectedOnly: boolean;
  readonly isBusy: boolean;
  readonly onAccept: () => void;
  readonly onAsk: (act: PaymentAct) => void;
}

function Acts({ payment, isRejectedOnly, isBusy, onAccept, onAsk }: ActsProps) {
  if (isRejectedOnly) {
    return (
      <Button variant="danger" isFull onClick={() => onAsk("reject")}>
        {messages.reject}
      </Button>
    );
  }
  // Accepting it puts it there already.
  const isForWallet = payment.purpose === "top-up";
  return (
    <div className={styles.buttons}>
      <Button variant="primary" isFull isBusy={isBusy} busyText={desk.working} onClick={onAccept}>
        {messages.accept(formatRupees(payment.amount, { decimals: "auto" }))}
      </Button>
      <div className={isForWallet ? styles.buttons : styles.pair}>
        {isForWallet ? null : <Button onClick={() => onAsk("into-wallet")}>{messages.intoWallet}</Button>}
        <Button variant="danger" onClick={() => onAsk("reject")}>
          {messages.reject}
        </Button>
      </div>
      <p className={styles.subtle}>{isForWallet ? messages.rejectConsequence : messages.consequence}</p>
    </div>
  );
}
