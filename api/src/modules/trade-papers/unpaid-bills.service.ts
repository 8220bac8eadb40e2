import type { DeskUnpaidBillAnswer } from "@mandi/shared/contract/desk/ledger";
import { daysAfter } from "@mandi/shared/format/days";
import { paise, rupeesFromPaise } from "@mandi/shared/money/paise";
import type { Db } from "../../platform/database/database";
import { type OpenBillRow, selectOpenBills } from "../../reads/unpaid-bills.read";
import { findTaxValue } from "../tax/tax-row.service";
import { unpaidOfBills } from "./unpaid-bills.policy";

/** So many days before the credit goes back a bill is listed. */
const warnedDays = 30;

/** Bills that stay unpaid so long that the credit of their GST goes back (rule 37 of the CGST rules), or soon will; the oldest first. */
export async function readUnpaidBills(db: Db, day: string): Promise<DeskUnpaidBillAnswer> {
  const days = await findTaxValue(db, "gst.credit_days", day);
  if (days === undefined) return { data: [] };
  const listedUntil = daysAfter(day, warnedDays - days);
  const sides = new Map<string, OpenBillRow[]>();
  for (const row of await selectOpenBills(db, listedUntil)) {
    const key = `${row.order_id} ${row.kind}`;
    sides.set(key, [...(sides.get(key) ?? []), row]);
  }
  const data = [...sides.values()].flatMap((bills) => {
    const charged = bills.map(({ total_paise, gst_paise }) => {
      return { totalPaise: paise(total_paise), gstPaise: paise(gst_paise) };
    });
    const unpaid = unpaidOfBills(charged, paise(bills[0]?.open_paise ?? 0));
    return bills.flatMap((bill, place) => {
      const { unpaidPaise = 0, gstPaise = 0 } = unpaid[place] ?? {};
      if (unpaidPaise === 0 || bill.date > listedUntil) return [];
      const payBy = daysAfter(bill.date, days);
      return [
        present(bill, {
          unpaid: rupeesFromPaise(paise(unpaidPaise)),
          credit: rupeesFromPaise(paise(gstPaise)),
          payBy,
          day,
        }),
      ];
    });
  });
  return { data: data.sort((one, other) => one.pay_by.localeCompare(other.pay_by)) };
}

function present(
  { kind, name, phone, order_number, number, date }: OpenBillRow,
  { unpaid, credit, payBy, day }: { unpaid: number; credit: number; payBy: string; day: string },
): DeskUnpaidBillAnswer["data"][number] {
  const side = kind === "bill" ? "seller" : "transporter";
  const is_late = payBy < day ? 1 : 0;
  return { side, name, phone, order: order_number, number, date, unpaid, credit, pay_by: payBy, is_late };
}
