import { choices } from "@mandi/shared/messages/transporter";
import { ChoiceGrid } from "./choice-grid";
import { assignVehicles, readVehicleChoices } from "./choices.api";
import type { ChoiceSource } from "./use-choices";

const source: ChoiceSource = {
  name: choices.vehicles,
  read: readVehicleChoices,
  assign: assignVehicles,
  nothingChosen: choices.vehicleMissing,
};

/** The kinds of vehicles a transporter has. */
export function VehicleList() {
  return <ChoiceGrid source={source} intro={choices.vehicleIntro} searchLabel={choices.searchVehicles} />;
}
