import { checkPincode } from "@mandi/shared/format/pincode";
import { FormTextField } from "@mandi/shared/forms/parts/form-field";
import { FormFields, SubmitForm } from "@mandi/shared/forms/parts/submit-form";
import type { Outcome, Submission } from "@mandi/shared/forms/use-submit";
import { loadingAddress } from "@mandi/shared/messages/seller-products";
import type { PageState } from "@mandi/shared/query/page-state";
import { defineQuery } from "@mandi/shared/query/query";
import { useQuery } from "@mandi/shared/query/use-query";
import { useRef } from "react";
import { Dirty } from "../../common/dirty";
import { useFirstFocus } from "../../common/use-first-focus";
import { findPlace, readOwnProduct, saveLoadingAddress } from "../products.api";
import { type AddressForm, addressFormOf, addressSchema, toAddressBody } from "./address.schema";
import type { ProductDialogProps } from "./dialog-props";
import styles from "./dialogs.module.css";
import { SettingsDialog } from "./settings-dialog";
import { useSettings } from "./use-settings";

const addressQuery = defineQuery((signal, id: number) => readFirstAddress(id, signal));

/** Where the goods are loaded: transporters are sent there. */
export function AddressDialog(props: ProductDialogProps) {
  const { product } = props;
  const { formId, state, saving, isDirty, setIsDirty } = useSettings(props, addressQuery);

  return (
    <SettingsDialog
      {...props}
      title={loadingAddress.title}
      formId={formId}
      state={state}
      saving={saving}
      isDirty={isDirty}
    >
      {state.kind === "ready" ? (
        <AddressFields
          id={formId}
          address={state.data}
          saving={saving}
          onDirty={setIsDirty}
          onSubmit={(form) => saving.submit(() => saveLoadingAddress(product.id, toAddressBody(form)))}
        />
      ) : null}
    </SettingsDialog>
  );
}

async function readFirstAddress(id: number, signal: AbortSignal): Promise<AddressForm> {
  const { loading_address } = await readOwnProduct(String(id), signal);
  return addressFormOf(loading_address[0]);
}

interface AddressFieldsProps {
  readonly id: string;
  readonly address: AddressForm;
  readonly saving: Submission;
  readonly onDirty: (isDirty: boolean) => void;
  readonly onSubmit: (form: AddressForm) => Promise<Outcome<unknown>>;
}

function AddressFields({ id, address, saving, onDirty, onSubmit }: AddressFieldsProps) {
  const form = useRef<HTMLFormElement>(null);
  useFirstFocus(form);
  return (
    <SubmitForm initialValues={address} validationSchema={addressSchema} onSubmit={onSubmit}>
      {({ values, dirty }) => (
        <FormFields id={id} ref={form} saving={saving} className={styles.fields}>
          <FormTextField name="address_line_one" label={loadingAddress.lineOne} maxLength={200} />
          <FormTextField name="address_line_two" label={loadingAddress.lineTwo} maxLength={200} isOptional />
          <PincodeField pincode={values.pincode} />
          <Dirty isDirty={dirty} onDirty={onDirty} />
        </FormFields>
      )}
    </SubmitForm>
  );
}

const placeQuery = defineQuery((signal, pincode: string) => findPlace(pincode, signal));

/** Shows which place a pincode belongs to, so that a typing error is noticed before it is saved. */
function PincodeField({ pincode }: { readonly pincode: string }) {
  const checked = checkPincode(pincode);
  const place = useQuery(placeQuery, checked.kind === "valid" ? [checked.value] : null);
  return (
    <FormTextField
      name="pincode"
      label={loadingAddress.pincode}
      inputMode="numeric"
      autoComplete="postal-code"
      maxLength={7}
      hint={checked.kind === "valid" ? hintOf(place) : loadingAddress.pincodeHint}
    />
  );
}

function hintOf(place: PageState<{ readonly city: string; readonly state: string }>): string {
  if (place.kind === "loading") return loadingAddress.looking;
  if (place.kind === "failed" && place.failure.status === 404) return loadingAddress.pincodeNotFound;
  if (place.kind !== "ready") return loadingAddress.pincodeHint;
  return `${place.data.city}, ${place.data.state}`;
}
