import { Object as ObjectOf, type Static, String as StringOf } from "typebox";
import type { OwnedAccount } from "../../../reads/tally.read";
import type { Setting } from "../../site/settings";

const Name = StringOf({ maxLength: 80 });
const LedgerNames = ObjectOf(
  {
    bank: Name,
    purchases: Name,
    sales: Name,
    freight_out: Name,
    freight_recovered: Name,
    agent_freight: Name,
    commission: Name,
    /** For GST whose document does not give the head. */
    gst_in: Name,
    gst_out: Name,
    /** The rate follows. */
    gst_in_cgst: Name,
    gst_in_sgst: Name,
    gst_in_utgst: Name,
    gst_in_igst: Name,
    gst_out_cgst: Name,
    gst_out_sgst: Name,
    gst_out_utgst: Name,
    gst_out_igst: Name,
    forfeited: Name,
    rounding: Name,
    /** For payments to the state, whose challan has no heads. */
    rcm_payable: Name,
    rcm_payable_cgst: Name,
    rcm_payable_sgst: Name,
    rcm_payable_utgst: Name,
    rcm_payable_igst: Name,
    shortage_recovered: Name,
    shortage_loss: Name,
    interest_income: Name,
    income_tax_credit: Name,
    /** The code of the law follows. */
    tds_payable: Name,
  },
  { additionalProperties: false },
);
export type LedgerNames = Static<typeof LedgerNames>;

/** The accountant's names for the platform's own accounts in Tally; where a name is empty, the export is refused. */
export const tallyLedgers: Setting<typeof LedgerNames> = {
  key: "tally_ledgers",
  schema: LedgerNames,
  fallback: {
    bank: "Bank",
    purchases: "Purchases",
    sales: "Sales",
    freight_out: "Freight Outward",
    freight_recovered: "Freight Recovered",
    agent_freight: "Freight Paid as Pure Agent",
    commission: "Commission Income",
    gst_in: "Input GST",
    gst_out: "Output GST",
    gst_in_cgst: "Input CGST",
    gst_in_sgst: "Input SGST",
    gst_in_utgst: "Input UTGST",
    gst_in_igst: "Input IGST",
    gst_out_cgst: "Output CGST",
    gst_out_sgst: "Output SGST",
    gst_out_utgst: "Output UTGST",
    gst_out_igst: "Output IGST",
    forfeited: "Advances Forfeited",
    rounding: "Rounding Off",
    rcm_payable: "GST Payable under Reverse Charge",
    rcm_payable_cgst: "RCM CGST Payable",
    rcm_payable_sgst: "RCM SGST Payable",
    rcm_payable_utgst: "RCM UTGST Payable",
    rcm_payable_igst: "RCM IGST Payable",
    shortage_recovered: "Shortage Recovered",
    shortage_loss: "Shortage Loss",
    interest_income: "Interest Income",
    income_tax_credit: "Income Tax Credit (TDS)",
    tds_payable: "TDS Payable",
  },
};

/** Tally's own groups, under which the ledgers of each kind of account stand. */
export const tallyGroups: Readonly<Record<OwnedAccount["kind"], string>> = {
  bank: "Bank Accounts",
  purchases: "Purchase Accounts",
  sales: "Sales Accounts",
  freight_out: "Direct Expenses",
  freight_recovered: "Direct Incomes",
  agent_freight: "Current Liabilities",
  commission: "Indirect Incomes",
  gst_in: "Duties & Taxes",
  gst_out: "Duties & Taxes",
  forfeited: "Indirect Incomes",
  rounding: "Indirect Expenses",
  rcm_payable: "Duties & Taxes",
  shortage_recovered: "Indirect Incomes",
  shortage_loss: "Indirect Expenses",
  interest_income: "Indirect Incomes",
  income_tax_credit: "Loans & Advances (Asset)",
  tds_payable: "Duties & Taxes",
  wallet: "Current Liabilities",
  hold: "Current Liabilities",
  credit: "Sundry Debtors",
  advance: "Current Liabilities",
  receivable: "Sundry Debtors",
  tds_receivable: "Loans & Advances (Asset)",
  "payable:seller": "Sundry Creditors",
  "payable:transporter": "Sundry Creditors",
};

/** The suffix of a party's ledger after their name; trade itself has none. */
const partyWords = {
  wallet: ", wallet",
  hold: ", set aside",
  credit: ", credit",
  advance: ", advance",
  tds_receivable: ", TDS",
  receivable: "",
  "payable:seller": "",
  "payable:transporter": "",
} as const;

/**
 * Tally's name for an account: `Sales`, `TDS Payable 1031`, or the party with the phone number where two share a name,
 * `Kaveri Works (9876543210), advance`. Null where the accountant has not set a name.
 */
export function ledgerOf({ kind, part, party, phone }: OwnedAccount, names: LedgerNames): string | null {
  if (isPartyKind(kind)) return party === null ? null : `${party} (${phone})${partyWords[kind]}`;
  const name = names[kind].trim();
  if (name === "") return null;
  return part === null ? name : `${name} ${part}`;
}

/** Whether accounts of a kind belong to people, not to the platform. */
export function isPartyKind(kind: OwnedAccount["kind"]): kind is keyof typeof partyWords {
  return kind in partyWords;
}
