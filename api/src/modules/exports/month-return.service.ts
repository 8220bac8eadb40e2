import { read } from "@mandi/shared/contract/read";
import { paise } from "@mandi/shared/money/paise";
import type { Db } from "../../platform/database/database";
import { invalidField } from "../../platform/errors";
import { monthOf } from "../../platform/trade-month";
import { selectMonthPapers, selectMonthSeries } from "../../reads/exports.read";
import type { IssuedPaper } from "../papers/paper";
import { listPapers } from "../papers/paper.service";
import { findTaxText, listTaxRowsOfKeys } from "../tax/tax-row.service";
import { returnedPaperOf } from "../tax-portal/documents/registered-paper";
import { gstr1Of } from "./gstr1";
import type { LargeFrom } from "./gstr1-b2c";
import { Gstr1Form } from "./gstr1-form";
import { isCounted } from "./paper-figures";

/** A month of one of our GSTINs. */
export interface MonthReturn {
  readonly gstin: string;
  /** Every invoice, note and self-invoice, those that no longer count too. */
  readonly issued: readonly IssuedPaper[];
  /** Those that count and that the return has no place for. */
  readonly leftOut: readonly IssuedPaper[];
  /** The return as it would be filed: JSON. */
  readonly text: string;
}

/** The documents and the return of a month. @throws Refusal 422 where the law has no version of the form, or no limit for a sale without a GSTIN */
export async function readMonthReturn(db: Db, gstin: string, month: string): Promise<MonthReturn> {
  const days = monthOf(month);
  const [keys, series, version, limits] = await Promise.all([
    selectMonthPapers(db, gstin, days),
    selectMonthSeries(db, gstin, days),
    findTaxText(db, { key: "gstr1.version", day: days.last }),
    listTaxRowsOfKeys(db, ["gstr1.large_from"]),
  ]);
  if (version === undefined) throw invalidField("month", "There is no version of GSTR-1 for this month");
  const issued = await listPapers(db, keys);
  const counted = issued.filter((paper) => paper.kind !== "self-invoice" && isCounted(paper));
  const papers = counted.flatMap((paper) => returnedPaperOf(paper) ?? []);
  const leftOut = counted.filter((paper) => returnedPaperOf(paper) === null);
  const form = gstr1Of({ gstin, month, version, papers, largeFrom: limitOn(limits), series });
  return { gstin, issued, leftOut, text: JSON.stringify(form) };
}

/** The filed text, read back as the portal reads it. @throws ContractError for another form */
export function readForm(text: string): Gstr1Form {
  return read(Gstr1Form, JSON.parse(text));
}

type LimitRow = Awaited<ReturnType<typeof listTaxRowsOfKeys>>[number];

function limitOn(rows: readonly LimitRow[]): LargeFrom {
  return (day) => {
    const row = rows.find(({ valid_from, valid_to }) => valid_from <= day && (valid_to === null || valid_to >= day));
    if (row === undefined)
      throw invalidField("month", `There is no limit for sales to buyers without a GSTIN on ${day}`);
    return paise(Number(row.value));
  };
}
