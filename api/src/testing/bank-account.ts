import { setBankAccount } from "../modules/bank-account/bank-account.open.store";
import type { Db } from "../platform/database/database";

/** Payers of a test market are shown this account; without one no bank transfer can be reported. */
export function openBankAccount(db: Db): Promise<void> {
  const account = {
    account_name: "Mandi Test",
    account_number: "501147000001",
    ifsc: "HDFC0001147",
    bank: "HDFC Bank",
    branch: "Pandri, Raipur",
    upi_id: "",
  };
  return setBankAccount(db, account, { at: new Date(0), by: null });
}
