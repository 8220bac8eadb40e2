import { usePageState } from "@mandi/shared/state/use-page-state";
import { readSellerProfile, saveSellerProfile } from "./profile.api";
import { type SellerForm, toSellerBody } from "./profile.schema";
import { useProfileForm } from "./use-profile-form";

export function useSellerProfile() {
  return usePageState("seller profile", readSellerProfile);
}

/** Saves a seller's profile. */
export function useSellerForm(onSaved: () => void) {
  return useProfileForm<SellerForm>({
    send: (form) => saveSellerProfile(toSellerBody(form)),
    known: (form) => ({
      name: form.user_name.trim(),
      company_name: form.company_name.trim(),
      email: form.email.trim(),
    }),
    onSaved,
  });
}
