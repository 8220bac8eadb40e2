import { QueueView } from "@mandi/shared/contract/desk/queue";
import { textProblem } from "@mandi/shared/contract/field-problem";
import { FormTextField } from "@mandi/shared/forms/parts/form-field";
import { SubmitForm } from "@mandi/shared/forms/parts/submit-form";
import { desk } from "@mandi/shared/messages/desk";
import { queue } from "@mandi/shared/messages/desk-queue";
import { ActDialog } from "../common/act-dialog";
import { useKeepView } from "./use-views";

export interface ViewDialogProps {
  readonly query: QueueView["query"];
  readonly onSaved: () => void;
  readonly onClose: () => void;
}

/** Asks for the name under which the current view is saved. */
export function ViewDialog({ query, onSaved, onClose }: ViewDialogProps) {
  const { saving, keep } = useKeepView();

  async function save({ name }: { readonly name: string }) {
    const outcome = await keep({ name: name.trim(), query });
    if (outcome.kind === "done") {
      onSaved();
      onClose();
    }
    return outcome;
  }

  return (
    <SubmitForm
      initialValues={{ name: "" }}
      validate={({ name }) => {
        const problem = textProblem(QueueView.properties.name, name.trim());
        return problem === null ? {} : { name: problem };
      }}
      onSubmit={save}
    >
      <ActDialog
        title={queue.keepTitle}
        saving={saving}
        confirmText={queue.keep}
        busyText={desk.working}
        onClose={onClose}
      >
        <FormTextField name="name" label={queue.viewName} hint={queue.viewHint} maxLength={40} autoComplete="off" />
      </ActDialog>
    </SubmitForm>
  );
}
