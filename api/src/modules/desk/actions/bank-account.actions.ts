import type { BankAccount } from "@mandi/shared/contract/bank-account";
import { bankAccountWrites as writes } from "@mandi/shared/contract/desk/bank-account";
import { checkAccountNumber, checkIfsc, checkUpiId } from "@mandi/shared/format/bank-account";
import type { IdentifierCheck } from "@mandi/shared/format/identifier";
import type { Static } from "typebox";
import { invalidField, Refusal } from "../../../platform/errors";
import { findBankAccount, setBankAccount } from "../../bank-account/bank-account.service";
import { type DeskAction, deskAction } from "./desk-action";
import { nobody } from "./parties.store";

const { body } = writes["bank-account set"];

/** The account as it will be shown. @throws Refusal 422 that names the field and how it is written */
export function readAccount(input: Omit<Static<typeof body>, "reason">): BankAccount {
  return {
    account_name: input.account_name.trim(),
    account_number: checked("account_number", checkAccountNumber(input.account_number)),
    ifsc: checked("ifsc", checkIfsc(input.ifsc)),
    bank: input.bank.trim(),
    branch: input.branch.trim(),
    upi_id: input.upi_id === undefined || input.upi_id === "" ? "" : checked("upi_id", checkUpiId(input.upi_id)),
  };
}

function checked(field: string, check: IdentifierCheck): string {
  if (check.kind === "invalid") throw invalidField(field, check.reason);
  return check.value;
}

/** One line of the account, as the second person compares it with what they were told. */
function inWords({ account_name, account_number, ifsc, bank, branch, upi_id }: BankAccount): string {
  return `${account_name}, account ${account_number}, IFSC ${ifsc}, ${bank}, ${branch}, ${upi_id === "" ? "no UPI id" : `UPI id ${upi_id}`}`;
}

/** The account that payers send money to. */
export const bankAccountActions: readonly DeskAction[] = [
  deskAction("bank-account set", writes["bank-account set"], {
    subject: () => "bank-account",
    parties: nobody,
    // The account receives what every payer sends, so the first one waits for a second person too.
    needsSecond: async () => true,
    shows: (input) => `Payers are shown: ${inWords(readAccount(input))}`,
    async run(tx, _id, input, { at, actorId }) {
      const account = readAccount(input);
      const shown = await findBankAccount(tx);
      if (shown && inWords(shown) === inWords(account)) {
        throw new Refusal("conflict", { message: "Payers are shown this account already." });
      }
      await setBankAccount(tx, account, { at, by: actorId });
      return { message: `Payers are shown the account ${account.account_number} from now on.` };
    },
  }),
];
