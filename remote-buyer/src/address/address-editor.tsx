import type { Address } from "@mandi/shared/contract/address";
import { addressPath } from "@mandi/shared/contract/page-paths";
import { SubmitButton } from "@mandi/shared/forms/parts/submit-button";
import { addresses } from "@mandi/shared/messages/buyer-address";
import { ButtonLink } from "@mandi/shared/ui/controls/button";
import { Panel } from "@mandi/shared/ui/layout/panel";
import styles from "./address-editor.module.css";
import { AddressFields, AddressForm } from "./address-form";
import { useAddressForm } from "./use-address-form";

export interface AddressEditorProps {
  /** The address to change, or null for a new one. */
  readonly address: Address | null;
  readonly onSaved: () => void;
  /** Called after the success message. */
  readonly onLeave: () => void;
}

/** The page's modes add and edit. */
export function AddressEditor({ address, onSaved, onLeave }: AddressEditorProps) {
  const { submit, saving } = useAddressForm(address, { onRefresh: onSaved, onLeave });
  return (
    <Panel rule="ink" className={styles.panel}>
      <AddressForm address={address} onSubmit={submit}>
        <AddressFields saving={saving} isGuarded>
          <div className={styles.actions}>
            <SubmitButton saving={saving} busyText={addresses.saving}>
              {addresses.save}
            </SubmitButton>
            <ButtonLink to={addressPath} variant="quiet" replace>
              {addresses.cancel}
            </ButtonLink>
          </div>
        </AddressFields>
      </AddressForm>
    </Panel>
  );
}
