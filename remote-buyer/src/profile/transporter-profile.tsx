import { checkAadhaar, formatAadhaar, maskAadhaar } from "@mandi/shared/format/aadhaar";
import { checkGstin } from "@mandi/shared/format/gstin";
import { identifierWarning } from "@mandi/shared/format/identifier-warning";
import { checkMobile } from "@mandi/shared/format/mobile";
import { formatPhone } from "@mandi/shared/format/phone";
import { FormTextArea, FormTextField } from "@mandi/shared/forms/parts/form-field";
import { profile } from "@mandi/shared/messages/buyer-profile";
import { TextField } from "@mandi/shared/ui/controls/text-field";
import { useFormikContext } from "formik";
import type { TransporterProfile } from "./profile.api";
import { type TransporterForm, transporterFormOf, transporterSchema } from "./profile.schema";
import { ProfileFacts } from "./profile-facts";
import { ProfileForm } from "./profile-form";
import { ProfilePlace } from "./profile-place";
import { useTransporterForm, useTransporterProfile } from "./use-transporter-profile";

/** A transporter's profile. The e-mail is shown and not sent (docs/domain.md#login). */
export function TransporterProfilePart({ isEdit }: { readonly isEdit: boolean }) {
  const state = useTransporterProfile();
  return (
    <ProfilePlace state={state}>
      {(data, reload) => (isEdit ? <Edit data={data} onSaved={reload} /> : <Show data={data} />)}
    </ProfilePlace>
  );
}

function Show({ data: { name, phone, email, transporter_detail } }: { readonly data: TransporterProfile }) {
  const { company_name, alternate_phone, gst_number, aadhar_number, address } = transporter_detail;
  return (
    <ProfileFacts
      facts={[
        [profile.name, name],
        [profile.company, company_name],
        [profile.phone, formatPhone(phone)],
        [
          profile.alternatePhone,
          alternate_phone && formatPhone(alternate_phone),
          identifierWarning(alternate_phone, checkMobile),
        ],
        [profile.email, email],
        [profile.gst, gst_number, identifierWarning(gst_number, checkGstin)],
        [profile.aadhaar, aadhar_number && maskAadhaar(aadhar_number), identifierWarning(aadhar_number, checkAadhaar)],
        [profile.address, address],
      ]}
    />
  );
}

function Edit({ data, onSaved }: { readonly data: TransporterProfile; readonly onSaved: () => void }) {
  const form = useTransporterForm(data.phone, onSaved);
  const initial = transporterFormOf(data);
  return (
    <ProfileForm
      initial={{ ...initial, aadhar_number: formatAadhaar(initial.aadhar_number) }}
      schema={transporterSchema}
      {...form}
    >
      <FormTextField name="name" label={profile.name} autoComplete="name" />
      <FormTextField name="company_name" label={profile.company} autoComplete="organization" />
      <TextField label={profile.phone} value={formatPhone(data.phone)} readOnly hint={profile.phoneHint} />
      <TextField label={profile.email} value={data.email} readOnly hint={profile.emailHint} />
      <Numbers />
      <FormTextArea name="address" label={profile.address} autoComplete="street-address" isOptional />
    </ProfileForm>
  );
}

/** Numbers that only warn when they look wrong (docs/domain.md#catalogue-and-listings). */
function Numbers() {
  const { values } = useFormikContext<TransporterForm>();
  return (
    <>
      <FormTextField
        name="alternate_phone"
        label={profile.alternatePhone}
        prefix="+91"
        type="tel"
        inputMode="numeric"
        autoComplete="off"
        isOptional
        warning={identifierWarning(values.alternate_phone, checkMobile)}
      />
      <FormTextField
        name="gst_number"
        label={profile.gst}
        autoComplete="off"
        autoCapitalize="characters"
        isOptional
        warning={identifierWarning(values.gst_number, checkGstin)}
      />
      <FormTextField
        name="aadhar_number"
        label={profile.aadhaar}
        inputMode="numeric"
        autoComplete="off"
        isOptional
        warning={identifierWarning(values.aadhar_number, checkAadhaar)}
      />
    </>
  );
}
