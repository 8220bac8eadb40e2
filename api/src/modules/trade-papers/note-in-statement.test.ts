import { read } from "@mandi/shared/contract/read";
import { TradePaperAnswer } from "@mandi/shared/contract/trade-paper";
import { daysAfter } from "@mandi/shared/format/days";
import { paiseFromRupees } from "@mandi/shared/money/paise";
import { signInAs } from "../../proofs/testing/read-everything";
import { readFileAs, textsOfPdf } from "../../testing/pdf-file";

import { exactly, twoInvoices } from "./testing/two-invoices";

/* The statement of a month in which an invoice was corrected: ₹100 more per MT for 29.86 MT, and less for what was short. */

const months = ["2026-11", "2027-01"];
const { api, setDay, dayOf, invoiced, correct } = twoInvoices(...months);

/** Rupees of a cell, in paise; an empty cell is zero. */
const paiseOf = (cell = "") => paiseFromRupees(Number(cell.replaceAll(/[₹,]/gu, "").replace("−", "-")));

it.each([
  ["debit", { kind: "debit", cause: "rate", rate: 100, consent: "By telephone" }, 2, exactly(3_523)],
  ["credit", { kind: "credit", cause: "rate", rate: 100 }, 3, exactly(3_523)],
])(
  "adds a %s note by its number between opening and closing, on the page and in the PDF",
  async (_, note, column, sum) => {
    const { order, second } = await invoiced();
    setDay(dayOf(26));
    const number = await correct(order, { ...note, invoice: second.number });
    setDay(daysAfter(dayOf(28), 7));
    const buyer = await signInAs(api, order.buyer.id);
    const month = dayOf(1).slice(0, 7);

    const { id } = (await api.send("/paper/statement", { side: "buyer", from: month, to: month }, buyer)).body.data;
    const { rows, sums } = read(TradePaperAnswer, (await api.get(`/paper/${id}`, buyer)).body).data;
    const [opening, ...lines] = rows;
    let balance: number = paiseOf(opening?.at(-1));
    for (const [, , debit, credit, after] of lines) {
      balance += paiseOf(debit) - paiseOf(credit);
      expect(paiseOf(after)).toBe(balance);
    }
    expect(paiseOf(sums.at(-1)?.value)).toBe(balance);
    expect(lines.filter(([text = ""]) => text.includes(number)).map((row) => row[column])).toEqual([sum]);

    const { bytes } = await readFileAs(api, `/paper/${id}/pdf`, buyer);
    expect(textsOfPdf(bytes)).toContain(number);
  },
);
