import { defineQuery } from "@mandi/shared/query/query";
import { useQuery } from "@mandi/shared/query/use-query";
import { readTransporterProfile, saveTransporterProfile } from "./profile.api";
import { type TransporterForm, toTransporterBody } from "./profile.schema";
import { useProfileForm } from "./use-profile-form";

const transporterProfileQuery = defineQuery(readTransporterProfile);

export function useTransporterProfile() {
  return useQuery(transporterProfileQuery, []);
}

/** Saves a transporter's profile. */
export function useTransporterForm(phone: string, onSaved: () => void) {
  return useProfileForm<TransporterForm>({
    send: (form) => saveTransporterProfile(toTransporterBody(form, phone)),
    known: (form) => ({ name: form.name.trim(), company_name: form.company_name.trim() }),
    onSaved,
  });
}
