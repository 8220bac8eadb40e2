import { DeskParams } from "@mandi/shared/contract/desk/field";
import { deskReads } from "@mandi/shared/contract/desk/reads";
import { allRights, hasRight } from "@mandi/shared/contract/desk/right";
import { deskFiles } from "@mandi/shared/contract/desk-files";
import { tradeDay } from "../../platform/clock";
import type { Db } from "../../platform/database/database";
import { FileContent } from "../../platform/routes/file-answer";
import { defineRoute, type Route } from "../../platform/routes/route";
import { readCreditDocument } from "../credit/credit.service";
import { compareMonth, readGstr1, readLedgerFile } from "../exports/export.service";
import { readTallyFile } from "../exports/tally/tally.service";
import { readTdsFile } from "../exports/tds-quarter.service";
import { readAgeing } from "../trade-papers/party-ageing.service";
import { readUnpaidBills } from "../trade-papers/unpaid-bills.service";
import { deskActions } from "./actions/all-actions";
import { readDeskKey } from "./desk-key.service";
import { readJournalForDesk } from "./journal-desk.service";
import { listApprovalsForDesk } from "./reads/approval-desk.service";
import { verifyTrail } from "./reads/audit-desk.service";
import { listBankAccountsForDesk } from "./reads/bank-account-desk.service";
import { listAccounts, listJournals, readAccount, readReconciliation } from "./reads/books-desk.service";
import { listTdsAdvicesForDesk, listTdsReceivedForDesk } from "./reads/buyer-tds-desk.service";
import { findForDesk } from "./reads/find-desk.service";
import { listFreightBillsForDesk, readFreightBillForDesk } from "./reads/freight-desk.service";
import { readIngotPricesForDesk } from "./reads/ingot-desk.service";
import { readListingForDesk } from "./reads/listing-show-desk.service";
import {
  listOrdersForDesk,
  readLedgerForDesk,
  readOrderForDesk,
  readTransporterViewForDesk,
} from "./reads/order-desk.service";
import { listPaymentsForDesk } from "./reads/payment-desk.service";
import { readPaymentForDesk } from "./reads/payment-show-desk.service";
import { listCreditForDesk, listListingsForDesk, listUsersForDesk } from "./reads/people-desk.service";
import { readQueue } from "./reads/queue-desk.service";
import { countQueueForDesk, readQueueItems, readQueuePlace } from "./reads/queue-items-desk.service";
import { listTaxForDesk } from "./reads/tax-desk.service";
import {
  listTdsForDesk,
  listTdsGivenForDesk,
  listTdsMonthsForDesk,
  listTdsQuartersForDesk,
} from "./reads/tds-desk.service";
import { readTrail } from "./reads/trail-desk.service";
import { readUserDocumentsForDesk } from "./reads/user-documents-desk.service";

const read = { method: "GET", access: ["staff"], rate: "read", idempotency: "none" } as const;

const keyOf = (db: Db, name: keyof typeof deskReads, typed: string): Promise<number> =>
  readDeskKey(db, deskReads[name].path, typed);

