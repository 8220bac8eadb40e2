import type { UserType } from "@mandi/shared/contract/role";
import { useRefusedField } from "@mandi/shared/forms/use-refused-field";
import { useField } from "formik";
import { nameOfPerson } from "./name-of-person";
import { PersonSearch } from "./person-search";

interface FormPersonNameProps {
  readonly name: string;
  readonly label: string;
  readonly hint?: string;
  readonly type: UserType;
}

/** A name in a form, of a person of the market or of anybody else. */
export function FormPersonName({ name, ...field }: FormPersonNameProps) {
  const [{ value }, { touched, error }, { setValue, setTouched }] = useField<string>(name);
  const refused = useRefusedField(name);
  return (
    <PersonSearch
      {...field}
      isActiveOnly
      error={touched && error ? error : refused}
      text={value}
      onText={(text) => void setValue(text)}
      onChoose={(person) => void setValue(nameOfPerson(person))}
      onLeave={() => void setTouched(true)}
    />
  );
}
