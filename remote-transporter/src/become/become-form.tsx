import { checkAadhaar, maskAadhaar } from "@mandi/shared/format/aadhaar";
import { checkGstin } from "@mandi/shared/format/gstin";
import { identifierWarning } from "@mandi/shared/format/identifier-warning";
import { checkMobile } from "@mandi/shared/format/mobile";
import { formatPhone } from "@mandi/shared/format/phone";
import { FormTextArea, FormTextField } from "@mandi/shared/forms/parts/form-field";
import { SubmitButton } from "@mandi/shared/forms/parts/submit-button";
import { FormFields, SubmitForm } from "@mandi/shared/forms/parts/submit-form";
import type { Outcome, Submission } from "@mandi/shared/forms/use-submit";
import { become } from "@mandi/shared/messages/transporter-start";
import { Note } from "@mandi/shared/ui/feedback/note";
import styles from "./become.module.css";
import { type BecomeForm as BecomeValues, becomeSchema, emptyBecome } from "./become.schema";
import type { Opening } from "./use-become";

export interface BecomeFormProps {
  readonly opening: Opening;
  readonly submit: (form: BecomeValues) => Promise<Outcome<unknown>>;
  readonly saving: Submission;
}

/** The application. A refused one keeps all that was written. */
export function BecomeForm({ opening, submit, saving }: BecomeFormProps) {
  const { applicant, isProfileMissing } = opening;
  return (
    <SubmitForm initialValues={emptyBecome(applicant)} validationSchema={becomeSchema} onSubmit={submit}>
      {({ values }) => (
        <FormFields saving={saving} className={styles.form} isGuarded>
          {isProfileMissing ? (
            <Note tone="warn" className={styles.wide}>
              {become.profileFailed}
            </Note>
          ) : null}
          <FormTextField name="name" label={become.name} isStarred autoComplete="name" maxLength={120} />
          <FormTextField
            name="company_name"
            label={become.company}
            isStarred
            autoComplete="organization"
            maxLength={160}
          />
          <NumberFields values={values} />
          <FormTextArea
            name="address"
            label={become.address}
            isStarred
            rows={3}
            autoComplete="street-address"
            maxLength={400}
            className={styles.wide}
          />
          <p className={styles.note}>
            {applicant.phone ? `${become.phone(formatPhone(applicant.phone))} ` : ""}
            {become.formNote}
          </p>
          <div className={styles.wide}>
            <SubmitButton saving={saving} size="l" busyText={become.submitting}>
              {become.submit}
            </SubmitButton>
          </div>
        </FormFields>
      )}
    </SubmitForm>
  );
}

/** Phone, GST number and Aadhaar number, each with its warning. */
function NumberFields({ values }: { readonly values: BecomeValues }) {
  return (
    <>
      <FormTextField
        name="alternate_phone"
        label={become.alternatePhone}
        isStarred
        prefix="+91"
        type="tel"
        inputMode="numeric"
        autoComplete="off"
        warning={identifierWarning(values.alternate_phone, checkMobile)}
      />
      <FormTextField
        name="gst_number"
        label={become.gst}
        isStarred
        autoComplete="off"
        autoCapitalize="characters"
        maxLength={20}
        warning={identifierWarning(values.gst_number, checkGstin)}
      />
      <FormTextField
        name="aadhar_number"
        label={become.aadhaar}
        isStarred
        inputMode="numeric"
        autoComplete="off"
        maxLength={16}
        warning={identifierWarning(values.aadhar_number, checkAadhaar)}
        hint={aadhaarHint(values.aadhar_number)}
      />
    </>
  );
}

/** The full number is shown only in its own field (E3 of the formats). */
function aadhaarHint(text: string): string | undefined {
  if (text.trim() === "") return become.aadhaarHint;
  return checkAadhaar(text).kind === "valid" ? become.aadhaarKept(maskAadhaar(text)) : undefined;
}
