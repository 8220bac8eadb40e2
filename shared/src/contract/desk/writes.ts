import { bankAccountWrites } from "./bank-account";
import { catalogueWrites } from "./catalogue";
import { moneyWrites } from "./money";
import { orderWrites } from "./order";
import { peopleWrites } from "./people";
import { quotationWrites } from "./quotation";
import { siteWrites } from "./site";

/**
 * Every act of the desk, as data: the api serves them, `pnpm desk` offers each under its name. A path with `:id`
 * names the thing the act is done to.
 */
export const deskWrites = {
  ...quotationWrites,
  ...moneyWrites,
  ...bankAccountWrites,
  ...orderWrites,
  ...catalogueWrites,
  ...siteWrites,
  ...peopleWrites,
} as const;
