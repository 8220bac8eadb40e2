import type { BankAccount } from "@mandi/shared/contract/bank-account";
import { bankAccountWrites as writes } from "@mandi/shared/contract/desk/bank-account";
import { checkAccountNumber, checkIfsc, checkUpiId } from "@mandi/shared/format/bank-account";
import type { IdentifierCheck } from "@mandi/shared/format/identifier";
import type { Static } from "typebox";
import { Refusal } from "../../../platform/errors";
import { nobody } from "../../../reads/desk/parties.read";
import { findBankAccount, setBankAccount } from "../../bank-account/bank-account.open.store";
import { type DeskAction, deskAction } from "./desk-action";

const { body } = writes["bank-account set"];

/** The account as it will be shown. @throws Refusal 422 that names every wrong field and its format */
export function readAccount(input: Omit<Static<typeof body>, "reason">): BankAccount {
  const { upi_id = "" } = input;
  const checks = {
    account_number: checkAccountNumber(input.account_number),
    ifsc: checkIfsc(input.ifsc),
    ...(upi_id === "" ? {} : { upi_id: checkUpiId(upi_id) }),
  };
  refuseInvalid(checks);
  return {
    account_name: input.account_name.trim(),
    account_number: checks.account_number.value,
    ifsc: checks.ifsc.value,
    bank: input.bank.trim(),
    branch: input.branch.trim(),
    upi_id: checks.upi_id?.value ?? "",
  };
}

/** @throws Refusal 422 */
function refuseInvalid(checks: Readonly<Record<string, IdentifierCheck>>): void {
  const errors = Object.entries(checks).flatMap(([field, check]) =>
    check.kind === "invalid" ? [[field, [check.reason]] as const] : [],
  );
  if (errors.length > 0) throw new Refusal("invalid", { errors: Object.fromEntries(errors) });
}

/** One line of the account, for the second person to compare with what they were given. */
function inWords({ account_name, account_number, ifsc, bank, branch, upi_id }: BankAccount): string {
  return `${account_name}, account ${account_number}, IFSC ${ifsc}, ${bank}, ${branch}, ${upi_id === "" ? "no UPI ID" : `UPI ID ${upi_id}`}`;
}

/** The account that payers send money to. */
export const bankAccountActions: readonly DeskAction[] = [
  deskAction("bank-account set", writes["bank-account set"], {
    subject: () => "bank-account",
    parties: nobody,
    // Every payer sends money to this account, so even the first one waits for a second person.
    needsSecond: async () => true,
    heading: "Change the bank account that payers send money to",
    async stands(db) {
      const account = await findBankAccount(db);
      return account ? `Payers see: ${inWords(account)}` : "Payers see no account";
    },
    shows: async (_db, _id, input) => `Payers will see: ${inWords(readAccount(input))}`,
    async run(tx, _id, input, { at, actorId }) {
      const account = readAccount(input);
      const shown = await findBankAccount(tx);
      if (shown && inWords(shown) === inWords(account)) {
        throw new Refusal("conflict", { message: "Payers already see this account." });
      }
      await setBankAccount(tx, account, { at, by: actorId });
      return { message: `Payers now see the account ${account.account_number}.` };
    },
  }),
];
