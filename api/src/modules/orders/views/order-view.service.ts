import type { OrderListQuery } from "@mandi/shared/contract/order";
import type { ExpectedBill } from "@mandi/shared/contract/seller-order";
import type { InvoiceParty } from "@mandi/shared/contract/tax-invoice";
import { orderStatuses, statusesOf } from "@mandi/shared/contract/trade-document";
import { type Paise, zeroPaise } from "@mandi/shared/money/paise";
import { tradeDay } from "../../../platform/clock";
import type { Db } from "../../../platform/database/database";
import { Refusal } from "../../../platform/errors";
import { listKeys, readTurnPage } from "../../../platform/routes/turn-page";
import { refuseInvalidDay } from "../../../platform/valid-days";
import { selectApprovedBills } from "../../../reads/freight-bills.read";
import { type Payable, selectPayable } from "../../../reads/invoiced-due.read";
import { selectWish } from "../../../reads/order-wish.read";
import { selectOrderOf } from "../../../reads/orders-of-party.read";
import { searchOrders } from "../../../reads/own-trades.read";
import { selectOrdersOfTurn } from "../../../reads/turn-of-trades.read";
import { type RefundView, readRefundFacts, refundViewOf } from "../../ledger/refund-view.service";
import {
  listSettlements,
  type OrderMoney,
  readOrderMoney,
  readPaidOfOrders,
  type Settlement,
  type StatementQuery,
} from "../../ledger/statement.service";
import type { IssuedPaper } from "../../papers/paper";
import { listPapersOfOrder } from "../../papers/paper.service";
import { listRejectedOfOrder, type OwnReports } from "../../payments/bank-transfer.service";
import { tradeSearchOf } from "../../search/trade-search";
import { readTurns } from "../../shipments/order-turn.service";
import type { ShipmentRow } from "../../shipments/shipment.store";
import { listLoads } from "../../shipments/shipment-load.open.store";
import { listCarriers, listShipments } from "../../shipments/shipment-view.open.store";
import { readOwedToSellers } from "../../trade-papers/owed-to-sellers.service";
import { amountOf, restToPay } from "../../trade-papers/under-check.policy";
import { readUnpaidOfOrder, type UnpaidOfOrder } from "../../trade-papers/unpaid-of-buyer.service";
import { type LinkOf, linksFor } from "../../uploads/upload-link.service";
import { type CurrentAmounts, currentAmounts, type Load } from "../amounts/order-amounts";
import { dueOf, settledOf } from "../amounts/order-due";
import { selectQualityFiles } from "../changes/quality.store";
import { readExpectedBills } from "../invoice/expected-bill.service";
import type { InvoiceParties } from "../invoice/invoice-parties";
import { readInvoiceParties, readPlatformOf } from "../invoice/invoice-parties.service";
import type { Party } from "../order.policy";
import { readOrderOf } from "../order.service";
import { countOrders, type OrderLineRow, type OrderRow, selectLines, selectOrders, upsertSeen } from "../order.store";

/** A vehicle with its driver and transporter. */
export interface DriverFacts {
  readonly shipment: ShipmentRow;
  readonly carrier: { readonly name: string; readonly company_name: string; readonly phone: string };
}

/** Everything that a buyer sees of their order. */
export interface BuyerOrder {
  readonly order: OrderRow;
  readonly lines: readonly OrderLineRow[];
  readonly loads: readonly Load[];
  readonly amounts: CurrentAmounts;
  /** What was paid, with the round-off of the invoices. */
  readonly settledPaise: Paise;
  readonly duePaise: Paise;
  /** What is due beyond the transfers that are under check. */
  readonly restPaise: Paise;
  /** The transfers that are under check. */
  readonly reportedPaise: Paise;
  /** The part of what was paid that the buyer deducted as income tax. */
  readonly deductedPaise: Paise;
  /** The part of it credited by notes. */
  readonly notedPaise: Paise;
  readonly settlements: readonly Settlement[];
  readonly refunds: RefundView;
  /** What the buyer has to pay now. */
  readonly payablePaise: Paise;
  readonly unpaid: UnpaidOfOrder;
  /** The rejected transfers to which the buyer has not responded, and those under check; the desk gets none of these. */
  readonly reports: OwnReports;
  readonly drivers: readonly DriverFacts[];
  readonly quality: { readonly certificateId: number | null; readonly imageIds: readonly number[] };
  readonly parties: InvoiceParties;
  readonly papers: readonly IssuedPaper[];
  /** The carrier's bills to the buyer that the desk has approved. */
  readonly freightBills: readonly string[];
  readonly linkOf: LinkOf;
  readonly wish: DeliveryWish;
}

