import { addPaise, negatePaise, type Paise, paise, subtractPaise, zeroPaise } from "@mandi/shared/money/paise";
import type { Db } from "../../platform/database/database";
import { orderAccount, userAccount } from "./account";
import { chargeEvents, claimEvents, notedBy, sellerSettledBy, transporterSettledBy } from "./event-groups";
import { transactionId } from "./ledger.service";
import {
  type StatementRange,
  type StoredRow,
  selectAccountRows,
  selectOrderBalances,
  selectOrderRows,
  selectPaidOfOrders,
  selectSettlements,
} from "./statement.store";

/** Which page of a statement; days in Asia/Kolkata, both included. */
export interface StatementQuery {
  readonly page: number;
  readonly perPage: number;
  readonly fromDay?: string | undefined;
  readonly toDay?: string | undefined;
  readonly order: "newest first" | "oldest first";
}

/** One line of a statement, from its reader's point of view. */
export interface StatementRow {
  readonly at: Date;
  readonly description: string;
  readonly transactionId: string;
  /** The transaction that this line reverses. */
  readonly reverses: string | null;
  /** Never negative; `type` gives the direction. */
  readonly amountPaise: Paise;
  /** debit: the reader owes more or has less. credit: the reader paid or got it. */
  readonly type: "debit" | "credit";
  /** The balance after this line. */
  readonly balancePaise: Paise;
  /** In an order's ledger, the total that it belongs to: debit for what was charged (or kept), credit for what was paid. */
  readonly countsIn: "debit" | "credit" | null;
}

export interface StatementPage {
  readonly rows: readonly StatementRow[];
  readonly page: number;
  readonly perPage: number;
  readonly total: number;
}

/** A user's cash wallet. */
export function readWalletStatement(db: Db, userId: number, query: StatementQuery): Promise<StatementPage> {
  return readPage(query, (range) => selectAccountRows(db, userAccount("wallet", userId), range));
}

/** A user's drawn credit: debit draws, credit repays; the balance is what is drawn. */
export function readCreditStatement(db: Db, userId: number, query: StatementQuery): Promise<StatementPage> {
  return readPage(query, (range) => selectAccountRows(db, userAccount("credit", userId), range));
}

/** A buyer's order ledger; the balance is what the buyer owes, negative while the platform holds an advance. */
export function readOrderLedger(db: Db, orderId: number, query: StatementQuery): Promise<StatementPage> {
  return readPage(query, (range) => selectOrderRows(db, orderId, range));
}

/** A seller's order ledger; the balance is what the platform owes the seller. */
export function readSellerLedger(db: Db, orderId: number, query: StatementQuery): Promise<StatementPage> {
  return readPage(query, (range) => selectAccountRows(db, orderAccount("payable:seller", orderId), range));
}

/** A transporter's ledger of an order; the balance is what the platform owes the transporter. */
export function readTransporterLedger(db: Db, orderId: number, query: StatementQuery): Promise<StatementPage> {
  return readPage(query, (range) => selectAccountRows(db, orderAccount("payable:transporter", orderId), range));
}

/** The money of an order; every figure comes from postings. */
export interface OrderMoney {
  /** Charged to the buyer by invoices and freight; zero before the first invoice. */
  readonly chargedPaise: Paise;
  /** The advance that a cancellation kept (docs/domain.md#refunds-and-cancellation). */
  readonly keptPaise: Paise;
  /** Paid by the buyer: booking amount and later receipts, less refunds (docs/domain.md#prices). */
  readonly paidPaise: Paise;
  /** The part of it that the buyer deducted as income tax. */
  readonly deductedPaise: Paise;
  /** The part of it credited by notes; below zero where debit notes added more. */
  readonly notedPaise: Paise;
  /** chargedPaise + keptPaise − paidPaise. */
  readonly balancePaise: Paise;
  readonly advancePaise: Paise;
  readonly receivablePaise: Paise;
  readonly sellerOwedPaise: Paise;
  /** What settled the seller's bills: payments, tax deducted, their own notes. */
  readonly sellerPaidPaise: Paise;
  readonly sellerDeductedPaise: Paise;
  readonly sellerNotedPaise: Paise;
  readonly transporterOwedPaise: Paise;
  /** What settled the carrier's freight: payments, tax, the advance to the driver, lost goods. */
  readonly transporterPaidPaise: Paise;
}

