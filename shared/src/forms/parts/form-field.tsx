import { useField } from "formik";
import { Checkbox, type CheckboxProps } from "../../ui/controls/checkbox";
import { DateField, type DateFieldProps } from "../../ui/controls/date-field";
import { FileField, type FileFieldProps } from "../../ui/controls/file-field";
import { MoneyField, type MoneyFieldProps } from "../../ui/controls/money-field";
import { NumberField, type NumberFieldProps } from "../../ui/controls/number-field";
import { RadioGroup, type RadioGroupProps } from "../../ui/controls/radio-group";
import { Select, type SelectProps } from "../../ui/controls/select";
import { TextArea, type TextAreaProps } from "../../ui/controls/text-area";
import { TextField, type TextFieldProps } from "../../ui/controls/text-field";
import { useRefusedField } from "../use-refused-field";

/** The props of a field whose name, value and error come from the Formik form around it. */
type Bound<Props> = Omit<Props, "name" | "value" | "onValue" | "onChange" | "onBlur" | "error" | "checked"> & {
  readonly name: string;
};

function useBound<Value>(name: string) {
  const [input, meta, helpers] = useField<Value>(name);
  const refused = useRefusedField(name);
  const error = meta.touched && meta.error ? meta.error : refused;
  return {
    input,
    error,
    isBeingTyped: !meta.touched && input.value !== meta.initialValue,
    value: {
      value: input.value,
      // Validation runs once, with the new value: `setTouched` must not run it again with the old one.
      onValue: (value: Value) => {
        helpers.setValue(value).catch(() => undefined);
      },
      onBlur: () => {
        helpers.setTouched(true).catch(() => undefined);
      },
    },
  };
}

/** `TextField` of a form. Its warning is not shown while it is being typed for the first time. */
export function FormTextField({ name, warning, ...rest }: Bound<TextFieldProps>) {
  const { input, error, isBeingTyped } = useBound<string>(name);
  return <TextField {...rest} {...input} warning={isBeingTyped ? undefined : warning} error={error} />;
}

/** `TextArea` of a form. */
export function FormTextArea({ name, ...rest }: Bound<TextAreaProps>) {
  const { input, error } = useBound<string>(name);
  return <TextArea {...rest} {...input} error={error} />;
}

/** `DateField` of a form. */
export function FormDateField({ name, ...rest }: Bound<DateFieldProps>) {
  const { input, error } = useBound<string>(name);
  return <DateField {...rest} {...input} error={error} />;
}

/** `Select` of a form. */
export function FormSelect({ name, ...rest }: Bound<SelectProps>) {
  const { input, error } = useBound<string>(name);
  return <Select {...rest} {...input} error={error} />;
}

/** `MoneyField` of a form; the form holds the plain figure as text. */
export function FormMoneyField({ name, ...rest }: Bound<MoneyFieldProps>) {
  const { value, error } = useBound<string>(name);
  return <MoneyField {...rest} {...value} name={name} error={error} />;
}

/** `NumberField` of a form; the form holds the plain figure as text. */
export function FormNumberField({ name, ...rest }: Bound<NumberFieldProps>) {
  const { value, error } = useBound<string>(name);
  return <NumberField {...rest} {...value} name={name} error={error} />;
}

/** `Checkbox` of a form; the form holds true or false. */
export function FormCheckbox({ name, ...rest }: Bound<CheckboxProps>) {
  const { input, error } = useBound<boolean>(name);
  const { value, ...handlers } = input;
  return <Checkbox {...rest} {...handlers} checked={value} error={error} />;
}

/** `RadioGroup` of a form. */
export function FormRadioGroup({ name, ...rest }: Bound<RadioGroupProps>) {
  const { value, error } = useBound<string>(name);
  return <RadioGroup {...rest} {...value} name={name} error={error} />;
}

/** `FileField` of a form; the form holds the file or null. */
export function FormFileField({ name, ...rest }: Bound<FileFieldProps>) {
  const { value, error } = useBound<File | null>(name);
  return <FileField {...rest} {...value} name={name} error={error} />;
}