/** The buyer's preferences for delivery. */
type DeliveryWish = Awaited<ReturnType<typeof selectWish>>;

/** An order with its lines, vehicles by weight, and amounts. */
export interface OrderFacts {
  readonly order: OrderRow;
  readonly lines: readonly OrderLineRow[];
  readonly loads: readonly Load[];
  readonly amounts: CurrentAmounts;
}

/** The common basis of every view of an order. */
export async function readFacts(db: Db, order: OrderRow): Promise<OrderFacts> {
  const [lines, loads] = await Promise.all([selectLines(db, order.id), listLoads(db, order.id)]);
  return { order, lines, loads, amounts: currentAmounts(order, lines, loads) };
}

/** An order for its buyer; it counts as opened. @throws Refusal 404 */
export async function readBuyerOrder(db: Db, buyerId: number, orderId: number, now: Date): Promise<BuyerOrder> {
  const order = await readOrderOf(db, "buyer", buyerId, orderId);
  const [view] = await Promise.all([readBuyerView(db, order, buyerId, now), upsertSeen(db, order.id, buyerId, now)]);
  return view;
}

/** The same for the desk, which sees the buyer's view without marking it as opened. */
export async function readBuyerView(db: Db, order: OrderRow, viewerId: number, now: Date): Promise<BuyerOrder> {
  const [
    facts,
    { paidPaise, deductedPaise, notedPaise },
    settlements,
    refunds,
    files,
    payable,
    unpaid,
    rejected,
    drivers,
    parties,
    papers,
    freightBills,
    linkOf,
    wish,
  ] = await Promise.all([
    readFacts(db, order),
    readOrderMoney(db, order.id),
    listSettlements(db, order.id, "buyer"),
    readRefundFacts(db, order, order.buyer_id),
    selectQualityFiles(db, order.id),
    selectPayable(db, [order.id], now),
    readUnpaidOfOrder(db, order.id),
    listRejectedOfOrder(db, order.id),
    listDrivers(db, order.id),
    readInvoiceParties(db, order, tradeDay(now)),
    listPapersOfOrder(db, order.id),
    listFreightBills(db, order),
    linksFor(db, viewerId, now),
    selectWish(db, order.quotation_id),
  ]);
  const duePaise = dueOf(order, paidPaise);
  return {
    ...facts,
    settledPaise: settledOf(order, paidPaise),
    duePaise,
    restPaise: restToPay(duePaise, unpaid.transfers),
    reportedPaise: amountOf(unpaid.transfers),
    deductedPaise,
    notedPaise,
    settlements,
    refunds: refundViewOf(refunds, duePaise),
    payablePaise: payable.get(order.id)?.paise ?? zeroPaise,
    unpaid,
    reports: {
      rejected,
      underCheck:
        viewerId === order.buyer_id
          ? unpaid.transfers.map((transfer) => ({ transfer, proofUrl: linkOf(transfer.proofId) }))
          : [],
    },
    drivers,
    quality: {
      certificateId: files.find(({ kind }) => kind === "certificate")?.upload_id ?? null,
      imageIds: files.filter(({ kind }) => kind === "image").map(({ upload_id }) => upload_id),
    },
    parties,
    papers,
    freightBills,
    linkOf,
    wish,
  };
}

/** Numbers of the carrier's bills that are the buyer's documents: those for freight at cost, once the desk has approved them. */
export async function listFreightBills(db: Db, order: OrderRow): Promise<readonly string[]> {
  return order.freight_mode === "pure_agent" ? await selectApprovedBills(db, order.id) : [];
}

async function listDrivers(db: Db, orderId: number): Promise<readonly DriverFacts[]> {
  const [shipments, carriers] = await Promise.all([listShipments(db, orderId), listCarriers(db, orderId)]);
  return shipments.map((shipment) => {
    const carrier = carriers.find(({ id }) => id === shipment.transporter_id);
    return { shipment, carrier: carrier ?? { name: "", company_name: "", phone: "" } };
  });
}

