import { choices } from "@mandi/shared/messages/transporter-start";
import { ChoiceGrid } from "./choice-grid";
import { vehicleSource } from "./choice-sources";

/** The kinds of vehicles a transporter has. */
export function VehicleList() {
  return <ChoiceGrid source={vehicleSource} searchLabel={choices.searchVehicles} />;
}
