import type { DeskPayment } from "@mandi/shared/contract/desk/money";
import { deskApprovalPath } from "@mandi/shared/contract/page-paths";
import { formatDay, formatMoment } from "@mandi/shared/format/dates";
import { formatPhone } from "@mandi/shared/format/phone";
import { formatRupees } from "@mandi/shared/format/rupees";
import { RefusalNote } from "@mandi/shared/forms/parts/refusal-note";
import { desk, payment as words } from "@mandi/shared/messages/desk";
import { Button, ButtonLink } from "@mandi/shared/ui/controls/button";
import { MoneyField } from "@mandi/shared/ui/controls/money-field";
import { Note } from "@mandi/shared/ui/feedback/note";
import { Panel, PanelPart } from "@mandi/shared/ui/layout/panel";
import { ConfirmDialog } from "@mandi/shared/ui/overlay/confirm-dialog";
import { Users } from "lucide-react";
import { type KeyboardEvent, useState } from "react";
import styles from "../common/panel.module.css";
import { ReasonField } from "../decide/reason-field";
import { type PaymentAct, usePaymentDecision } from "./use-payment-decision";

export interface PaymentPanelProps {
  readonly payment: DeskPayment;
  readonly onChanged: () => void;
}

/** The decision about a transfer, or how it was decided. */
export function PaymentPanel({ payment, onChanged }: PaymentPanelProps) {
  return (
    <Panel rule="act" isBare>
      <PanelPart>
        <p className={styles.subtle}>{words.claimed(formatDay(payment.paid_on))}</p>
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

function Standing({ payment, onChanged }: PaymentPanelProps) {
  const { status, approval_id, decided_at, decided_by, reason } = payment;
  if (approval_id !== null) {
    return (
      <div className={styles.form}>
        <Note icon={Users}>{words.waiting}</Note>
        <ButtonLink to={deskApprovalPath(approval_id)} isFull>
          {words.openApproval}
        </ButtonLink>
      </div>
    );
  }
  if (status === "under check") return <Decision payment={payment} onChanged={onChanged} />;
  return (
    <Note tone={status === "verified" ? "ok" : "plain"}>
      {decided_at === null ? status : words.decidedBy(decided_by ?? "", formatMoment(decided_at))} {reason}
    </Note>
  );
}

function Decision({ payment, onChanged }: PaymentPanelProps) {
  const { reason, amount, saving, check, decide } = usePaymentDecision(payment, onChanged);
  const [asked, setAsked] = useState<Exclude<PaymentAct, "verify"> | null>(null);

  function accept(): void {
    if (check("verify")) void decide("verify");
  }

  function ask(act: Exclude<PaymentAct, "verify">): void {
    if (check(act)) setAsked(act);
  }

  async function confirm(act: PaymentAct): Promise<void> {
    await decide(act);
    setAsked(null);
  }

  function handleKey({ key, ctrlKey, metaKey }: KeyboardEvent): void {
    if (key === "Enter" && (ctrlKey || metaKey)) accept();
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Ctrl+Enter in its fields does what its button does
    <div className={styles.form} onKeyDown={handleKey}>
      <MoneyField
        name="received"
        label={words.received}
        hint={words.receivedHint}
        size="l"
        decimals={2}
        value={amount.value}
        error={amount.error}
        onValue={amount.onValue}
      />
      <ReasonField {...reason.field} />
      {payment.needs_second ? <Note icon={Users}>{words.second}</Note> : null}
      <RefusalNote text={saving.refusal} />
      <div className={styles.buttons}>
        <Button variant="primary" isFull isBusy={saving.isBusy} busyText={desk.working} onClick={accept}>
          {words.accept(formatRupees(payment.amount, { decimals: "auto" }))}
        </Button>
        <div className={styles.pair}>
          <Button onClick={() => ask("into-wallet")}>{words.intoWallet}</Button>
          <Button variant="danger" onClick={() => ask("reject")}>
            {words.reject}
          </Button>
        </div>
        <p className={styles.subtle}>{words.consequence}</p>
      </div>
      <ConfirmDialog
        isOpen={asked === "reject"}
        title={words.rejectTitle}
        confirmText={words.reject}
        isDanger
        isBusy={saving.isBusy}
        onConfirm={() => void confirm("reject")}
        onClose={() => setAsked(null)}
      >
        {words.rejectText(payment.payer)}
      </ConfirmDialog>
      <ConfirmDialog
        isOpen={asked === "into-wallet"}
        title={words.walletTitle(formatRupees(payment.amount, { decimals: "auto" }))}
        confirmText={words.intoWallet}
        isBusy={saving.isBusy}
        onConfirm={() => void confirm("into-wallet")}
        onClose={() => setAsked(null)}
      >
        {words.walletText}
      </ConfirmDialog>
    </div>
  );
}
