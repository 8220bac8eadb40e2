import { shell } from "@mandi/shared/messages/shell";
import { useDelivery } from "@mandi/shared/session";
import { Icon } from "@mandi/shared/ui/media/icon";
import { ChevronDown, MapPin } from "lucide-react";
import styles from "./delivery-button.module.css";
import { DeliveryOpener } from "./delivery-opener";

/** The place of delivery in the header, from 1025 px on. */
export function DeliveryButton() {
  const delivery = useDelivery();
  return (
    <DeliveryOpener className={styles.button}>
      <Icon of={MapPin} />
      <span className={styles.words}>
        <span className={styles.caption}>{shell.deliverTo}</span>{" "}
        <span className={styles.place}>
          {delivery ? `${delivery.pincode} ${delivery.city}`.trim() : shell.deliverNowhere}
        </span>
      </span>
      <Icon of={ChevronDown} size="s" />
    </DeliveryOpener>
  );
}
