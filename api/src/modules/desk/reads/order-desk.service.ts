import type { DeskOrderAnswer } from "@mandi/shared/contract/desk/order";
import type { DeskTransporterViewAnswer } from "@mandi/shared/contract/desk/order-view";
import { buyerGstWarning } from "@mandi/shared/format/gstin";
import { sizeText } from "@mandi/shared/format/size-text";
import { addPaise, negatePaise, rupeesFromPaise, subtractPaise, sumPaise } from "@mandi/shared/money/paise";
import { tradeDay } from "../../../platform/clock";
import type { Db } from "../../../platform/database/database";
import { found } from "../../../platform/errors";
import { instant, rupees, tonnes } from "../../../platform/wire-figures";
import { selectNames } from "../../../reads/desk/board.read";
import {
  countDeskOrders,
  type OrderQuery,
  type OrderSummary,
  selectDeskOrder,
  selectDeskOrders,
} from "../../../reads/desk/orders.read";
import { listShortages, type Shortage } from "../../freight-bills/lost-goods.service";
import {
  listSettlements,
  readOrderLedger,
  readOrderMoney,
  readSellerLedger,
  readTransporterLedger,
} from "../../ledger/statement.service";
import { dueOf } from "../../orders/amounts/order-due";
import { isFreightFixed, listAdjustments } from "../../orders/changes/order-change.service";
import { readExpectedBills } from "../../orders/invoice/expected-bill.service";
import { allowedSteps } from "../../orders/order.policy";
import { readOrder } from "../../orders/order.service";
import { presentSellerOrder } from "../../orders/seller/seller-order.presenter";
import { listTimeline } from "../../orders/steps/step.service";
import { presentEvent, presentLedgerRow, presentOrder } from "../../orders/views/order.presenter";
import { ledgerRange, readBuyerView, readFacts } from "../../orders/views/order-view.service";
import type { IssuedPaper } from "../../papers/paper";
import { findAward } from "../../shipments/award.service";
import { findCarriedOrder } from "../../shipments/carried-orders.service";
import { type LastingInvoice, listLastingInvoices } from "../../shipments/lasting-invoice.service";
import { listShipments } from "../../shipments/shipment-view.open.store";
import { presentTransporterOrder } from "../../shipments/transporter-order.presenter";
import { selectAllWaitingAbout } from "../approval.store";
import { listEwayActs } from "./eway-bill-desk.service";

function presentSummary({ total_kg, for_paise, updated_at, ...row }: OrderSummary) {
  return { ...row, quantity: tonnes(total_kg), for_price: rupees(for_paise), updated_at: updated_at.toISOString() };
}

/** Orders, newest first. */
export async function listOrdersForDesk(db: Db, query: OrderQuery) {
  const rows = await selectDeskOrders(db, query);
  return { data: rows.map(presentSummary), total: await countDeskOrders(db, query, rows.length) };
}

/** The tax invoice will carry the GSTIN of these addresses. */
function doubtfulParties({
  billing_address,
  consignee_detail,
}: Readonly<Record<"billing_address" | "consignee_detail", { readonly gst: string }>>): string[] {
  const parties = [
    ["billing address", billing_address],
    ["consignee", consignee_detail],
  ] as const;
  return parties.flatMap(([name, { gst }]) =>
    buyerGstWarning(gst) === undefined ? [] : [`The GSTIN of the ${name} looks doubtful: ${gst}`],
  );
}

