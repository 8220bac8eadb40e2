import { chooseExPrices } from "@mandi/shared/browser/ex-prices";
import { common } from "@mandi/shared/messages/common";
import { deliveryDialog } from "@mandi/shared/messages/delivery-dialog";
import { usualPlaceReason } from "@mandi/shared/messages/usual-place";
import { setDelivery, useDelivery } from "@mandi/shared/session";
import { Button } from "@mandi/shared/ui/controls/button";
import { IconButton } from "@mandi/shared/ui/controls/icon-button";
import { TextField } from "@mandi/shared/ui/controls/text-field";
import { X } from "lucide-react";
import { type FormEvent, type MouseEvent, useEffect, useId, useRef } from "react";
import styles from "./delivery-dialog.module.css";
import { useOwnPlaces } from "./use-own-places";
import { useTypedPincode } from "./use-typed-pincode";

interface DeliveryDialogProps {
  readonly onClose: () => void;
}

/** Asks for the place of delivery. A native modal dialog: the browser handles focus, Escape and the page behind it. */
export function DeliveryDialog({ onClose }: DeliveryDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const title = useId();
  const delivery = useDelivery();
  const reason = usualPlaceReason(delivery?.from);
  const own = useOwnPlaces().filter(({ pincode }) => pincode !== delivery?.pincode);
  const { text, change, problem, isLooking, submit } = useTypedPincode(onClose, () => focusFieldIn(dialog.current));

  useEffect(() => {
    dialog.current?.showModal();
    focusFieldIn(dialog.current);
  }, []);

  function handleSubmit(event: FormEvent): void {
    event.preventDefault();
    submit();
  }

  function choose(place: Parameters<typeof setDelivery>[0]): void {
    if (place === null) chooseExPrices();
    setDelivery(place);
    onClose();
  }

  /** Only the backdrop is the dialog itself; everything else is inside. */
  function handleBackdrop({ target }: MouseEvent): void {
    if (target === dialog.current) onClose();
  }

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: a press outside the dialog; the keyboard has Escape and the close button
    <dialog ref={dialog} className={styles.dialog} aria-labelledby={title} onClose={onClose} onClick={handleBackdrop}>
      <form className={styles.sheet} noValidate onSubmit={handleSubmit}>
        <div className={styles.head}>
          <h2 id={title} className={styles.title}>
            {deliveryDialog.title}
          </h2>
          <IconButton icon={X} label={common.close} onClick={onClose} />
        </div>
        <p className={styles.text}>{deliveryDialog.text}</p>
        {delivery && reason ? (
          <p className={styles.text}>{deliveryDialog.usual(`${delivery.pincode} ${delivery.city}`, reason)}</p>
        ) : null}
        {own.length > 0 && (
          <ul className={styles.places}>
            {own.map((place) => (
              <li key={place.pincode}>
                <Button isFull onClick={() => choose(place)}>
                  {deliveryDialog.own(place.pincode, place.city)}
                </Button>
              </li>
            ))}
          </ul>
        )}
        <TextField
          label={deliveryDialog.pincode}
          value={text}
          inputMode="numeric"
          autoComplete="postal-code"
          maxLength={7}
          error={problem}
          onChange={({ target }) => change(target.value)}
        />
        <div className={styles.foot}>
          {delivery && <Button onClick={() => choose(null)}>{deliveryDialog.clear}</Button>}
          <Button type="submit" variant="primary" isBusy={isLooking}>
            {deliveryDialog.use}
          </Button>
        </div>
      </form>
    </dialog>
  );
}

function focusFieldIn(dialog: HTMLElement | null): void {
  dialog?.querySelector("input")?.focus();
}
