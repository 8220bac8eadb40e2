import { readFile } from "node:fs/promises";
import type { Page } from "playwright-core";
import { journey } from "../harness/journey";

const panelOf = (page: Page) => page.getByRole("region", { name: "Ingot price" });

journey(
  "a visitor reads prices, changes period and place, opens the history, filters its days and takes them along (R-093, R-109, R-110)",
  async ({ page }) => {
    await page.goto("/");
    const panel = panelOf(page);
    await panel.getByText("per MT, ex-Raipur").waitFor();
    await panel.getByRole("button", { name: "Last 7 days" }).click();
    await panel.getByText("7-day high").waitFor();
    await panel.getByRole("combobox", { name: "Location" }).selectOption("Jalna");
    await panel.getByText("per MT, ex-Jalna").waitFor();
    expect(page.url()).toContain("period=weekly&location=Jalna");

    // The chart can be read without seeing or pointing: its table has the same figures.
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

    await page.getByLabel("From").fill("2026-10-05");
    await page.getByLabel("To").fill("2026-10-09");
    await page.waitForURL(/from=2026-10-05&to=2026-10-09/);
    await table.getByRole("row", { name: /5 Oct 2026/ }).waitFor();
    const days = await table.getByRole("rowheader").allTextContents();
    expect(days.every((day) => /^[5-9] Oct 2026/.test(day))).toBe(true);

    const download = page.waitForEvent("download");
    await page.getByRole("button", { name: "Export CSV" }).click();
    const file = await download;
    expect(file.suggestedFilename()).toBe("ingot-jalna-2026-10-05-2026-10-09.csv");
    const [head, ...rows] = (await readFile(await file.path(), "utf8")).replace("\uFEFF", "").trim().split("\r\n");
    expect(head).toBe("Date,Open,High,Low,Close");
    expect(rows).toHaveLength(days.length);
  },
);

journey(
  "a visitor finds a product by the keyboard alone, from any page, and reads on through its offers (R-039 to R-043, R-106)",
  async ({ page }) => {
    await page.goto("/faq");
    await page.getByRole("heading", { level: 1 }).waitFor();
    const search = page.getByRole("combobox", { name: "Search" });

    await page.keyboard.press("/");
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
    await page.getByLabel("Order").selectOption("Highest price first");
    await page.waitForURL(/sort=-price/);
    await page.getByText(`${first} of ${total} offers`).waitFor();
    const prices = (await offers.getByText(/^₹[\d,]+/).allTextContents()).map((text) =>
      Number(text.replace(/\D/g, "")),
    );
    expect(prices).toEqual([...prices].sort((one, other) => other - one));
  },
);

journey("a visitor reads on through the news and shares an article (R-107, R-108, R-409, H-53)", async ({ page }) => {
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
