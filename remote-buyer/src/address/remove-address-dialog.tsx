import type { Address } from "@mandi/shared/contract/address";
import { addresses } from "@mandi/shared/messages/buyer-account";
import { ConfirmDialog } from "@mandi/shared/ui/overlay/confirm-dialog";
import { useRemoveAddress } from "./use-remove-address";

export interface RemoveAddressDialogProps {
  readonly address: Address;
  readonly onClose: () => void;
  readonly onRemoved: () => void;
}

/** Asks before an address is deleted. */
export function RemoveAddressDialog({ address, onClose, onRemoved }: RemoveAddressDialogProps) {
  const { remove, isBusy, refusal } = useRemoveAddress(address.id, onRemoved);
  return (
    <ConfirmDialog
      isOpen
      title={addresses.removeTitle}
      confirmText={addresses.removeConfirm}
      busyText={addresses.removing}
      cancelText={addresses.keep}
      isDanger
      isBusy={isBusy}
      error={refusal}
      onConfirm={remove}
      onClose={onClose}
    >
      {addresses.removeText(address.company_name)}
    </ConfirmDialog>
  );
}
