import type {
  DeskPayoutBatchAnswer,
  DeskPayoutBatchListAnswer,
  DeskPayoutDueAnswer,
  DeskSetOffAnswer,
} from "@mandi/shared/contract/desk/payout";
import { bankFileSaved } from "@mandi/shared/contract/desk/trail-subject";
import { csvText } from "@mandi/shared/format/csv";
import { decimalText } from "@mandi/shared/money/decimal";
import { type Paise, paise, sumPaise } from "@mandi/shared/money/paise";
import { setOffDebts } from "@mandi/shared/money/set-off";
import { recordAudit } from "../../../platform/audit";
import type { Db } from "../../../platform/database/database";
import { found } from "../../../platform/errors";
import { FileAnswer } from "../../../platform/routes/file-answer";
import { instant, rupees } from "../../../platform/wire-figures";
import { selectNames } from "../../../reads/desk/board.read";
import {
  type BatchRow,
  type BatchSummaryRow,
  selectBatch,
  selectBatchAsker,
  selectBatches,
  selectBatchRows,
  selectLastSaving,
  selectPayoutsDue,
} from "../../../reads/desk/payouts.read";
import { type SetOffRow, selectSetOffs } from "../../../reads/set-offs.read";
import { type CarrierDebt, listCarrierDebts } from "../../freight-bills/carrier-debts.service";
import { selectWaitingAbout, selectWaitingOfParts } from "../approval.store";
import { taxAtRisk } from "./tax-at-risk";

/** A page of what is owed to sellers and transporters and is in no batch, made or asked for, oldest order first. */
export async function listPayoutsDueForDesk(db: Db, page: number | undefined, now: Date): Promise<DeskPayoutDueAnswer> {
  const rows = await selectPayoutsDue(db, { page });
  const risks = await Promise.all(rows.map((row) => taxAtRisk(db, { ...row, left_paise: 0 }, now)));
  const carriers = rows.flatMap(({ side, payee_id }) => (side === "transporter" && payee_id !== null ? payee_id : []));
  const debts = await listCarrierDebts(db, [...new Set(carriers)]);
  return {
    data: rows.map((row, place) => ({
      order_id: row.order_id,
      order: row.number,
      to: row.side,
      payee: row.payee ?? "",
      amount: rupees(row.amount_paise),
      order_status: row.status,
      at_risk: rupees(risks[place] ?? 0),
      payee_id: row.payee_id,
      owes: debts
        .filter(({ carrierId }) => row.side === "transporter" && carrierId === row.payee_id)
        .map(({ orderId, order, bill, owedPaise }) => ({ order_id: orderId, order, bill, amount: rupees(owedPaise) })),
    })),
    approval_id: (await selectWaitingAbout(db, "payout-batch"))?.id ?? null,
  };
}

/** What a carrier owes, and what of it comes off what they are owed outside a batch, the oldest order first. @throws Refusal 404 */
export async function readSetOffForDesk(db: Db, carrierId: number, now: Date): Promise<DeskSetOffAnswer> {
  const [names, due, debts] = await Promise.all([
    selectNames(db, [carrierId]),
    selectPayoutsDue(db, { carrierId }),
    listCarrierDebts(db, [carrierId]),
  ]);
  found(names.get(carrierId));
  const taken = setOffDebts(
    due.map(({ amount_paise }) => ({ payeeId: carrierId, amountPaise: paise(amount_paise) })),
    debts.map(({ owedPaise }) => ({ payeeId: carrierId, amountPaise: owedPaise })),
  );
  const rows = due.flatMap((row, place) => {
    const parts = taken.filter(({ payment }) => payment === place);
    return parts.length === 0 ? [] : [{ ...row, parts, takenPaise: sumPaise(parts.map((part) => part.amountPaise)) }];
  });
  const risks = await Promise.all(
    rows.map(({ takenPaise, ...row }) => {
      return taxAtRisk(db, { ...row, amount_paise: takenPaise, left_paise: row.amount_paise - takenPaise }, now);
    }),
  );
  const inWords = (debt: CarrierDebt | undefined, amountPaise: Paise) =>
    debt === undefined
      ? []
      : [{ order_id: debt.orderId, order: debt.order, bill: debt.bill, amount: rupees(amountPaise) }];
  return {
    data: {
      owes: debts.flatMap((debt) => inWords(debt, debt.owedPaise)),
      payouts: rows.map(({ order_id, number, parts, takenPaise }) => ({
        order_id,
        order: number,
        amount: rupees(takenPaise),
        debts: parts.flatMap(({ debt, amountPaise }) => inWords(debts[debt], amountPaise)),
      })),
      at_risk: rupees(sumPaise(risks)),
    },
    approval_id: (await selectWaitingAbout(db, "payout-batch"))?.id ?? null,
  };
}

