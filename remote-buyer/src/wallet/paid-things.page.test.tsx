import { CashWalletAnswer, type WalletTransfer } from "@mandi/shared/contract/cash-wallet";
import { CreditWalletAnswer } from "@mandi/shared/contract/credit-wallet";
import { aCashWallet, aCreditWallet, aPayment } from "@mandi/shared/testing/buyer-builders/wallet";
import { fakeApi } from "@mandi/shared/testing/fake-api";
import { signInAs } from "@mandi/shared/testing/fake-session";
import { renderAt } from "@mandi/shared/testing/render-at";
import { screen } from "@testing-library/react";
import { routes } from "../area";

it.each<[string, Partial<WalletTransfer>]>([
  ["Debit note MD2627000001", { order: "O2627000091", paper: { kind: "debit note", number: "MD2627000001" } }],
  ["Invoice MI2627000042", { order: "O2627000091", paper: { kind: "invoice", number: "MI2627000042" } }],
  ["Order O2627000091", { order: "O2627000091" }],
  ["Payment for an order", {}],
  ["Booking amount, Q2627000184", { purpose: "booking", quotation: "Q2627000184" }],
])("calls what a transfer pays %s", async (name, pays) => {
  signInAs("customer");
  const payment = [aPayment({ purpose: "final", utr: "HDFCN52611210001", ...pays })];
  const api = fakeApi();
  api.answer("GET /cash-wallet", CashWalletAnswer, aCashWallet({ payment }));
  api.answer("GET /credit-wallet", CreditWalletAnswer, aCreditWallet());
  await renderAt(routes, "/wallet");

  expect(await screen.findByRole("row", { name: /HDFCN52611210001/ })).toHaveTextContent(name);
});
