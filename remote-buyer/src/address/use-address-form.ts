import type { Address } from "@mandi/shared/contract/address";
import type { AfterSuccess } from "@mandi/shared/forms/use-after-success";
import { useSubmit } from "@mandi/shared/forms/use-submit";
import { saveAddress } from "./address.api";
import { type AddressForm, toAddressBody } from "./address.schema";

/** Saves a new address, or the changed one. */
export function useAddressForm(address: Address | null, after: AfterSuccess) {
  const saving = useSubmit(after);
  const submit = (form: AddressForm) =>
    saving.submit((keyFor) => {
      const body = toAddressBody(form);
      return saveAddress(address?.id ?? null, body, keyFor(body));
    });
  return { submit, saving };
}
