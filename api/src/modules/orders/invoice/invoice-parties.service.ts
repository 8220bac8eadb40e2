import type { InvoiceParty } from "@mandi/shared/contract/tax-invoice";
import { stateOfGstCode } from "@mandi/shared/format/state-codes";
import type { Db } from "../../../platform/database/database";
import { readCustomerProfile, readSellerProfile, readTransporterProfile } from "../../profiles/profile-view.service";
import { readConfigAnswer } from "../../site/site.service";
import { readRegisteredAddress } from "../../tax/registration.service";
import type { OrderRow } from "../order.store";
import type { InvoiceParties } from "./invoice-parties";

/** The platform as it is now, from its company details. */
export async function readPlatformParty(db: Db): Promise<InvoiceParty> {
  const { general_setup: setup } = await readConfigAnswer(db);
  return partyOf(setup.legal_name ?? "", setup.address, setup.gst_number ?? "");
}

/** The platform on a day, under the registration of an order (docs/domain.md#papers). */
export async function readPlatformOf(
  db: Db,
  { platform_gstin: gstin }: Pick<OrderRow, "platform_gstin">,
  day: string,
): Promise<InvoiceParty> {
  const [main, address] = await Promise.all([
    readPlatformParty(db),
    gstin === "" ? "" : readRegisteredAddress(db, gstin, day),
  ]);
  return gstin === "" || gstin === main.gst_number ? main : partyOf(main.name, address, gstin);
}

/** A carrier's current details. */
export async function readCarrierParty(db: Db, userId: number): Promise<InvoiceParty> {
  const { data } = await readTransporterProfile(db, userId);
  const { company_name, address, gst_number } = data.transporter_detail;
  return partyOf(company_name || data.name, address, gst_number);
}

/** A person's current details, whatever their role. */
export async function readPersonParty(db: Db, userId: number): Promise<InvoiceParty> {
  const { data } = await readCustomerProfile(db, userId);
  const { company_name, company_address, gst_number } = data.user_detail;
  return partyOf(company_name || data.name, company_address, gst_number);
}

/** Platform and seller of an order on a day. The state of a business is the one its tax number begins with. */
export async function readInvoiceParties(
  db: Db,
  order: Pick<OrderRow, "seller_id" | "platform_gstin">,
  day: string,
): Promise<InvoiceParties> {
  const [seller, platform] = await Promise.all([readSellerParty(db, order.seller_id), readPlatformOf(db, order, day)]);
  return { platform, seller };
}

/** A seller's current details. */
export async function readSellerParty(db: Db, sellerId: number): Promise<InvoiceParty> {
  const { business_details, kyc_details } = (await readSellerProfile(db, sellerId)).data;
  return partyOf(business_details.name, kyc_details.address, kyc_details.gst_number);
}

function partyOf(name: string, address: string, gstNumber: string): InvoiceParty {
  return { name, address, gst_number: gstNumber, state: stateOfGstCode(gstNumber.slice(0, 2)) ?? "" };
}
