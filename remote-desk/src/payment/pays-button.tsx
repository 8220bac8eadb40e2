import type { DeskPayment } from "@mandi/shared/contract/desk/money";
import { payment as messages } from "@mandi/shared/messages/desk-payment";
import { Button } from "@mandi/shared/ui/controls/button";
import type { Choice } from "@mandi/shared/ui/controls/select";
import { useState } from "react";
import type { DeskAct } from "../acts/desk-act";
import { OpenAct } from "../acts/open-act";
import { exact } from "../common/exact";
import styles from "../common/panel.module.css";
import { useRight } from "../rights/use-right";
import { paidPaper } from "./paid-paper";
import { paysChoices } from "./pays-choices";

interface PaysButtonProps {
  readonly payment: DeskPayment;
  readonly onChanged: () => void;
}

/** Opens the choice of what a transfer pays, while its payer owes something that it could pay. */
export function PaysButton({ payment, onChanged }: PaysButtonProps) {
  const [isOpen, setIsOpen] = useState(false);
  const { unpaid = [], approval_id, amount, invoice = null, order } = payment;
  const mayChange = useRight("money") === true;
  // A refresh never takes the open form away.
  if (!isOpen && (!mayChange || unpaid.length === 0 || approval_id !== null)) return null;
  const others = paysChoices(unpaid, amount).filter(({ value }) => value !== (invoice ?? order));
  if (!isOpen && others.every(({ isDisabled }) => isDisabled)) {
    return <p className={styles.subtle}>{messages.paysNothingElse}</p>;
  }

  function finish(): void {
    setIsOpen(false);
    onChanged();
  }

  return (
    <>
      <Button size="s" onClick={() => setIsOpen(true)}>
        {messages.changePays}
      </Button>
      {isOpen ? <OpenAct act={paysAct(payment, others)} onDone={finish} onClose={() => setIsOpen(false)} /> : null}
    </>
  );
}

const paysAct = (
  { id, invoice = null, invoice_kind, order, amount }: DeskPayment,
  choices: readonly Choice[],
): DeskAct => ({
  key: `payment pays ${id}`,
  title: messages.changePays,
  text: messages.changePaysText,
  right: "money",
  path: `/desk/payment/${id}/pays`,
  figures: [
    { term: messages.amount, value: exact(amount) },
    ...(order === null
      ? []
      : [{ term: messages.pays, value: invoice === null ? order : paidPaper(invoice, invoice_kind) }]),
  ],
  fixed: {},
  fields: [
    {
      kind: "choice",
      name: "pays",
      label: messages.paysField,
      missing: messages.choosePays,
      choices,
    },
  ],
});
