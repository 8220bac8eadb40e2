import { checkGstin } from "@mandi/shared/format/gstin";
import { identifierWarning } from "@mandi/shared/format/identifier-warning";
import { checkPan } from "@mandi/shared/format/pan";
import { formatPhone } from "@mandi/shared/format/phone";
import { FormTextArea, FormTextField } from "@mandi/shared/forms/parts/form-field";
import { profile } from "@mandi/shared/messages/buyer-profile";
import { TextField } from "@mandi/shared/ui/controls/text-field";
import type { SellerProfile } from "./profile.api";
import { sellerFormOf, sellerSchema } from "./profile.schema";
import { namesOf, ProfileFacts } from "./profile-facts";
import { ProfileForm } from "./profile-form";
import { ProfilePlace } from "./profile-place";
import { TaxFields } from "./tax-fields";
import { TypeChoice } from "./type-choice";
import { useSellerForm, useSellerProfile } from "./use-seller-profile";

/** A seller's profile. */
export function SellerProfilePart({ isEdit }: { readonly isEdit: boolean }) {
  const state = useSellerProfile();
  return (
    <ProfilePlace state={state}>
      {(data, reload) => (isEdit ? <Edit data={data} onSaved={reload} /> : <Show data={data} />)}
    </ProfilePlace>
  );
}

function Show({ data }: { readonly data: SellerProfile }) {
  const { name, phone, email, business_details, kyc_details, verification_status } = data;
  return (
    <ProfileFacts
      facts={[
        [profile.name, name],
        [profile.company, business_details.name],
        [profile.phone, formatPhone(phone)],
        [profile.email, email],
        [profile.sellerType, namesOf(business_details.seller_type)],
        [profile.gst, kyc_details.gst_number, identifierWarning(kyc_details.gst_number, checkGstin)],
        [profile.pan, kyc_details.identity_number, identifierWarning(kyc_details.identity_number, checkPan)],
        [profile.address, kyc_details.address],
        ...(verification_status === undefined ? [] : [[profile.verification, verification_status] as const]),
      ]}
    />
  );
}

function Edit({ data, onSaved }: { readonly data: SellerProfile; readonly onSaved: () => void }) {
  const form = useSellerForm(onSaved);
  return (
    <ProfileForm initial={sellerFormOf(data)} schema={sellerSchema} {...form}>
      <FormTextField name="user_name" label={profile.name} autoComplete="name" />
      <FormTextField name="company_name" label={profile.company} autoComplete="organization" />
      <TextField label={profile.phone} value={formatPhone(data.phone)} readOnly hint={profile.phoneHint} />
      <FormTextField name="email" label={profile.email} type="email" autoComplete="email" isOptional />
      <TypeChoice
        name="seller_type"
        label={profile.sellerType}
        kind="seller_type"
        known={data.business_details.seller_type}
      />
      <TaxFields isGstOptional={false} />
      <FormTextArea name="address" label={profile.address} autoComplete="street-address" isOptional />
    </ProfileForm>
  );
}
