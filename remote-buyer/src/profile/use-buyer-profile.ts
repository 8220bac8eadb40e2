import { usePageState } from "@mandi/shared/state/use-page-state";
import { readBuyerProfile, saveBuyerProfile } from "./profile.api";
import { type BuyerForm, toBuyerBody } from "./profile.schema";
import { useProfileForm } from "./use-profile-form";

export function useBuyerProfile() {
  return usePageState("buyer profile", readBuyerProfile);
}

/** Saves a buyer's profile. */
export function useBuyerForm(onSaved: () => void) {
  return useProfileForm<BuyerForm>({
    send: (form) => saveBuyerProfile(toBuyerBody(form)),
    known: (form) => ({ name: form.name.trim(), company_name: form.company_name.trim(), email: form.email.trim() }),
    onSaved,
  });
}
