import { TaxSplit } from "@mandi/shared/contract/tax-invoice";
import { negatePaise, type Paise, paise, paiseFromRupees, sumPaise } from "@mandi/shared/money/paise";
import { Check } from "typebox/value";
import type { JournalRow } from "../../../reads/tally.read";
import { type LedgerNames, ledgerOf } from "./tally-ledgers";

/** What a line of a journal posts to one ledger of Tally. */
interface LedgerPart {
  /** Null where the accountant has not set a name. */
  readonly ledger: string | null;
  /** The account, or its head: `gst_out_cgst`. */
  readonly name: string;
  readonly amountPaise: Paise;
}

const heads = ["cgst", "sgst", "utgst", "igst"] as const;

/**
 * The ledgers that a line of a journal posts to: one, or for GST one for each head and rate, `Output CGST 9%`, as on the document. GST whose
 * document does not add up to the line stays in the ledger of its direction.
 */
export function ledgerPartsOf(line: JournalRow, names: LedgerNames): readonly LedgerPart[] {
  const whole = { ledger: ledgerOf(line, names), name: line.kind, amountPaise: paise(line.amount_paise) };
  const { kind, tax } = line;
  if (!isGst(kind) || !Check(TaxSplit, tax)) return [whole];
  const isDebit = line.amount_paise > 0;
  const parts = heads.flatMap((head): LedgerPart[] => {
    if (tax[head] === 0) return [];
    const amount = paiseFromRupees(tax[head]);
    const key = `${kind}_${head}` as const;
    const named = names[key].trim();
    const rate = head === "igst" ? tax.gst : tax.gst / 2;
    const ledger = named === "" ? null : `${named} ${rate}%`;
    return [{ ledger, name: key, amountPaise: isDebit ? amount : negatePaise(amount) }];
  });
  const sum = sumPaise(parts.map(({ amountPaise }) => amountPaise));
  return sum === whole.amountPaise && parts.length > 0 ? parts : [whole];
}

const gstKinds = ["gst_in", "gst_out", "rcm_payable"] as const;

function isGst(kind: JournalRow["kind"]): kind is (typeof gstKinds)[number] {
  return gstKinds.some((one) => one === kind);
}

/** Whether the document of a GST line has a different amount from the books. */
export function isUnlikePaper(line: JournalRow, names: LedgerNames): boolean {
  if (line.tax === null || line.amount_paise === 0) return false;
  return ledgerPartsOf(line, names).every(({ name }) => name === line.kind);
}
