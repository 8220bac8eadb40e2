import { sentenceOf } from "@mandi/shared/contract/field-problem";
import { SellerOrderEventBody, type SellerVehicle } from "@mandi/shared/contract/seller-order";
import { formatWeighedTonnes } from "@mandi/shared/format/quantity";
import { formatVehicle } from "@mandi/shared/format/vehicle";
import { FormSelect } from "@mandi/shared/forms/parts/form-field";
import { order } from "@mandi/shared/messages/seller-order";
import { sellerWeight } from "@mandi/shared/messages/seller-weight";
import { string } from "yup";

export const vehicleSchema = string().required(sentenceOf(SellerOrderEventBody.properties.vehicle_id));

/** The initial choice: a single vehicle is chosen. */
export function onlyVehicle(vehicles: readonly SellerVehicle[]): string {
  return vehicles.length === 1 ? String(vehicles[0]?.id) : "";
}

/** A weight that was entered tells which vehicles of the order are still to be weighed, or what is invoiced. */
function labelOf({ vehicle_number, final_quantity }: SellerVehicle): string {
  const name = formatVehicle(vehicle_number);
  return final_quantity === null ? name : sellerWeight.ofVehicle(name, formatWeighedTonnes(final_quantity));
}

/** Chooses the vehicle of a step. */
export function VehicleField({ vehicles }: { readonly vehicles: readonly SellerVehicle[] }) {
  return (
    <FormSelect
      name="vehicle_id"
      label={order.vehicleLabel}
      placeholder={order.chooseVehicle}
      choices={vehicles.map((vehicle) => ({ value: String(vehicle.id), label: labelOf(vehicle) }))}
    />
  );
}