/** Reads the money of an order. For a buyer's due before the invoice use the order's own for price. */
export async function readOrderMoney(db: Db, orderId: number): Promise<OrderMoney> {
  const { balances, sumOf } = await selectOrderBalances(db, orderId);
  const advancePaise = balances.get("advance") ?? zeroPaise;
  const receivablePaise = balances.get("receivable") ?? zeroPaise;
  const balancePaise = subtractPaise(receivablePaise, advancePaise);
  const chargedPaise = sumOf(buyerKinds, chargeEvents);
  const keptPaise = sumOf(["advance"], ["advance forfeited"]);
  return {
    chargedPaise,
    keptPaise,
    paidPaise: subtractPaise(addPaise(chargedPaise, keptPaise), balancePaise),
    deductedPaise: negatePaise(sumOf(buyerKinds, ["tax deducted by buyer"])),
    notedPaise: negatePaise(sumOf(buyerKinds, notedBy)),
    balancePaise,
    advancePaise,
    receivablePaise,
    sellerOwedPaise: balances.get("payable:seller") ?? zeroPaise,
    sellerPaidPaise: sumOf(["payable:seller"], sellerSettledBy),
    sellerDeductedPaise: sumOf(["payable:seller"], ["tax deducted from seller"]),
    sellerNotedPaise: sumOf(["payable:seller"], claimEvents.seller),
    transporterOwedPaise: balances.get("payable:transporter") ?? zeroPaise,
    transporterPaidPaise: sumOf(["payable:transporter"], transporterSettledBy),
  };
}

const buyerKinds = ["advance", "receivable"] as const;

/** An entry that settled a part of an order for its buyer or seller; below zero for a refund. */
export interface Settlement {
  readonly kind: "payment" | "note" | "tax";
  readonly transactionId: string;
  readonly at: Date;
  readonly text: string;
  readonly amountPaise: Paise;
}

/** What settled an order, oldest first: together `paidPaise`, or `sellerPaidPaise`, of its money. */
export async function listSettlements(
  db: Db,
  orderId: number,
  side: "buyer" | "seller",
): Promise<readonly Settlement[]> {
  const rows = await selectSettlements(db, orderId, side);
  return rows.map(({ journalId, at, event, description, amountPaise }) => {
    return { kind: settledBy(event), transactionId: transactionId(journalId), at, text: description, amountPaise };
  });
}

function settledBy(event: string): Settlement["kind"] {
  if (notedBy.includes(event) || claimEvents.seller.includes(event)) return "note";
  return event === "tax deducted by buyer" || event === "tax deducted from seller" ? "tax" : "payment";
}

/** Paid by the buyer and paid to the seller of many orders, for lists; an order without postings is not included. */
export const readPaidOfOrders = selectPaidOfOrders;

async function readPage(
  query: StatementQuery,
  select: (range: StatementRange) => Promise<{ rows: readonly StoredRow[]; total: number }>,
): Promise<StatementPage> {
  const { page, perPage } = query;
  const { rows, total } = await select({
    fromDay: query.fromDay ?? null,
    toDay: query.toDay ?? null,
    newestFirst: query.order === "newest first",
    offset: (page - 1) * perPage,
    limit: perPage,
  });
  return { rows: rows.map(toRow), page, perPage, total };
}

function toRow(row: StoredRow): StatementRow {
  return {
    at: row.at,
    description: row.description,
    transactionId: transactionId(row.journalId),
    reverses: row.reversesId === null ? null : transactionId(row.reversesId),
    amountPaise: paise(Math.abs(row.amountPaise)),
    type: row.amountPaise > 0 ? "debit" : "credit",
    balancePaise: row.balancePaise,
    countsIn: row.isCharge === null ? null : row.isCharge ? "debit" : "credit",
  };
}
