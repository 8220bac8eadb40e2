import { addPaise, type Paise } from "@mandi/shared/money/paise";
import { orderAccount, platformAccount, tdsPayable, userAccount } from "./account";
import { define } from "./define-event";
import { credit, debit } from "./journal";
import type { BuyerOrderFacts, TaxDeductedFacts, TowardsOrder } from "./ledger-facts";

const bank = platformAccount("bank");

const deductionWords = ({ bill, code, certificate }: TaxDeductedFacts): string =>
  `TDS on bill ${bill}, code ${code}${certificate === undefined ? "" : `, certificate ${certificate}`}`;

/** Taxes that the platform owes on behalf of others, and income tax that others pay for it; a part of the table of all events. */
export const taxEvents = {
  reverseChargeDeposited: define<{ amountPaise: Paise; challan: string }>(
    "reverse charge deposited",
    ({ challan }) => `GST under reverse charge paid, challan ${challan}`,
    ({ amountPaise }) => [debit(platformAccount("rcm_payable"), amountPaise), credit(bank, amountPaise)],
  ),
  /** A part of what the platform owes for a bill, deducted at source. */
  taxDeductedFromSeller: define<TaxDeductedFacts>(
    "tax deducted from seller",
    deductionWords,
    ({ order, amountPaise, code }) => [
      debit(orderAccount("payable:seller", order.id), amountPaise),
      credit(tdsPayable(code), amountPaise),
    ],
  ),
  taxDeductedFromTransporter: define<TaxDeductedFacts>(
    "tax deducted from transporter",
    deductionWords,
    ({ order, amountPaise, code }) => [
      debit(orderAccount("payable:transporter", order.id), amountPaise),
      credit(tdsPayable(code), amountPaise),
    ],
  ),
  taxDeductedDeposited: define<{ amountPaise: Paise; code: string; challan: string }>(
    "TDS deposited",
    ({ code, challan }) => `TDS under code ${code} paid, challan ${challan}`,
    ({ amountPaise, code }) => [debit(tdsPayable(code), amountPaise), credit(bank, amountPaise)],
  ),
  /** A part of what the buyer owes, which they pay to the tax office in the platform's name. */
  taxDeductedByBuyer: define<BuyerOrderFacts & TowardsOrder & { readonly code: string }>(
    "tax deducted by buyer",
    ({ code }) => `TDS deducted, code ${code}`,
    ({ userId, order, amountPaise, towards }) => [
      debit(userAccount("tds_receivable", userId), amountPaise),
      credit(orderAccount(towards, order.id), amountPaise),
    ],
  ),
  /** A certificate shows that the tax was paid; the difference is signed, below zero where it shows more. */
  taxCertified: define<{ userId: number; amountPaise: Paise; differencePaise: Paise; certificate: string }>(
    "TDS certified",
    ({ certificate }) => `TDS certificate ${certificate}`,
    ({ userId, amountPaise, differencePaise }) => [
      debit(platformAccount("income_tax_credit"), amountPaise),
      debit(platformAccount("rounding"), differencePaise),
      credit(userAccount("tds_receivable", userId), addPaise(amountPaise, differencePaise)),
    ],
  ),
} as const;
