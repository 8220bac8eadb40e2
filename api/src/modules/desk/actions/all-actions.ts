import { bankAccountActions } from "./bank-account.actions";
import { bankStatementActions } from "./bank-statement.actions";
import { catalogueActions } from "./catalogue.actions";
import { catalogueEntryActions } from "./catalogue-entry.actions";
import type { DeskAction } from "./desk-action";
import { ewayBillActions } from "./eway-bill.actions";
import { freightActions } from "./freight.actions";
import { ingotPriceActions } from "./ingot-price.actions";
import { lowerDeductionActions } from "./lower-deduction.actions";
import { moneyActions } from "./money.actions";
import { newsActions } from "./news.actions";
import { orderActions } from "./order.actions";
import { panApartActions } from "./pan-apart.actions";
import { paperActions } from "./paper.actions";
import { partyAccountActions } from "./party-account.actions";
import { paymentActions } from "./payment.actions";
import { payoutActions } from "./payout.actions";
import { peopleActions } from "./people.actions";
import { quotationActions } from "./quotation.actions";
import { settingActions } from "./setting.actions";
import { siteActions } from "./site.actions";
import { siteEntryActions } from "./site-entry.actions";
import { taxActions } from "./tax.actions";
import { taxPortalActions } from "./tax-portal.actions";
import { tdsActions } from "./tds.actions";
import { threadActions } from "./thread.actions";

/** Every act of the desk except confirming and declining. */
export const deskActions: readonly DeskAction[] = [
  ...quotationActions,
  ...threadActions,
  ...paymentActions,
  ...moneyActions,
  ...bankAccountActions,
  ...bankStatementActions,
  ...partyAccountActions,
  ...payoutActions,
  ...paperActions,
  ...orderActions,
  ...freightActions,
  ...catalogueActions,
  ...catalogueEntryActions,
  ...ingotPriceActions,
  ...taxActions,
  ...taxPortalActions,
  ...ewayBillActions,
  ...tdsActions,
  ...lowerDeductionActions,
  ...newsActions,
  ...siteActions,
  ...settingActions,
  ...siteEntryActions,
  ...peopleActions,
  ...panApartActions,
];
