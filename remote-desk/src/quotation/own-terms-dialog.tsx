import { formatMoment } from "@mandi/shared/format/dates";
import { SubmitForm } from "@mandi/shared/forms/parts/submit-form";
import { desk } from "@mandi/shared/messages/desk";
import { acts } from "@mandi/shared/messages/desk-acts";
import { quotation as messages } from "@mandi/shared/messages/desk-marking";
import { Button } from "@mandi/shared/ui/controls/button";
import { DefinitionList } from "@mandi/shared/ui/data/definition-list";
import { Note } from "@mandi/shared/ui/feedback/note";
import { Users } from "lucide-react";
import { useState } from "react";
import { ActFieldInput } from "../acts/act-field";
import { type ActValues, emptyAct } from "../acts/act-values";
import { ActDialog } from "../common/act-dialog";
import { FormReason } from "../common/form-reason";
import { LastAct } from "../trail/last-act";
import { markWords } from "./mark-words";
import { fieldBeside, ownTermsAct, ownTermsProblems, typedLines } from "./own-terms";
import { pricedLines } from "./previews";
import type { DeskQuotation, MarkingBoard } from "./quotation.api";
import { type OwnTermsEnd, useOwnTerms } from "./use-own-terms";

export interface OwnTermsDialogProps extends OwnTermsEnd {
  readonly data: MarkingBoard;
  /** Somebody else decided first: what was typed can be read, but not sent. */
  readonly isGone: boolean;
  readonly onClose: () => void;
}

/**
 * Freight and terms that the desk enters: first they are typed, then their price is read, and only that price is
 * marked.
 */
export function OwnTermsDialog({ data, isGone, onClose, ...end }: OwnTermsDialogProps) {
  const { quotation } = data;
  const act = ownTermsAct(quotation);
  const { price, isLate, saving, submit, change } = useOwnTerms(act, quotation.deadline, end);
  const needsSecond = price?.needs_second === 1;
  return (
    <SubmitForm
      initialValues={emptyAct(act)}
      validate={(values) => ownTermsProblems(act, values)}
      onSubmit={(values) => submit(values)}
    >
      {({ values }: { readonly values: ActValues }) => (
        <ActDialog
          title={act.question ?? act.title}
          saving={saving}
          confirmText={price === null ? messages.own.read : markWords(quotation.status, needsSecond)}
          busyText={desk.working}
          isGone={isGone}
          onClose={onClose}
        >
          <Meanwhile {...{ quotation, isGone, isLate }} />
          {price === null ? (
            <>
              {act.fields.map((field) => (
                <ActFieldInput key={field.name} field={fieldBeside(field, values)} />
              ))}
              <FormReason />
            </>
          ) : (
            <>
              {price.can_deliver === 0 ? <Note tone="warn">{messages.cannotDeliver}</Note> : null}
              {needsSecond ? <Note icon={Users}>{messages.second}</Note> : null}
              <DefinitionList items={[...pricedLines(data, price), ...typedLines(act, values)]} />
              <Button onClick={change}>{messages.own.change}</Button>
            </>
          )}
        </ActDialog>
      )}
    </SubmitForm>
  );
}

interface MeanwhileProps {
  readonly quotation: DeskQuotation;
  readonly isGone: boolean;
  readonly isLate: boolean;
}

/** What has changed since the dialog was opened: the decision or the close, and after a refusal by whom. */
function Meanwhile({ quotation: { id, deadline }, isGone, isLate }: MeanwhileProps) {
  const [closeAtFirst] = useState(deadline);
  const hasMoved = !isGone && closeAtFirst !== deadline;
  return (
    <>
      {isGone ? <Note tone="warn">{acts.gone}</Note> : null}
      {hasMoved ? <Note tone="warn">{messages.closesNow(formatMoment(deadline))}</Note> : null}
      {isLate ? <LastAct subject={`quotation:${id}`} /> : null}
    </>
  );
}
