import { quotation as messages } from "@mandi/shared/messages/desk-marking";
import { DefinitionList } from "@mandi/shared/ui/data/definition-list";
import { ConfirmDialog } from "@mandi/shared/ui/overlay/confirm-dialog";
import type { Question } from "./marking-question";
import { OpenExtend } from "./open-extend";
import { sellerOf } from "./pairs";
import { buyerLines } from "./previews";
import type { DeskQuotation } from "./quotation.api";
import type { Marking } from "./use-marking";

/** The confirmation before each act, about the state of the page when it was opened. */
export function MarkingDialogs({ marking }: { readonly marking: Marking }) {
  const { question, saving, close } = marking;
  const shared = { isOpen: true, isBusy: saving.isBusy, error: saving.refusal, onClose: close };
  if (question === null) return null;
  const { quotation } = question.data;
  if (question.act === "extend") return <OpenExtend marking={marking} quotation={quotation} />;
  if (question.act === "reject") {
    return (
      <ConfirmDialog
        {...shared}
        title={messages.rejectTitle}
        confirmText={messages.reject}
        isDanger
        onConfirm={() => void marking.reject()}
      >
        {messages.rejectText}
      </ConfirmDialog>
    );
  }
  const needsSecond = question.pair?.needs_second === 1;
  return (
    <ConfirmDialog
      {...shared}
      title={needsSecond ? messages.askTitle(quotation.number) : messages.markTitle(quotation.number)}
      confirmText={markWords(quotation.status, needsSecond)}
      onConfirm={() => void marking.mark(question)}
    >
      <DefinitionList items={linesOf(question)} />
    </ConfirmDialog>
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
