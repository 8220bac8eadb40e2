import type { FormikHelpers } from "formik";

/** Empties a form that was sent, for the next one, except for the fields that were changed while it was on its way. */
export function emptySent<Form extends object>(
  { resetForm, setValues }: FormikHelpers<Form>,
  sent: Form,
  empty: Form,
): void {
  function next(now: Form): Form {
    resetForm({ values: empty });
    const isSent = ([name, value]: [string, unknown]) => value === sent[name as keyof Form];
    return { ...empty, ...Object.fromEntries(Object.entries(now).filter((field) => !isSent(field))) };
  }
  setValues(next, false)?.catch(() => undefined);
}
