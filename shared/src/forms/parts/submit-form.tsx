import { Form, Formik, type FormikConfig, type FormikHelpers, type FormikValues, useFormikContext } from "formik";
import { type ReactNode, type Ref, useMemo, useState } from "react";
import { KeepTyped } from "../../ui/overlay/keep-typed";
import { useEndedByEdit } from "../use-ended-by-edit";
import { RefusedFieldsContext } from "../use-refused-field";
import type { Outcome, Submission } from "../use-submit";
import { ErrorSummary } from "./error-summary";

export type SubmitFormProps<Values extends FormikValues> = Pick<
  FormikConfig<Values>,
  "validationSchema" | "validate" | "enableReinitialize" | "children"
> & {
  readonly initialValues: Values;
  readonly onSubmit: (values: Values, helpers: FormikHelpers<Values>) => Promise<Outcome<unknown> | undefined>;
};

/** The values of a form and their errors before they are sent. */
export function SubmitForm<Values extends FormikValues>({ onSubmit, ...form }: SubmitFormProps<Values>) {
  async function handleSubmit(values: Values, helpers: FormikHelpers<Values>): Promise<void> {
    await onSubmit(values, helpers);
  }
  return <Formik {...form} onSubmit={handleSubmit} />;
}

export interface FormFieldsProps {
  readonly saving: Pick<Submission, "isOver" | "refusal" | "refusedFields" | "endRefusal">;
  /** Field names of the wire, mapped to the form's own names. */
  readonly ownNames?: Readonly<Record<string, string>>;
  /** Id of the form, for a submit button outside it. */
  readonly id?: string | undefined;
  readonly className?: string | undefined;
  readonly ref?: Ref<HTMLFormElement>;
  /** Asks before the page is left with unsaved input; a form in a dialog uses `hasUnsaved` of `Dialog` instead. */
  readonly isGuarded?: boolean;
  readonly children: ReactNode;
}

/**
 * The fields of a `SubmitForm`. A refusal by the server is shown until something is changed: at the fields it names, or
 * above them when one of those is not in the form. After each refusal the focus is on the first field with an error.
 */
export function FormFields(props: FormFieldsProps) {
  const { saving, ownNames, isGuarded = false, children, ...form } = props;
  const { dirty, values } = useFormikContext();
  useEndedByEdit(values, saving);
  const refused = useRefused(saving, ownNames);
  const names = Object.keys(refused.texts);
  const isSaidAtFields = names.length > 0 && names.every((name) => refused.speaking.has(name));
  return (
    <RefusedFieldsContext value={refused}>
      <Form {...form} noValidate>
        {isGuarded ? <KeepTyped isDirty={dirty && !saving.isOver} /> : null}
        <ErrorSummary serverError={isSaidAtFields ? null : saving.refusal} />
        {children}
      </Form>
    </RefusedFieldsContext>
  );
}

function useRefused({ refusedFields }: FormFieldsProps["saving"], ownNames: FormFieldsProps["ownNames"]) {
  const [speaking] = useState(() => new Set<string>());
  return useMemo(() => {
    const texts = Object.entries(refusedFields).map(([name, text]) => [ownNames?.[name] ?? name, text]);
    return { texts: Object.fromEntries(texts), speaking };
  }, [refusedFields, ownNames, speaking]);
}
