import {
  FormDateField,
  FormFileField,
  FormMoneyField,
  FormNumberField,
  FormSelect,
  FormTextField,
} from "@mandi/shared/forms/parts/form-field";
import { acts } from "@mandi/shared/messages/desk-acts";
import { paperRule } from "@mandi/shared/ui/controls/paper-file";
import { useFormikContext } from "formik";
import { type ComponentProps, useId } from "react";
import { FormPersonName } from "../people/form-person-name";
import { type ActValues, isOptionalWith } from "./act-values";
import { ChoicesField } from "./choices-field";
import type { ActField } from "./desk-act";

/** One field of an act, by its kind. */
export function ActFieldInput({ field }: { readonly field: ActField }) {
  const { name, hint } = field;
  const { values } = useFormikContext<ActValues>();
  const label = isOptionalWith(field, values) && !field.isUnlabelled ? acts.optional(field.label) : field.label;
  const frame = { name, label, ...(hint !== undefined && { hint }) };
  switch (field.kind) {
    case "text":
      return field.suggestions ? (
        <SuggestedField frame={frame} suggestions={field.suggestions} />
      ) : (
        <FormTextField {...frame} autoComplete="off" />
      );
    case "person name":
      return <FormPersonName {...frame} type={field.type} />;
    case "day":
      return <FormDateField {...frame} />;
    case "money":
      return <FormMoneyField {...frame} decimals={2} />;
    case "tonnes":
      return <FormNumberField {...frame} decimals={3} />;
    case "decimal":
      return <FormNumberField {...frame} decimals={2} />;
    case "whole":
      return <FormNumberField {...frame} decimals={0} />;
    case "choice":
      return <FormSelect {...frame} placeholder={field.missing} choices={field.choices} />;
    case "choices":
      return <ChoicesField name={name} label={label} choices={field.choices} />;
    case "paper":
      return <FormFileField name={name} label={label} rule={paperRule} />;
  }
}

interface SuggestedFieldProps {
  readonly frame: ComponentProps<typeof FormTextField>;
  readonly suggestions: readonly string[];
}

/** A text with suggestions; the browser filters them by what is typed. */
function SuggestedField({ frame, suggestions }: SuggestedFieldProps) {
  const id = useId();
  return (
    <>
      <FormTextField {...frame} autoComplete="off" list={id} />
      <datalist id={id}>
        {suggestions.map((name) => (
          <option key={name} value={name} />
        ))}
      </datalist>
    </>
  );
}
