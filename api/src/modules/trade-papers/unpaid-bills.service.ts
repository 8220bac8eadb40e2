import type { DeskUnpaidBillAnswer } from "@mandi/shared/contract/desk/ledger";
import { daysAfter } from "@mandi/shared/format/days";
import { maxPaise, minPaise, type Paise, paise, rupeesFromPaise, zeroPaise } from "@mandi/shared/money/paise";
import { roundPart } from "@mandi/shared/money/rounding";
import type { Db } from "../../platform/database/database";
import { selectPaidFreight, selectVehiclesOfOrders } from "../../reads/freight-bills.read";
import {
  type OpenBillRow,
  type OpenSellerBillRow,
  selectOpenCarrierBills,
  selectOpenSellerBills,
} from "../../reads/unpaid-bills.read";
import { shareFreight } from "../freight-bills/freight-shares.policy";
import { findTaxValue } from "../tax/tax-row.service";
import { unpaidOfBills } from "./unpaid-bills.policy";

/** A bill is listed this many days before its credit must be reversed. */
const warnedDays = 30;

type Row = DeskUnpaidBillAnswer["data"][number];

/** A bill with its unpaid part, and the GST in that. */
interface UnpaidBill {
  readonly side: Row["side"];
  readonly bill: OpenBillRow;
  readonly unpaidPaise: Paise;
  readonly gstPaise: Paise;
}

/** Bills unpaid for so long that the credit of their GST must be reversed (rule 37 of the CGST rules), or soon must; the oldest first. */
export async function readUnpaidBills(db: Db, day: string): Promise<DeskUnpaidBillAnswer> {
  const days = await findTaxValue(db, "gst.credit_days", day);
  if (days === undefined) return { data: [] };
  const until = daysAfter(day, warnedDays - days);
  const sides = await Promise.all([unpaidToSellers(db, until), unpaidToCarriers(db, until)]);
  const data = sides
    .flat()
    .filter(({ bill, unpaidPaise }) => unpaidPaise > 0 && bill.date <= until)
    .map((unpaid) => present(unpaid, daysAfter(unpaid.bill.date, days), day));
  return { data: data.sort((one, other) => one.pay_by.localeCompare(other.pay_by)) };
}

async function unpaidToSellers(db: Db, until: string): Promise<readonly UnpaidBill[]> {
  const orders = new Map<number, OpenSellerBillRow[]>();
  for (const row of await selectOpenSellerBills(db, until)) {
    orders.set(row.order_id, [...(orders.get(row.order_id) ?? []), row]);
  }
  return [...orders.values()].flatMap((bills) => {
    const charged = bills.map(({ total_paise, gst_paise }) => {
      return { totalPaise: paise(total_paise), gstPaise: paise(gst_paise) };
    });
    const unpaid = unpaidOfBills(charged, paise(bills[0]?.open_paise ?? 0));
    return bills.flatMap((bill, place) => {
      const part = unpaid[place];
      return part === undefined ? [] : [{ side: "seller" as const, bill, ...part }];
    });
  });
}

/** A carrier is paid vehicle by vehicle, the oldest first, as on their own page; freight without a bill belongs to its vehicle. */
async function unpaidToCarriers(db: Db, until: string): Promise<readonly UnpaidBill[]> {
  const bills = await selectOpenCarrierBills(db, until);
  const orderIds = [...new Set(bills.map(({ order_id }) => order_id))];
  const [vehicles, paid] = await Promise.all([selectVehiclesOfOrders(db, orderIds), selectPaidFreight(db, orderIds)]);
  return orderIds.flatMap((orderId) => {
    const own = vehicles.filter(({ order_id }) => order_id === orderId);
    const shares = shareFreight(own, paid.get(orderId) ?? zeroPaise);
    return own.flatMap(({ paper_id }, place) => {
      const bill = bills.find((candidate) => candidate.paper_id === paper_id);
      const share = shares[place];
      if (bill === undefined || share === undefined) return [];
      const totalPaise = paise(bill.total_paise);
      const unpaidPaise = maxPaise(zeroPaise, minPaise(totalPaise, share.duePaise));
      const gstPaise = roundPart(paise(bill.gst_paise), unpaidPaise, totalPaise);
      return [{ side: "transporter" as const, bill, unpaidPaise, gstPaise }];
    });
  });
}

function present({ side, bill, unpaidPaise, gstPaise }: UnpaidBill, payBy: string, day: string): Row {
  const { name, phone, order_number, number, date } = bill;
  return {
    side,
    name,
    phone,
    order: order_number,
    number,
    date,
    unpaid: rupeesFromPaise(unpaidPaise),
    credit: rupeesFromPaise(gstPaise),
    pay_by: payBy,
    is_late: payBy < day ? 1 : 0,
    paper_id: bill.paper_id,
  };
}