/** Batches, newest first. */
export async function listBatchesForDesk(db: Db, page: number | undefined): Promise<DeskPayoutBatchListAnswer> {
  return { data: (await selectBatches(db, page)).map(presentBatch) };
}

/** A batch with its rows. @throws Refusal 404 */
export async function readBatchForDesk(db: Db, id: number, now: Date): Promise<DeskPayoutBatchAnswer> {
  const summary = found(await selectBatch(db, id));
  const { payments: _payments, open: _open, dropped: _dropped, set_off: _off, ...batch } = presentBatch(summary);
  const rows = await selectBatchRows(db, id);
  const setOffs = await selectSetOffs(
    db,
    rows.map((row) => row.id),
  );
  const [asker, saved] = await Promise.all([selectBatchAsker(db, summary.made_at), selectLastSaving(db, id)]);
  const drops = await selectWaitingOfParts(db, `payout-batch:${id}`);
  const offOf = (row: BatchRow) => setOffs.filter(({ payout_id }) => payout_id === row.id);
  const risks = await Promise.all(rows.map((row) => taxAtRisk(db, beforeSetOffs(row, offOf(row)), now)));
  return {
    data: {
      ...batch,
      asked_by: asker?.name ?? null,
      asked_at: instant(asker?.at ?? null),
      saved: saved === undefined ? null : { ...saved, at: saved.at.toISOString() },
      rows: rows.map((row, place) => ({
        id: row.id,
        order_id: row.order_id,
        order: row.number,
        to: row.side,
        payee: row.payee,
        code: row.code,
        amount: rupees(row.amount_paise),
        set_off: offOf(row).map(({ order_id, order, bill, amount_paise }) => {
          return { order_id, order, bill, amount: rupees(amount_paise) };
        }),
        at_risk: rupees(risks[place] ?? 0),
        status: row.status,
        utr: row.utr,
        ended_at: instant(row.ended_at),
        paid_by: row.paid_by,
        approval_id: drops.get(String(row.id)) ?? null,
      })),
    },
  };
}

/** A payment with all that was owed: the tax is deducted from what comes off too. */
function beforeSetOffs(row: BatchRow, setOffs: readonly SetOffRow[]): BatchRow {
  return { ...row, amount_paise: setOffs.reduce((sum, { amount_paise }) => sum + amount_paise, row.amount_paise) };
}

/** Who saves a file, when. */
interface Saving {
  readonly actorId: number;
  readonly now: Date;
  readonly requestId: string;
}

/**
 * The payments of a batch as a CSV for the bank's page for bulk payments: code of the beneficiary as registered there, name,
 * rupees, our reference, remarks. Rows that are paid or dropped are left out. The trail says who saved it: what the bank gets twice it
 * pays twice.
 *
 * @throws Refusal 404
 */
export async function saveBankFile(db: Db, id: number, { actorId, now, requestId }: Saving): Promise<FileAnswer> {
  found(await selectBatch(db, id));
  const rows = (await selectBatchRows(db, id)).filter(({ status }) => status === "agreed");
  const heads = ["beneficiary code", "beneficiary name", "amount", "reference", "remarks"];
  const cells = rows.map((row) => [
    row.code,
    row.payee,
    decimalText(row.amount_paise, 2),
    `B${id}-${row.id}`,
    row.number,
  ]);
  await recordAudit(db, { at: now, actorId, action: bankFileSaved, subject: `payout-batch:${id}`, requestId });
  return new FileAnswer({
    type: "text/csv",
    bytes: Buffer.from(csvText([heads, ...cells])),
    name: `payout-batch-${id}.csv`,
  });
}

function presentBatch({ made_at, amount_paise, set_off_paise, ...batch }: BatchSummaryRow) {
  return { ...batch, made_at: made_at.toISOString(), amount: rupees(amount_paise), set_off: rupees(set_off_paise) };
}
