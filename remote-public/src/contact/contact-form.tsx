import { contact } from "@mandi/shared/messages/public";
import { Button } from "@mandi/shared/ui/controls/button";
import { ErrorSummary } from "@mandi/shared/ui/controls/error-summary";
import { FormTextArea, FormTextField } from "@mandi/shared/ui/controls/form-field";
import { InlineStatus } from "@mandi/shared/ui/feedback/inline-status";
import { KeepTyped } from "@mandi/shared/ui/overlay/keep-typed";
import { Form, Formik, type FormikHelpers } from "formik";
import styles from "./contact.module.css";
import { type ContactForm as ContactValues, contactSchema, emptyContact } from "./contact.schema";
import type { ContactOutcome } from "./use-contact";

export interface ContactFormProps {
  readonly outcome: ContactOutcome | null;
  /** The button stays shut for a moment after a submit. */
  readonly isShut: boolean;
  readonly onSubmit: (form: ContactValues, helpers: FormikHelpers<ContactValues>) => Promise<void>;
}

export function ContactForm({ outcome, isShut, onSubmit }: ContactFormProps) {
  return (
    <Formik initialValues={emptyContact} validationSchema={contactSchema} onSubmit={onSubmit}>
      {({ dirty, isSubmitting }) => (
        <Form className={styles.form} noValidate>
          <KeepTyped isDirty={dirty} />
          <ErrorSummary />
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
          <InlineStatus tone={outcome?.tone ?? "plain"}>{outcome?.text}</InlineStatus>
          <div>
            <Button
              type="submit"
              variant="primary"
              size="l"
              isBusy={isSubmitting}
              busyText={contact.sending}
              disabled={isShut && !isSubmitting}
            >
              {contact.submit}
            </Button>
          </div>
        </Form>
      )}
    </Formik>
  );
}
