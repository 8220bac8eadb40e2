import { CashWalletAnswer, TopUpBody, WalletQuery } from "@mandi/shared/contract/cash-wallet";
import { traders } from "@mandi/shared/contract/role";
import { MessageAnswer } from "@mandi/shared/contract/wire";
import { personLimits } from "../../platform/limits/person-limits";
import { defineRoute, type Route } from "../../platform/routes/route";
import { reportBankPayment } from "../payments/bank-transfer.service";
import { readAmount } from "../payments/payment.service";
import { transferOf } from "../payments/reported-transfer";
import { presentCashWallet } from "./wallet.presenter";
import { readCashWallet } from "./wallet.service";
import { walletPage } from "./wallet-page";

export const walletRoutes: readonly Route[] = [
  defineRoute({
    method: "GET",
    path: "/cash-wallet",
    summary: "Balance and lines of the caller's cash wallet",
    access: traders,
    rate: "read",
    idempotency: "none",
    query: WalletQuery,
    answer: CashWalletAnswer,
    handle: async ({ db, clock, actor, query }) =>
      presentCashWallet(await readCashWallet(db, actor.id, walletPage(query), clock.now())),
  }),
  defineRoute({
    method: "POST",
    path: "/cash-wallet/top-up",
    summary: "Reports a bank transfer into the cash wallet, for the desk to check",
    access: traders,
    rate: "write",
    idempotency: "required",
    perPerson: personLimits.payment,
    body: TopUpBody,
    answer: MessageAnswer,
    handle: async ({ db, clock, actor, body }) => {
      await reportBankPayment(db, {
        payerId: actor.id,
        amountPaise: readAmount(body.amount),
        transfer: transferOf(body),
        subject: { purpose: "top-up" },
        at: clock.now(),
      });
      return { message: "Thank you. We will add the amount to your wallet once the transfer is verified." };
    },
  }),
];
