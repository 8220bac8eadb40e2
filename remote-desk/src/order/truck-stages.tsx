import { formatMoment } from "@mandi/shared/format/dates";
import { formatPhone } from "@mandi/shared/format/phone";
import { formatTonnes, formatWeighedTonnes } from "@mandi/shared/format/quantity";
import { formatVehicle } from "@mandi/shared/format/vehicle";
import { truckStages } from "@mandi/shared/messages/desk-trucks";
import { type Step, Stepper } from "@mandi/shared/ui/data/stepper";
import type { DeskOrder } from "./order.api";
import styles from "./order.module.css";

type Truck = DeskOrder["buyer_view"]["driver_list"][number];

/** Each truck with its driver and its progress; the first missing stage is the next one to enter. */
export function TruckStages({ trucks }: { readonly trucks: readonly Truck[] }) {
  if (trucks.length === 0) return null;
  return (
    <ul className={styles.trucks}>
      {trucks.map((truck) => (
        <li key={truck.id}>
          <p>
            <b>{formatVehicle(truck.vehicle_number)}</b> {truck.name}{" "}
            {truck.phone === "" ? null : <Call phone={truck.phone} />}
          </p>
          <Stepper label={truckStages.label(formatVehicle(truck.vehicle_number))} steps={stepsOf(truck)} />
        </li>
      ))}
    </ul>
  );
}

const Call = ({ phone }: { readonly phone: string }) => <a href={`tel:+91${phone}`}>{formatPhone(phone)}</a>;

interface Stage {
  readonly title: string;
  /** The result of a stage; null while it is not done. */
  readonly detail: string | null;
}

function stagesOf(truck: Truck): readonly Stage[] {
  const { planned_quantity: planned, final_quantity_by_seller: loaded, delivered_at: delivered } = truck;
  return [
    { title: truckStages.planned, detail: planned === undefined ? "" : formatTonnes(planned) },
    { title: truckStages.driver, detail: truck.name || null },
    { title: truckStages.loaded, detail: loaded === null ? null : formatWeighedTonnes(loaded) },
    { title: truckStages.invoiced, detail: truck.invoice_number ?? null },
    { title: truckStages.receipt, detail: truck.transport_receipt_number ?? null },
    { title: truckStages.eway, detail: truck.eway_bill ?? null },
    { title: truckStages.delivered, detail: delivered ? formatMoment(delivered) : null },
  ];
}

function stepsOf(truck: Truck): readonly Step[] {
  const all = stagesOf(truck);
  const now = all.findIndex(({ detail }) => detail === null);
  return all.map(({ title, detail }, place) => ({
    key: title,
    title,
    ...(detail !== null && { detail }),
    state: detail !== null ? "done" : place === now ? "now" : "next",
  }));
}
