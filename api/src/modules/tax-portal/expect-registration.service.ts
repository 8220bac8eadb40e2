import { daysAfter } from "@mandi/shared/format/days";
import { paiseFromRupees } from "@mandi/shared/money/paise";
import type { ActContext } from "../../platform/act-context";
import type { Db } from "../../platform/database/database";
import type { IssuedPaper } from "../papers/paper";
import { readSetting } from "../site/settings";
import { findTaxValue } from "../tax/tax-row.service";
import { UnfitPaper } from "./documents/document-problems";
import { eInvoiceOf } from "./documents/e-invoice";
import { irnOf } from "./documents/irn";
import { type RegisteredPaper, registeredPaperOf } from "./documents/registered-paper";
import { insertEInvoice } from "./e-invoice.store";
import { queueRequest } from "./queue.service";
import { annualTurnover } from "./turnover";

/** Our own code for a document from which the form cannot be filled. */
export const unfitCode = "unfit";

/**
 * Asks the portal to register a document that was just issued, in the same transaction, where the law requires it: above the
 * turnover, to a buyer with a GSTIN. A document from which the form cannot be filled counts as failed and is left to the desk.
 */
export async function expectRegistration(
  tx: Db,
  issued: Pick<IssuedPaper, "id" | "kind" | "snapshot">,
  context: ActContext,
): Promise<void> {
  const paper = registeredPaperOf(issued);
  if (paper === null) return;
  const turnoverPaise = paiseFromRupees(await readSetting(tx, annualTurnover));
  const from = await findTaxValue(tx, "einvoice.aato_min", paper.date);
  if (from === undefined || turnoverPaise <= from) return;
  const days = await reportDays(tx, turnoverPaise, paper.date);
  await askRegistration(tx, { id: issued.id, paper, days }, context);
}

/** Asks the portal to register a document, which is allowed below the turnover too, within `days` of its date. */
export async function askRegistration(
  tx: Db,
  issued: { readonly id: number; readonly paper: RegisteredPaper; readonly days: number | undefined },
  context: ActContext,
): Promise<void> {
  const { paper, days } = issued;
  const problem = unfitProblem(paper);
  await insertEInvoice(tx, {
    paper_id: issued.id,
    state: problem === null ? "pending" : "failed",
    irn: irnOf(paper),
    issued_on: paper.date,
    report_by: days === undefined ? null : daysAfter(paper.date, days),
    ...(problem !== null && { code: unfitCode, message: problem }),
  });
  if (problem !== null) return;
  await queueRequest(tx, { call: "registerInvoice", paperId: issued.id, form: eInvoiceOf(paper) }, context);
}

async function reportDays(tx: Db, turnoverPaise: number, day: string): Promise<number | undefined> {
  const from = await findTaxValue(tx, "einvoice.report_aato_min", day);
  return from !== undefined && turnoverPaise >= from ? findTaxValue(tx, "einvoice.report_days", day) : undefined;
}

function unfitProblem(paper: RegisteredPaper): string | null {
  try {
    eInvoiceOf(paper);
    return null;
  } catch (error) {
    if (error instanceof UnfitPaper) return error.message;
    throw error;
  }
}