/** The desk's reads: staff only. */
export const deskReadRoutes: readonly Route[] = [
  defineRoute({ ...read, ...deskReads["queue"], handle: ({ db, clock }) => readQueue(db, clock.now()) }),
  defineRoute({
    ...read,
    ...deskReads["rights"],
    handle: async ({ actor: { deskRoles } }) => ({
      data: { roles: [...deskRoles], rights: allRights.filter((right) => hasRight(deskRoles, right)) },
    }),
  }),
  defineRoute({
    ...read,
    ...deskReads["queue items"],
    handle: ({ db, query, actor, clock }) => readQueueItems(db, query, { id: actor.id, now: clock.now() }),
  }),
  defineRoute({
    ...read,
    ...deskReads["queue place"],
    handle: ({ db, query, actor, clock }) => readQueuePlace(db, query, { id: actor.id, now: clock.now() }),
  }),
  defineRoute({ ...read, ...deskReads["queue count"], handle: ({ db, clock }) => countQueueForDesk(db, clock.now()) }),
  defineRoute({
    ...read,
    ...deskReads["find"],
    handle: ({ db, query, actor, clock }) => findForDesk(db, query.search, { ...actor, now: clock.now() }),
  }),
  defineRoute({
    ...read,
    ...deskReads["payment show"],
    params: DeskParams,
    handle: async ({ db, params, actor, clock }) =>
      readPaymentForDesk(db, await keyOf(db, "payment show", params.id), { ...actor, now: clock.now() }),
  }),
  defineRoute({
    ...read,
    ...deskReads["payment list"],
    handle: ({ db, query }) => listPaymentsForDesk(db, query.page),
  }),
  defineRoute({
    ...read,
    ...deskReads["bank-account list"],
    handle: ({ db, query }) => listBankAccountsForDesk(db, query.page),
  }),
  defineRoute({ ...read, ...deskReads["order list"], handle: ({ db, query }) => listOrdersForDesk(db, query) }),
  defineRoute({
    ...read,
    ...deskReads["order show"],
    params: DeskParams,
    handle: async ({ db, params, actor, clock }) =>
      readOrderForDesk(db, await keyOf(db, "order show", params.id), { id: actor.id, now: clock.now() }),
  }),
  defineRoute({
    ...read,
    ...deskReads["order transporter-view"],
    params: DeskParams,
    handle: async ({ db, params, actor, clock }) =>
      readTransporterViewForDesk(db, await keyOf(db, "order transporter-view", params.id), {
        id: actor.id,
        now: clock.now(),
      }),
  }),
  defineRoute({
    ...read,
    ...deskReads["order ledger"],
    params: DeskParams,
    handle: async ({ db, params, query }) =>
      readLedgerForDesk(db, await keyOf(db, "order ledger", params.id), query.side),
  }),
  defineRoute({
    ...read,
    ...deskReads["freight-bill list"],
    handle: ({ db, query }) => listFreightBillsForDesk(db, query.page),
  }),
  defineRoute({
    ...read,
    ...deskReads["freight-bill show"],
    params: DeskParams,
    handle: async ({ db, params, actor }) =>
      readFreightBillForDesk(db, await keyOf(db, "freight-bill show", params.id), actor.id),
  }),
  defineRoute({ ...read, ...deskReads["credit list"], handle: ({ db, query }) => listCreditForDesk(db, query) }),
  defineRoute({
    ...read,
    ...deskFiles["credit document"],
    params: DeskParams,
    answer: FileContent,
    handle: async ({ db, params, query }) =>
      readCreditDocument(db, await readDeskKey(db, deskFiles["credit document"].path, params.id), query.title),
  }),
  defineRoute({ ...read, ...deskReads["listing list"], handle: ({ db, query }) => listListingsForDesk(db, query) }),
  defineRoute({
    ...read,
    ...deskReads["listing show"],
    params: DeskParams,
    handle: async ({ db, params }) => readListingForDesk(db, await keyOf(db, "listing show", params.id)),
  }),
  defineRoute({
    ...read,
    ...deskReads["ingot-price list"],
    handle: ({ db, clock }) => readIngotPricesForDesk(db, clock.now()),
  }),
  defineRoute({
    ...read,
    ...deskReads["tax list"],
    handle: ({ db, query, actor, clock }) => listTaxForDesk(db, query, { id: actor.id, now: clock.now() }),
  }),
  defineRoute({
    ...read,
    ...deskReads["tds received"],
    handle: ({ db, query, clock }) => listTdsReceivedForDesk(db, query.page, clock.now()),
  }),
  defineRoute({
    ...read,
    ...deskReads["tds advices"],
    handle: ({ db, query }) => listTdsAdvicesForDesk(db, query.page),
  }),
  defineRoute({
    ...read,
    ...deskReads["tds given"],
    handle: ({ db, query, clock }) => listTdsGivenForDesk(db, query.page, clock.now()),
  }),
  defineRoute({ ...read, ...deskReads["tds list"], handle: ({ db, query }) => listTdsForDesk(db, query) }),
  defineRoute({
    ...read,
    ...deskReads["tds months"],
    handle: ({ db, clock }) => listTdsMonthsForDesk(db, clock.now()),
  }),
  defineRoute({
    ...read,
    ...deskReads["tds quarters"],
    handle: ({ db, clock }) => listTdsQuartersForDesk(db, clock.now()),
  }),
  defineRoute({
    ...read,
    ...deskFiles["tds save"],
    rate: "bulk",
    answer: FileContent,
    handle: ({ db, query }) => readTdsFile(db, query),
  }),
  defineRoute({
    ...read,
    ...deskReads["export check"],
    rate: "bulk",
    async handle({ db, query }) {
      const { papers, leftOut, notAccepted, tax, gstins, differences } = await compareMonth(db, query);
      const numbers = { left_out: [...leftOut], not_accepted: [...notAccepted], tax };
      return { papers, ...numbers, gstins: [...gstins], differences: [...differences] };
    },
  }),
  defineRoute({
    ...read,
    ...deskFiles["gstr1 save"],
    rate: "bulk",
    answer: FileContent,
    handle: ({ db, query }) => readGstr1(db, query),
  }),
  defineRoute({
    ...read,
    ...deskFiles["ledger save"],
    rate: "bulk",
    answer: FileContent,
    handle: ({ db, query }) => readLedgerFile(db, query),
  }),
  defineRoute({
    ...read,
    ...deskFiles["tally save"],
    rate: "bulk",
    answer: FileContent,
    handle: ({ db, query }) => readTallyFile(db, query),
  }),
  defineRoute({
    ...read,
    ...deskReads["user list"],
    handle: ({ db, query, clock }) => listUsersForDesk(db, query, clock.now()),
  }),
  defineRoute({
    ...read,
    ...deskReads["user documents"],
    params: DeskParams,
    handle: async ({ db, params, actor, clock }) =>
      readUserDocumentsForDesk(db, await keyOf(db, "user documents", params.id), { id: actor.id, now: clock.now() }),
  }),
  defineRoute({ ...read, ...deskReads["account list"], handle: ({ db, query }) => listAccounts(db, query) }),
  defineRoute({ ...read, ...deskReads["account show"], handle: ({ db, query }) => readAccount(db, query) }),
  defineRoute({ ...read, ...deskReads["journal list"], handle: ({ db, query }) => listJournals(db, query) }),
  defineRoute({
    ...read,
    ...deskReads["ageing list"],
    rate: "bulk",
    handle: ({ db, query, clock }) => readAgeing(db, query.side, tradeDay(clock.now())),
  }),
  defineRoute({
    ...read,
    ...deskReads["unpaid-bill list"],
    rate: "bulk",
    handle: ({ db, clock }) => readUnpaidBills(db, tradeDay(clock.now())),
  }),
  defineRoute({
    ...read,
    ...deskReads["journal show"],
    params: DeskParams,
    handle: async ({ db, params }) => readJournalForDesk(db, await keyOf(db, "journal show", params.id)),
  }),
  defineRoute({ ...read, ...deskReads["reconcile"], handle: ({ db }) => readReconciliation(db) }),
  defineRoute({
    ...read,
    ...deskReads["audit"],
    handle: ({ db, query, actor, clock }) => readTrail(db, query, { ...actor, now: clock.now() }),
  }),
  defineRoute({
    ...read,
    ...deskReads["audit verify"],
    rate: "bulk",
    handle: ({ db, query }) => verifyTrail(db, query.head),
  }),
  defineRoute({
    ...read,
    ...deskReads["approval list"],
    handle: ({ db, query, actor, clock }) =>
      listApprovalsForDesk(db, query, actor, { actions: deskActions, now: clock.now() }),
  }),
];
