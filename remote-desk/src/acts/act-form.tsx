import { SubmitForm } from "@mandi/shared/forms/parts/submit-form";
import { desk } from "@mandi/shared/messages/desk";
import { DefinitionList } from "@mandi/shared/ui/data/definition-list";
import { ActDialog } from "../common/act-dialog";
import { FormReason } from "../common/form-reason";
import { ActFieldInput } from "./act-field";
import { emptyAct, problemsOf } from "./act-values";
import type { DeskAct } from "./desk-act";
import { type ActEnd, useAct } from "./use-act";

export interface ActFormProps extends ActEnd {
  readonly act: DeskAct;
  readonly onClose: () => void;
}

/** What an act asks for, under the figures it is decided on; a refusal keeps what was typed. */
export function ActForm({ act, onClose, ...end }: ActFormProps) {
  const { saving, submit } = useAct(end);
  return (
    <SubmitForm
      initialValues={emptyAct(act)}
      validate={(values) => problemsOf(act, values)}
      onSubmit={(values) => submit(act, values)}
    >
      <ActDialog
        title={act.question ?? act.title}
        saving={saving}
        confirmText={act.title}
        busyText={desk.working}
        isDanger={act.isDanger ?? false}
        onClose={onClose}
      >
        {act.text === undefined ? null : <p>{act.text}</p>}
        {act.figures.length === 0 ? null : <DefinitionList items={act.figures} />}
        {act.fields.map((field) => (
          <ActFieldInput key={field.name} field={field} />
        ))}
        <FormReason />
      </ActDialog>
    </SubmitForm>
  );
}
