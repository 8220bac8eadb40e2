import type {
  DeskPayoutBatchAnswer,
  DeskPayoutBatchListAnswer,
  DeskPayoutDueAnswer,
} from "@mandi/shared/contract/desk/payout";
import { csvText } from "@mandi/shared/format/csv";
import { minPaise, type Paise, paise, zeroPaise } from "@mandi/shared/money/paise";
import type { Db } from "../../../platform/database/database";
import { found } from "../../../platform/errors";
import { FileAnswer } from "../../../platform/routes/file-answer";
import {
  type BatchSummaryRow,
  type PayoutDueRow,
  selectBatch,
  selectBatches,
  selectBatchRows,
  selectPayoutsDue,
} from "../../../reads/desk/payouts.read";
import { readFreightTaxToCome } from "../../tds/tds.service";
import { selectWaitingAbout } from "../approval.store";
import { rupees } from "./desk-lists";

/** A page of what is owed to sellers and transporters and is in no batch, made or asked for, oldest order first. */
export async function listPayoutsDueForDesk(db: Db, page: number | undefined, now: Date): Promise<DeskPayoutDueAnswer> {
  const rows = await selectPayoutsDue(db, page);
  const risks = await Promise.all(rows.map((row) => atRiskOf(db, row, now)));
  return {
    data: rows.map((row, place) => ({
      order_id: row.order_id,
      order: row.number,
      to: row.side,
      payee: row.payee ?? "",
      amount: rupees(row.amount_paise),
      order_status: row.status,
      at_risk: rupees(risks[place] ?? 0),
    })),
    approval_id: (await selectWaitingAbout(db, "payout-batch"))?.id ?? null,
  };
}

/** Tax on bills to come that could not be deducted any more if all that is owed were paid now. */
async function atRiskOf(db: Db, row: PayoutDueRow, now: Date): Promise<Paise> {
  if (row.payee_id === null || row.unbilled_paise === 0) return zeroPaise;
  const taxPaise = await readFreightTaxToCome(db, row.payee_id, paise(row.unbilled_paise), now);
  return minPaise(taxPaise, paise(row.amount_paise));
}

/** Batches, newest first. */
export async function listBatchesForDesk(db: Db, page: number | undefined): Promise<DeskPayoutBatchListAnswer> {
  return { data: (await selectBatches(db, page)).map(presentBatch) };
}

/** A batch with its rows. @throws Refusal 404 */
export async function readBatchForDesk(db: Db, id: number): Promise<DeskPayoutBatchAnswer> {
  const { payments: _payments, open: _open, ...batch } = presentBatch(found(await selectBatch(db, id)));
  const rows = await selectBatchRows(db, id);
  return {
    data: {
      ...batch,
      rows: rows.map((row) => ({
        id: row.id,
        order_id: row.order_id,
        order: row.number,
        to: row.side,
        payee: row.payee,
        code: row.code,
        amount: rupees(row.amount_paise),
        status: row.status,
        utr: row.utr,
      })),
    },
  };
}

/**
 * The payments of a batch as a CSV for the bank's page for bulk payments: code of the beneficiary as registered there, name,
 * rupees, our reference, remarks. Rows that are paid or dropped are left out.
 *
 * @throws Refusal 404
 */
export async function readBankFile(db: Db, id: number): Promise<FileAnswer> {
  found(await selectBatch(db, id));
  const rows = (await selectBatchRows(db, id)).filter(({ status }) => status === "agreed");
  const heads = ["beneficiary code", "beneficiary name", "amount", "reference", "remarks"];
  const cells = rows.map((row) => [
    row.code,
    row.payee,
    rupees(row.amount_paise).toFixed(2),
    `B${id}-${row.id}`,
    row.number,
  ]);
  return new FileAnswer({
    type: "text/csv",
    bytes: Buffer.from(csvText([heads, ...cells])),
    name: `payout-batch-${id}.csv`,
  });
}

function presentBatch({ id, made_at, made_by, payments, open, amount_paise }: BatchSummaryRow) {
  return { id, made_at: made_at.toISOString(), made_by, payments, open, amount: rupees(amount_paise) };
}
