import { sizeText } from "@mandi/shared/format/size-text";
import { paiseFromRupees } from "@mandi/shared/money/paise";
import { adviseDeduction } from "../../../modules/buyer-tds/buyer-tds.service";
import { selectOpenOfQuarter } from "../../../modules/buyer-tds/buyer-tds.store";
import { quarterOf, quarterText } from "../../../modules/buyer-tds/quarter";
import { submitFreightBill } from "../../../modules/freight-bills/freight-bill.service";
import { readFreightTax } from "../../../modules/freight-bills/freight-tax.service";
import { readOrderMoney } from "../../../modules/ledger/statement.service";
import { readOrderOf } from "../../../modules/orders/order.service";
import { listPapersOfOrder } from "../../../modules/papers/paper.service";
import { tradeDay } from "../../../platform/clock";
import type { Db } from "../../../platform/database/database";
import { financialYear } from "../../../platform/document-numbers";
import { selectTdsMonths } from "../../../reads/desk/tds.read";
import { newUtr } from "../../../testing/money";
import type { AskedDocuments } from "../documents/document-faults";
import { lowerCertificate } from "./lower-moves";
import { desk, type Play } from "./order-play";
import { deskAct, type Move } from "./trade-world";

const causes = ["rate", "weight", "freight", "quality"] as const;
const sellersCauses = ["rate", "weight", "quality"] as const;

/** A seller and a carrier number their bills in one way, so that both may use one number for a vehicle. */
export const billNumber = (vehicleId: number, size: number): string => `B/${vehicleId}/${size % 20}`;

/** Now and then a vehicle waited at the gate. */
const detentionOf = (size: number): number => (size % 7 === 0 ? size / 4 : 0);

/** What a move asks of the documents that it leads to, for the check of them. */
export function askedBy({ what, pick, size }: Move): AskedDocuments {
  const of = <Cause extends string>(kind: "credit" | "debit", cause: Cause) =>
    cause === "weight" ? { kind, cause, rate: null, kg: size } : { kind, cause, rate: size * 100, kg: null };
  const cause = causes[pick % causes.length] ?? "rate";
  return {
    notes: {
      "credit note": of("credit", what === "short load" ? "weight" : cause),
      "debit note": of("debit", cause),
      "seller note": of("credit", sellersCauses[pick % 3] ?? "rate"),
    },
    detention: what === "freight bill" ? Math.round(detentionOf(size) * 100) : 0,
  };
}

/** Moves that correct an invoice, bill the freight and deduct tax; none of them is a step of the order. */
export const paperMoves: Readonly<Record<string, (play: Play) => Promise<unknown>>> = {
  "credit note": (play) => note(play, { kind: "credit" }),
  "debit note": (play) => note(play, { kind: "debit", consent: "By telephone" }),
  "seller note": sellerNote,
  "charge lost goods": chargeLostGoods,
  "short load": shortLoad,
  "pay back": payBack,
  "deduct tax": ({ tx, world, trade, size, at }) =>
    adviseDeduction(
      tx,
      {
        buyerId: world.market.buyer.id,
        orderId: trade.orderId,
        amountPaise: paiseFromRupees(size),
        tan: "MUMB12345C",
      },
      { at, actorId: world.market.buyer.id },
    ),
  async "refuse tax"({ tx, world, trade, at }) {
    const advice = await tx
      .selectFrom("tds_advice")
      .select("id")
      .where("order_id", "=", trade.orderId)
      .orderBy("id", "desc")
      .executeTakeFirst();
    return deskAct(tx, world, at, { name: "tds refuse", id: advice?.id ?? 999_999_999 });
  },
  "certify tax": certifyTax,
  "deposit tax": depositTax,
  "lower certificate": lowerCertificate,
  async "freight bill"({ tx, trade, vehicle, transporterId, size, at }) {
    const { freight_mode } = await readOrderOf(tx, "transporter", transporterId, trade.orderId);
    const isAtCost = freight_mode === "pure_agent";
    const declared = isAtCost ? "reverse charge" : await readFreightTax(tx, transporterId, financialYear(at));
    // Now and then they charge tax differently from their declaration, which is refused.
    const tax = size % 10 === 0 ? "forward without credit" : declared;
    const detention = isAtCost ? 0 : detentionOf(size);
    const body = { number: billNumber(vehicle.id, size), date: tradeDay(at), tax, detention };
    return submitFreightBill(tx, { carrierId: transporterId, vehicleId: vehicle.id, body, at });
  },
  "check freight bill": (play) => desk(play, "order check-freight-bill", { vehicle_id: play.vehicle.id }),
  "approve freight bill": (play) => desk(play, "order approve-freight-bill", { vehicle_id: play.vehicle.id }),
};

/** The buyer's certificate of the quarter: for everything open, a part of it, or a little or much more. */
async function certifyTax({ tx, world, trade, pick, size, at }: Play): Promise<void> {
  const buyerId = world.market.buyer.id;
  const advice = await tx
    .selectFrom("tds_advice")
    .select(["tan", "code"])
    .where("order_id", "=", trade.orderId)
    .executeTakeFirst();
  const [tan, code] = [advice?.tan ?? "MUMB12345C", advice?.code ?? "1031"];
  const openPaise = await selectOpenOfQuarter(tx, { buyerId, tan, code, ...quarterOf(at) });
  const shown = [openPaise, openPaise + 50, Math.min(size * 100, openPaise), openPaise + 100_000][pick % 4] ?? 0;
  // Nobody enters a certificate for zero: the form accepts at least a paisa, even while others deduct in the meantime.
  const amount = Math.max(1, shown) / 100;
  const typed = { quarter: quarterText(quarterOf(at)), code, tan, amount, certificate: newUtr() };
  await deskAct(tx, world, at, { name: "user tds-certificate", id: buyerId, body: typed });
}

