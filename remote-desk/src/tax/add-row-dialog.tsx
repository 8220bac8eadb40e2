import { taxKeys, taxUnits } from "@mandi/shared/contract/desk/tax";
import { FormDateField, FormSelect, FormTextField } from "@mandi/shared/forms/parts/form-field";
import { SubmitForm } from "@mandi/shared/forms/parts/submit-form";
import { useSubmit } from "@mandi/shared/forms/use-submit";
import { tax } from "@mandi/shared/messages/desk-tax";
import { useFormikContext } from "formik";
import { ActDialog } from "../common/act-dialog";
import { FormReason } from "../common/form-reason";
import { sendAct } from "../decide/desk-api";
import { emptyRow, type RowForm, rowBody, rowSchema } from "./tax-row.schema";

export interface TaxDialogProps {
  readonly onDone: () => void;
  readonly onClose: () => void;
}

const choices = taxKeys.map((key) => ({ value: key, label: tax.keys[key] }));

/** Adds a rate or limit that applies from a given day. */
export function AddRowDialog({ onDone, onClose }: TaxDialogProps) {
  const saving = useSubmit({ cooldownMs: 0, isSaidAtFields: true, onRefresh: onDone, onLeave: onClose });

  function submit(form: RowForm) {
    const body = rowBody(form);
    return saving.submit((keyFor) => sendAct("/desk/tax", body, keyFor(body)));
  }

  return (
    <SubmitForm initialValues={emptyRow} validationSchema={rowSchema} onSubmit={submit}>
      <ActDialog title={tax.addTitle} saving={saving} confirmText={tax.save} busyText={tax.saving} onClose={onClose}>
        <p>{tax.addText}</p>
        <FormSelect name="key" label={tax.key} choices={choices} />
        <ValueFields />
        <FormDateField name="first_day" label={tax.first} />
        <FormDateField name="last_day" label={tax.last} hint={tax.lastHint} isOptional />
        <FormTextField name="source" label={tax.source} hint={tax.sourceHint} maxLength={300} autoComplete="off" />
        <FormReason />
      </ActDialog>
    </SubmitForm>
  );
}

/** What the row applies to, and its value; which entries are allowed depends on the rate or limit. */
function ValueFields() {
  const { values } = useFormikContext<RowForm>();
  const hints: Readonly<Record<string, string>> = tax.scopeHints;
  const scopeHint = hints[values.key];
  return (
    <>
      {scopeHint === undefined ? null : (
        <FormTextField name="scope" label={tax.scope} hint={scopeHint} maxLength={40} autoComplete="off" />
      )}
      <FormTextField
        name="value"
        label={tax.value}
        hint={tax.valueHints[taxUnits[values.key]]}
        maxLength={200}
        autoComplete="off"
      />
    </>
  );
}
