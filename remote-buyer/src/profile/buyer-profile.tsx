import { checkGstin } from "@mandi/shared/format/gstin";
import { identifierWarning } from "@mandi/shared/format/identifier-warning";
import { checkPan } from "@mandi/shared/format/pan";
import { formatPhone } from "@mandi/shared/format/phone";
import { FormTextArea, FormTextField } from "@mandi/shared/forms/parts/form-field";
import { profile } from "@mandi/shared/messages/buyer-profile";
import { TextField } from "@mandi/shared/ui/controls/text-field";
import type { BuyerProfile } from "./profile.api";
import { buyerFormOf, buyerSchema } from "./profile.schema";
import { namesOf, ProfileFacts } from "./profile-facts";
import { ProfileForm } from "./profile-form";
import { ProfilePlace } from "./profile-place";
import { TaxFields } from "./tax-fields";
import { TypeChoice } from "./type-choice";
import { useBuyerForm, useBuyerProfile } from "./use-buyer-profile";

/** A buyer's profile. */
export function BuyerProfilePart({ isEdit }: { readonly isEdit: boolean }) {
  const state = useBuyerProfile();
  return (
    <ProfilePlace state={state}>
      {(data, reload) => (isEdit ? <Edit data={data} onSaved={reload} /> : <Show data={data} />)}
    </ProfilePlace>
  );
}

function Show({ data: { name, phone, email, user_detail } }: { readonly data: BuyerProfile }) {
  return (
    <ProfileFacts
      facts={[
        [profile.name, name],
        [profile.company, user_detail.company_name],
        [profile.phone, formatPhone(phone)],
        [profile.email, email],
        [profile.businessType, namesOf(user_detail.type)],
        [profile.gst, user_detail.gst_number, identifierWarning(user_detail.gst_number, checkGstin)],
        [profile.pan, user_detail.pan_number, identifierWarning(user_detail.pan_number, checkPan)],
        [profile.companyAddress, user_detail.company_address],
      ]}
    />
  );
}

function Edit({ data, onSaved }: { readonly data: BuyerProfile; readonly onSaved: () => void }) {
  const form = useBuyerForm(onSaved);
  return (
    <ProfileForm initial={buyerFormOf(data)} schema={buyerSchema} {...form}>
      <FormTextField name="name" label={profile.name} autoComplete="name" />
      <FormTextField name="company_name" label={profile.company} autoComplete="organization" />
      <TextField label={profile.phone} value={formatPhone(data.phone)} readOnly hint={profile.phoneHint} />
      <FormTextField name="email" label={profile.email} type="email" autoComplete="email" isOptional />
      <TypeChoice name="type" label={profile.businessType} kind="business_type" known={data.user_detail.type} />
      <TaxFields isGstOptional />
      <FormTextArea name="company_address" label={profile.companyAddress} autoComplete="street-address" isOptional />
    </ProfileForm>
  );
}
