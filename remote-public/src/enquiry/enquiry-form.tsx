import { checkGstin } from "@mandi/shared/format/gstin";
import { identifierWarning } from "@mandi/shared/format/identifier-warning";
import { FormSelect, FormTextArea, FormTextField } from "@mandi/shared/forms/parts/form-field";
import { SubmitButton } from "@mandi/shared/forms/parts/submit-button";
import { FormFields, SubmitForm } from "@mandi/shared/forms/parts/submit-form";
import type { Outcome, Submission } from "@mandi/shared/forms/use-submit";
import { enquiry } from "@mandi/shared/messages/public-contact";
import type { FormikHelpers } from "formik";
import type { NamedEntry, Sender } from "./enquiry.api";
import styles from "./enquiry.module.css";
import { type EnquiryForm as EnquiryValues, emptyEnquiry, enquirySchema } from "./enquiry.schema";
import { ProductChoice } from "./product-choice";

export interface EnquiryFormProps {
  readonly brands: readonly NamedEntry[];
  readonly sender: Sender;
  readonly saving: Submission;
  readonly onSubmit: (form: EnquiryValues, helpers: FormikHelpers<EnquiryValues>) => Promise<Outcome<unknown>>;
}

/** The general enquiry. A refused one keeps all that was written. */
export function EnquiryForm({ brands, sender, saving, onSubmit }: EnquiryFormProps) {
  return (
    <SubmitForm initialValues={emptyEnquiry(sender)} validationSchema={enquirySchema} onSubmit={onSubmit}>
      {({ values }) => (
        <FormFields saving={saving} className={styles.form} isGuarded>
          <FormTextField name="name" label={enquiry.name} autoComplete="name" />
          <FormTextField name="company_name" label={enquiry.company} autoComplete="organization" isOptional />
          <FormTextField
            name="contact_number"
            label={enquiry.phone}
            prefix="+91"
            type="tel"
            inputMode="numeric"
            autoComplete="tel-national"
          />
          <FormTextField name="email" label={enquiry.email} type="email" autoComplete="email" isOptional />
          <FormTextField
            name="gst_number"
            label={enquiry.gst}
            autoComplete="off"
            isOptional
            warning={identifierWarning(values.gst_number, checkGstin)}
          />
          <FormTextField name="delivery_location" label={enquiry.location} autoComplete="address-level2" />
          <FormSelect
            name="brand_id"
            label={enquiry.brand}
            placeholder={enquiry.chooseBrand}
            choices={brands.map(({ id, name }) => ({ value: String(id), label: name }))}
          />
          <ProductChoice />
          <FormTextArea
            name="requirement"
            label={enquiry.requirement}
            hint={enquiry.requirementHint}
            className={styles.wide}
          />
          <FormTextArea name="message" label={enquiry.message} isOptional className={styles.wide} />
          <div className={styles.wide}>
            <SubmitButton size="l" saving={saving} busyText={enquiry.sending}>
              {enquiry.submit}
            </SubmitButton>
          </div>
        </FormFields>
      )}
    </SubmitForm>
  );
}
