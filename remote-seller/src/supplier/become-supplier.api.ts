import { CustomerProfileAnswer } from "@mandi/shared/contract/profile";
import { type BecomeSellerBody, RegistrationInfoAnswer } from "@mandi/shared/contract/registration";
import { MessageAnswer } from "@mandi/shared/contract/wire";
import { http } from "@mandi/shared/http";

export type BuyerProfile = CustomerProfileAnswer["data"];
export type SellerType = RegistrationInfoAnswer["seller_type"][number];

export async function readBuyerProfile(signal: AbortSignal): Promise<BuyerProfile> {
  const { data } = await http.get("/customer/profile", CustomerProfileAnswer, { signal });
  return data;
}

export async function readSellerTypes(signal: AbortSignal): Promise<SellerType[]> {
  const { seller_type } = await http.get("/registration-form-info", RegistrationInfoAnswer, { signal });
  return seller_type;
}

export function becomeSeller(body: BecomeSellerBody, idempotencyKey: string): Promise<MessageAnswer> {
  return http.post("/customer/become-seller", body, MessageAnswer, { idempotencyKey });
}
