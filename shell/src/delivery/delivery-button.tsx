import { shell } from "@mandi/shared/messages/shell";
import { Icon } from "@mandi/shared/ui/media/icon";
import { ChevronDown, MapPin } from "lucide-react";
import styles from "./delivery-button.module.css";
import { DeliveryOpener } from "./delivery-opener";
import { useDeliveryPlaces } from "./use-delivery-places";

/** The place of delivery in the header, from 1025 px on. */
export function DeliveryButton() {
  const [place, , isInHeader] = useDeliveryPlaces();
  if (!isInHeader) return null;
  return (
    <DeliveryOpener className={styles.button}>
      <Icon of={MapPin} />
      <span className={styles.words}>
        <span className={styles.caption}>{shell.deliverTo}</span>{" "}
        <span className={styles.place}>{place ?? shell.deliverNowhere}</span>
      </span>
      <Icon of={ChevronDown} size="s" />
    </DeliveryOpener>
  );
}
