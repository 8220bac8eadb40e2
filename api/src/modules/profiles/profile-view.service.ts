import type {
  CustomerProfileAnswer,
  SellerProfileAnswer,
  TransporterProfileAnswer,
} from "@mandi/shared/contract/profile";
import type { RegistrationInfoAnswer } from "@mandi/shared/contract/registration";
import type { Db } from "../../platform/database/database";
import { presentCustomerProfile, presentSellerProfile, presentTransporterProfile } from "./profile.presenter";
import { selectChoices, selectChosen, selectNumbers, selectProfile, selectSharedPans } from "./profile.store";

export type { PanOfLogin } from "./profile.store";

export async function readRegistrationInfo(db: Db): Promise<RegistrationInfoAnswer> {
  return { business_type: await selectChoices(db, "business"), seller_type: await selectChoices(db, "seller") };
}

export async function readCustomerProfile(db: Db, userId: number): Promise<CustomerProfileAnswer> {
  return presentCustomerProfile(await selectProfile(db, userId), await selectChosen(db, userId, "business"));
}

export async function readSellerProfile(db: Db, userId: number): Promise<SellerProfileAnswer> {
  const [profile, chosen] = await Promise.all([selectProfile(db, userId), selectChosen(db, userId, "seller")]);
  return presentSellerProfile(profile, chosen);
}

export async function readTransporterProfile(db: Db, userId: number): Promise<TransporterProfileAnswer> {
  return presentTransporterProfile(await selectProfile(db, userId));
}

/** The numbers by which a person is verified; empty where they gave none. */
export const readNumbers = selectNumbers;

/** Every PAN that a person's profile has had, and the other logins whose profile has had one of them. */
export const listSharedPans = selectSharedPans;
