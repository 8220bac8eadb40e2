import { sentenceOf } from "@mandi/shared/contract/field-problem";
import { AssignProductBody, AssignVehicleBody } from "@mandi/shared/contract/transporter/choices";
import { choices } from "@mandi/shared/messages/transporter-start";
import { defineQuery } from "@mandi/shared/query/query";
import { assignProducts, assignVehicles, type Choice, readProductChoices, readVehicleChoices } from "./choices.api";
import type { ChoiceSource } from "./use-choices";

const isEmpty = (list: readonly Choice[]): boolean => list.length === 0;

/** The commodity products a transporter carries. */
export const productSource: ChoiceSource = {
  name: choices.products,
  query: defineQuery(readProductChoices, { isEmpty }),
  assign: assignProducts,
  nothingChosen: sentenceOf(AssignProductBody.properties.commodity_product),
};

/** The kinds of vehicles a transporter has. */
export const vehicleSource: ChoiceSource = {
  name: choices.vehicles,
  query: defineQuery(readVehicleChoices, { isEmpty }),
  assign: assignVehicles,
  nothingChosen: sentenceOf(AssignVehicleBody.properties.vehicle),
};
