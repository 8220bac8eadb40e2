import type { Address } from "@mandi/shared/contract/address";
import { addresses } from "@mandi/shared/messages/buyer";
import { Button, ButtonLink } from "@mandi/shared/ui/controls/button";
import { Panel } from "@mandi/shared/ui/layout/panel";
import styles from "./address-editor.module.css";
import { AddressForm } from "./address-form";
import { useAddressForm } from "./use-address-form";

export interface AddressEditorProps {
  /** The address to change, or null for a new one. */
  readonly address: Address | null;
  readonly onSaved: () => void;
}

/** The page's modes add and edit. */
export function AddressEditor({ address, onSaved }: AddressEditorProps) {
  const { submit, isBusy, isShut, refusal } = useAddressForm(address, onSaved);
  return (
    <Panel rule="ink" className={styles.panel}>
      <AddressForm id="address-form" address={address} refusal={refusal} onSubmit={submit}>
        <div className={styles.actions}>
          <Button
            type="submit"
            variant="primary"
            isBusy={isBusy}
            busyText={addresses.saving}
            disabled={isShut && !isBusy}
          >
            {addresses.save}
          </Button>
          <ButtonLink to="/address" variant="quiet" replace>
            {addresses.cancel}
          </ButtonLink>
        </div>
      </AddressForm>
    </Panel>
  );
}
