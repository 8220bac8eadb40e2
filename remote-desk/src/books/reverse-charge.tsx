import { freightWrites } from "@mandi/shared/contract/desk/freight";
import { reverseCharge } from "@mandi/shared/messages/desk-books";
import { Button } from "@mandi/shared/ui/controls/button";
import { DefinitionList } from "@mandi/shared/ui/data/definition-list";
import { useState } from "react";
import { OpenAct } from "../acts/open-act";
import { WaitingLink } from "../acts/waiting-link";
import { exact } from "../common/exact";
import { PartPlace } from "../common/part-place";
import { useRight } from "../rights/use-right";
import { booksAct } from "./books-act";
import { useReverseChargeOwed } from "./use-books";

const { properties } = freightWrites["reverse-charge deposit"].body;

/** What we owe the state for freight under reverse charge, and a form for the challan by which it was paid. */
export function ReverseCharge() {
  const state = useReverseChargeOwed();
  const [isOpen, setIsOpen] = useState(false);
  const canPay = useRight("money") === true;

  function handleDone(): void {
    setIsOpen(false);
    void state.refetch();
  }

  return (
    <PartPlace label={reverseCharge.title} state={state}>
      {({ owed, waits, approvalId }) => (
        <>
          <DefinitionList items={[{ term: reverseCharge.owed, value: exact(owed), isTotal: true }]} />
          {approvalId === null ? null : (
            <p>
              <WaitingLink approvalId={approvalId} of={exact(waits)} isShown />
            </p>
          )}
          {canPay && owed > 0 && approvalId === null ? (
            <Button onClick={() => setIsOpen(true)}>{reverseCharge.enter}</Button>
          ) : null}
          {isOpen ? (
            <OpenAct
              act={depositAct(owed)}
              onClose={() => setIsOpen(false)}
              onDone={handleDone}
              onRefused={() => void state.refetch()}
            />
          ) : null}
        </>
      )}
    </PartPlace>
  );
}

const depositAct = (owed: number) =>
  booksAct({
    title: reverseCharge.enter,
    question: reverseCharge.question,
    text: reverseCharge.text,
    right: "money",
    path: "/desk/reverse-charge",
    figures: [{ term: reverseCharge.owed, value: exact(owed) }],
    fields: [
      { kind: "money", name: "amount", label: reverseCharge.amount, schema: properties.amount, initial: String(owed) },
      {
        kind: "text",
        name: "challan",
        label: reverseCharge.challan,
        hint: reverseCharge.challanHint,
        schema: properties.challan,
      },
    ],
  });
