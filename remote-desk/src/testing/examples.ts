import {
  type Example,
  type ExampleWorld,
  exampleRead,
  exampleRow,
  exampleWrite,
} from "@mandi/shared/area/define-examples";
import { DeskAccountListAnswer } from "@mandi/shared/contract/desk/account-list";
import {
  DeskBankLineAsideAnswer,
  DeskBankLinePayersAnswer,
  DeskUnpaidAnswer,
} from "@mandi/shared/contract/desk/bank-line-match";
import { DeskBankLineAnswer } from "@mandi/shared/contract/desk/bank-statement";
import { DeskEwayBillListAnswer } from "@mandi/shared/contract/desk/eway-bill";
import { ExportCheckAnswer } from "@mandi/shared/contract/desk/export";
import { DeskUnbilledFreightAnswer } from "@mandi/shared/contract/desk/freight";
import { DeskAgeingAnswer, DeskJournalListAnswer, DeskUnpaidBillAnswer } from "@mandi/shared/contract/desk/ledger";
import { DeskJournalAnswer, DeskPaymentAnswer, DeskReconciliationAnswer } from "@mandi/shared/contract/desk/money";
import { newCodeCall } from "@mandi/shared/contract/desk/new-code";
import { DeskLedgerAnswer, DeskOrderAnswer } from "@mandi/shared/contract/desk/order";
import { DeskTransporterViewAnswer } from "@mandi/shared/contract/desk/order-view";
import { DeskPaperListAnswer } from "@mandi/shared/contract/desk/paper";
import { DeskPartyAccountAnswer } from "@mandi/shared/contract/desk/party-account";
import {
  DeskPayoutBatchAnswer,
  DeskPayoutBatchListAnswer,
  DeskPayoutDueAnswer,
  DeskSetOffAnswer,
} from "@mandi/shared/contract/desk/payout";
import { DeskApprovalListAnswer, DeskAuditAnswer, DeskUserListAnswer } from "@mandi/shared/contract/desk/people";
import { DeskQueueCountAnswer, DeskQueueItemsAnswer, DeskQueuePlaceAnswer } from "@mandi/shared/contract/desk/queue";
import { DeskBoardAnswer, DeskPriceAnswer, DeskQuotationAnswer } from "@mandi/shared/contract/desk/quotation";
import { allRights, DeskRightAnswer, deskRoles } from "@mandi/shared/contract/desk/right";
import { DeskEInvoiceListAnswer } from "@mandi/shared/contract/desk/tax-portal";
import {
  DeskTdsAdviceAnswer,
  DeskTdsListAnswer,
  DeskTdsMonthAnswer,
  DeskTdsReceivedAnswer,
} from "@mandi/shared/contract/desk/tds";
import { DeskTdsGivenAnswer } from "@mandi/shared/contract/desk/tds-given";
import { DeskTdsLowerAnswer } from "@mandi/shared/contract/desk/tds-lower";
import { DeskTdsOwnAnswer } from "@mandi/shared/contract/desk/tds-own";
import { DeskTdsQuarterAnswer } from "@mandi/shared/contract/desk/tds-quarter";
import { DeskThreadAnswer, DeskThreadListAnswer } from "@mandi/shared/contract/desk/thread";
import { DeskUserDocumentsAnswer } from "@mandi/shared/contract/user-document";
import { aLedgerRow } from "@mandi/shared/testing/buyer-builders/order";
import { aJournal, aListedJournal, anOwingParty } from "@mandi/shared/testing/desk-books-builders";
import {
  aDeskBoard,
  aDeskOrder,
  aDeskPayment,
  aDeskQuotation,
  aDeskUser,
  anApproval,
  aPrice,
  aQueue,
  aQueueItem,
  aQueuePlace,
  aTrailRow,
  deskMinutes,
} from "@mandi/shared/testing/desk-builders";
import {
  aBankLine,
  aBatchLine,
  aLineWithPayers,
  anAsideLine,
  aPayoutBatch,
  aPayoutDue,
} from "@mandi/shared/testing/desk-money-builders";
import { aDeskThread, aThreadParty } from "@mandi/shared/testing/thread-builders";
import { uploadExample } from "@mandi/shared/testing/thread-examples";
import { someDocuments } from "@mandi/shared/testing/user-document-builders";
import { act } from "./act-example";
import { contentActs } from "./content-act-examples";
import { contentExamples } from "./content-examples";
import { listExamples } from "./list-examples";

