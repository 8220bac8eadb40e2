import type { Address } from "@mandi/shared/contract/address";
import { addresses } from "@mandi/shared/messages/buyer";
import { Button, ButtonLink } from "@mandi/shared/ui/controls/button";
import { ConfirmDialog } from "@mandi/shared/ui/overlay/confirm-dialog";
import { Pencil, Trash2 } from "lucide-react";
import { useState } from "react";
import styles from "./address-list.module.css";
import { PartyAddress } from "./party-address";
import { useRemoveAddress } from "./use-remove-address";

export interface AddressListProps {
  readonly list: readonly Address[];
  readonly onRemoved: () => void;
}

/** The saved addresses, each to change or to delete. */
export function AddressList({ list, onRemoved }: AddressListProps) {
  const [leaving, setLeaving] = useState<Address | null>(null);
  return (
    <>
      <ul className={styles.list}>
        {list.map((address) => (
          <li key={address.id} className={styles.entry}>
            <PartyAddress party={address} />
            <div className={styles.actions}>
              <ButtonLink
                to={`?mode=edit&id=${address.id}`}
                size="s"
                icon={Pencil}
                aria-label={addresses.editNamed(address.company_name)}
              >
                {addresses.edit}
              </ButtonLink>
              <Button
                size="s"
                variant="quiet"
                icon={Trash2}
                aria-label={addresses.removeNamed(address.company_name)}
                onClick={() => setLeaving(address)}
              >
                {addresses.remove}
              </Button>
            </div>
          </li>
        ))}
      </ul>
      {leaving ? <RemoveAddress address={leaving} onClose={() => setLeaving(null)} onRemoved={onRemoved} /> : null}
    </>
  );
}

interface RemoveAddressProps {
  readonly address: Address;
  readonly onClose: () => void;
  readonly onRemoved: () => void;
}

function RemoveAddress({ address, onClose, onRemoved }: RemoveAddressProps) {
  const { remove, isBusy, refusal } = useRemoveAddress(address.id, () => {
    onClose();
    onRemoved();
  });

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
