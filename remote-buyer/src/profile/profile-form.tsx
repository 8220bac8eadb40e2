import { ErrorSummary } from "@mandi/shared/forms/parts/error-summary";
import { profile } from "@mandi/shared/messages/buyer-account";
import { Button, ButtonLink } from "@mandi/shared/ui/controls/button";
import { KeepTyped } from "@mandi/shared/ui/overlay/keep-typed";
import { Form, Formik, type FormikHelpers } from "formik";
import type { ReactNode } from "react";
import type { AnyObjectSchema } from "yup";
import styles from "./profile-form.module.css";

export interface ProfileFormProps<Values extends object> {
  readonly initial: Values;
  readonly schema: AnyObjectSchema;
  readonly refusal: string | null;
  readonly isBusy: boolean;
  readonly isSaved: boolean;
  readonly onSubmit: (values: Values, helpers: FormikHelpers<Values>) => Promise<void>;
  readonly children: ReactNode;
}

/** A profile in mode edit: the fields are given, the buttons are the same for all three. */
export function ProfileForm<Values extends object>(props: ProfileFormProps<Values>) {
  const { initial, schema, refusal, isBusy, isSaved, onSubmit, children } = props;
  return (
    <Formik initialValues={initial} validationSchema={schema} onSubmit={onSubmit}>
      {({ dirty }) => (
        <Form className={styles.form} noValidate>
          <KeepTyped isDirty={dirty && !isSaved} />
          <ErrorSummary serverError={refusal} />
          {children}
          <div className={styles.actions}>
            <Button type="submit" variant="primary" isBusy={isBusy || isSaved} busyText={profile.saving}>
              {profile.save}
            </Button>
            <ButtonLink to="/profile" variant="quiet" replace>
              {profile.cancel}
            </ButtonLink>
          </div>
        </Form>
      )}
    </Formik>
  );
}
