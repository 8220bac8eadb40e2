import { formatPaise } from "@mandi/shared/format/rupees";
import { FormMoneyField, FormNumberField } from "@mandi/shared/forms/parts/form-field";
import { FormFields, SubmitForm, type SubmitFormProps } from "@mandi/shared/forms/parts/submit-form";
import type { Submission } from "@mandi/shared/forms/use-submit";
import { dialogs, products } from "@mandi/shared/messages/seller-products";
import { paiseFromRupees, zeroPaise } from "@mandi/shared/money/paise";
import { defineQuery } from "@mandi/shared/query/query";
import { Note } from "@mandi/shared/ui/feedback/note";
import { useRef } from "react";
import { Dirty } from "../../common/dirty";
import { FarPriceDialog } from "../../common/far-price-dialog";
import { useFirstFocus } from "../../common/use-first-focus";
import { readSourcedPrice, type SourcedPrice } from "../products.api";
import type { ProductDialogProps } from "./dialog-props";
import styles from "./dialogs.module.css";
import { type PriceForm, priceFormOf, pricePerTonne, priceSchema } from "./price.schema";
import { SettingsDialog } from "./settings-dialog";
import { useSavePrice } from "./use-save-price";
import { useSettings } from "./use-settings";

const priceQuery = defineQuery((signal, id: number) => readSourcedPrice(id, signal));

/** Update Price. */
export function PriceDialog(props: ProductDialogProps) {
  const { product } = props;
  const { formId, state, saving, isDirty, setIsDirty } = useSettings(props, priceQuery);
  const listed = state.kind === "ready" ? paiseFromRupees(state.data.price.base_price) : zeroPaise;
  const { asked, submit, confirm, take, correct } = useSavePrice({ product, listed, saving, formId });

  return (
    <SettingsDialog
      {...props}
      title={dialogs.priceTitle}
      formId={formId}
      state={state}
      saving={saving}
      isDirty={isDirty}
    >
      {state.kind === "ready" ? (
        <PriceFields id={formId} sourced={state.data} saving={saving} onDirty={setIsDirty} onSubmit={submit} />
      ) : null}
      {asked === null ? null : (
        <FarPriceDialog
          asked={asked.price}
          use="listed"
          distance={asked.distance}
          meant={asked.meant}
          onUse={take}
          isBusy={saving.isBusy}
          onConfirm={confirm}
          onClose={correct}
        />
      )}
    </SettingsDialog>
  );
}

interface PriceFieldsProps {
  readonly id: string;
  readonly sourced: SourcedPrice;
  readonly saving: Submission;
  readonly onDirty: (isDirty: boolean) => void;
  readonly onSubmit: SubmitFormProps<PriceForm>["onSubmit"];
}

function PriceFields({ id, sourced, saving, onDirty, onSubmit }: PriceFieldsProps) {
  const form = useRef<HTMLFormElement>(null);
  useFirstFocus(form);
  return (
    <SubmitForm initialValues={priceFormOf(sourced.price)} validationSchema={priceSchema} onSubmit={onSubmit}>
      {({ values, dirty }) => (
        <FormFields id={id} ref={form} saving={saving} className={styles.fields}>
          <FormMoneyField name="base_price" label={dialogs.basePrice} unit={products.perTonne} decimals={2} />
          <FormMoneyField name="loading_charge" label={dialogs.loadingCharge} unit={products.perTonne} decimals={2} />
          <FormMoneyField
            name="insurance_charge"
            label={dialogs.insuranceCharge}
            unit={products.perTonne}
            decimals={2}
          />
          <FormMoneyField name="quality_charge" label={dialogs.qualityCharge} unit={products.perTonne} decimals={2} />
          <FormNumberField name="gst" label={dialogs.gstCharge} unit="%" decimals={2} hint={gstHint(sourced)} />
          <FormNumberField name="tcs" label={dialogs.tcsCharge} unit="%" decimals={2} hint={dialogs.tcsHint} />
          <Outcome form={values} />
          <Dirty isDirty={dirty} onDirty={onDirty} />
        </FormFields>
      )}
    </SubmitForm>
  );
}

function gstHint({ gstSource }: SourcedPrice): string {
  return gstSource === "" ? dialogs.gstHintPlain : dialogs.gstHint(gstSource);
}

/** The total of the settings, by the price function that the server uses. */
function Outcome({ form }: { readonly form: PriceForm }) {
  const price = pricePerTonne(form);
  if (!price) return null;
  return (
    <Note tone="info" className={styles.wide}>
      {dialogs.priceOutcome(formatPaise(price.grossPaise), formatPaise(price.netPaise))}
    </Note>
  );
}
