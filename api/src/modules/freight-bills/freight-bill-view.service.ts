import type {
  CarriedFreight,
  FreightBill,
  FreightBillListQuery,
  FreightBillState,
} from "@mandi/shared/contract/transporter/freight-bill";
import { addPaise, paise, rupeesFromPaise, sumPaise, zeroPaise } from "@mandi/shared/money/paise";
import { tradeDay } from "../../platform/clock";
import type { Db } from "../../platform/database/database";
import { found, Refusal } from "../../platform/errors";
import { FileAnswer } from "../../platform/routes/file-answer";
import { onPage, type PageWindow, presentPage, windowOf } from "../../platform/routes/paging";
import { rupees } from "../../platform/wire-figures";
import { searchDeliveredVehicles } from "../../reads/carried-trades.read";
import {
  type CarriedVehicle,
  selectCarriedVehicles,
  selectDeliveredKeys,
  selectDeliveredKeysOf,
  selectFreightTotals,
  selectPaidFreight,
} from "../../reads/freight-bills.read";
import { type SetOffRow, selectCarrierDebts, selectSetOffsOfOrders } from "../../reads/set-offs.read";
import { listPapers } from "../papers/paper.service";
import { drawSheet } from "../papers/pdf/draw-sheet";
import { freightBillSheet } from "../papers/pdf/freight-bill-sheet";
import { tradeSearchOf } from "../search/trade-search";
import { findCarriedShipment } from "../shipments/shipment-view.open.store";
import { selectStandingBill } from "./freight-bill.store";
import { shareFreight } from "./freight-shares.policy";
import { readDeclaration } from "./freight-tax.service";

/** Vehicles in one answer when the client asks for no page. */
const vehiclesAtMost = 200;

/** A carrier's delivered vehicles with their bills and payments, with a fixed number of queries. */
export async function readFreightBills(db: Db, carrierId: number, query: FreightBillListQuery, now: Date) {
  const window = windowOf(query, vehiclesAtMost);
  const search = query.search?.trim();
  const { rows: keys, total } = search
    ? await lookForVehicles(db, carrierId, search, { window, now })
    : await selectDeliveredKeys(db, carrierId, window);
  const rows = await presentVehicles(db, carrierId, [...new Set(keys.map(({ order_id }) => order_id))]);
  const data = keys.flatMap(({ id }) => rows.get(id) ?? []);
  const { duePaise, paidPaise, aheadPaise } = await selectFreightTotals(db, carrierId);
  const debts = await selectCarrierDebts(db, [carrierId]);
  return {
    ...presentPage(data, window.page, window.perPage, total),
    // An advance for goods on the road counts against their own freight, not against what is owed for other vehicles.
    total_due: rupeesFromPaise(addPaise(duePaise, aheadPaise)),
    advance_ahead: rupeesFromPaise(aheadPaise),
    total_paid: rupeesFromPaise(paidPaise),
    to_pay_back: rupeesFromPaise(sumPaise(debts.map(({ owed_paise }) => paise(owed_paise)))),
    declaration: await readDeclaration(db, carrierId, now),
  };
}

async function lookForVehicles(
  db: Db,
  carrierId: number,
  search: string,
  { window, now }: { readonly window: PageWindow; readonly now: Date },
) {
  const ids = await searchDeliveredVehicles(db, carrierId, tradeSearchOf(search, now));
  return { rows: await selectDeliveredKeysOf(db, carrierId, onPage(ids, window)), total: ids.length };
}

async function presentVehicles(db: Db, carrierId: number, orderIds: readonly number[]) {
  const vehicles = await selectCarriedVehicles(db, carrierId, orderIds);
  const paid = await selectPaidFreight(db, orderIds);
  const bills = await readBills(db, vehicles);
  const setOffs = await selectSetOffsOfOrders(db, orderIds);
  const rows = new Map<number, CarriedFreight>();
  for (const orderId of orderIds) {
    const own = vehicles.filter(({ order_id }) => order_id === orderId);
    const shares = shareFreight(own, paid.get(orderId) ?? zeroPaise);
    for (const [place, share] of shares.entries()) {
      const vehicle = own[place];
      if (!vehicle) continue;
      const bill = bills.get(vehicle.paper_id ?? 0) ?? null;
      const isLast = place === own.length - 1;
      const set_off = isLast ? setOffs.flatMap((setOff) => setOffOn(orderId, setOff)) : [];
      rows.set(vehicle.id, { ...present(vehicle, share, bill), set_off });
    }
  }
  return rows;
}

/** What came off, as the order reads it that was paid for or whose debt it was; nothing on any other order. */
function setOffOn(
  orderId: number,
  { amount_paise, paid_order_id, paid_order, order_id, order, bill }: SetOffRow,
): NonNullable<CarriedFreight["set_off"]> {
  const amount = rupees(amount_paise);
  if (order_id === orderId) return [{ amount, is_debt: 1, order: paid_order, bill }];
  return paid_order_id === orderId ? [{ amount, is_debt: 0, order, bill }] : [];
}

async function readBills(db: Db, vehicles: readonly CarriedVehicle[]): Promise<ReadonlyMap<number, FreightBill>> {
  const papers = await listPapers(
    db,
    vehicles.flatMap(({ paper_id }) => paper_id ?? []),
  );
  return new Map(papers.flatMap((paper) => (paper.kind === "freight bill" ? [[paper.id, paper.snapshot]] : [])));
}

function present(
  vehicle: CarriedVehicle,
  share: ReturnType<typeof shareFreight>[number],
  bill: FreightBill | null,
): CarriedFreight {
  return {
    id: vehicle.id,
    order_id: vehicle.order_id,
    order: vehicle.order_number,
    vehicle_number: vehicle.vehicle_number,
    delivered_on: tradeDay(vehicle.delivered_at),
    state: stateOf(vehicle, share),
    bill,
    freight: rupeesFromPaise(share.freightPaise),
    detention: rupeesFromPaise(share.detentionPaise),
    own_gst: rupeesFromPaise(share.ownGstPaise),
    advance: rupees(vehicle.freight_advance_paise),
    tds: rupees(vehicle.tds_paise ?? 0),
    lost: rupees(vehicle.lost_paise),
    paid: rupeesFromPaise(share.paidPaise),
    due: rupeesFromPaise(share.duePaise),
    dispute: vehicle.dispute,
    is_at_cost: vehicle.is_at_cost ? 1 : 0,
  };
}

function stateOf({ status }: CarriedVehicle, share: ReturnType<typeof shareFreight>[number]): FreightBillState {
  if (status !== "approved") return status ?? "draft";
  if (share.duePaise <= 0) return "paid";
  return share.paidPaise > 0 ? "part paid" : "approved";
}

/** The bill of a carrier's vehicle as PDF, drawn from what they sent. @throws Refusal 404 another's, or none */
export async function readFreightBillFile(db: Db, carrierId: number, vehicleId: number): Promise<FileAnswer> {
  const vehicle = found(await findCarriedShipment(db, carrierId, vehicleId));
  const bill = found(await selectStandingBill(db, vehicle.id));
  const [paper] = await listPapers(db, [bill.paper_id]);
  if (paper?.kind !== "freight bill") throw new Refusal("not_found");
  const name = `${paper.number.replaceAll(/[^A-Za-z0-9-]/g, "-")}.pdf`;
  return new FileAnswer({ type: "application/pdf", bytes: await drawSheet(freightBillSheet(paper.snapshot)), name });
}
