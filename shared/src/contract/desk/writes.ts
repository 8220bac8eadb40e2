import { bankAccountWrites } from "./bank-account";
import { bankLineMatchWrites } from "./bank-line-match";
import { bankStatementWrites } from "./bank-statement";
import { catalogueWrites } from "./catalogue";
import { catalogueEntryWrites } from "./catalogue-entry";
import { ewayBillWrites } from "./eway-bill";
import { freightWrites } from "./freight";
import { ingotPriceWrites } from "./ingot-price";
import { moneyWrites } from "./money";
import { newsWrites } from "./news";
import { noteEffectWrites } from "./note-effect";
import { orderWrites } from "./order";
import { panApartWrites } from "./pan-apart";
import { paperWrites } from "./paper";
import { partyAccountWrites } from "./party-account";
import { paymentSubjectWrites } from "./payment-subject";
import { payoutWrites } from "./payout";
import { peopleWrites } from "./people";
import { quotationWrites } from "./quotation";
import { settingWrites } from "./setting";
import { siteWrites } from "./site";
import { siteEntryWrites } from "./site-entry";
import { taxWrites } from "./tax";
import { taxPortalWrites } from "./tax-portal";
import { tdsWrites } from "./tds";
import { tdsGivenWrites } from "./tds-given";
import { tdsLowerWrites } from "./tds-lower";
import { tdsOwnWrites } from "./tds-own";
import { threadWrites } from "./thread";

/**
 * Every act of the desk, as data: the api serves them, and `pnpm desk` offers each one under its name. `:id` in a path
 * is the object of the act.
 */
export const deskWrites = {
  ...quotationWrites,
  ...threadWrites,
  ...moneyWrites,
  ...partyAccountWrites,
  ...paymentSubjectWrites,
  ...bankAccountWrites,
  ...bankStatementWrites,
  ...bankLineMatchWrites,
  ...payoutWrites,
  ...orderWrites,
  ...noteEffectWrites,
  ...paperWrites,
  ...freightWrites,
  ...catalogueWrites,
  ...catalogueEntryWrites,
  ...ingotPriceWrites,
  ...taxWrites,
  ...taxPortalWrites,
  ...ewayBillWrites,
  ...tdsWrites,
  ...tdsGivenWrites,
  ...tdsLowerWrites,
  ...tdsOwnWrites,
  ...newsWrites,
  ...siteWrites,
  ...settingWrites,
  ...siteEntryWrites,
  ...peopleWrites,
  ...panApartWrites,
} as const;
