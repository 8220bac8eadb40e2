import type { DeskPayment } from "@mandi/shared/contract/desk/money";
import type { UnpaidItem } from "@mandi/shared/contract/unpaid";
import { formatDay } from "@mandi/shared/format/dates";
import { payment as messages } from "@mandi/shared/messages/desk";
import { paiseFromRupees, rupeesFromPaise, sumPaise } from "@mandi/shared/money/paise";
import { Button } from "@mandi/shared/ui/controls/button";
import type { Choice } from "@mandi/shared/ui/controls/select";
import { useState } from "react";
import type { DeskAct } from "../acts/desk-act";
import { OpenAct } from "../acts/open-act";
import { exact } from "../common/exact";
import { useRight } from "../rights/use-right";

interface PaysButtonProps {
  readonly payment: DeskPayment;
  readonly onChanged: () => void;
}

/** Opens the choice of what a transfer pays, while its payer owes something that it could pay. */
export function PaysButton({ payment, onChanged }: PaysButtonProps) {
  const [isOpen, setIsOpen] = useState(false);
  const { unpaid = [], approval_id } = payment;
  const mayChange = useRight("money") === true;
  if (!mayChange || unpaid.length === 0 || approval_id !== null) return null;

  function finish(): void {
    setIsOpen(false);
    onChanged();
  }

  return (
    <>
      <Button size="s" onClick={() => setIsOpen(true)}>
        {messages.changePays}
      </Button>
      {isOpen ? <OpenAct act={paysAct(payment, unpaid)} onDone={finish} onClose={() => setIsOpen(false)} /> : null}
    </>
  );
}

const paysAct = ({ id, invoice = null, order, amount }: DeskPayment, unpaid: readonly UnpaidItem[]): DeskAct => ({
  key: `payment pays ${id}`,
  title: messages.changePays,
  text: messages.changePaysText,
  right: "money",
  path: `/desk/payment/${id}/pays`,
  figures: [
    { term: messages.amount, value: exact(amount) },
    ...(order === null ? [] : [{ term: messages.pays, value: invoice ?? order }]),
  ],
  fixed: {},
  fields: [
    {
      kind: "choice",
      name: "pays",
      label: messages.paysField,
      missing: messages.choosePays,
      choices: choicesOf(unpaid),
    },
  ],
});

/** What a payer owes as choices: each invoice, and each order as a whole. */
export const choicesOf = (unpaid: readonly UnpaidItem[]): readonly Choice[] => [
  ...unpaid.flatMap(invoiceChoice),
  ...ordersOf(unpaid),
];

function invoiceChoice({ invoice, due }: UnpaidItem): readonly Choice[] {
  if (invoice === null) return [];
  const { number, due_on } = invoice;
  return [{ value: number, label: messages.paysChoice(number, exact(due), formatDay(due_on)) }];
}

/** Each order as a whole: then the money pays what is due first. */
function ordersOf(unpaid: readonly UnpaidItem[]): readonly Choice[] {
  const numbers = [...new Set(unpaid.map(({ order }) => order))];
  return numbers.map((number) => {
    const own = unpaid.filter(({ order }) => order === number);
    const due = exact(rupeesFromPaise(sumPaise(own.map((item) => paiseFromRupees(item.due)))));
    const isInvoiced = own.some(({ invoice }) => invoice !== null);
    return {
      value: number,
      label: isInvoiced ? messages.paysWhole(number, due) : messages.paysChoice(number, due, null),
    };
  });
}
