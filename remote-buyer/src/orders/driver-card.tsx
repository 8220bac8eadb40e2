import type { Driver } from "@mandi/shared/contract/order";
import { formatPhone, telephoneLink } from "@mandi/shared/format/phone";
import { formatWeighedTonnes } from "@mandi/shared/format/quantity";
import { formatVehicle } from "@mandi/shared/format/vehicle";
import { orders } from "@mandi/shared/messages/buyer-orders";
import { common } from "@mandi/shared/messages/common";
import { ButtonAnchor } from "@mandi/shared/ui/controls/button";
import { DefinitionList } from "@mandi/shared/ui/data/definition-list";
import { Picture } from "@mandi/shared/ui/media/picture";
import { FileText } from "lucide-react";
import type { ReactNode } from "react";
import styles from "./driver-card.module.css";

/** One vehicle with all its known details. */
export function DriverCard({ driver }: { readonly driver: Driver }) {
  const { name, photo, vehicle_number } = driver;
  return (
    <article className={styles.card} aria-label={formatVehicle(vehicle_number)}>
      <div className={styles.head}>
        <Picture src={photo} alt={orders.driverPhoto(name)} variant="user" size="m" fit="cover" />
        <div>
          <h3 className={styles.vehicle}>{formatVehicle(vehicle_number) || common.missing}</h3>
          <p className={styles.name}>{name}</p>
        </div>
      </div>
      <DefinitionList isWide items={factsOf(driver)} />
      <Papers driver={driver} />
      <Pictures driver={driver} />
    </article>
  );
}

/** The known details of the vehicle: a missing one takes no line. */
function factsOf(driver: Driver) {
  const { final_quantity_by_seller } = driver;
  return [
    { term: orders.driverPhone, value: phone(driver.phone) },
    { term: orders.otherPhone, value: phone(driver.alternate_phone_number) },
    {
      term: orders.loadedQuantity,
      value: final_quantity_by_seller === null ? "" : formatWeighedTonnes(final_quantity_by_seller),
    },
    { term: orders.tracking, value: driver.tracking_number },
    { term: orders.transporter, value: driver.transporter_name },
    { term: orders.transporterPhone, value: phone(driver.transporter_phone_number) },
  ].filter(({ value }) => value !== "" && value !== null);
}

function phone(number: string): ReactNode {
  if (number === "") return null;
  return (
    <a href={telephoneLink(number)} className={styles.phone}>
      {formatPhone(number)}
    </a>
  );
}

function Papers({ driver }: { readonly driver: Driver }) {
  const papers = [
    { label: orders.invoice, address: driver.invoice },
    { label: orders.ebill, address: driver.ebill },
    { label: orders.receipt, address: driver.transport_receipt },
  ].filter(({ address }) => address !== null);
  if (papers.length === 0) return null;
  return (
    <ul className={styles.row} aria-label={orders.papers} data-print="hide">
      {papers.map(({ label, address }) => (
        <li key={label}>
          <ButtonAnchor href={address ?? undefined} target="_blank" rel="noopener" size="s" icon={FileText}>
            {label}
          </ButtonAnchor>
        </li>
      ))}
    </ul>
  );
}

function Pictures({ driver }: { readonly driver: Driver }) {
  const pictures = [
    { label: orders.withVehicle, src: driver.driver_with_vehicle_photo },
    { label: orders.loadedPhoto, src: driver.loaded_vehicle_photo },
    { label: orders.unloadedPhoto, src: driver.unloaded_vehicle_photo },
  ].filter(({ src }) => src !== null);
  if (pictures.length === 0) return null;
  return (
    <ul className={styles.row} aria-label={orders.pictures}>
      {pictures.map(({ label, src }) => (
        <li key={label}>
          <a href={src ?? undefined} target="_blank" rel="noopener" className={styles.picture}>
            <Picture src={src} alt="" fit="cover" />
            <span className={styles.caption}>{label}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}
