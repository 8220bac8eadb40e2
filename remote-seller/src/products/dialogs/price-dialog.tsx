import type { SellerPrice, SellerPriceBody } from "@mandi/shared/contract/seller-product";
import { formatPaise } from "@mandi/shared/format/rupees";
import { fieldErrors } from "@mandi/shared/forms/field-errors";
import { ErrorSummary } from "@mandi/shared/forms/parts/error-summary";
import { FormMoneyField, FormNumberField } from "@mandi/shared/forms/parts/form-field";
import { products, dialogs as words } from "@mandi/shared/messages/seller";
import { paiseFromRupees, zeroPaise } from "@mandi/shared/money/paise";
import { defineQuery } from "@mandi/shared/query/query";
import { Note } from "@mandi/shared/ui/feedback/note";
import { Form, Formik, type FormikHelpers } from "formik";
import { useRef, useState } from "react";
import { Dirty } from "../../page/dirty";
import { distanceSentence, isFarListedPrice } from "../../page/far-price";
import { FarPriceDialog } from "../../page/far-price-dialog";
import { useFirstFocus } from "../../page/use-first-focus";
import type { Saving } from "../../page/use-saving";
import { readPrice, savePrice } from "../products.api";
import type { ProductDialogProps } from "./dialog-props";
import styles from "./dialogs.module.css";
import { type PriceForm, priceFormOf, pricePerTonne, priceSchema, toPriceBody } from "./price.schema";
import { SettingsDialog } from "./settings-dialog";
import { useSettings } from "./use-settings";

const priceQuery = defineQuery((signal, id: number) => readPrice(id, signal));

/** The form as it was sent, and where its errors go. */
interface Submitted {
  readonly form: PriceForm;
  readonly helpers: FormikHelpers<PriceForm>;
}

/** Update Price. */
export function PriceDialog(props: ProductDialogProps) {
  const { product } = props;
  const { formId, state, saving, isDirty, setIsDirty } = useSettings(props, priceQuery);
  const [asked, setAsked] = useState<(Submitted & { readonly distance: string }) | null>(null);

  function handleSubmit(form: PriceForm, helpers: FormikHelpers<PriceForm>): Promise<void> {
    const body = toPriceBody(form);
    const listed = state.kind === "ready" ? paiseFromRupees(state.data.base_price) : zeroPaise;
    if (isFarListedPrice(paiseFromRupees(body.base_price), listed, product.far_percent)) {
      setAsked({ form, helpers, distance: distanceSentence(paiseFromRupees(body.base_price), listed) });
      return Promise.resolve();
    }
    return send(body, { form, helpers });
  }

  async function send(body: SellerPriceBody, { form, helpers }: Submitted): Promise<void> {
    const written = await saving.save(() => savePrice(product.id, body));
    setAsked(null);
    if (written.kind !== "refused") return;
    if (written.failure.code === "price_unconfirmed") {
      // The listed price or the rule has changed since it was read: the question comes with the server's figures.
      setAsked({ form, helpers, distance: written.failure.message });
      return;
    }
    const { setErrors, setTouched } = helpers;
    const errors = fieldErrors(written.failure);
    await setTouched(Object.fromEntries(Object.keys(errors).map((name) => [name, true])), false);
    setErrors(errors);
  }

  function confirmPrice(submitted: Submitted): Promise<void> {
    const body = toPriceBody(submitted.form);
    return send({ ...body, confirmed_base_price: body.base_price }, submitted);
  }

  return (
    <SettingsDialog {...props} title={words.priceTitle} formId={formId} state={state} saving={saving} isDirty={isDirty}>
      {state.kind === "ready" ? (
        <PriceFields id={formId} price={state.data} saving={saving} onDirty={setIsDirty} onSubmit={handleSubmit} />
      ) : null}
      {asked === null ? null : (
        <FarPriceDialog
          asked={paiseFromRupees(toPriceBody(asked.form).base_price)}
          use="listed"
          distance={asked.distance}
          isBusy={saving.isSending}
          onConfirm={() => void confirmPrice(asked)}
          onClose={() => setAsked(null)}
        />
      )}
    </SettingsDialog>
  );
}

interface PriceFieldsProps {
  readonly id: string;
  readonly price: SellerPrice;
  readonly saving: Saving;
  readonly onDirty: (isDirty: boolean) => void;
  readonly onSubmit: (form: PriceForm, helpers: FormikHelpers<PriceForm>) => Promise<void>;
}

function PriceFields({ id, price, saving, onDirty, onSubmit }: PriceFieldsProps) {
  const form = useRef<HTMLFormElement>(null);
  useFirstFocus(form);
  return (
    <Formik initialValues={priceFormOf(price)} validationSchema={priceSchema} onSubmit={onSubmit}>
      {({ values, dirty }) => (
        <Form id={id} ref={form} className={styles.fields} noValidate>
          <ErrorSummary serverError={saving.refusal} />
          <FormMoneyField name="base_price" label={words.basePrice} unit={products.perTonne} decimals={2} />
          <FormMoneyField name="loading_charge" label={words.loadingCharge} unit={products.perTonne} decimals={2} />
          <FormMoneyField name="insurance_charge" label={words.insuranceCharge} unit={products.perTonne} decimals={2} />
          <FormMoneyField name="quality_charge" label={words.qualityCharge} unit={products.perTonne} decimals={2} />
          <FormNumberField name="gst" label={words.gstCharge} unit="%" decimals={2} hint={words.gstHint} />
          <FormNumberField name="tcs" label={words.tcsCharge} unit="%" decimals={2} hint={words.tcsHint} />
          <Outcome form={values} />
          <Dirty isDirty={dirty} onDirty={onDirty} />
        </Form>
      )}
    </Formik>
  );
}

/** What the settings come to, by the price function of the server. */
function Outcome({ form }: { readonly form: PriceForm }) {
  const price = pricePerTonne(form);
  if (!price) return null;
  return (
    <Note tone="info" className={styles.wide}>
      {words.priceOutcome(formatPaise(price.grossPaise), formatPaise(price.netPaise))}
    </Note>
  );
}
