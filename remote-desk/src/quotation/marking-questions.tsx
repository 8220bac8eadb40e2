import { quotation as messages } from "@mandi/shared/messages/desk-marking";
import { DefinitionList } from "@mandi/shared/ui/data/definition-list";
import { ConfirmAct } from "../acts/confirm-act";
import styles from "../common/panel.module.css";
import { ReasonField } from "../decide/reason-field";
import { markWords } from "./mark-words";
import type { Question } from "./marking-question";
import { OpenExtend } from "./open-extend";
import { sellerOf } from "./pairs";
import { buyerLines } from "./previews";
import type { Marking } from "./use-marking";

export interface MarkingQuestionsProps {
  readonly marking: Marking;
  readonly question: Question;
  readonly minutes: number;
  readonly onMinutes: (minutes: number) => void;
}

/** The confirmation before each act, about the state of the page when it was opened; it asks for the reason where the act does not. */
export function MarkingQuestions({ marking, question, minutes, onMinutes }: MarkingQuestionsProps) {
  const { saving, close } = marking;
  const shared = { isOpen: true, isBusy: saving.isBusy, error: saving.refusal, onClose: close };
  const { quotation } = question.data;
  if (question.act === "extend") return <OpenExtend {...{ marking, question, minutes, onMinutes }} />;
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
      <div className={styles.form}>
        <DefinitionList items={linesOf(question)} />
        {question.asksReason ? <ReasonField {...marking.reason.field} /> : null}
      </div>
    </ConfirmAct>
  );
}

function linesOf({ data, pair }: Question) {
  if (pair === undefined) return [];
  return [{ term: messages.seller, value: sellerOf(data, pair.seller_id) }, ...buyerLines(data, pair)];
}
