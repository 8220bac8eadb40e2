import { journey } from "../harness/journey";

interface Home {
  readonly brand_list: readonly { readonly name: string }[];
  readonly market_news: readonly { readonly title: string; readonly slug: string }[];
}

journey(
  "the home page shows the market's own figures, products and news (R-093, R-094, R-096, R-097, R-102)",
  async ({ page }) => {
    const home = (await (await page.request.get("/api/home")).json()) as Home;
    const products = (await (await page.request.get("/api/product-list")).json()) as { data: { name: string }[] };
    await page.goto("/");

    await page.getByRole("heading", { name: "Products You May Like" }).waitFor();
    await page
      .getByText(products.data[0]?.name ?? "none")
      .first()
      .waitFor();
    await page.getByRole("heading", { name: "Market News" }).waitFor();
    const [news] = home.market_news;
    await page
      .getByRole("link", { name: news?.title ?? "none" })
      .first()
      .waitFor();
    await page.getByText("Last 30 Days").first().waitFor();
    await page.getByText(/₹|Rs/).first().waitFor();
    await page.getByText("24/7").first().waitFor();
  },
);

journey("a news card leads to its article (R-097, R-108)", async ({ page }) => {
  const home = (await (await page.request.get("/api/home")).json()) as Home;
  const [news] = home.market_news;
  await page.goto("/");

  await page
    .getByRole("link", { name: news?.title ?? "none" })
    .first()
    .click();

  await page.waitForURL(`/news-detail/${news?.slug}`);
  await page.getByRole("heading", { level: 1, name: news?.title ?? "none" }).waitFor();
});