/** An order as each side sees it, with its money, timeline and changes. @throws Refusal 404 */
export async function readOrderForDesk(
  db: Db,
  id: number,
  viewer: { readonly id: number; readonly now: Date },
): Promise<DeskOrderAnswer> {
  const order = await readOrder(db, id);
  const summary = found(await selectDeskOrder(db, id));
  const facts = await readFacts(db, order);
  const [money, settlements, approvalIds] = await Promise.all([
    readOrderMoney(db, id),
    listSettlements(db, id, "seller"),
    selectAllWaitingAbout(db, `order:${id}`),
  ]);
  const [shipments, award] = await Promise.all([listShipments(db, id), findAward(db, id)]);
  const buyerView = await readBuyerView(db, order, viewer.id, viewer.now);
  const { linkOf, papers, parties, wish } = buyerView;
  const expectedBills = await readExpectedBills(
    db,
    { ...facts, shipments, platform: parties.platform },
    tradeDay(viewer.now),
  );
  return {
    data: {
      ...presentSummary(summary),
      warnings: doubtfulParties(order),
      buyer_view: presentOrder(buyerView),
      seller_view: presentSellerOrder({
        ...facts,
        shipments,
        papers,
        linkOf,
        wish,
        money,
        settlements,
        platform: parties.platform,
        expectedBills,
      }),
      lines: facts.lines.map((line) => ({
        id: line.id,
        size_id: line.size_variation_id,
        size: sizeText(line.value),
        quantity: tonnes(line.quantity_kg),
        current: tonnes(facts.amounts.lineKg.get(line.id) ?? line.quantity_kg),
        unit_price: rupees(line.unit_price_paise),
      })),
      award: award
        ? {
            transporter_id: award.transporter_id,
            price: rupees(award.price_paise),
            reason: award.reason,
            transporter: (await selectNames(db, [award.transporter_id])).get(award.transporter_id) ?? "",
          }
        : null,
      money: moneyOf(order, money),
      approval_ids: approvalIds,
      steps: allowedSteps[order.status].filter((step) => step !== "change freight" || !isFreightFixed(order)),
      seller_papers: papers.flatMap(presentSellerPaper),
      shortages: (await listShortages(db, order, { papers, shipments })).map(presentShortage),
      lasting_invoices: (await listLastingInvoices(db, id, { shipments, papers })).map(presentLasting),
      eway_bills: await listEwayActs(db, id, viewer.now),
      timeline: (await listTimeline(db, id, null)).map((event) => ({
        ...presentEvent(event),
        audience: [...event.audience],
      })),
      changes: (await listAdjustments(db, id)).map(presentChange),
    },
  };
}

function presentChange(change: Awaited<ReturnType<typeof listAdjustments>>[number]) {
  const { kind, before, after, reason, consent, at } = change;
  return { kind, before: JSON.stringify(before), after: JSON.stringify(after), reason, consent, at: at.toISOString() };
}

function presentSellerPaper({ id, kind, number }: IssuedPaper) {
  return kind === "bill" || kind === "seller note" ? [{ id, kind, number }] : [];
}

function presentShortage({ note, recoveryPaise }: Shortage) {
  return { note, amount: rupeesFromPaise(recoveryPaise) };
}

function presentLasting({ vehicleId, invoice, why }: LastingInvoice) {
  return { vehicle_id: vehicleId, invoice, why };
}

/** What was charged, paid and is owed, of all three parties. */
function moneyOf(
  order: Awaited<ReturnType<typeof readOrder>>,
  money: Awaited<ReturnType<typeof readOrderMoney>>,
): DeskOrderAnswer["data"]["money"] {
  return {
    charged: rupeesFromPaise(sumPaise([money.chargedPaise, money.keptPaise, negatePaise(money.notedPaise)])),
    paid: rupeesFromPaise(subtractPaise(money.paidPaise, money.notedPaise)),
    open: rupeesFromPaise(money.balancePaise),
    due: rupeesFromPaise(dueOf(order, money.paidPaise)),
    advance: rupeesFromPaise(money.advancePaise),
    seller_owed: rupeesFromPaise(money.sellerOwedPaise),
    seller_charged: rupeesFromPaise(addPaise(money.sellerOwedPaise, money.sellerPaidPaise)),
    seller_paid: rupeesFromPaise(money.sellerPaidPaise),
    transporter_owed: rupeesFromPaise(money.transporterOwedPaise),
    transporter_charged: rupeesFromPaise(addPaise(money.transporterOwedPaise, money.transporterPaidPaise)),
    transporter_paid: rupeesFromPaise(money.transporterPaidPaise),
    settled_at: instant(order.settled_at),
  };
}

/** An order as the transporter who carries it sees it. @throws Refusal 404 */
export async function readTransporterViewForDesk(
  db: Db,
  id: number,
  viewer: { readonly id: number; readonly now: Date },
): Promise<DeskTransporterViewAnswer> {
  await readOrder(db, id);
  const award = await findAward(db, id);
  const carried = award && (await findCarriedOrder(db, id, award.transporter_id, viewer));
  return { data: carried ? presentTransporterOrder(carried) : null };
}

/** The ledger of an order as one side reads it. @throws Refusal 404 */
export async function readLedgerForDesk(db: Db, id: number, side: "buyer" | "seller" | "transporter") {
  await readOrder(db, id);
  const ledgers = { buyer: readOrderLedger, seller: readSellerLedger, transporter: readTransporterLedger };
  const { rows } = await ledgers[side](db, id, ledgerRange({}));
  return { data: rows.map(presentLedgerRow) };
}
