import { formatRupees } from "@mandi/shared/format/rupees";
import { confirmation } from "@mandi/shared/messages/buyer-money";
import { payment } from "@mandi/shared/messages/buyer-trade";
import type { RadioChoice } from "@mandi/shared/ui/controls/radio-group";
import type { Balances } from "./use-balances";

/** The ways to pay, each with the amount it can pay. */
export function sourceChoices(amount: number, balances: Balances | null, hasFailed: boolean): readonly RadioChoice[] {
  const unknown = hasFailed ? payment.unknown : payment.loading;
  return [
    { value: "cash", label: payment.cash, detail: balances ? cashWords(balances.cash, amount) : unknown },
    {
      value: "credit",
      label: payment.credit,
      detail: balances ? creditWords(balances, amount) : unknown,
      isDisabled: balances !== null && (balances.creditLimit <= 0 || balances.noNewCredit !== null),
    },
    { value: "bank", label: payment.bank, detail: payment.bankHint },
  ];
}

function cashWords(cash: number, amount: number): string {
  return cash >= amount
    ? payment.available(formatRupees(cash))
    : payment.short(formatRupees(cash), formatRupees(amount - cash));
}

function creditWords({ credit, creditLimit, noNewCredit }: Balances, amount: number): string {
  if (creditLimit <= 0) return payment.noCredit;
  if (noNewCredit !== null) return confirmation.noNewCredit;
  return credit >= amount
    ? payment.creditFree(formatRupees(creditLimit), formatRupees(credit))
    : payment.short(formatRupees(credit), formatRupees(amount - credit));
}
