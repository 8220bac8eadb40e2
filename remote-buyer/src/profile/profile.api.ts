import {
  CustomerProfileAnswer,
  type CustomerProfileBody,
  SellerProfileAnswer,
  type SellerProfileBody,
  TransporterProfileAnswer,
  type TransporterProfileBody,
} from "@mandi/shared/contract/profile";
import { RegistrationInfoAnswer } from "@mandi/shared/contract/registration";
import { MessageAnswer } from "@mandi/shared/contract/wire";
import { http } from "@mandi/shared/http";

export type BuyerProfile = CustomerProfileAnswer["data"];
export type SellerProfile = SellerProfileAnswer["data"];
export type TransporterProfile = TransporterProfileAnswer["data"];

export async function readBuyerProfile(signal: AbortSignal): Promise<BuyerProfile> {
  return (await http.get("/customer/profile", CustomerProfileAnswer, { signal })).data;
}

export async function readSellerProfile(signal: AbortSignal): Promise<SellerProfile> {
  return (await http.get("/seller/profile", SellerProfileAnswer, { signal })).data;
}

export async function readTransporterProfile(signal: AbortSignal): Promise<TransporterProfile> {
  return (await http.get("/transporter/profile", TransporterProfileAnswer, { signal })).data;
}

/** Ends the sessions on all other devices. Repeating it is harmless, so it needs no idempotency key. */
export function logOutOthers(): Promise<MessageAnswer> {
  return http.post("/logout-others", undefined, MessageAnswer);
}

/** Types of business: of a buyer, and of a supplier. */
export function readBusinessTypes(signal: AbortSignal): Promise<RegistrationInfoAnswer> {
  return http.get("/registration-form-info", RegistrationInfoAnswer, { signal });
}

export const saveBuyerProfile = (body: CustomerProfileBody) =>
  http.post("/customer/update-profile", body, MessageAnswer);

export const saveSellerProfile = (body: SellerProfileBody) => http.post("/seller/update-profile", body, MessageAnswer);

export const saveTransporterProfile = (body: TransporterProfileBody) =>
  http.post("/transporter/update-profile", body, MessageAnswer);
