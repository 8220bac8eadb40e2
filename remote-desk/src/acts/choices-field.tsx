import { Checkbox } from "@mandi/shared/ui/controls/checkbox";
import type { Choice } from "@mandi/shared/ui/controls/select";
import { useField } from "formik";
import { chosenKeys } from "./act-values";
import styles from "./choices-field.module.css";

interface ChoicesFieldProps {
  readonly name: string;
  readonly label: string;
  readonly choices: readonly Choice[];
}

/** Any number of a few choices; the form holds their keys in the order of the choices. */
export function ChoicesField({ name, label, choices }: ChoicesFieldProps) {
  const [{ value }, , { setValue }] = useField<string>(name);
  const chosen = new Set(chosenKeys(value));

  function toggle(key: string, isChosen: boolean): void {
    const next = choices.filter((choice) => (choice.value === key ? isChosen : chosen.has(choice.value)));
    void setValue(next.map((choice) => choice.value).join(","));
  }

  return (
    <fieldset className={styles.set}>
      <legend className={styles.legend}>{label}</legend>
      {choices.map((choice) => (
        <Checkbox
          key={choice.value}
          name={name}
          label={choice.label}
          checked={chosen.has(choice.value)}
          onChange={(event) => toggle(choice.value, event.target.checked)}
        />
      ))}
    </fieldset>
  );
}
