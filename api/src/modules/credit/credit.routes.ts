import { WalletQuery } from "@mandi/shared/contract/cash-wallet";
import {
  CreditDocumentParams,
  CreditDocumentQuery,
  CreditDocumentTypeListAnswer,
  CreditRepaymentBody,
  CreditRequestBody,
  CreditRequestListAnswer,
  CreditWalletAnswer,
} from "@mandi/shared/contract/credit-wallet";
import { traders } from "@mandi/shared/contract/role";
import { MessageAnswer } from "@mandi/shared/contract/wire";
import { found } from "../../platform/errors";
import { personLimits } from "../../platform/limits/person-limits";
import { defineRoute, type Route } from "../../platform/routes/route";
import { reportBankPayment } from "../payments/bank-transfer.service";
import { readPartOfDue, repayCreditFromCash } from "../payments/payment.service";
import { transferOf } from "../payments/reported-transfer";
import { walletPage } from "../wallet/wallet-page";
import { presentCreditRequest, presentCreditWallet, presentDocumentType } from "./credit.presenter";
import {
  addCreditDocument,
  listCreditDocumentTypes,
  listCreditRequests,
  readCreditLine,
  readCreditWallet,
  requestCredit,
} from "./credit.service";

/** Enough for a page photographed with a phone. */
const documentRule = { maxBytes: 5 * 1024 * 1024, types: ["application/pdf", "image/jpeg", "image/png"] } as const;

export const creditRoutes: readonly Route[] = [
  defineRoute({
    method: "GET",
    path: "/credit-wallet",
    summary: "Assigned, available and drawn credit of the caller with its lines",
    access: traders,
    rate: "read",
    idempotency: "none",
    query: WalletQuery,
    answer: CreditWalletAnswer,
    handle: async ({ db, actor, clock, query }) =>
      presentCreditWallet(await readCreditWallet(db, actor.id, walletPage(query), clock.now())),
  }),
  defineRoute({
    method: "POST",
    path: "/credit-wallet/repayment",
    summary: "Repays drawn credit from the cash wallet, or reports a bank transfer for it",
    access: traders,
    rate: "write",
    idempotency: "required",
    perPerson: personLimits.payment,
    body: CreditRepaymentBody,
    answer: MessageAnswer,
    handle: async ({ db, clock, actor, body }) => {
      const { drawnPaise } = await readCreditLine(db, actor.id);
      const amountPaise = readPartOfDue(body.amount, drawnPaise);
      const at = clock.now();
      if (body.source === "cash") {
        await repayCreditFromCash(db, { userId: actor.id, amountPaise, at });
        return { message: "Your credit has been repaid." };
      }
      await reportBankPayment(db, {
        payerId: actor.id,
        amountPaise,
        transfer: transferOf(body),
        subject: { purpose: "credit repayment" },
        at,
      });
      return { message: "Thank you. We will reduce your used credit once the transfer is verified." };
    },
  }),
  defineRoute({
    method: "GET",
    path: "/credit-wallet-request",
    summary: "The caller's credit requests, newest first",
    access: traders,
    rate: "read",
    idempotency: "none",
    answer: CreditRequestListAnswer,
    handle: async ({ db, actor }) => ({ data: (await listCreditRequests(db, actor.id)).map(presentCreditRequest) }),
  }),
  defineRoute({
    method: "POST",
    path: "/credit-wallet-request",
    summary: "Asks for credit with one document type",
    access: traders,
    rate: "write",
    idempotency: "optional",
    body: CreditRequestBody,
    answer: MessageAnswer,
    handle: async ({ db, clock, actor, body }) => {
      await requestCredit(db, {
        userId: actor.id,
        documentTypeId: body.credit_wallet_document_type_id,
        at: clock.now(),
      });
      return { message: "Your credit request has been submitted." };
    },
  }),
  defineRoute({
    method: "POST",
    path: "/credit-wallet-request/:id/document",
    summary: "Hands in one document of a credit request; a newer file replaces the older",
    access: traders,
    rate: "write",
    idempotency: "optional",
    perPerson: personLimits.creditDocument,
    upload: documentRule,
    params: CreditDocumentParams,
    query: CreditDocumentQuery,
    answer: MessageAnswer,
    handle: async ({ db, clock, actor, params, query, upload }) => {
      await addCreditDocument(db, {
        userId: actor.id,
        requestId: params.id,
        title: query.title,
        file: found(upload),
        at: clock.now(),
      });
      return { message: "Your document has been uploaded." };
    },
  }),
  defineRoute({
    method: "GET",
    path: "/credit-wallet-document-type",
    summary: "The documents that a business sends for credit",
    access: traders,
    rate: "read",
    idempotency: "none",
    answer: CreditDocumentTypeListAnswer,
    handle: async ({ db }) => ({ data: (await listCreditDocumentTypes(db)).map(presentDocumentType) }),
  }),
];
