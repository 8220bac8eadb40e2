import { addresses } from "@mandi/shared/messages/buyer";
import { Button } from "@mandi/shared/ui/controls/button";
import { Dialog } from "@mandi/shared/ui/overlay/dialog";
import { AddressForm } from "../address/address-form";
import { useAddressForm } from "../address/use-address-form";

export interface AddAddressDialogProps {
  readonly onClose: () => void;
  readonly onSaved: () => void;
}

const formId = "new-address";

/** Adds an address without leaving the request. It closes only when the address is saved. */
export function AddAddressDialog({ onClose, onSaved }: AddAddressDialogProps) {
  const { submit, isBusy, isShut, refusal } = useAddressForm(null, onSaved);
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={addresses.addTitle}
      isBusy={isBusy}
      isKeptOnOutsidePress
      footer={
        <>
          <Button onClick={onClose} disabled={isBusy}>
            {addresses.cancel}
          </Button>
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
      <AddressForm id={formId} address={null} refusal={refusal} onSubmit={submit} />
    </Dialog>
  );
}
