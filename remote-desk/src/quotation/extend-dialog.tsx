import { quotation } from "@mandi/shared/messages/desk-marking";
import { serverNow } from "@mandi/shared/query/server-clock";
import { RadioGroup } from "@mandi/shared/ui/controls/radio-group";
import { Note } from "@mandi/shared/ui/feedback/note";
import { ConfirmDialog } from "@mandi/shared/ui/overlay/confirm-dialog";
import type { Question } from "./marking-question";
import type { Marking } from "./use-marking";

const minuteMs = 60_000;
const choices = [15, 30, 60, 120];

export interface ExtendDialogProps {
  readonly marking: Marking;
  readonly question: Question;
  readonly minutes: number;
  readonly onMinutes: (minutes: number) => void;
}

/** How much longer the bidders have, from now or from the current close, whichever is later. */
export function ExtendDialog({ marking, question, minutes, onMinutes }: ExtendDialogProps) {
  const { deadline, origin_city, cities_left_out: leftOut = [] } = question.data.quotation;

  function handleConfirm(): void {
    const from = Math.max(serverNow(), Date.parse(deadline));
    void marking.extend(question, new Date(from + minutes * minuteMs).toISOString());
  }

  return (
    <ConfirmDialog
      isOpen
      title={quotation.moreTimeTitle}
      confirmText={quotation.give}
      isBusy={marking.saving.isBusy}
      error={marking.saving.refusal}
      onConfirm={handleConfirm}
      onClose={marking.close}
    >
      <RadioGroup
        name="minutes"
        label={quotation.moreTime}
        look="row"
        value={String(minutes)}
        choices={choices.map((one) => ({ value: String(one), label: quotation.moreTimeChoice(one) }))}
        onValue={(value) => onMinutes(Number(value))}
      />
      <p>{quotation.moreTimeText}</p>
      {leftOut.length === 0 ? null : <Note tone="warn">{quotation.moreTimeInCity(origin_city, leftOut)}</Note>}
    </ConfirmDialog>
  );
}
