import { checkGstin } from "@mandi/shared/format/gstin";
import { identifierWarning } from "@mandi/shared/format/identifier-warning";
import { enquiry } from "@mandi/shared/messages/public";
import { Button } from "@mandi/shared/ui/controls/button";
import { ErrorSummary } from "@mandi/shared/ui/controls/error-summary";
import { FormSelect, FormTextArea, FormTextField } from "@mandi/shared/ui/controls/form-field";
import { KeepTyped } from "@mandi/shared/ui/overlay/keep-typed";
import { Form, Formik, type FormikHelpers } from "formik";
import type { NamedEntry, Sender } from "./enquiry.api";
import styles from "./enquiry.module.css";
import { type EnquiryForm as EnquiryValues, emptyEnquiry, enquirySchema } from "./enquiry.schema";
import { ProductChoice } from "./product-choice";

export interface EnquiryFormProps {
  readonly brands: readonly NamedEntry[];
  readonly sender: Sender;
  readonly refusal: string | null;
  /** The button stays shut for a moment after a submit. */
  readonly isShut: boolean;
  readonly onSubmit: (form: EnquiryValues, helpers: FormikHelpers<EnquiryValues>) => Promise<void>;
}

/** The general enquiry. A refused one keeps all that was written. */
export function EnquiryForm({ brands, sender, refusal, isShut, onSubmit }: EnquiryFormProps) {
  return (
    <Formik initialValues={emptyEnquiry(sender)} validationSchema={enquirySchema} onSubmit={onSubmit}>
      {({ values, dirty, isSubmitting }) => (
        <Form className={styles.form} noValidate>
          <KeepTyped isDirty={dirty} />
          <ErrorSummary serverError={refusal} />
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
            <Button
              type="submit"
              variant="primary"
              size="l"
              isBusy={isSubmitting}
              busyText={enquiry.sending}
              disabled={isShut && !isSubmitting}
            >
              {enquiry.submit}
            </Button>
          </div>
        </Form>
      )}
    </Formik>
  );
}
