import type { Address } from "@mandi/shared/contract/address";
import { addresses } from "@mandi/shared/messages/buyer-account";
import { Button, ButtonLink } from "@mandi/shared/ui/controls/button";
import { Panel } from "@mandi/shared/ui/layout/panel";
import { KeepTyped } from "@mandi/shared/ui/overlay/keep-typed";
import { redirectAfterMs } from "../page/use-after-save";
import styles from "./address-editor.module.css";
import { AddressFields, AddressForm } from "./address-form";
import { useAddressForm } from "./use-address-form";

export interface AddressEditorProps {
  /** The address to change, or null for a new one. */
  readonly address: Address | null;
  readonly onSaved: () => void;
  /** After the message of the success. */
  readonly onLeave: () => void;
}

/** The page's modes add and edit. */
export function AddressEditor({ address, onSaved, onLeave }: AddressEditorProps) {
  const { submit, isBusy, isShut, isSaved, refusal } = useAddressForm(address, {
    refresh: onSaved,
    goOn: onLeave,
    afterMs: redirectAfterMs,
  });
  return (
    <Panel rule="ink" className={styles.panel}>
      <AddressForm address={address} onSubmit={submit}>
        {(isDirty) => (
          <AddressFields id="address-form" refusal={refusal}>
            <KeepTyped isDirty={isDirty && !isSaved} />
            <div className={styles.actions}>
              <Button
                type="submit"
                variant="primary"
                isBusy={isBusy || isSaved}
                busyText={addresses.saving}
                disabled={isShut && !isBusy && !isSaved}
              >
                {addresses.save}
              </Button>
              <ButtonLink to="/address" variant="quiet" replace>
                {addresses.cancel}
              </ButtonLink>
            </div>
          </AddressFields>
        )}
      </AddressForm>
    </Panel>
  );
}
