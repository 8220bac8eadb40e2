import type { Address } from "@mandi/shared/contract/address";
import { ConfirmSubmit } from "@mandi/shared/forms/parts/confirm-submit";
import { addresses } from "@mandi/shared/messages/buyer-address";
import { useRemoveAddress } from "./use-remove-address";

export interface RemoveAddressDialogProps {
  readonly address: Address;
  readonly onClose: () => void;
  readonly onRemoved: () => void;
}

/** Asks before an address is deleted. */
export function RemoveAddressDialog({ address, onClose, onRemoved }: RemoveAddressDialogProps) {
  const send = useRemoveAddress(address.id);
  return (
    <ConfirmSubmit
      isDanger
      title={addresses.removeTitle}
      confirmText={addresses.removeConfirm}
      busyText={addresses.removing}
      cancelText={addresses.keep}
      send={send}
      onDone={onRemoved}
      onClose={onClose}
    >
      {addresses.removeText(address.company_name)}
    </ConfirmSubmit>
  );
}
