import { insertBankAccount, selectBankAccount, selectBankAccounts } from "./bank-account.store";

/** The account that payers are shown now; undefined as long as none was set. */
export const findBankAccount = selectBankAccount;

/** Every account that payers were ever shown, newest first: the first is the one that counts. */
export const listBankAccounts = selectBankAccounts;

/** From now on payers are shown this account. Its caller has had it confirmed. */
export const setBankAccount = insertBankAccount;
