import {
  type AssignProductBody,
  type AssignVehicleBody,
  TransporterProductListAnswer,
  TransporterVehicleListAnswer,
} from "@mandi/shared/contract/transporter/choices";
import { MessageAnswer } from "@mandi/shared/contract/wire";
import { formatTonnes } from "@mandi/shared/format/quantity";
import { http } from "@mandi/shared/http";
import { choices } from "@mandi/shared/messages/transporter-start";

/** Something that the transporter may offer: a product, a kind of vehicle. */
export interface Choice {
  readonly id: number;
  readonly name: string;
  readonly picture: string;
  /** A description in addition to its name: the category, or type and capacity. */
  readonly facts: string;
  readonly isSelected: boolean;
}

/** Commodity products with the caller's choice. */
export async function readProductChoices(signal: AbortSignal): Promise<Choice[]> {
  const { data } = await http.get("/transporter/product", TransporterProductListAnswer, { signal });
  return data.map(({ id, name, thumbnail, category_name, is_selected }) => ({
    id,
    name,
    picture: thumbnail,
    facts: category_name,
    isSelected: is_selected === 1,
  }));
}

/** Kinds of vehicles with the caller's choice. */
export async function readVehicleChoices(signal: AbortSignal): Promise<Choice[]> {
  const { data } = await http.get("/transporter/vehicle", TransporterVehicleListAnswer, { signal });
  return data.map(({ id, name, photo, type, capacity, is_selected }) => ({
    id,
    name,
    picture: photo,
    facts: choices.vehicleFacts(type, formatTonnes(capacity).replace(" MT", "")),
    isSelected: is_selected === 1,
  }));
}

/** The given products replace all that the caller carried before. */
export function assignProducts(ids: readonly number[], key: string): Promise<MessageAnswer> {
  const body: AssignProductBody = { commodity_product: [...ids] };
  return http.post("/transporter/assign-product", body, MessageAnswer, { idempotencyKey: key });
}

/** The given kinds of vehicles replace all that the caller had before. */
export function assignVehicles(ids: readonly number[], key: string): Promise<MessageAnswer> {
  const body: AssignVehicleBody = { vehicle: [...ids] };
  return http.post("/transporter/assign-vehicle", body, MessageAnswer, { idempotencyKey: key });
}
