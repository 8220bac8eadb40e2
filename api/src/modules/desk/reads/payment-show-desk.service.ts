import type { DeskUnpaidAnswer } from "@mandi/shared/contract/desk/bank-line-match";
import { bankStatementReads } from "@mandi/shared/contract/desk/bank-statement";
import type { DeskPayment, DeskPaymentAnswer } from "@mandi/shared/contract/desk/money";
import { type DeskRole, hasRight } from "@mandi/shared/contract/desk/right";
import { maxPaise, type Paise, paise, rupeesFromPaise, subtractPaise, zeroPaise } from "@mandi/shared/money/paise";
import { tradeDay } from "../../../platform/clock";
import type { Db } from "../../../platform/database/database";
import { found } from "../../../platform/errors";
import { instant, rupees, rupeesOrNull } from "../../../platform/wire-figures";
import { selectLinesOfPayment } from "../../../reads/desk/bank-lines.read";
import { selectNames } from "../../../reads/desk/board.read";
import {
  type DecidedPaymentRow,
  type LikePaymentOfPayerRow,
  type LikePaymentRow,
  selectDeskPayment,
  selectLikePayments,
  selectSameProof,
  selectSameUtr,
} from "../../../reads/desk/payments.read";
import { type ReversedPayment, readReversals } from "../../ledger/ledger.service";
import { readUnderCheckOfInvoices, readUnderCheckOfOrder } from "../../payments/bank-transfer.service";
import { paymentReference } from "../../payments/payment-reference";
import { linksFor } from "../../uploads/upload-link.service";
import { selectWaitingAbout } from "../approval.store";
import { tooMuchAlone } from "../desk-total.service";
import { listPayableOf, presentPayableItem } from "../payable.service";
import { findDueOfTransfer, readAskedNow } from "../transfer-due.service";

/** The person who is looking at a transfer. */
interface Viewer {
  readonly id: number;
  readonly deskRoles: readonly DeskRole[];
  readonly now: Date;
}

/** A transfer with what it pays, who reported it and similar reports; with the bank's lines for those who may read them. @throws Refusal 404 */
export async function readPaymentForDesk(db: Db, id: number, viewer: Viewer): Promise<DeskPaymentAnswer> {
  const row = found(await selectDeskPayment(db, id));
  const waiting = await selectWaitingAbout(db, `payment:${id}`);
  const money = { amountPaise: paise(row.amount_paise), of: [row.payer_id] };
  const claimedPaise = await claimedOf(db, row);
  return {
    data: {
      id: row.id,
      payer: row.payer,
      phone: row.phone,
      purpose: row.purpose,
      amount: rupees(row.amount_paise),
      utr: row.utr,
      paid_on: row.paid_on,
      quotation: row.quotation,
      order: row.order_number,
      invoice: row.invoice,
      ...(row.invoice_kind !== null && { invoice_kind: row.invoice_kind }),
      named: namedBefore(row),
      ...(canPayOther(row) && { unpaid: (await listPayableOf(db, row.payer_id, row.id)).map(presentPayableItem) }),
      reference: paymentReference({
        purpose: row.purpose,
        payerId: row.payer_id,
        quotation: row.quotation,
        order: row.order_number,
      }),
      created_at: row.created_at.toISOString(),
      entered_by: row.entered_by,
      status: row.status,
      reason: row.reason ?? "",
      ...(await reversalOf(db, row)),
      decided_at: instant(row.decided_at),
      decided_by: row.decided_by,
      due: await dueOf(db, row),
      asked: await askedOf(db, row, claimedPaise),
      order_due: await orderDueOf(db, row),
      claimed: rupeesFromPaise(claimedPaise),
      needs_second: (await tooMuchAlone(db, viewer.id, money, viewer.now)) === null ? 0 : 1,
      approval_id: waiting?.id ?? null,
      alike: await presentLike(db, await selectLikePayments(db, row)),
      same_utr: await presentLikeOfPayers(db, await selectSameUtr(db, row)),
      ...(await proofOf(db, row, viewer)),
      ...(hasRight(viewer.deskRoles, bankStatementReads["bank-line list"].right) && {
        bank_lines: await linesOf(db, row),
      }),
    },
  };
}

/** What a person owes, invoice by invoice. @throws Refusal 404 for nobody */
export async function listUnpaidForDesk(db: Db, userId: number): Promise<DeskUnpaidAnswer> {
  found((await selectNames(db, [userId])).get(userId));
  return { data: (await listPayableOf(db, userId, null)).map(presentPayableItem) };
}

/** What the payer had named, while that is something else than what it pays now. */
function namedBefore(row: DecidedPaymentRow): NonNullable<DeskPayment["named"]> | null {
  const { named_purpose: purpose, named_quotation: quotation, named_order: order, named_invoice: invoice } = row;
  const kind = row.named_invoice_kind;
  if (purpose === null || row.changed_at === null) return null;
  if (purpose === row.purpose && order === row.order_number && invoice === row.invoice) return null;
  return {
    purpose,
    quotation,
    order,
    invoice,
    ...(kind !== null && { invoice_kind: kind }),
    changed_at: row.changed_at.toISOString(),
    changed_by: row.changed_by,
  };
}

