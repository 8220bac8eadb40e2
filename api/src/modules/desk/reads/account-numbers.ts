import { type DeskRole, hasRight } from "@mandi/shared/contract/desk/right";
import { maskedAccount } from "@mandi/shared/format/bank-account";

/** Acts whose input has the number of a person's bank account. */
const withAccount: ReadonlySet<string> = new Set(["user bank-account"]);

/** What was entered by an act, as JSON, without the number of a person's bank account, which only its second person needs. */
export function withoutAccountNumber(action: string, entered: object): string {
  if (!withAccount.has(action)) return JSON.stringify(entered);
  return JSON.stringify(entered, (key, value: unknown) =>
    key === "account_number" && typeof value === "string" ? maskedAccount(value) : value,
  );
}

/** Whether somebody reads whole account numbers in requests: they move money, or are the second person. */
export function readsAccountNumbers(roles: readonly DeskRole[]): boolean {
  return hasRight(roles, "money") || hasRight(roles, "confirm");
}
