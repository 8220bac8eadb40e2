import { quotation as messages } from "@mandi/shared/messages/desk-marking";
import { DefinitionList } from "@mandi/shared/ui/data/definition-list";
import { useState } from "react";
import { ConfirmAct } from "../acts/confirm-act";
import type { Question } from "./marking-question";
import { OpenExtend } from "./open-extend";
import { sellerOf } from "./pairs";
import { buyerLines } from "./previews";
import type { DeskQuotation } from "./quotation.api";
import type { Marking } from "./use-marking";

/** The confirmation before each act, about the state of the page when it was opened. */
export function MarkingDialogs({ marking }: { readonly marking: Marking }) {
  const { question, saving, close } = marking;
  // Kept here, so that it is still chosen when the question closes because somebody else was first.
  const [minutes, setMinutes] = useState(30);
  const shared = { isOpen: true, isBusy: saving.isBusy, error: saving.refusal, onClose: close };
  if (question === null) return null;
  const { quotation } = question.data;
  if (question.act === "extend") return <OpenExtend {...{ marking, question, minutes, onMinutes: setMinutes }} />;
  if (question.act === "reject") {
    return (
      <ConfirmAct
        {...shared}
        title={messages.rejectTitle}
        confirmText={messages.reject}
        isDanger
        onConfirm={() => void marking.reject(question)}
      >
        {messages.rejectText}
      </ConfirmAct>
    );
  }
  const needsSecond = question.pair?.needs_second === 1;
  return (
    <ConfirmAct
      {...shared}
      title={needsSecond ? messages.askTitle(quotation.number) : messages.markTitle(quotation.number)}
      confirmText={markWords(quotation.status, needsSecond)}
      onConfirm={() => void marking.mark(question)}
    >
      <DefinitionList items={linesOf(question)} />
    </ConfirmAct>
  );
}

/** The name of the act: a request where somebody else confirms it. */
export function markWords(status: DeskQuotation["status"], needsSecond: boolean): string {
  if (needsSecond) return messages.askMark;
  return status === "pending" ? messages.mark : messages.remark;
}

function linesOf({ data, pair }: Question) {
  if (pair === undefined) return [];
  return [{ term: messages.seller, value: sellerOf(data, pair.seller_id) }, ...buyerLines(data, pair)];
}
