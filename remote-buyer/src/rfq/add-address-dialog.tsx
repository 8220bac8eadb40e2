import { SubmitButton } from "@mandi/shared/forms/parts/submit-button";
import { addresses } from "@mandi/shared/messages/buyer-address";
import { useSession } from "@mandi/shared/session";
import { Dialog, DialogCancel } from "@mandi/shared/ui/overlay/dialog";
import { useId } from "react";
import { AddressFields, AddressForm } from "../address/address-form";
import { useAddressForm } from "../address/use-address-form";

export interface AddAddressDialogProps {
  /** For the place that it is added for. */
  readonly pincode: string | undefined;
  readonly onClose: () => void;
  readonly onSaved: () => void;
}

/** Adds an address without leaving the request. It closes when the address is saved or its input is discarded. */
export function AddAddressDialog({ pincode, onClose, onSaved }: AddAddressDialogProps) {
  const formId = useId();
  const phone = useSession(({ user }) => user?.phone) ?? "";
  const { submit, saving } = useAddressForm(null, { onLeave: onSaved, leaveAfterMs: 0 });
  return (
    <AddressForm address={null} known={{ pincode: pincode ?? "", phone }} onSubmit={submit}>
      {({ dirty }) => (
        <Dialog
          isOpen
          onClose={onClose}
          title={addresses.addTitle}
          isBusy={saving.isBusy}
          isKeptOnOutsidePress
          hasUnsaved={dirty && !saving.isOver}
          footer={
            <>
              <DialogCancel disabled={saving.isBusy}>{addresses.cancel}</DialogCancel>
              <SubmitButton form={formId} saving={saving} busyText={addresses.saving}>
                {addresses.save}
              </SubmitButton>
            </>
          }
        >
          <AddressFields id={formId} saving={saving} />
        </Dialog>
      )}
    </AddressForm>
  );
}
