import type { Address } from "@mandi/shared/contract/address";
import { addresses } from "@mandi/shared/messages/buyer-address";
import { common } from "@mandi/shared/messages/common";
import { Button, ButtonLink } from "@mandi/shared/ui/controls/button";
import { latePart } from "@mandi/shared/ui/feedback/late-part";
import { Pencil, Trash2 } from "lucide-react";
import { useState } from "react";
import styles from "./address-list.module.css";
import { PartyAddress } from "./party-address";

const RemoveAddressDialog = latePart(
  async () => (await import(/* webpackChunkName: "remove-address" */ "./remove-address-dialog")).RemoveAddressDialog,
  { failed: common.failedTitle, waiting: null, isAsked: true },
);

export interface AddressListProps {
  readonly list: readonly Address[];
  readonly onRemoved: () => void;
}

/** The saved addresses, each with ways to change and delete it. */
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
      {leaving ? (
        <RemoveAddressDialog
          address={leaving}
          onClose={() => setLeaving(null)}
          onRemoved={() => {
            setLeaving(null);
            onRemoved();
          }}
        />
      ) : null}
    </>
  );
}
