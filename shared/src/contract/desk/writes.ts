import { bankAccountWrites } from "./bank-account";
import { catalogueWrites } from "./catalogue";
import { freightWrites } from "./freight";
import { moneyWrites } from "./money";
import { orderWrites } from "./order";
import { peopleWrites } from "./people";
import { quotationWrites } from "./quotation";
import { siteWrites } from "./site";
import { taxWrites } from "./tax";
import { taxPortalWrites } from "./tax-portal";

/**
 * Every act of the desk, as data: the api serves them, `pnpm desk` offers each under its name. A path with `:id`
 * names the thing the act is done to.
 */
export const deskWrites = {
  ...quotationWrites,
  ...moneyWrites,
  ...bankAccountWrites,
  ...orderWrites,
  ...freightWrites,
  ...catalogueWrites,
  ...taxWrites,
  ...taxPortalWrites,
  ...siteWrites,
  ...peopleWrites,
} as const;
