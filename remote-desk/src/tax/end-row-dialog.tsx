import type { DeskTaxRow } from "@mandi/shared/contract/desk/tax";
import { laterDay } from "@mandi/shared/format/days";
import { FormDateField } from "@mandi/shared/forms/parts/form-field";
import { SubmitForm } from "@mandi/shared/forms/parts/submit-form";
import { useSubmit } from "@mandi/shared/forms/use-submit";
import { tax } from "@mandi/shared/messages/desk-tax";
import { useToday } from "@mandi/shared/query/today";
import { ActDialog } from "../common/act-dialog";
import { FormReason } from "../common/form-reason";
import { sendAct } from "../decide/desk-api";
import type { TaxDialogProps } from "./add-row-dialog";
import { type EndForm, endSchema } from "./tax-row.schema";
import { rowWords } from "./tax-value";

/** The last day of a row, today at the earliest: documents up to now were made with it. */
export function EndRowDialog({ row, onDone, onClose }: TaxDialogProps & { readonly row: DeskTaxRow }) {
  const today = useToday();
  const saving = useSubmit({ cooldownMs: 0, isSaidAtFields: true, onRefresh: onDone, onLeave: onClose });

  function submit({ last_day, reason }: EndForm) {
    const body = { last_day, reason: reason.trim() };
    return saving.submit((keyFor) => sendAct(`/desk/tax/${row.id}/end`, body, keyFor(body)));
  }

  return (
    <SubmitForm initialValues={{ last_day: "", reason: "" }} validationSchema={endSchema} onSubmit={submit}>
      <ActDialog
        title={tax.endTitle}
        saving={saving}
        confirmText={tax.end}
        busyText={tax.ending}
        isDanger
        onClose={onClose}
      >
        <p>{tax.endText(rowWords(row))}</p>
        <FormDateField name="last_day" label={tax.endDay} min={laterDay(row.first_day, today)} />
        <FormReason />
      </ActDialog>
    </SubmitForm>
  );
}
