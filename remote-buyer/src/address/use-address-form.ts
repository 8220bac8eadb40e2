import type { Address } from "@mandi/shared/contract/address";
import { useReopening } from "@mandi/shared/state/use-reopening";
import { useWrite } from "@mandi/shared/state/use-write";
import type { FormikHelpers } from "formik";
import { showFieldErrors } from "../page/field-errors";
import { type AfterSave, useAfterSave } from "../page/use-after-save";
import { saveAddress } from "./address.api";
import { type AddressForm, toAddressBody } from "./address.schema";

/** Saves a new address, or the changed one */
export function useAddressForm(address: Address | null, after: AfterSave) {
  const { isShut, shut } = useReopening();
  const { write, isBusy, refusal } = useWrite();
  const { isSaved, markSaved } = useAfterSave(after);

  async function submit(form: AddressForm, helpers: FormikHelpers<AddressForm>): Promise<void> {
    if (!shut()) return;
    const result = await write(() => saveAddress(address?.id ?? null, toAddressBody(form)));
    if (result.kind === "done") markSaved();
    if (result.kind === "refused") showFieldErrors(result.failure, helpers);
  }

  return { submit, isBusy, isShut, isSaved, refusal };
}
