import type { Address } from "@mandi/shared/contract/address";
import { buyerGstWarning } from "@mandi/shared/format/gstin";
import { identifierWarning } from "@mandi/shared/format/identifier-warning";
import { checkMobile, normaliseMobile } from "@mandi/shared/format/mobile";
import { ErrorSummary } from "@mandi/shared/forms/parts/error-summary";
import { FormTextField } from "@mandi/shared/forms/parts/form-field";
import { addresses } from "@mandi/shared/messages/buyer-account";
import { InlineStatus } from "@mandi/shared/ui/feedback/inline-status";
import { Form, Formik, type FormikHelpers, useFormikContext } from "formik";
import type { ReactNode } from "react";
import { type AddressForm as AddressValues, addressFormOf, addressSchema } from "./address.schema";
import styles from "./address-form.module.css";
import { usePlaceOfPincode } from "./use-place-of-pincode";

export interface AddressFormProps {
  /** The address to change, or null for a new one. */
  readonly address: Address | null;
  readonly onSubmit: (form: AddressValues, helpers: FormikHelpers<AddressValues>) => Promise<void>;
  /** A page or a dialog with `AddressFields` in it; it learns whether they hold something new. */
  readonly children: (isDirty: boolean) => ReactNode;
}

/** An address as it is written. A refused one keeps all that was written. */
export function AddressForm({ address, onSubmit, children }: AddressFormProps) {
  return (
    <Formik initialValues={addressFormOf(address)} validationSchema={addressSchema} onSubmit={onSubmit}>
      {({ dirty }) => children(dirty)}
    </Formik>
  );
}

export interface AddressFieldsProps {
  /** Names the form, for a submit button that is outside it. */
  readonly id: string;
  readonly refusal: string | null;
  /** Buttons below the fields. */
  readonly children?: ReactNode;
}

/** The eight fields of an address. */
export function AddressFields({ id, refusal, children }: AddressFieldsProps) {
  return (
    <Form id={id} className={styles.form} noValidate>
      <ErrorSummary serverError={refusal} />
      <PartyFields />
      <PlaceFields />
      {children}
    </Form>
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
        // Fewer digits are the schema's to refuse; a whole number that no mobile has is only said.
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
  const { isLooking, warnings } = usePlaceOfPincode();
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
      <InlineStatus isHidden>{isLooking ? addresses.looking : null}</InlineStatus>
    </>
  );
}
