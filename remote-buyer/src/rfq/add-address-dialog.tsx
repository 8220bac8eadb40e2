import { addresses } from "@mandi/shared/messages/buyer-account";
import { Button } from "@mandi/shared/ui/controls/button";
import { Dialog, DialogCancel } from "@mandi/shared/ui/overlay/dialog";
import { AddressFields, AddressForm } from "../address/address-form";
import { useAddressForm } from "../address/use-address-form";

export interface AddAddressDialogProps {
  readonly onClose: () => void;
  readonly onSaved: () => void;
}

const formId = "new-address";

/** Adds an address without leaving the request. It closes when the address is saved, or with what was written given up. */
export function AddAddressDialog({ onClose, onSaved }: AddAddressDialogProps) {
  const { submit, isBusy, isShut, isSaved, refusal } = useAddressForm(null, {
    refresh: () => undefined,
    goOn: onSaved,
    afterMs: 0,
  });
  return (
    <AddressForm address={null} onSubmit={submit}>
      {(isDirty) => (
        <Dialog
          isOpen
          onClose={onClose}
          title={addresses.addTitle}
          isBusy={isBusy}
          isKeptOnOutsidePress
          hasUnsaved={isDirty && !isSaved}
          footer={
            <>
              <DialogCancel disabled={isBusy}>{addresses.cancel}</DialogCancel>
              <Button
                type="submit"
                form={formId}
                variant="primary"
                isBusy={isBusy}
                busyText={addresses.saving}
                disabled={isShut && !isBusy}
              >
                {addresses.save}
              </Button>
            </>
          }
        >
          <AddressFields id={formId} refusal={refusal} />
        </Dialog>
      )}
    </AddressForm>
  );
}