/** When and why it was reversed in the books; nothing while any entry of it stands. */
async function reversalOf(db: Db, { id, status }: DecidedPaymentRow): Promise<Partial<DeskPayment>> {
  return status === "verified" ? presentReversal((await readReversals(db, [id])).get(id)) : {};
}

const presentReversal = (reversal: ReversedPayment | undefined) =>
  reversal ? { reversed_on: tradeDay(reversal.at), reason: reversal.reason } : {};

/** What the payer added to prove it, with the other transfers that were reported with the same file. */
async function proofOf(db: Db, row: DecidedPaymentRow, { id, now }: Viewer): Promise<Pick<DeskPayment, "proof">> {
  const { proof_id: proofId, proof_type: type } = row;
  if (proofId === null) return {};
  const [linkOf, same] = await Promise.all([linksFor(db, id, now), selectSameProof(db, row.id, proofId)]);
  return {
    proof: {
      url: linkOf(proofId) ?? "",
      is_picture: type?.startsWith("image/") ? 1 : 0,
      same: await presentLikeOfPayers(db, same),
    },
  };
}

async function presentLikeOfPayers(db: Db, rows: readonly LikePaymentOfPayerRow[]) {
  const payerOf = new Map(rows.map(({ id, payer }) => [id, payer]));
  return (await presentLike(db, rows)).map((like) => ({ ...like, payer: payerOf.get(like.id) ?? "" }));
}

async function presentLike(db: Db, alike: readonly LikePaymentRow[]): Promise<DeskPayment["alike"]> {
  const verified = alike.filter(({ status }) => status === "verified").map(({ id }) => id);
  const reversals = await readReversals(db, verified);
  return alike.map((like) => ({
    id: like.id,
    utr: like.utr,
    amount: rupees(like.amount_paise),
    paid_on: like.paid_on,
    status: like.status,
    reason: like.reason ?? "",
    ...presentReversal(reversals.get(like.id)),
  }));
}

/** Whether the desk can use it for another invoice or order of its payer. */
const canPayOther = ({ status, purpose }: DecidedPaymentRow): boolean =>
  status === "under check" && (purpose === "final" || purpose === "top-up");

async function linesOf(db: Db, row: DecidedPaymentRow) {
  return (await selectLinesOfPayment(db, row)).map((line) => ({
    id: line.id,
    day: line.day,
    amount: rupees(line.amount_paise),
    text: line.text,
    has_utr: line.has_utr ? 1 : 0,
    ...(line.used_by !== null && { used_by: line.used_by }),
  }));
}

/** What other transfers under check pay of what this one, under check too, pays; zero for a booking amount, which only one can pay. */
async function claimedOf(db: Db, row: DecidedPaymentRow): Promise<Paise> {
  if (row.status !== "under check" || row.order_id === null) return zeroPaise;
  if (row.invoice_id !== null) {
    return (await readUnderCheckOfInvoices(db, [row.invoice_id], row.id)).get(row.invoice_id) ?? zeroPaise;
  }
  return subtractPaise(await readUnderCheckOfOrder(db, row.order_id), paise(row.amount_paise));
}

/** What its payer was asked for; where nobody asked them for what it pays now, what is asked for beside other transfers. */
async function askedOf(db: Db, row: DecidedPaymentRow, claimedPaise: Paise): Promise<number | null> {
  if (row.purpose === "booking") return rupeesOrNull(row.booking_paise);
  if (row.order_id === null) return null;
  if (row.asked_paise !== null && namedBefore(row) === null) return rupees(row.asked_paise);
  if (row.status !== "under check") return null;
  const nowPaise = await readAskedNow(db, row.order_id, row.invoice_id);
  return rupeesFromPaise(maxPaise(zeroPaise, subtractPaise(nowPaise, claimedPaise)));
}

/** What is due for the whole order that a transfer under check pays; null where it pays none. */
async function orderDueOf(db: Db, { status, purpose, order_id: orderId }: DecidedPaymentRow): Promise<number | null> {
  if (status !== "under check" || purpose !== "final") return null;
  const duePaise = await findDueOfTransfer(db, { orderId, invoiceId: null });
  return duePaise === null ? null : rupeesFromPaise(duePaise);
}

/** The amount due where the transfer goes, an invoice or an order, since the decision as it was then; null where no amount is due. */
async function dueOf(db: Db, row: DecidedPaymentRow): Promise<number | null> {
  if (row.purpose === "booking") return rupeesOrNull(row.booking_paise);
  if (row.status !== "under check") return rupeesOrNull(row.due_paise);
  const duePaise = await findDueOfTransfer(db, { orderId: row.order_id, invoiceId: row.invoice_id });
  return duePaise === null ? null : rupeesFromPaise(duePaise);
}
