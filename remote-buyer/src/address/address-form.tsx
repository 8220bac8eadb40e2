import type { Address } from "@mandi/shared/contract/address";
import { buyerGstWarning } from "@mandi/shared/format/gstin";
import { identifierWarning } from "@mandi/shared/format/identifier-warning";
import { checkMobile, normaliseMobile } from "@mandi/shared/format/mobile";
import { FormTextField } from "@mandi/shared/forms/parts/form-field";
import {
  FormFields,
  type FormFieldsProps,
  SubmitForm,
  type SubmitFormProps,
} from "@mandi/shared/forms/parts/submit-form";
import { addresses } from "@mandi/shared/messages/buyer-address";
import { InlineStatus } from "@mandi/shared/ui/feedback/inline-status";
import { useFormikContext } from "formik";
import { type AddressForm as AddressValues, addressFormOf, addressSchema } from "./address.schema";
import styles from "./address-form.module.css";
import { usePlaceOfPincode } from "./use-place-of-pincode";

export interface AddressFormProps extends Pick<SubmitFormProps<AddressValues>, "onSubmit" | "children"> {
  /** The address to change, or null for a new one. */
  readonly address: Address | null;
  /** Initial values of a new one; a pincode brings its city and state. */
  readonly known?: Partial<AddressValues> | undefined;
}

/** The form of an address, around `AddressFields`. A refused one keeps all that was written. */
export function AddressForm({ address, known, ...form }: AddressFormProps) {
  return <SubmitForm initialValues={addressFormOf(address, known)} validationSchema={addressSchema} {...form} />;
}

/** The eight fields of an address; buttons may follow them. */
export function AddressFields({
  children,
  ...form
}: Pick<FormFieldsProps, "id" | "saving" | "isGuarded"> & { readonly children?: FormFieldsProps["children"] }) {
  return (
    <FormFields {...form} className={styles.form}>
      <PartyFields />
      <PlaceFields />
      {children}
    </FormFields>
  );
}

function PartyFields() {
  const { values } = useFormikContext<AddressValues>();
  return (
    <>
      <FormTextField
        name="company_name"
        label={addresses.company}
        autoComplete="organization"
        className={styles.wide}
      />
      <FormTextField
        name="phone"
        label={addresses.phone}
        prefix="+91"
        type="tel"
        inputMode="numeric"
        autoComplete="tel-national"
        // Too few digits are refused by the schema; a complete number that no mobile can have is only warned of.
        warning={
          /^\d{10}$/.test(normaliseMobile(values.phone)) ? identifierWarning(values.phone, checkMobile) : undefined
        }
      />
      <FormTextField
        name="gst"
        label={addresses.gst}
        autoComplete="off"
        autoCapitalize="characters"
        hint={addresses.gstHint}
        warning={buyerGstWarning(values.gst)}
      />
      <FormTextField
        name="address_line_one"
        label={addresses.lineOne}
        autoComplete="address-line1"
        className={styles.wide}
      />
      <FormTextField
        name="address_line_two"
        label={addresses.lineTwo}
        autoComplete="address-line2"
        className={styles.wide}
      />
    </>
  );
}

function PlaceFields() {
  const { isLooking, filledIn, warnings } = usePlaceOfPincode();
  return (
    <>
      <FormTextField
        name="pincode"
        label={addresses.pincode}
        inputMode="numeric"
        autoComplete="postal-code"
        maxLength={7}
        hint={isLooking ? addresses.looking : addresses.pincodeHint}
        warning={warnings.pincode}
        className={styles.wide}
      />
      <FormTextField name="city" label={addresses.city} autoComplete="address-level2" warning={warnings.city} />
      <FormTextField name="state" label={addresses.state} autoComplete="address-level1" warning={warnings.state} />
      <InlineStatus isHidden>{isLooking ? addresses.looking : filledIn}</InlineStatus>
    </>
  );
}
