import { traders } from "@mandi/shared/contract/role";
import {
  StatementAnswer,
  StatementBody,
  TradePaperAnswer,
  TradePaperListAnswer,
  TradePaperListQuery,
  TradePaperParams,
} from "@mandi/shared/contract/trade-paper";
import { FileContent } from "../../platform/routes/file-answer";
import { defineRoute, type Route } from "../../platform/routes/route";
import { issueStatement } from "./account-statement.service";
import { readBuyersAdvice, readBuyersAdviceFile } from "./buyers-advice.service";
import { readTradePaper, readTradePaperFile, readTradePapers } from "./trade-paper-view.service";

const read = { method: "GET", access: traders, rate: "read", idempotency: "none" } as const;

/** Receipts, payment advices, challans, proformas and statements, for their recipients; all of it is additive. */
export const tradePaperRoutes: readonly Route[] = [
  defineRoute({
    ...read,
    path: "/paper",
    summary: "The caller's documents other than invoices and bills, newest first",
    query: TradePaperListQuery,
    answer: TradePaperListAnswer,
    handle: ({ db, actor, query, clock }) => readTradePapers(db, actor.id, query, clock.now()),
  }),
  defineRoute({
    ...read,
    path: "/paper/:id",
    summary: "One of the caller's documents, laid out",
    params: TradePaperParams,
    answer: TradePaperAnswer,
    handle: async ({ db, actor, params }) => ({ data: await readTradePaper(db, actor.id, params.id) }),
  }),
  defineRoute({
    ...read,
    path: "/paper/:id/pdf",
    summary: "One of the caller's documents as PDF",
    params: TradePaperParams,
    answer: FileContent,
    handle: ({ db, actor, params }) => readTradePaperFile(db, actor.id, params.id),
  }),
  defineRoute({
    ...read,
    path: "/customer/payment/:id/advice",
    summary: "The payment advice of a bank transfer that the caller reported, laid out",
    params: TradePaperParams,
    answer: TradePaperAnswer,
    handle: async ({ db, actor, params }) => ({ data: await readBuyersAdvice(db, actor.id, params.id) }),
  }),
  defineRoute({
    ...read,
    path: "/customer/payment/:id/advice/pdf",
    summary: "The payment advice of a bank transfer that the caller reported, as PDF",
    params: TradePaperParams,
    answer: FileContent,
    handle: ({ db, actor, params }) => readBuyersAdviceFile(db, actor.id, params.id),
  }),
  defineRoute({
    method: "POST",
    path: "/paper/statement",
    summary: "Issues a statement of the caller's account for past months",
    access: traders,
    rate: "write",
    idempotency: "required",
    body: StatementBody,
    answer: StatementAnswer,
    async handle({ db, actor, body, clock }) {
      const { id } = await issueStatement(db, actor.id, body, { at: clock.now(), actorId: actor.id });
      return { message: "Your statement is ready.", data: { id } };
    },
  }),
];
