import type { InvoiceParty } from "@mandi/shared/contract/tax-invoice";
import { stateOfGstCode } from "@mandi/shared/format/state-codes";
import type { Db } from "../../../platform/database/database";
import { readCustomerProfile, readSellerProfile, readTransporterProfile } from "../../profiles/profile-view.service";
import { readConfigAnswer } from "../../site/site.service";
import type { InvoiceParties } from "./invoice-parties";

/** The platform as it is now. */
export async function readPlatformParty(db: Db): Promise<InvoiceParty> {
  const { general_setup: setup } = await readConfigAnswer(db);
  return partyOf(setup.legal_name ?? "", setup.address, setup.gst_number ?? "");
}

/** A carrier as they are now. */
export async function readCarrierParty(db: Db, userId: number): Promise<InvoiceParty> {
  const { data } = await readTransporterProfile(db, userId);
  const { company_name, address, gst_number } = data.transporter_detail;
  return partyOf(company_name || data.name, address, gst_number);
}

/** A person as they are now, whatever they trade as. */
export async function readPersonParty(db: Db, userId: number): Promise<InvoiceParty> {
  const { data } = await readCustomerProfile(db, userId);
  const { company_name, company_address, gst_number } = data.user_detail;
  return partyOf(company_name || data.name, company_address, gst_number);
}

/** Platform and seller as they are now. The state of a business is the one its tax number begins with. */
export async function readInvoiceParties(db: Db, sellerId: number): Promise<InvoiceParties> {
  const [{ data: seller }, platform] = await Promise.all([readSellerProfile(db, sellerId), readPlatformParty(db)]);
  return {
    platform,
    seller: partyOf(seller.business_details.name, seller.kyc_details.address, seller.kyc_details.gst_number),
  };
}

function partyOf(name: string, address: string, gstNumber: string): InvoiceParty {
  return { name, address, gst_number: gstNumber, state: stateOfGstCode(gstNumber.slice(0, 2)) ?? "" };
}