/** An address to open for each route with a parameter. */
export const addresses: Readonly<Record<string, string>> = {
  "/desk/payment/:id": "/desk/payment/318",
  "/desk/approval/:id": "/desk/approval/67",
  "/desk/quotation/:id": "/desk/quotation/184",
  "/desk/thread/:id": "/desk/thread/12",
  "/desk/inbox/:number": "/desk/inbox/E3",
  "/desk/freight-bill/:id": "/desk/freight-bill/12",
  "/desk/eway-bill/:id": "/desk/eway-bill/7",
  "/desk/paper/:id": "/desk/paper/MI2627000071",
  "/desk/order/:id": "/desk/order/96",
  "/desk/listing/:id": "/desk/listing/12",
  "/desk/credit/:id": "/desk/credit/4",
  "/desk/list/:name": "/desk/list/orders",
  "/desk/payouts/:id": "/desk/payouts/7",
  "/desk/user/:phone": "/desk/user/9425211184",
};

/** Answers to the calls of this area without a server (`pnpm dev desk --alone`). */
export const makeExamples = ({ rows }: ExampleWorld): readonly Example[] => {
  const items = rows([
    aQueueItem({ since: deskMinutes(-172), until: deskMinutes(-52) }),
    aQueueItem({
      kind: "second person",
      id: 67,
      number: "A67",
      what: "Transfer for order O2627000096: payment verify",
      party: "Meera Kulkarni",
    }),
    aQueueItem({
      kind: "quotation",
      id: 184,
      number: "Q2627000184",
      what: "TMT Bar 30 MT, Raipur to Nagpur",
      party: "Agrawal Traders",
      amount: null,
      until: deskMinutes(23),
    }),
    aQueueItem({
      kind: "listing",
      id: 12,
      number: "L12",
      what: "HR Coil, Konkan, Jalna",
      party: "Konkan Flat Products",
      amount: null,
      until: deskMinutes(420),
    }),
  ]);
  const payments = [aDeskPayment()];
  return [
    exampleRead("GET /desk/queue/item", DeskQueueItemsAnswer, ({ query }) => {
      const kind = query.get("kind");
      return { ...aQueue(...items), data: items.filter((item) => kind === null || item.kind === kind) };
    }),
    exampleRead("GET /desk/queue/place", DeskQueuePlaceAnswer, ({ query }) => aQueuePlace(items, query)),
    exampleRead("GET /desk/queue/count", DeskQueueCountAnswer, () => ({ unread: items.length })),
    exampleRead("GET /desk/payment/:id", DeskPaymentAnswer, (call) => ({ data: exampleRow(payments, call) })),
    exampleRead("GET /desk/approval", DeskApprovalListAnswer, () => ({ data: [anApproval()] })),
    exampleRead("GET /desk/quotation/:id", DeskQuotationAnswer, () => ({ data: aDeskQuotation() })),
    exampleRead("GET /desk/quotation/:id/board", DeskBoardAnswer, () => ({ data: aDeskBoard() })),
    exampleRead("GET /desk/quotation/:id/price", DeskPriceAnswer, () => ({ data: aPrice() })),
    exampleRead("GET /desk/quotation/:id/thread", DeskThreadListAnswer, () => ({ data: rows([aThreadParty()]) })),
    exampleRead("GET /desk/thread/:id", DeskThreadAnswer, () => ({ data: aDeskThread() })),
    exampleRead("GET /desk/order/:id", DeskOrderAnswer, () => ({ data: aDeskOrder() })),
    exampleRead("GET /desk/order/:id/transporter-view", DeskTransporterViewAnswer, () => ({ data: null })),
    exampleRead("GET /desk/order/:id/ledger", DeskLedgerAnswer, () => ({ data: [aLedgerRow()] })),
    exampleRead("GET /desk/user", DeskUserListAnswer, () => ({ data: rows([aDeskUser()]) })),
    exampleRead("GET /desk/user/:id/document", DeskUserDocumentsAnswer, () => someDocuments()),
    exampleRead("GET /desk/bank-line", DeskBankLineAnswer, () => ({ data: rows([aBankLine()]) })),
    exampleRead("GET /desk/bank-line/aside", DeskBankLineAsideAnswer, () => ({ data: rows([anAsideLine()]) })),
    exampleRead("GET /desk/bank-line/:id", DeskBankLinePayersAnswer, () => ({ data: aLineWithPayers() })),
    exampleRead("GET /desk/user/:id/unpaid", DeskUnpaidAnswer, () => ({ data: [] })),
    exampleRead("GET /desk/right", DeskRightAnswer, () => ({
      data: { roles: [...deskRoles], rights: [...allRights] },
    })),
    exampleRead("GET /desk/payout-due", DeskPayoutDueAnswer, () => ({ data: rows([aPayoutDue()]) })),
    exampleRead("GET /desk/user/:id/set-off", DeskSetOffAnswer, noSetOff),
    exampleRead("GET /desk/payout-batch", DeskPayoutBatchListAnswer, () => ({ data: rows([aBatchLine()]) })),
    exampleRead("GET /desk/payout-batch/:id", DeskPayoutBatchAnswer, () => ({ data: aPayoutBatch() })),
    ...booksExamples(rows),
    ...contentExamples(rows),
    uploadExample,
    ...listExamples(rows),
    ...acts,
  ];
};

