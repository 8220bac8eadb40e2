import { catalogueWrites } from "./desk-catalogue";
import { moneyWrites } from "./desk-money";
import { orderWrites } from "./desk-order";
import { peopleWrites } from "./desk-people";
import { quotationWrites } from "./desk-quotation";
import { siteWrites } from "./desk-site";

/**
 * Every act of the desk (part B7), as data: the api serves them, `pnpm desk` offers each under its name. A path with `:id`
 * names the thing the act is done to.
 */
export const deskWrites = {
  ...quotationWrites,
  ...moneyWrites,
  ...orderWrites,
  ...catalogueWrites,
  ...siteWrites,
  ...peopleWrites,
} as const;
