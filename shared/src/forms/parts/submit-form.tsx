import { Form, Formik, type FormikConfig, type FormikHelpers, type FormikValues, useFormikContext } from "formik";
import type { ReactNode, Ref } from "react";
import { KeepTyped } from "../../ui/overlay/keep-typed";
import { useEndedByEdit } from "../use-ended-by-edit";
import type { Outcome, Submission } from "../use-submit";
import { ErrorSummary } from "./error-summary";

export type SubmitFormProps<Values extends FormikValues> = Pick<
  FormikConfig<Values>,
  "validationSchema" | "validate" | "enableReinitialize" | "children"
> & {
  readonly initialValues: Values;
  readonly onSubmit: (values: Values, helpers: FormikHelpers<Values>) => Promise<Outcome<unknown> | undefined>;
  /** Names of the wire that the form calls by names of its own. */
  readonly ownNames?: Readonly<Record<string, string>>;
};

/** The values of a form and what is wrong with them. What the server refuses is said at the field it names. */
export function SubmitForm<Values extends FormikValues>({ onSubmit, ownNames, ...form }: SubmitFormProps<Values>) {
  async function handleSubmit(values: Values, helpers: FormikHelpers<Values>): Promise<void> {
    const outcome = await onSubmit(values, helpers);
    if (outcome?.kind !== "refused") return;
    for (const [name, [text]] of Object.entries(outcome.failure.fields)) {
      helpers.setFieldError(ownNames?.[name] ?? name, text);
    }
  }
  return <Formik {...form} onSubmit={handleSubmit} />;
}

export interface FormFieldsProps {
  readonly saving: Pick<Submission, "isOver" | "refusal" | "endRefusal">;
  /** Names the form, for a submit button outside it. */
  readonly id?: string | undefined;
  readonly className?: string | undefined;
  readonly ref?: Ref<HTMLFormElement>;
  /** Asks before the page is left with something typed; a form in a dialog has `hasUnsaved` of `Dialog` instead. */
  readonly isGuarded?: boolean;
  /** Once after each submit that the form itself refuses, with the first error: for a toast. */
  readonly onInvalid?: (firstError: string) => void;
  readonly children: ReactNode;
}

/**
 * The fields of a `SubmitForm`: a refusal above them until something is changed, and after each one the focus at the first field
 * with an error.
 */
export function FormFields({ saving, isGuarded = false, onInvalid, children, ...form }: FormFieldsProps) {
  const { dirty, values } = useFormikContext();
  useEndedByEdit(values, saving);
  return (
    <Form {...form} noValidate>
      {isGuarded ? <KeepTyped isDirty={dirty && !saving.isOver} /> : null}
      <ErrorSummary serverError={saving.refusal} onRefused={onInvalid} />
      {children}
    </Form>
  );
}
