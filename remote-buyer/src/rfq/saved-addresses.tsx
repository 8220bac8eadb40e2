import type { ListedAddress } from "@mandi/shared/contract/address";
import { rfq } from "@mandi/shared/messages/rfq";
import { useDelivery } from "@mandi/shared/session";
import { Button } from "@mandi/shared/ui/controls/button";
import { FieldError } from "@mandi/shared/ui/controls/field-message";
import { RadioGroup } from "@mandi/shared/ui/controls/radio-group";
import { useMediaQuery } from "@mandi/shared/ui/media/use-media-query";
import { useId, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { addressLine } from "../address/party-address";
import { AddAddressButton } from "./add-address-button";
import styles from "./address-choice.module.css";
import type { AddressPart } from "./use-new-address";

export interface SavedAddressesProps {
  readonly part: AddressPart;
  readonly list: readonly ListedAddress[];
  readonly chosen: number | null;
  readonly error: string | undefined;
  readonly onChoose: (id: number) => void;
  readonly onAdd: () => void;
}

/** The saved addresses to choose from; on a phone the chosen one, and the others on demand. */
export function SavedAddresses({ part, list, chosen, error, onChoose, onAdd }: SavedAddressesProps) {
  const errorId = useId();
  const place = useDelivery();
  const isPhone = useMediaQuery("(max-width: 767px)");
  const [areAllShown, setAreAllShown] = useState(false);
  const group = useRef<HTMLDivElement>(null);
  const known = list.find(({ id }) => id === chosen);
  const isShort = isPhone && !areAllShown && error === undefined && known !== undefined && list.length > 2;

  function showAll(): void {
    flushSync(() => setAreAllShown(true));
    // The button that was pressed is gone.
    group.current?.querySelector<HTMLInputElement>("input:checked")?.focus();
  }
  if (list.length === 0) {
    return (
      <div className={styles.first}>
        {part === "billing" ? (
          <p className={styles.hint}>
            {rfq.noAddress} {rfq.noAddressText}
          </p>
        ) : null}
        <AddAddressButton
          variant="secondary"
          pincode={part === "consignee" ? place?.pincode : undefined}
          onPress={onAdd}
          describedBy={error ? errorId : undefined}
        />
        <FieldError id={errorId}>{error}</FieldError>
      </div>
    );
  }
  return (
    <div ref={group}>
      <RadioGroup
        label={part === "billing" ? rfq.billing : rfq.consignee}
        name={part}
        look="boxed"
        className={styles.choices}
        choices={(isShort ? [known] : inOrder(part, list)).map((address) => ({
          value: String(address.id),
          label: <b className={styles.name}>{address.company_name}</b>,
          detail: addressLine(address),
          ...(part === "billing" && address.is_last_billed && { aside: rfq.lastUsed }),
        }))}
        value={chosen === null ? "" : String(chosen)}
        onValue={(id) => {
          setAreAllShown(true);
          onChoose(Number(id));
        }}
        error={error}
      />
      {isShort ? (
        <Button variant="quiet" size="s" className={styles.others} onClick={showAll}>
          {rfq.otherAddresses(list.length - 1)}
        </Button>
      ) : null}
    </div>
  );
}

/** The address that was billed last stands first where one is chosen to be billed. */
function inOrder(part: AddressPart, list: readonly ListedAddress[]): readonly ListedAddress[] {
  const last = part === "billing" ? list.find((address) => address.is_last_billed) : undefined;
  return last === undefined ? list : [last, ...list.filter((address) => address !== last)];
}