/** Everything that a seller sees of their order. */
export interface SellerOrderView extends OrderFacts {
  readonly money: Pick<OrderMoney, "sellerPaidPaise" | "sellerDeductedPaise" | "sellerNotedPaise">;
  readonly settlements: readonly Settlement[];
  readonly shipments: readonly ShipmentRow[];
  /** Whom the seller bills. */
  readonly platform: InvoiceParty;
  readonly linkOf: LinkOf;
  readonly papers: readonly IssuedPaper[];
  readonly wish: DeliveryWish;
  /** What the bills that are still to come have to be, by vehicle. */
  readonly expectedBills: ReadonlyMap<number, ExpectedBill>;
}

/** An order for its seller; it counts as opened. @throws Refusal 404 */
export async function readSellerOrder(db: Db, sellerId: number, orderId: number, now: Date): Promise<SellerOrderView> {
  const order = await readOrderOf(db, "seller", sellerId, orderId);
  const [money, settlements, facts, shipments, platform, linkOf, papers, wish] = await Promise.all([
    readOrderMoney(db, order.id),
    listSettlements(db, order.id, "seller"),
    readFacts(db, order),
    listShipments(db, order.id),
    readPlatformOf(db, order, tradeDay(now)),
    linksFor(db, sellerId, now),
    listPapersOfOrder(db, order.id),
    selectWish(db, order.quotation_id),
    upsertSeen(db, order.id, sellerId, now),
  ]);
  const expectedBills = await readExpectedBills(db, { ...facts, shipments, platform }, tradeDay(now));
  return { ...facts, money, settlements, shipments, platform, linkOf, papers, wish, expectedBills };
}

/** Rows of a page of orders. */
export const ordersPerPage = 20;

/** One page of the orders of a side, each with what was paid and what it waits for. */
export async function readOrderList(
  db: Db,
  side: "buyer" | "seller",
  userId: number,
  query: OrderListQuery,
  now: Date,
) {
  const page = query.page ?? 1;
  const search = query.search?.trim();
  const [matches, waiting] = await Promise.all([
    search ? searchOrders(db, side, userId, tradeSearchOf(search, now)) : undefined,
    query.turn ? selectOrdersOfTurn(db, { userId, now }) : undefined,
  ]);
  const keys = listKeys(query.turn, (side === "buyer" ? waiting?.sent : waiting?.received) ?? [], matches);
  const statuses = statusesOf(query.status, orderStatuses);
  const newestFirst = query.sort !== "oldest";
  const [rows, total] = await Promise.all([
    readTurnPage(keys, { limit: ordersPerPage, offset: (page - 1) * ordersPerPage }, (part) =>
      selectOrders(db, side, userId, { ...part, statuses, newestFirst }),
    ),
    countOrders(db, side, userId, { ids: keys.ids, statuses }),
  ]);
  const listed = rows.map(({ id }) => id);
  const [paid, payable, owed, turns] = await Promise.all([
    readPaidOfOrders(db, listed),
    selectPayable(db, side === "buyer" ? listed : [], now),
    readOwedToSellers(db, side === "seller" ? listed : []),
    readTurns(db, rows),
  ]);
  const nothingPayable: Payable = { paise: zeroPaise, reportedPaise: zeroPaise, dueOn: null };
  const nothing = { paidPaise: zeroPaise, sellerPaidPaise: zeroPaise };
  const withMoney = rows.map((order) => {
    const money = paid.get(order.id) ?? nothing;
    return {
      order,
      ...money,
      duePaise: dueOf(order, money.paidPaise),
      payable: payable.get(order.id) ?? nothingPayable,
      owed: owed.get(order.id),
      turns: turns.get(order.id) ?? [],
    };
  });
  return { rows: withMoney, page, total, waiting };
}

/** A ledger is read in one go; a year of daily movements stays far below this. */
const ledgerRowsAtMost = 1_000;

/** The whole ledger of an order within days. @throws Refusal 422 for a day that does not exist */
export function ledgerRange(query: {
  readonly from_date?: string | undefined;
  readonly to_date?: string | undefined;
}): StatementQuery {
  for (const field of ["from_date", "to_date"] as const) {
    const day = query[field];
    if (day !== undefined) refuseInvalidDay(field, day);
  }
  return {
    page: 1,
    perPage: ledgerRowsAtMost,
    fromDay: query.from_date,
    toDay: query.to_date,
    order: "oldest first",
  };
}

/** Which side of an order a user is on. @throws Refusal 404 when they are on none */
export async function sideOf(db: Db, userId: number, orderId: number): Promise<Party> {
  for (const side of ["buyer", "seller", "transporter"] as const) {
    if (await selectOrderOf(db, side, userId, orderId)) return side;
  }
  throw new Refusal("not_found");
}
