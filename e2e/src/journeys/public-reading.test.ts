import { text } from "node:stream/consumers";
import type { Page } from "playwright-core";
import { journey } from "../harness/journey";

/** A past day in the date fields' format. */
const dayBefore = (days: number): string => new Date(Date.now() - days * 24 * 3600 * 1000).toISOString().slice(0, 10);

const panelOf = (page: Page) => page.getByRole("region", { name: "Ingot price" });

journey(
  "a visitor reads prices, changes period and place, opens the history, filters its days and exports them (R-093, R-109, R-110)",
  async ({ page }) => {
    await page.goto("/");
    const panel = panelOf(page);
    await panel.getByText("per MT, ex-Raipur").waitFor();
    await panel.getByRole("button", { name: "Last 7 days" }).click();
    await panel.getByText("Highest close, 7 days").waitFor();
    await panel.getByRole("combobox", { name: "Location" }).selectOption("Jalna");
    await panel.getByText("per MT, ex-Jalna").waitFor();
    expect(page.url()).toContain("period=weekly&location=Jalna");

    // The chart can be read without seeing or pointing: point by point, and as a table of the same figures.
    const line = panel.getByRole("slider");
    await line.focus();
    const newest = await line.getAttribute("aria-valuetext");
    await page.keyboard.press("ArrowLeft");
    expect(await line.getAttribute("aria-valuetext")).not.toBe(newest);
    const toTable = panel.getByRole("button", { name: "Table" });
    await toTable.focus();
    await page.keyboard.press("Enter");
    const points = panel.getByRole("table", { name: "Ingot price per MT, ex-Jalna, Last 7 days" });
    expect(await points.getByRole("row").count()).toBeGreaterThan(3);

    await panel.getByRole("link", { name: "Historical data" }).click();
    await page.getByRole("heading", { level: 1, name: "Historical Data" }).waitFor();
    await page.getByRole("combobox", { name: "Location" }).selectOption("Jalna");
    const table = page.getByRole("table", { name: "Ingot prices, ex-Jalna" });
    await table.waitFor();
    expect(await table.getByRole("columnheader").allTextContents()).toEqual(["Date", "Open", "High", "Low", "Close"]);

    const [from, to] = [dayBefore(45), dayBefore(36)];
    await page.getByRole("textbox", { name: "From" }).fill(from);
    await page.getByRole("textbox", { name: "To", exact: true }).fill(to);
    await page.waitForURL((url) => url.search.includes(`from=${from}&to=${to}`));
    const query = `from_date=${from}&to_date=${to}&ingot_location=Jalna`;
    const { data } = (await (await page.request.get(`/api/ingot-price-history?${query}`)).json()) as {
      data: { date: string; close: number }[];
    };
    expect(data.length).toBeGreaterThan(3);
    await page.getByText(`${data.length} trading days`, { exact: true }).waitFor();

    const download = page.waitForEvent("download");
    await page.getByRole("button", { name: "Export" }).click();
    const file = await download;
    expect(file.suggestedFilename()).toBe(`ingot-jalna-${from}-${to}.csv`);
    const [head, ...rows] = (await text(await file.createReadStream())).replace("\uFEFF", "").trim().split("\r\n");
    expect(head).toBe("Date,Open,High,Low,Close");
    expect(rows.map((row) => row.split(",")).map((cells) => [cells[0], Number(cells[4])])).toEqual(
      data.map(({ date, close }) => [date, close]),
    );
  },
);

journey(
  "a visitor finds a product by the keyboard alone, from any page, and reads on through its offers (R-039, R-041, R-043, R-106)",
  async ({ page }) => {
    await page.goto("/faq");
    await page.getByRole("heading", { level: 1 }).waitFor();
    const search = page.getByRole("combobox", { name: "Search" });

    await page.keyboard.press("Control+k");
    await page.keyboard.type("angl");
    const list = page.getByRole("listbox", { name: "Search results" });
    await list.getByRole("group", { name: "Products" }).getByRole("option").first().waitFor();
    await page.keyboard.press("Escape");
    await list.waitFor({ state: "hidden" });
    await page.keyboard.press("Escape");
    expect(await search.inputValue()).toBe("");

    await page.getByRole("heading", { level: 1 }).click();
    await page.keyboard.press("Control+k");
    await page.keyboard.type("tmt bar");
    const product = list
      .getByRole("group", { name: "Products" })
      .getByRole("option", { name: /^TMT Bar/ })
      .first();
    await product.waitFor();
    while ((await product.getAttribute("aria-selected")) !== "true") await page.keyboard.press("ArrowDown");
    await page.keyboard.press("Enter");

    await page.getByRole("heading", { level: 1, name: "TMT Bar" }).waitFor();
    expect(await search.inputValue()).toBe("");
    const total = Number(
      /\d+/.exec((await page.getByText(/^Showing \d+ product from your search$/).textContent()) ?? "")?.[0],
    );
    const offers = page.getByRole("article");
    const first = await offers.count();
    expect(first).toBeLessThan(total);
    await page.getByRole("button", { name: "Load more" }).click();
    await page.getByText(`${Math.min(total, 2 * first)} of ${total} offers`).waitFor();
    await page.getByLabel("Order").selectOption("Highest price");
    await page.waitForURL(/sort=-price/);
    await page.getByText(`${first} of ${total} offers`).waitFor();
    const prices = (await offers.getByText(/^₹[\d,]+/).allTextContents()).map((text) =>
      Number(/[\d,]+/.exec(text)?.[0].replaceAll(",", "")),
    );
    expect(prices).toEqual([...prices].sort((one, other) => other - one));
  },
);

journey("a visitor reads on through the news and shares an article (R-107, R-108, R-409)", async ({ page }) => {
  await page.goto("/news-list");
  const cards = page.getByRole("main").getByRole("listitem");
  await cards.first().waitFor();
  const before = await cards.count();
  await page.getByRole("button", { name: "Load more" }).click();
  await page.waitForURL("/news-list?page=2");
  await cards.nth(before).waitFor();
  const last = cards.nth(before).getByRole("link");
  const title = (await last.getByRole("heading").textContent()) ?? "";
  await last.click();

  await page.getByRole("heading", { level: 1, name: title }).waitFor();
  await expect(page.title()).resolves.toBe(`${title} · Mandi`);
  expect(await page.getByRole("region", { name: "Related news" }).getByRole("link").count()).toBe(4);
  const whatsapp = page.getByRole("region", { name: "Share" }).getByRole("link", { name: "WhatsApp" });
  expect(await whatsapp.getAttribute("href")).toContain(encodeURIComponent(page.url()));

  await page.goBack();
  await cards.nth(before).waitFor();
  expect(page.url()).toContain("/news-list?page=2");
});
