import type { SiteMapAnswer } from "@mandi/shared/contract/page-head";
import { brandProductsPath, newsDetailPath, productListPath } from "@mandi/shared/contract/page-paths";
import { tradeDay } from "../../platform/clock";
import type { Db } from "../../platform/database/database";
import { listBrands, listProductIds } from "../catalogue/catalogue.service";
import { listNewsAddresses } from "../news/news.service";
import { plainPaths } from "./page-head.service";

/** A site map may contain 50,000 addresses, including those of news. */
const addressesAtMost = 4_000;

/** Every public page with its own content. `now` is the date of pages that follow the market. */
export async function readSiteMap(db: Db, now: Date): Promise<SiteMapAnswer> {
  const [products, brands, news] = await Promise.all([
    listProductIds(db, addressesAtMost),
    listBrands(db),
    listNewsAddresses(db),
  ]);
  const today = tradeDay(now);
  const pages = [
    ...plainPaths,
    ...products.map(({ id }) => productListPath(id)),
    ...brands.map(({ id }) => brandProductsPath(id)),
  ];
  return {
    data: [
      ...pages.map((path) => ({ path, changed_on: today })),
      ...news.map(({ slug, created_at }) => ({ path: newsDetailPath(slug), changed_on: tradeDay(created_at) })),
    ],
  };
}
