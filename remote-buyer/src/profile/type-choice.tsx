import type { NamedChoice } from "@mandi/shared/contract/registration";
import { Chip, ChipGroup } from "@mandi/shared/ui/controls/chip";
import { useField } from "formik";
import styles from "./type-choice.module.css";
import { useBusinessTypes } from "./use-business-types";

export interface TypeChoiceProps {
  readonly name: string;
  readonly label: string;
  readonly kind: "business_type" | "seller_type";
  /** The types in the profile: shown even when the list of all types does not load. */
  readonly known: readonly NamedChoice[];
}

/** Any number of business types, each on or off. */
export function TypeChoice({ name, label, kind, known }: TypeChoiceProps) {
  const [{ value }, , { setValue }] = useField<readonly string[]>(name);
  const choices = useBusinessTypes(kind, known);
  if (choices.length === 0) return null;

  function toggle(id: string): void {
    setValue(value.includes(id) ? value.filter((chosen) => chosen !== id) : [...value, id]).catch(() => undefined);
  }

  return (
    <div className={styles.choice}>
      <p className={styles.label}>{label}</p>
      <ChipGroup label={label}>
        {choices.map(({ id, name: words }) => (
          <Chip key={id} isChosen={value.includes(String(id))} onToggle={() => toggle(String(id))}>
            {words}
          </Chip>
        ))}
      </ChipGroup>
    </div>
  );
}
