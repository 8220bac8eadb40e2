import { type Paise, paise, rupeesFromPaise, sumPaise } from "@mandi/shared/money/paise";
import type { ActContext } from "../../platform/act-context";
import { tradeDay } from "../../platform/clock";
import type { Db } from "../../platform/database/database";
import { found } from "../../platform/errors";
import { rupees } from "../../platform/wire-figures";
import { selectPayee } from "../../reads/desk/payouts.read";
import { selectNumbers } from "../../reads/payment-numbers.read";
import type { SetOffRow } from "../../reads/set-offs.read";
import { selectPaidBefore, selectStandingBills } from "../../reads/settled-bills.read";
import { readPersonParty, readPlatformOf, readSellerParty } from "../orders/invoice/invoice-parties.service";
import type { OrderRow } from "../orders/order.store";
import { issuePaper } from "../papers/paper.service";
import type { AdvisedSetOff, SettledBill } from "../papers/trade-paper";
import { shareOverBills } from "./settled-bills.policy";

/** A posted payment to a side of an order, or one of which the payee's debts took all. */
export interface PaidSide {
  readonly order: OrderRow;
  readonly side: "seller" | "transporter";
  readonly amountPaise: Paise;
  /** The bank's reference; empty where the bank pays nothing. */
  readonly reference: string;
  /** The entry that the advice is about: the bank's payment, else what came off last. */
  readonly journalId: number;
  /** What came off for the payee's debts, already in the books. */
  readonly setOffs?: readonly SetOffRow[];
}

/** Issues a seller or carrier the advice of a payment: the bills it settles, and the tax deducted on each. */
export async function issuePaymentAdvice(tx: Db, paid: PaidSide, context: ActContext): Promise<void> {
  const { order, side, amountPaise, reference, journalId, setOffs = [] } = paid;
  const partyId = found(await selectPayee(tx, order.id, side));
  const supplier = await readPlatformOf(tx, order, tradeDay(context.at));
  const recipient = side === "seller" ? await readSellerParty(tx, partyId) : await readPersonParty(tx, partyId);
  const { bills, onAccountPaise } = await settledBills(tx, paid);
  const { quotation } = await selectNumbers(tx, { quotationId: order.quotation_id, orderId: order.id });
  await issuePaper(
    tx,
    {
      kind: "payment advice",
      gstin: supplier.gst_number,
      partyId,
      orderId: order.id,
      journalId,
      draw: (number, date) => ({
        number,
        date,
        supplier,
        recipient,
        side,
        order: order.number,
        quotation,
        utr: reference,
        bills,
        ...(setOffs.length > 0 && { set_off: setOffs.map(presentSetOff) }),
        on_account: rupeesFromPaise(onAccountPaise),
        amount: rupeesFromPaise(amountPaise),
      }),
    },
    context,
  );
}

const presentSetOff = ({ order, bill, amount_paise }: SetOffRow): AdvisedSetOff => ({
  order,
  bill,
  amount: rupees(amount_paise),
});

async function settledBills(tx: Db, { order, side, amountPaise, journalId, setOffs = [] }: PaidSide) {
  const rows = await selectStandingBills(tx, order.id, side);
  const own = [journalId, ...setOffs.map(({ journal_id }) => journal_id)];
  const beforePaise = await selectPaidBefore(tx, { orderId: order.id, side, own });
  const settledPaise = sumPaise([amountPaise, ...setOffs.map(({ amount_paise }) => paise(amount_paise))]);
  const owed = rows.map((row) => ({
    row,
    totalPaise: paise(row.total_paise),
    tdsPaise: paise(row.tds_paise),
    advancePaise: paise(row.advance_paise),
    claimsPaise: paise(row.claims_paise),
  }));
  const { settled, onAccountPaise } = shareOverBills(owed, beforePaise, settledPaise);
  const bills = settled
    .filter(({ paidPaise }) => paidPaise !== 0)
    .map(({ bill: { row, totalPaise, tdsPaise, claimsPaise }, paidPaise }): SettledBill => {
      return {
        number: row.number,
        date: row.date,
        total: rupeesFromPaise(totalPaise),
        tds: rupeesFromPaise(tdsPaise),
        tds_code: row.tds_code,
        ...(row.tds_certificate !== null && { tds_certificate: row.tds_certificate }),
        claims: rupeesFromPaise(claimsPaise),
        paid: rupeesFromPaise(paidPaise),
      };
    });
  return { bills, onAccountPaise };
}
