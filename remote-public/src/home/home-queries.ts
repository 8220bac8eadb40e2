import type { IngotPeriod } from "@mandi/shared/contract/ingot-price";
import { SiteSetupAnswer } from "@mandi/shared/contract/site-setup";
import { http } from "@mandi/shared/http";
import { definePages } from "@mandi/shared/query/pages";
import { defineQuery } from "@mandi/shared/query/query";
import { readIngotPrice } from "../ingot/ingot.api";
import { orFirstPlace } from "../ingot/known-place";
import { readHome, readProducts } from "./home.api";

/** A failed section is not fetched again automatically, however often the page is opened again. */
const section = { isKept: true, retryOnMount: false };

export const homeQuery = defineQuery(readHome, section);

export const productPages = definePages((_signal, page: number) => readProducts(page), {
  ...section,
  keyOf: ({ id }) => id,
});

/** The ingot price of a window and a place; undefined is the first place of the answer. */
export const ingotQuery = defineQuery(
  (_signal, period: IngotPeriod, location: string | undefined) =>
    orFirstPlace(location, (place) => readIngotPrice(period, place)),
  section,
);

export const siteSetupQuery = defineQuery(async () => {
  const { general_setup } = await http.get("/config", SiteSetupAnswer);
  return general_setup;
}, section);
