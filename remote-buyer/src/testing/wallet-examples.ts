import { type Example, type ExampleWorld, exampleRead, exampleWrite, noBody } from "@mandi/shared/area/define-examples";
import { TransferDetailsAnswer } from "@mandi/shared/contract/bank-account";
import { CashWalletAnswer, TopUpBody } from "@mandi/shared/contract/cash-wallet";
import {
  CreditDocumentTypeListAnswer,
  CreditRepaymentBody,
  CreditRequestBody,
  CreditRequestListAnswer,
  CreditWalletAnswer,
} from "@mandi/shared/contract/credit-wallet";
import { ReportedTransferAnswer } from "@mandi/shared/contract/payment";
import { UnpaidAnswer, type UnpaidItem } from "@mandi/shared/contract/unpaid";
import { aCreditRequest, aDocumentType } from "@mandi/shared/testing/buyer-builders/credit";
import {
  aCashWallet,
  aCreditWallet,
  aPayment,
  aTransaction,
  transferDetails,
} from "@mandi/shared/testing/buyer-builders/wallet";
import { aPage } from "@mandi/shared/testing/public-builders";

/** An invoice of the example order. */
export const anUnpaidItem = (change: Partial<UnpaidItem> = {}): UnpaidItem => ({
  order_id: 9,
  order: "O2627000091",
  invoice: { number: "MI2627000042", date: "2026-11-20", due_on: "2026-12-05", due: 800_000 },
  due: 800_000,
  is_under_check: 0,
  ...change,
});

/** The first page of these. */
export function someUnpaid(...items: readonly UnpaidItem[]): UnpaidAnswer {
  const sumOf = (of: readonly UnpaidItem[]) => of.reduce((sum, { due }) => sum + due, 0);
  return {
    ...aPage([...items]),
    invoiced: sumOf(items.filter(({ invoice }) => invoice !== null)),
    later: sumOf(items.filter(({ invoice }) => invoice === null)),
  };
}

/** Cash, credit and the request for it; a reported transfer stays under check, because there is no desk here. */
export function walletExamples({ rows }: ExampleWorld): Example[] {
  const lines = rows([aTransaction(), aTransaction({ description: "Booking amount", status: "debit", amount: 9_500 })]);
  const payments = rows([aPayment()]);
  const [cash_balance = 0] = rows([240_500]);
  const [credit] = rows([aCreditWallet({ transaction: aPage([aTransaction({ description: "Credit drawn" })]) })]);
  const noCredit = { assign_credit_balance: 0, credit_balance: 0, used_credit_balance: 0 };
  const requests = rows([aCreditRequest()]);
  return [
    exampleRead("GET /cash-wallet", CashWalletAnswer, () =>
      aCashWallet({ cash_balance, transaction: aPage(lines), payment: payments }),
    ),
    exampleRead("GET /customer/unpaid", UnpaidAnswer, () => someUnpaid(...rows([anUnpaidItem()]))),
    exampleRead("GET /bank-account", TransferDetailsAnswer, () => transferDetails()),
    exampleRead("GET /reported-transfer", ReportedTransferAnswer, ({ query }) => ({
      is_reported: payments.some(({ utr }) => utr === query.get("utr")),
    })),
    exampleWrite("POST /cash-wallet/top-up", TopUpBody, ({ body }) => {
      payments.unshift(aPayment({ id: payments.length + 1, ...body }));
      return "Thank you. We will add the amount to your wallet once the transfer is verified.";
    }),
    exampleRead("GET /credit-wallet", CreditWalletAnswer, () => credit ?? aCreditWallet(noCredit)),
    exampleWrite("POST /credit-wallet/repayment", CreditRepaymentBody, ({ body }) => {
      if (credit && body.source === "cash") {
        credit.used_credit_balance -= body.amount;
        credit.credit_balance += body.amount;
      }
      return "Your credit has been repaid.";
    }),
    exampleRead("GET /credit-wallet-document-type", CreditDocumentTypeListAnswer, () => ({ data: [aDocumentType()] })),
    exampleRead("GET /credit-wallet-request", CreditRequestListAnswer, () => ({ data: requests })),
    exampleWrite("POST /credit-wallet-request", CreditRequestBody, () => {
      requests.unshift(aCreditRequest({ id: requests.length + 10 }));
      return "Your credit request has been submitted.";
    }),
    exampleWrite("POST /credit-wallet-request/:id/document", noBody, ({ params, query }) => {
      const request = requests.find(({ id }) => String(id) === params["id"]);
      request?.document.push({ title: query.get("title") ?? "", created_at: new Date().toISOString() });
      return "Your document has been uploaded.";
    }),
  ];
}
