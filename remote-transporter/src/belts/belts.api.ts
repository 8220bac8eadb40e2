import {
  type AssignBeltBody,
  type Belt,
  BeltListAnswer,
  CityListAnswer,
  StateListAnswer,
} from "@mandi/shared/contract/transporter/belt";
import { MessageAnswer } from "@mandi/shared/contract/wire";
import { http } from "@mandi/shared/http";

/** The belts of the caller. */
export async function readBelts(signal: AbortSignal): Promise<Belt[]> {
  const { data } = await http.get("/transporter/belt", BeltListAnswer, { signal });
  return data;
}

export async function readStates(signal: AbortSignal): Promise<string[]> {
  const { state_list } = await http.get("/transporter/state", StateListAnswer, { signal });
  return state_list;
}

export async function readCities(state: string, signal: AbortSignal): Promise<string[]> {
  const { city_list } = await http.get(`/transporter/city/${encodeURIComponent(state)}`, CityListAnswer, { signal });
  return city_list;
}

/** Adds a belt, or replaces the one that the body names. */
export function saveBelt(body: AssignBeltBody, key: string): Promise<MessageAnswer> {
  return http.post("/transporter/assign-belt", body, MessageAnswer, { idempotencyKey: key });
}

/** Additive: the specification lacks it. */
export function deleteBelt(id: number, key: string): Promise<MessageAnswer> {
  return http.delete(`/transporter/belt/${id}`, MessageAnswer, { idempotencyKey: key });
}
