import { accountKinds } from "@mandi/shared/contract/desk/account";
import { accountWords, journals } from "@mandi/shared/messages/desk-books";

/** `Owed by the buyer, order O2627000096` for `receivable:96`; a text that is not an account is returned unchanged. */
export function accountName(code: string, order?: string | null): string {
  const kind = accountKinds.find((one) => code === one || code.startsWith(`${one}:`));
  if (kind === undefined) return code;
  const words = accountWords[kind];
  if (order) return `${words}, ${journals.ofOrder(order)}`;
  return kind === "tds_payable" ? `${words}, ${journals.ofCode(code.slice(kind.length + 1))}` : words;
}