const noSetOff = () => ({ data: { owes: [], payouts: [], at_risk: 0 }, approval_id: null });

/** The books: nobody has deducted tax, and no request went to a portal. */
const booksExamples = (rows: ExampleWorld["rows"]): readonly Example[] => [
  exampleRead("GET /desk/ageing", DeskAgeingAnswer, () => ({ data: rows([anOwingParty()]) })),
  exampleRead("GET /desk/unpaid-bill", DeskUnpaidBillAnswer, () => ({ data: [] })),
  exampleRead("GET /desk/audit", DeskAuditAnswer, () => ({ data: rows([aTrailRow()]) })),
  exampleRead("GET /desk/journal", DeskJournalListAnswer, () => ({ data: rows([aListedJournal()]) })),
  exampleRead("GET /desk/journal/:id", DeskJournalAnswer, () => ({ data: aJournal() })),
  exampleRead("GET /desk/reconciliation", DeskReconciliationAnswer, () => ({ data: [] })),
  exampleRead("GET /desk/export/check", ExportCheckAnswer, () => ({ papers: 3, left_out: [], differences: [] })),
  exampleRead("GET /desk/tds/month", DeskTdsMonthAnswer, () => ({ data: [] })),
  exampleRead("GET /desk/tds/quarter", DeskTdsQuarterAnswer, () => ({ data: [] })),
  exampleRead("GET /desk/account", DeskAccountListAnswer, () => ({ data: [] })),
  exampleRead("GET /desk/unbilled-freight", DeskUnbilledFreightAnswer, () => ({ data: [] })),
  exampleRead("GET /desk/tds/given", DeskTdsGivenAnswer, () => ({ data: [] })),
  exampleRead("GET /desk/user/:id/tds-own", DeskTdsOwnAnswer, () => ({ data: [] })),
  exampleRead("GET /desk/user/:id/bank-account", DeskPartyAccountAnswer, () => ({ data: [] })),
  exampleRead("GET /desk/user/:id/tds-lower", DeskTdsLowerAnswer, () => ({ data: [] })),
  exampleRead("GET /desk/tds", DeskTdsListAnswer, () => ({ data: [] })),
  exampleRead("GET /desk/tds/received", DeskTdsReceivedAnswer, () => ({ data: [] })),
  exampleRead("GET /desk/tds/advice", DeskTdsAdviceAnswer, () => ({ data: [] })),
  exampleRead("GET /desk/e-invoice", DeskEInvoiceListAnswer, () => ({ data: [] })),
  exampleRead("GET /desk/eway-bill", DeskEwayBillListAnswer, () => ({ data: [] })),
  exampleRead("GET /desk/paper", DeskPaperListAnswer, () => ({ data: [] })),
];

