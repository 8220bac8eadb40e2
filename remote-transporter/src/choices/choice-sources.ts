import { choices } from "@mandi/shared/messages/transporter";
import { assignProducts, assignVehicles, readProductChoices, readVehicleChoices } from "./choices.api";
import type { ChoiceSource } from "./use-choices";

/** The commodity products a transporter carries. */
export const productSource: ChoiceSource = {
  name: choices.products,
  read: readProductChoices,
  assign: assignProducts,
  nothingChosen: choices.productMissing,
};

/** The kinds of vehicles a transporter has. */
export const vehicleSource: ChoiceSource = {
  name: choices.vehicles,
  read: readVehicleChoices,
  assign: assignVehicles,
  nothingChosen: choices.vehicleMissing,
};