/** The desk pays the tax of a month to the government: all that is open, a part of it, or more, which is refused. */
async function depositTax({ tx, world, trade, pick, size, at }: Play): Promise<void> {
  const months = await selectTdsMonths(tx, "2026-04-01");
  const owed = months.filter(({ tds_paise, deposited_paise }) => tds_paise > deposited_paise);
  const month = owed[size % Math.max(1, owed.length)] ?? { month: tradeDay(at).slice(0, 7), code: "1031" };
  const open = "tds_paise" in month ? (month.tds_paise - month.deposited_paise) / 100 : size;
  const amount = [open, Math.max(1, Math.floor(open / 2)), open + 1, open][pick % 4] ?? open;
  const paid_on = tradeDay(at);
  const day = paid_on.split("-").reverse().join("");
  const serial = String((trade.orderId * 37 + size) % 100_000).padStart(5, "0");
  const used = size % 5 === 0 ? await latestChallan(tx, month.code) : undefined;
  const challan = used ?? { challan: `0510308${day}${serial}`, paid_on };
  const body = { code: month.code, month: month.month, amount, ...challan };
  await deskAct(tx, world, at, { name: "tds deposit", id: 0, body });
}

/** What a challan paid too much, because a bill was cancelled later, may be entered for another month; anything else of it is refused. */
function latestChallan(tx: Db, code: string) {
  const deposits = tx.selectFrom("tds_deposit").select(["challan", "paid_on"]).where("code", "=", code);
  return deposits.orderBy("journal_id", "desc").limit(1).executeTakeFirst();
}

/** A note on one of the order's invoices, or on a non-existent one while it has none. */
async function note(
  play: Play,
  asked: { readonly kind: "credit" | "debit"; readonly consent?: string },
  cause = causes[play.pick % causes.length] ?? "rate",
) {
  const { tx, trade, size } = play;
  const invoices = (await listPapersOfOrder(tx, trade.orderId)).flatMap((paper) =>
    paper.kind === "invoice" ? [paper.snapshot] : [],
  );
  const invoice = invoices[size % Math.max(1, invoices.length)];
  const line = invoice?.lines[0];
  const ofWeight = { quantity: size / 1_000, ...(line ? { size: sizeText(line.value) } : {}) };
  const what = cause === "weight" ? ofWeight : { rate: size };
  return desk(play, "order note", { ...asked, invoice: invoice?.number ?? "NONE", cause, ...what });
}

/** The seller's own note on one of their bills, now and then with a wrong total. */
async function sellerNote(play: Play) {
  const { tx, trade, pick, size, at } = play;
  const bills = (await listPapersOfOrder(tx, trade.orderId)).flatMap((paper) =>
    paper.kind === "bill" ? [paper.snapshot] : [],
  );
  const cause = sellersCauses[pick % 3] ?? "rate";
  const what = cause === "weight" ? { quantity: size / 1_000 } : { rate: size };
  const total = size % 10 === 0 ? { total: size } : {};
  const note = { number: newUtr().slice(-16), date: tradeDay(at), cause, ...what, ...total };
  const bill = bills[size % Math.max(1, bills.length)];
  return desk(play, "order seller-note", { bill: bill?.number ?? "NONE", ...note });
}

/** The buyer is credited for what was missing on arrival, and the carrier bears it. */
async function shortLoad(play: Play) {
  await note(play, { kind: "credit" }, "weight");
  return chargeLostGoods(play);
}

/** The carrier bears what the last credit note covers, once. */
async function chargeLostGoods(play: Play) {
  const { tx, trade } = play;
  const notes = (await listPapersOfOrder(tx, trade.orderId)).filter(({ kind }) => kind === "credit note");
  return desk(play, "order charge-lost-goods", { note: notes.at(-1)?.number ?? "NONE" });
}

/** A side pays back what it owes, or more. */
async function payBack(play: Play) {
  const { tx, trade, pick, size } = play;
  const from = pick % 2 === 0 ? "seller" : "transporter";
  const money = await readOrderMoney(tx, trade.orderId);
  const owes = -(from === "seller" ? money.sellerOwedPaise : money.transporterOwedPaise) / 100;
  const amount = owes > 0 && pick > 1 ? owes : size;
  return desk(play, "order paid-back", { from, amount, reference: newUtr() });
}

/** The next move for the freight of a delivered order; nothing once all of its bills are approved. */
export async function nextFreightMove(tx: Db, orderId: number): Promise<Pick<Move, "what" | "pick"> | undefined> {
  const rows = await tx
    .selectFrom("shipment")
    .leftJoin("freight_bill", "freight_bill.shipment_id", "shipment.id")
    .select("freight_bill.status")
    .innerJoin("trade_order", "trade_order.id", "shipment.order_id")
    .where("shipment.order_id", "=", orderId)
    .where("shipment.removed_at", "is", null)
    // The consignee is not billed with a document of ours.
    .where("trade_order.freight_mode", "<>", "to_pay")
    .orderBy("shipment.id")
    .execute();
  const moves = { none: "freight bill", submitted: "check freight bill", checked: "approve freight bill" } as const;
  for (const [pick, { status }] of rows.entries()) {
    const state = status ?? "none";
    if (state in moves) return { what: moves[state as keyof typeof moves], pick };
  }
  return undefined;
}
