import { profilePath } from "@mandi/shared/contract/page-paths";
import { SubmitButton } from "@mandi/shared/forms/parts/submit-button";
import { FormFields, SubmitForm, type SubmitFormProps } from "@mandi/shared/forms/parts/submit-form";
import type { Submission } from "@mandi/shared/forms/use-submit";
import { profile } from "@mandi/shared/messages/buyer-profile";
import { ButtonLink } from "@mandi/shared/ui/controls/button";
import type { ReactNode } from "react";
import type { AnyObjectSchema } from "yup";
import styles from "./profile-form.module.css";

export interface ProfileFormProps<Values extends object> {
  readonly initial: Values;
  readonly schema: AnyObjectSchema;
  readonly saving: Submission;
  readonly submit: SubmitFormProps<Values>["onSubmit"];
  readonly children: ReactNode;
}

/** A profile in mode edit, with the given fields; the buttons are the same for all three. */
export function ProfileForm<Values extends object>(props: ProfileFormProps<Values>) {
  const { initial, schema, saving, submit, children } = props;
  return (
    <SubmitForm initialValues={initial} validationSchema={schema} onSubmit={submit}>
      <FormFields saving={saving} className={styles.form} isGuarded>
        {children}
        <div className={styles.actions}>
          <SubmitButton saving={saving} busyText={profile.saving}>
            {profile.save}
          </SubmitButton>
          <ButtonLink to={profilePath} variant="quiet" replace>
            {profile.cancel}
          </ButtonLink>
        </div>
      </FormFields>
    </SubmitForm>
  );
}