const acts: readonly Example[] = [
  act("POST /desk/quotation/:id/mark", "quotation mark"),
  act("POST /desk/quotation/:id/remark", "quotation remark"),
  act("POST /desk/quotation/:id/extend", "quotation extend"),
  act("POST /desk/quotation/:id/reject", "quotation reject"),
  act("POST /desk/quotation/:id/thread", "thread start"),
  act("POST /desk/thread/:id/answer", "thread answer"),
  act("POST /desk/thread/:id/settle", "thread settle"),
  act("POST /desk/listing/:id/approve", "listing approve"),
  act("POST /desk/listing/:id/restore", "listing restore"),
  act("POST /desk/listing/:id/reject", "listing reject"),
  act("POST /desk/listing/:id/pause", "listing pause"),
  act("POST /desk/credit-request/:id/review", "credit review"),
  act("POST /desk/credit-request/:id/approve", "credit approve"),
  act("POST /desk/credit-request/:id/reject", "credit reject"),
  act("POST /desk/user/:id/credit-limit", "user credit-limit"),
  act("POST /desk/user/:id/credit-release", "user credit-release"),
  act("POST /desk/user/:id/pan-apart", "user pan-apart"),
  act("POST /desk/user/:id/pan-join", "user pan-join"),
  act("POST /desk/order/:id/seller-step", "order seller-step"),
  act("POST /desk/order/:id/transporter-step", "order transporter-step"),
  act("POST /desk/order/:id/cancel", "order cancel"),
  act("POST /desk/order/:id/award", "order award"),
  act("POST /desk/order/:id/quality", "order quality"),
  act("POST /desk/order/:id/challan", "order challan"),
  act("POST /desk/order/:id/eway-bill", "eway-bill make"),
  act("POST /desk/eway-bill/:id/vehicle", "eway-bill vehicle"),
  act("POST /desk/order/:id/remove-vehicle", "order remove-vehicle"),
  act("POST /desk/order/:id/cancel-invoice", "order cancel-invoice"),
  act("POST /desk/order/:id/note", "order note"),
  act("POST /desk/order/:id/change", "order change"),
  act("POST /desk/order/:id/freight", "order freight"),
  act("POST /desk/order/:id/refund", "order refund"),
  act("POST /desk/order/:id/write-off", "order write-off"),
  act("POST /desk/order/:id/payout", "order payout"),
  act("POST /desk/order/:id/paid-back", "order paid-back"),
  act("POST /desk/order/:id/seller-note", "order seller-note"),
  act("POST /desk/order/:id/charge-lost-goods", "order charge-lost-goods"),
  act("POST /desk/order/:id/note-effect", "order note-effect"),
  act("POST /desk/user/:id/verify", "user verify"),
  act("POST /desk/user/:id/document", "user document"),
  act("POST /desk/user/:id/suspend", "user suspend"),
  act("POST /desk/user/:id/restore", "user restore"),
  act("POST /desk/payment/:id/verify", "payment verify"),
  act("POST /desk/payment/:id/into-wallet", "payment into-wallet"),
  act("POST /desk/payment/:id/reject", "payment reject"),
  act("POST /desk/payment/:id/pays", "payment pays"),
  act("POST /desk/user/:id/bank-account", "user bank-account"),
  act("POST /desk/user/:id/tds-own", "user tds-own-enter"),
  act("POST /desk/tds-own/:id/end", "tds-own end"),
  act("POST /desk/party-account/:id/end", "party-account end"),
  act("POST /desk/ingot-price/round", "ingot-price round"),
  act("POST /desk/bank-line", "bank-line import"),
  act("POST /desk/bank-line/accept", "bank-line accept"),
  act("POST /desk/bank-line/:id/set-aside", "bank-line set-aside"),
  act("POST /desk/bank-line/:id/bring-back", "bank-line bring-back"),
  act("POST /desk/bank-line/:id/match", "bank-line match"),
  act("POST /desk/payout-batch", "payout-batch make"),
  act("POST /desk/payout-batch/:id/paid", "payout-batch paid"),
  act("POST /desk/payout-batch/:id/drop", "payout-batch drop"),
  act("POST /desk/setting", "setting set"),
  ...contentActs,
  act("POST /desk/tax", "tax add"),
  act("POST /desk/tax/confirm", "tax confirm-rows"),
  act("POST /desk/tax/:id/end", "tax end"),
  act("POST /desk/journal/:id/reverse", "journal reverse"),
  act("POST /desk/user/:id/statement", "user statement"),
  act("POST /desk/tds/deposit", "tds deposit"),
  act("POST /desk/tds/:id/refuse", "tds refuse"),
  act("POST /desk/e-invoice/:id/retry", "e-invoice retry"),
  act("POST /desk/e-invoice/:id/cancel", "e-invoice cancel"),
  act("POST /desk/eway-bill/:id/extend", "eway-bill extend"),
  act("POST /desk/eway-bill/:id/cancel", "eway-bill cancel"),
  act("POST /desk/eway-bill/:id/note", "eway-bill note"),
  act("POST /desk/eway-bill/:id/later", "eway-bill later"),
  act("POST /desk/user/:id/grant-role", "user grant-role"),
  act("POST /desk/user/:id/revoke-role", "user revoke-role"),
  exampleWrite("POST /desk/code", newCodeCall.body, () => "Thank you. You can continue."),
  act("POST /desk/approval/:id/confirm", "approval confirm"),
  act("POST /desk/approval/:id/decline", "approval decline"),
];
