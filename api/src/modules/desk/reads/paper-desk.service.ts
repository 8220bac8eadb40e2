import type { DeskPaperShowAnswer, PaperEventName, PaperState } from "@mandi/shared/contract/desk/paper";
import { minPaise, paise, rupeesFromPaise, subtractPaise, zeroPaise } from "@mandi/shared/money/paise";
import { tradeDay } from "../../../platform/clock";
import type { Db } from "../../../platform/database/database";
import { found } from "../../../platform/errors";
import { type DeskPaperRow, selectDeskPaper } from "../../../reads/desk/paper.read";
import type { IssuedPaper, PaperEvent } from "../../papers/paper";
import { listPapersOfOrder, readPaper } from "../../papers/paper.service";
import { presentSheet } from "../../trade-papers/sheet.presenter";
import { readUnpaidOfOrder, type UnpaidOfOrder } from "../../trade-papers/unpaid-of-buyer.service";
import { listEwayBillsOfPaper } from "./eway-bill-desk.service";
import { presentRow, sheetOf } from "./papers-desk.service";
import { relatedPapers } from "./related-papers.policy";
import { findEInvoiceForDesk } from "./tax-portal-desk.service";

type Shown = DeskPaperShowAnswer["data"];

/** Any document as it was issued, with what became of it. @throws Refusal 404 for one that is unknown or not drawn */
export async function readPaperForDesk(db: Db, id: number, now: Date): Promise<DeskPaperShowAnswer> {
  const paper = await readPaper(db, id);
  const { order_id: orderId } = paper;
  const [row, papers, unpaid, invoice, bills] = await Promise.all([
    selectDeskPaper(db, id),
    orderId === null ? [] : listPapersOfOrder(db, orderId),
    orderId === null ? null : readUnpaidOfOrder(db, orderId),
    findEInvoiceForDesk(db, id),
    listEwayBillsOfPaper(db, id, now),
  ]);
  const about = found(row);
  const money = moneyOf(id, about, unpaid);
  return {
    data: {
      ...presentRow(paper),
      ...presentSheet(sheetOf(paper, papers)),
      order: about.order_number ?? "",
      party: about.party,
      party_phone: about.party_phone,
      state: stateOf(paper, money, tradeDay(now)),
      issued_at: about.issued_at.toISOString(),
      issued_by: about.issued_by,
      vehicle: about.vehicle,
      freight_bill_id: about.freight_bill_id,
      money,
      related: relatedPapers(paper, papers).map(({ paper: other, relation }) => {
        const { kind, number, date, amount } = presentRow(other);
        return { id: other.id, kind, number, date, amount, relation };
      }),
      e_invoice: invoice,
      eway_bills: bills,
      events: paper.events.map(presentEvent),
    },
  };
}

/** What an invoice or debit note asked its buyer for, and what settled it; null for any other document. */
function moneyOf(id: number, about: DeskPaperRow, unpaid: UnpaidOfOrder | null): Shown["money"] {
  if (about.amount_paise === null) return null;
  const open = unpaid?.invoices.find((invoice) => invoice.id === id);
  const [amountPaise, askedPaise] = [paise(about.amount_paise), paise(about.asked_paise)];
  const duePaise = open?.duePaise ?? zeroPaise;
  const settledPaise = subtractPaise(askedPaise, duePaise);
  const tdsPaise = minPaise(settledPaise, paise(about.tds_paise));
  return {
    asked: rupeesFromPaise(amountPaise),
    credited: rupeesFromPaise(subtractPaise(amountPaise, askedPaise)),
    tds: rupeesFromPaise(tdsPaise),
    paid: rupeesFromPaise(subtractPaise(settledPaise, tdsPaise)),
    due: rupeesFromPaise(duePaise),
    reported: rupeesFromPaise(subtractPaise(duePaise, open?.restPaise ?? duePaise)),
    due_on: about.due_on,
  };
}

function stateOf({ events }: IssuedPaper, money: Shown["money"], day: string): PaperState {
  if (events.some(({ event }) => event === "void")) return "void";
  if (events.some((one) => one.event === "note" && one.detail.is_whole)) return "cancelled";
  if (money === null) return "issued";
  if (money.due === 0) return money.asked === money.credited ? "credited" : "paid";
  return money.due_on < day ? "overdue" : "due";
}

function presentEvent(happened: PaperEvent): Shown["events"][number] {
  const [event, what] = wordsOf(happened);
  return { at: happened.at.toISOString(), event, what };
}

function wordsOf({ event, detail }: PaperEvent): readonly [PaperEventName, string] {
  switch (event) {
    case "ewb":
      return detail.number === null ? ["e-way bill cancelled", ""] : ["e-way bill", detail.number];
    case "irn":
      return detail.state === "registered" ? ["registered", detail.irn] : ["registration cancelled", ""];
    case "note":
      return [detail.is_whole ? "cancelled by note" : "noted", `${detail.note}: ${detail.reason}`];
    case "gst effect":
      return [detail.state, ""];
    case "void":
      return ["void", detail.reason];
  }
}
