import { FormTextArea, FormTextField } from "@mandi/shared/forms/parts/form-field";
import { SubmitButton } from "@mandi/shared/forms/parts/submit-button";
import { FormFields, SubmitForm } from "@mandi/shared/forms/parts/submit-form";
import type { Outcome, Submission } from "@mandi/shared/forms/use-submit";
import { contact } from "@mandi/shared/messages/public-contact";
import { InlineStatus } from "@mandi/shared/ui/feedback/inline-status";
import type { FormikHelpers } from "formik";
import { useLocation } from "react-router-dom";
import styles from "./contact.module.css";
import { type ContactForm as ContactValues, contactSchema, firstContact } from "./contact.schema";

export interface ContactFormProps {
  readonly saving: Submission;
  readonly onSubmit: (form: ContactValues, helpers: FormikHelpers<ContactValues>) => Promise<Outcome<unknown>>;
}

export function ContactForm({ saving, onSubmit }: ContactFormProps) {
  // A text that arrives while the page is open restarts the form.
  const first = firstContact(useLocation().state);
  return (
    <SubmitForm key={first.message} initialValues={first} validationSchema={contactSchema} onSubmit={onSubmit}>
      <FormFields saving={{ ...saving, refusal: null }} className={styles.form} isGuarded>
        <FormTextField name="name" label={contact.name} autoComplete="name" />
        <FormTextField
          name="phone"
          label={contact.phone}
          prefix="+91"
          type="tel"
          inputMode="numeric"
          autoComplete="tel-national"
        />
        <FormTextField name="email" label={contact.email} type="email" autoComplete="email" isOptional />
        <FormTextArea name="message" label={contact.message} rows={5} isOptional />
        <InlineStatus tone={saving.isDone ? "plain" : "bad"}>
          {saving.isDone ? contact.sent : saving.refusal}
        </InlineStatus>
        <div>
          <SubmitButton size="l" saving={saving} busyText={contact.sending}>
            {contact.submit}
          </SubmitButton>
        </div>
      </FormFields>
    </SubmitForm>
  );
}
