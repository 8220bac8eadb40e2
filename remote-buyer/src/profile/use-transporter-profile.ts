import { usePageState } from "@mandi/shared/state/use-page-state";
import { readTransporterProfile, saveTransporterProfile } from "./profile.api";
import { type TransporterForm, toTransporterBody } from "./profile.schema";
import { useProfileForm } from "./use-profile-form";

export function useTransporterProfile() {
  return usePageState("transporter profile", readTransporterProfile);
}

/** Saves a transporter's profile. */
export function useTransporterForm(phone: string, onSaved: () => void) {
  return useProfileForm<TransporterForm>({
    send: (form) => saveTransporterProfile(toTransporterBody(form, phone)),
    known: (form) => ({ name: form.name.trim(), company_name: form.company_name.trim() }),
    onSaved,
  });
}
