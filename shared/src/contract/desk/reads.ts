import { Integer, Object as ObjectOf, type Static } from "typebox";
import { closed } from "../field";
import { Instant } from "../wire";
import { bankAccountReads } from "./bank-account";
import { bankLineMatchReads } from "./bank-line-match";
import { bankStatementReads } from "./bank-statement";
import { catalogueReads } from "./catalogue";
import { catalogueEntryReads } from "./catalogue-entry";
import { ewayBillReads } from "./eway-bill";
import { exportReads } from "./export";
import { list, orNull, text } from "./field";
import { freightReads } from "./freight";
import { ingotPriceReads } from "./ingot-price";
import { ledgerReads } from "./ledger";
import { moneyReads } from "./money";
import { newsReads } from "./news";
import { orderReads } from "./order";
import { orderDraftReads } from "./order-draft";
import { orderViewReads } from "./order-view";
import { paperReads } from "./paper";
import { partyAccountReads } from "./party-account";
import { payoutReads } from "./payout";
import { peopleReads } from "./people";
import { queueReads } from "./queue";
import { quotationReads } from "./quotation";
import { settingReads } from "./setting";
import { siteReads } from "./site";
import { siteEntryReads } from "./site-entry";
import { siteVersionReads } from "./site-version";
import { taxReads } from "./tax";
import { taxPortalReads } from "./tax-portal";
import { tdsReads } from "./tds";
import { tdsGivenReads } from "./tds-given";
import { tdsLowerReads } from "./tds-lower";
import { tdsOwnReads } from "./tds-own";
import { tdsQuarterReads } from "./tds-quarter";
import { threadReads } from "./thread";

/** `GET /desk/queue`: how many items wait for the desk, and since when the oldest of them. */
export const DeskQueueAnswer = list({
  what: text,
  count: Integer({ minimum: 0 }),
  oldest: orNull(Instant),
  command: text,
});
export type DeskQueueAnswer = Static<typeof DeskQueueAnswer>;

/** Every read of the desk. */
export const deskReads = {
  queue: {
    right: "look",
    path: "/desk/queue",
    summary: "What waits for the desk",
    query: ObjectOf({}, closed),
    answer: DeskQueueAnswer,
  },
  ...queueReads,
  ...quotationReads,
  ...threadReads,
  ...orderReads,
  ...orderDraftReads,
  ...orderViewReads,
  ...freightReads,
  ...moneyReads,
  ...ledgerReads,
  ...bankAccountReads,
  ...bankStatementReads,
  ...bankLineMatchReads,
  ...partyAccountReads,
  ...payoutReads,
  ...paperReads,
  ...catalogueReads,
  ...catalogueEntryReads,
  ...ingotPriceReads,
  ...taxReads,
  ...taxPortalReads,
  ...ewayBillReads,
  ...tdsReads,
  ...tdsGivenReads,
  ...tdsLowerReads,
  ...tdsOwnReads,
  ...tdsQuarterReads,
  ...exportReads,
  ...newsReads,
  ...siteReads,
  ...settingReads,
  ...siteEntryReads,
  ...siteVersionReads,
  ...peopleReads,
} as const;
