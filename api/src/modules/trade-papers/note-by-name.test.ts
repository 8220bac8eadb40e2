import { CashWalletAnswer } from "@mandi/shared/contract/cash-wallet";
import { MyTurnAnswer } from "@mandi/shared/contract/my-turn";
import { read } from "@mandi/shared/contract/read";
import { signInAs } from "../../proofs/testing/read-everything";
import { fundWallet, newUtr } from "../../testing/money";

import { twoInvoices } from "./testing/two-invoices";

/* A debit note of 3,523 on the second of an order's two invoices, once both are paid. */

const { api, setDay, dayOf, invoiced, pay, correct } = twoInvoices("2026-11", "2026-12", "2027-01");

async function debited() {
  const { order, first, second } = await invoiced();
  await pay(order, first.number);
  await pay(order, second.number);
  setDay(dayOf(26));
  const asked = { invoice: second.number, kind: "debit", cause: "rate", rate: 100, consent: "By telephone" };
  const number = await correct(order, asked);
  const buyer = await signInAs(api, order.buyer.id);
  return {
    paper: { kind: "debit note", number },
    pays: (body: object) => api.send(`/customer/order/${order.orderId}/payment`, body, buyer),
    turn: async () => {
      const { data } = read(MyTurnAnswer, (await api.get("/my-turn", buyer)).body);
      return data.find(({ kind, number: about }) => kind === "pay invoice" && about === order.number);
    },
    wallet: async () => read(CashWalletAnswer, (await api.get("/cash-wallet", buyer)).body),
    order,
  };
}

it("is named on My turn while it is all that asks for money, and by its payer's transfer in the wallet", async () => {
  const { order, paper, pays, turn, wallet } = await debited();
  expect((await turn())?.paper).toEqual(paper);

  const transfer = { source: "bank", invoice: paper.number, amount: 3_523, utr: newUtr(), paid_on: dayOf(26) };
  expect((await pays(transfer)).status).toBe(200);

  expect((await wallet()).payment).toContainEqual(
    expect.objectContaining({ utr: transfer.utr, order: order.number, paper }),
  );
});

it("is named by the line of the wallet that paid it", async () => {
  const { order, paper, pays, wallet } = await debited();
  await fundWallet(api.db, order.buyer.id, 5_000);

  expect((await pays({ source: "cash", invoice: paper.number })).status).toBe(200);

  const [line] = (await wallet()).transaction.data;
  expect(line?.description).toBe(`Payment from cash wallet, ${order.number}, debit note ${paper.number}`);
});

it("is not named on My turn beside an invoice that asks for money too", async () => {
  const { order, first, second } = await invoiced();
  const buyer = await signInAs(api, order.buyer.id);
  const { data } = read(MyTurnAnswer, (await api.get("/my-turn", buyer)).body);
  const turn = data.find(({ kind, number }) => kind === "pay invoice" && number === order.number);

  expect([first.due > 0, second.due > 0, turn?.paper]).toEqual([true, true, undefined]);
});
