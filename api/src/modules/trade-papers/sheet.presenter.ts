import type { TradePaper, TradePaperRow } from "@mandi/shared/contract/trade-paper";
import type { Sheet } from "../papers/pdf/sheet";

/** A document as its page shows it: the content of each of its places. */
export function presentSheet({ table, remark, ...sheet }: Sheet): Omit<TradePaper, keyof TradePaperRow> {
  return {
    title: sheet.title,
    issuer: sheet.issuer,
    remark: remark ?? "",
    facts: [...sheet.facts],
    parties: sheet.parties.map(({ label, lines }) => ({ label, lines: [...lines] })),
    heads: [...table.heads],
    rows: table.rows.map((row) => [...row]),
    sums: [...sheet.sums],
    words: sheet.words,
    copies: [...(sheet.copies ?? [])],
    is_signed: sheet.isSigned ? 1 : 0,
  };
}
