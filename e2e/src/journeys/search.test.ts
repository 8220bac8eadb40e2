import { journey } from "../harness/journey";

journey("a product is found and opened with the keyboard alone (R-039, R-040, R-041, R-043)", async ({ page }) => {
  const products = (await (await page.request.get("/api/product-list")).json()) as {
    data: { id: number; name: string }[];
  };
  const [product] = products.data;
  const asked: string[] = [];
  page.on("request", (request) => {
    if (request.url().includes("/api/general-search")) asked.push(request.url());
  });
  await page.goto("/");
  await page.getByRole("banner").waitFor();

  const search = page.getByRole("combobox", { name: /search/i });
  await search.focus();
  await page.keyboard.type(product?.name ?? "none", { delay: 20 });
  await page
    .getByRole("option", { name: product?.name ?? "none" })
    .first()
    .waitFor();
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");

  await page.waitForURL((url) => url.pathname.startsWith("/product-list/"));
  expect(asked).toHaveLength(1);
  await expect(search.inputValue()).resolves.toBe("");
});

journey("a search without a result says so (R-042)", async ({ page }) => {
  await page.goto("/");
  await page.getByRole("combobox", { name: /search/i }).fill("zzqqxx");
  await page.getByText("Sorry, No Data Found !").waitFor();
});

journey(
  "on a phone the search fills the window and Escape leads back (R-039)",
  async ({ page }) => {
    await page.goto("/");
    await page
      .getByRole("banner")
      .getByRole("button", { name: /search/i })
      .click();
    await page
      .getByRole("dialog")
      .getByRole("combobox", { name: /search/i })
      .waitFor();
    await page.keyboard.press("Escape");
    await page.getByRole("dialog").waitFor({ state: "detached" });
  },
  { screen: "phone" },
);
