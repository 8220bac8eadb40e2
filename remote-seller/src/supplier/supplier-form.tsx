import { checkGstin } from "@mandi/shared/format/gstin";
import { identifierWarning } from "@mandi/shared/format/identifier-warning";
import { checkPan } from "@mandi/shared/format/pan";
import { FormTextArea, FormTextField } from "@mandi/shared/forms/parts/form-field";
import { SubmitButton } from "@mandi/shared/forms/parts/submit-button";
import { FormFields, SubmitForm, type SubmitFormProps } from "@mandi/shared/forms/parts/submit-form";
import type { Submission } from "@mandi/shared/forms/use-submit";
import { becomeSupplier } from "@mandi/shared/messages/become-supplier";
import { Note } from "@mandi/shared/ui/feedback/note";
import type { SellerType } from "./become-supplier.api";
import styles from "./become-supplier.module.css";
import { type SupplierForm as SupplierValues, supplierSchema } from "./become-supplier.schema";
import { SellerTypeChoice } from "./seller-type-choice";

export interface SupplierFormProps {
  readonly initial: SupplierValues;
  /** Null when they did not load. */
  readonly types: readonly SellerType[] | null;
  readonly saving: Submission;
  readonly onSubmit: SubmitFormProps<SupplierValues>["onSubmit"];
}

/** The application form. When it is refused, everything typed is kept. */
export function SupplierForm({ initial, types, saving, onSubmit }: SupplierFormProps) {
  return (
    <SubmitForm initialValues={initial} validationSchema={supplierSchema} onSubmit={onSubmit}>
      {({ values }) => (
        <FormFields saving={saving} className={styles.form} isGuarded>
          <FormTextField name="user_name" label={becomeSupplier.name} isStarred autoComplete="name" maxLength={120} />
          <FormTextField
            name="company_name"
            label={becomeSupplier.company}
            isStarred
            autoComplete="organization"
            maxLength={160}
          />
          <FormTextField name="email" label={becomeSupplier.email} isStarred type="email" autoComplete="email" />
          <FormTextField
            name="gst_number"
            label={becomeSupplier.gst}
            isStarred
            autoComplete="off"
            maxLength={20}
            warning={identifierWarning(values.gst_number, checkGstin)}
          />
          <FormTextField
            name="pan_number"
            label={becomeSupplier.pan}
            autoComplete="off"
            maxLength={20}
            isOptional
            warning={identifierWarning(values.pan_number, checkPan)}
          />
          {types === null ? <Note className={styles.wide}>{becomeSupplier.typesFailed}</Note> : null}
          {types !== null && types.length > 0 ? <SellerTypeChoice types={types} /> : null}
          <FormTextArea
            name="address"
            label={becomeSupplier.address}
            isStarred
            autoComplete="street-address"
            maxLength={400}
            className={styles.wide}
          />
          <div className={styles.wide}>
            <SubmitButton saving={saving} size="l" busyText={becomeSupplier.sending}>
              {becomeSupplier.submit}
            </SubmitButton>
          </div>
        </FormFields>
      )}
    </SubmitForm>
  );
}
