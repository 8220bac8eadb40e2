import { useFormikContext } from "formik";
import { useEffect, useRef } from "react";
import { FormDateField } from "./form-field";

export type FormTodayFieldProps = Parameters<typeof FormDateField>[0] & {
  /** As `useToday` gives it; the form opens with it. */
  readonly today: string;
};

/** `FormDateField` that opens with today. A form may stay open overnight: until somebody changes the day, it follows. */
export function FormTodayField({ today, ...field }: FormTodayFieldProps) {
  const { name } = field;
  const form = useFormikContext<Record<string, unknown>>();
  const latest = useRef(form);
  latest.current = form;

  useEffect(() => {
    const { values, initialValues, touched, errors, submitCount, isSubmitting, resetForm, setValues } = latest.current;
    const opened = initialValues[name];
    if (opened === today) return;
    // Not `setFieldValue`: a day that nobody typed is not unsaved input.
    resetForm({ values: { ...initialValues, [name]: today }, touched, errors, submitCount, isSubmitting });
    setValues(values[name] === opened ? { ...values, [name]: today } : values, false)?.catch(() => undefined);
  }, [name, today]);

  return <FormDateField {...field} />;
}
