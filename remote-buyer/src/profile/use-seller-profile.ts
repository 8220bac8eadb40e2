import { defineQuery } from "@mandi/shared/query/query";
import { useQuery } from "@mandi/shared/query/use-query";
import { readSellerProfile, saveSellerProfile } from "./profile.api";
import { type SellerForm, toSellerBody } from "./profile.schema";
import { useProfileForm } from "./use-profile-form";

const sellerProfileQuery = defineQuery(readSellerProfile);

export function useSellerProfile() {
  return useQuery(sellerProfileQuery, []);
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
