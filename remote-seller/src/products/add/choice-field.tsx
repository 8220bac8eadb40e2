import { useRefusedField } from "@mandi/shared/forms/use-refused-field";
import { addProduct } from "@mandi/shared/messages/seller-products";
import type { Query } from "@mandi/shared/query/query";
import { useQuery } from "@mandi/shared/query/use-query";
import { Button } from "@mandi/shared/ui/controls/button";
import { Select } from "@mandi/shared/ui/controls/select";
import { InlineStatus } from "@mandi/shared/ui/feedback/inline-status";
import { useFormikContext } from "formik";
import type { Choice } from "./add-product.api";
import styles from "./add-product.module.css";
import { type AddProductForm, type ChoiceName, choiceNames, withChoice } from "./add-product.schema";

export interface ChoiceFieldProps {
  readonly name: ChoiceName;
  readonly label: string;
  readonly placeholder: string;
  readonly query: Query<[form: AddProductForm], Choice[]>;
}

/**
 * One step of the cascade. Its list depends on all choices before it and is requested once they are made; when it does
 * not load, the choices stay and only this list is requested again.
 */
export function ChoiceField({ name, label, placeholder, query }: ChoiceFieldProps) {
  const { values, errors, touched, setValues, setFieldTouched } = useFormikContext<AddProductForm>();
  const refused = useRefusedField(name);
  const before = choiceNames.slice(0, choiceNames.indexOf(name));
  const isWaiting = before.some((earlier) => values[earlier] === "");
  const state = useQuery(query, isWaiting ? null : [withChoice(values, name, "")]);
  const choices = state.kind === "ready" ? state.data : [];
  const isEmpty = !isWaiting && state.kind === "ready" && choices.length === 0;

  return (
    <div className={styles.choice}>
      <Select
        name={name}
        label={label}
        placeholder={placeholderOf(name, isWaiting, state.kind === "loading", placeholder)}
        choices={choices}
        disabled={choices.length === 0}
        value={values[name]}
        error={(touched[name] && errors[name]) || refused}
        hint={isEmpty ? addProduct.none[name] : undefined}
        onChange={(event) => {
          setValues(withChoice(values, name, event.target.value)).catch(() => undefined);
        }}
        onBlur={() => {
          setFieldTouched(name).catch(() => undefined);
        }}
      />
      <InlineStatus tone="bad">{state.kind === "failed" ? addProduct.failed : null}</InlineStatus>
      {state.kind === "failed" ? (
        <Button size="s" onClick={state.retry}>
          {addProduct.tryAgain}
        </Button>
      ) : null}
    </div>
  );
}

function placeholderOf(name: ChoiceName, isWaiting: boolean, isLoading: boolean, placeholder: string): string {
  if (isWaiting && name !== "category") return addProduct.first[name];
  return isLoading ? addProduct.loading : placeholder;
}
