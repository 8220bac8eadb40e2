import { defineQuery } from "@mandi/shared/query/query";
import { useQuery } from "@mandi/shared/query/use-query";
import { readBuyerProfile, saveBuyerProfile } from "./profile.api";
import { type BuyerForm, toBuyerBody } from "./profile.schema";
import { useProfileForm } from "./use-profile-form";

const buyerProfileQuery = defineQuery(readBuyerProfile);

export function useBuyerProfile() {
  return useQuery(buyerProfileQuery, []);
}

/** Saves a buyer's profile. */
export function useBuyerForm(onSaved: () => void) {
  return useProfileForm<BuyerForm>({
    send: (form) => saveBuyerProfile(toBuyerBody(form)),
    known: (form) => ({ name: form.name.trim(), company_name: form.company_name.trim(), email: form.email.trim() }),
    onSaved,
  });
}
