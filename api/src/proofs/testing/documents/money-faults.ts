import { sql } from "kysely";
import type { PaymentAdvice, Receipt } from "../../../modules/papers/trade-paper";
import { inPaise, sum } from "./arithmetic";
import type { Known } from "./document-faults";
import { differences, printed } from "./figures";
import { correctedBy, foundNote, type SeenPaper } from "./seen-papers";

/** What a receipt or payment advice says other than the payment and its bills. */
export function moneyFaults(paper: SeenPaper, known: Known): Promise<readonly string[]> {
  return paper.kind === "receipt"
    ? receiptFaults(Object(paper.snapshot), paper.payment_id, known)
    : adviceFaults(Object(paper.snapshot), known);
}

async function receiptFaults(receipt: Receipt, paymentId: number | null, { db, orderId }: Known) {
  const { rows } = await sql<Record<string, string | number | null>>`
    select y.amount_paise as amount, y.utr, y.paid_on::text as paid_on, y.purpose, o.number as order
      from payment y join trade_order o on o.id = ${orderId} where y.id = ${paymentId}`.execute(db);
  const { amount, utr, paid_on, purpose, order } = receipt;
  return differences({ amount: inPaise(amount), utr, paid_on, purpose, order }, rows[0]);
}

/** The documents that are void, or cancelled as a whole, and the tax that was deducted on each. */
async function selectState(db: Known["db"], orderId: number) {
  const { rows } = await sql<{ number: string; kind: string; stands: boolean; tds: number }>`
    select p.number, p.kind, coalesce(t.tds_paise, 0) as tds,
           not exists (select from paper_event e where e.paper_id = p.id
                        and (e.event = 'void' or e.event = 'note' and (e.detail ->> 'is_whole')::boolean)) as stands
      from issued_paper p left join tds_entry t on t.paper_id = p.id and t.cause = 'bill'
     where p.order_id = ${orderId} and p.kind in ('bill', 'freight bill')`.execute(db);
  return rows;
}

/** An advice names bills that stand, with their tax, once each, and adds up to what was paid. */
async function adviceFaults(advice: PaymentAdvice, { db, orderId, seen }: Known): Promise<readonly string[]> {
  const kind = advice.side === "seller" ? "bill" : "freight bill";
  const state = await selectState(db, orderId);
  const rows = advice.bills.flatMap(({ number, total, tds, claims = 0, paid }) => {
    const standing = state.find((one) => one.kind === kind && one.number === number && one.stands);
    const bill = seen.findLast((one) => one.kind === kind && one.number === number);
    if (standing === undefined || bill === undefined) return [`bill ${number} does not stand`];
    const whole = printed({ ...Object(bill.snapshot), lines: [], freight: 0 }).total;
    const notes = seen.filter((one) => one.kind === "seller note" && correctedBy(one) === number);
    const claimed = sum(notes.map((note) => foundNote(note)?.figures.total ?? 0));
    const due = { total: whole, tds: standing.tds, ...(kind === "bill" && { claims: claimed }) };
    const found = { total: inPaise(total), tds: inPaise(tds), ...(kind === "bill" && { claims: inPaise(claims) }) };
    const most = whole - standing.tds - inPaise(claims);
    return [
      ...differences(found, due, number),
      ...(inPaise(paid) > 0 && inPaise(paid) <= most ? [] : [`${number}: ${paid} is paid where ${most / 100} is due`]),
    ];
  });
  const covered = sum(advice.bills.map(({ paid }) => inPaise(paid))) + inPaise(advice.on_account);
  const isTwice = new Set(advice.bills.map(({ number }) => number)).size < advice.bills.length;
  return [
    ...rows,
    ...(isTwice ? ["a bill twice"] : []),
    ...differences(
      { covered },
      { covered: inPaise(advice.amount) + sum((advice.set_off ?? []).map(({ amount }) => inPaise(amount))) },
    ),
  ];
}
