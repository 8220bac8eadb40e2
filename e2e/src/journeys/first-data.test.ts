import { journey } from "../harness/journey";
import { sampleAddresses } from "../harness/samples";
import { untilQuiet } from "../harness/traffic";

journey("a visitor's page requests its first data along with its code, and nothing twice", async ({ page }) => {
  const news = (await sampleAddresses(page.context()))["/news-detail/:slug"] ?? "";
  for (const [address, first] of [
    ["/", ["/api/home", "/api/ingot-price", "/api/product-list"]],
    ["/news-list", ["/api/market-news"]],
    [news, [news.replace("/news-detail", "/api/view-market-news")]],
    ["/faq", []],
    ["/contact-us", []],
  ] as const) {
    const asked: { readonly path: string; readonly isByLink: boolean }[] = [];
    const session = await page.context().newCDPSession(page);
    session.on("Network.requestWillBeSent", ({ request, initiator }) => {
      const { pathname: path } = new URL(request.url);
      if (path.startsWith("/api/") && request.method === "GET")
        asked.push({ path, isByLink: initiator.type === "parser" });
    });
    await session.send("Network.enable");
    await page.goto(address);
    await page.getByRole("heading", { level: 1 }).first().waitFor();
    await untilQuiet(page);
    await session.detach();

    // The code gets the browser's connections first: the page's first script starts the calls.
    expect(asked.filter(({ isByLink }) => isByLink)).toEqual([]);
    const paths = asked.map(({ path }) => path).sort();
    expect(paths).toEqual([...new Set(paths)]);
    expect(paths).toEqual(expect.arrayContaining([...first, "/api/config"]));
  }
});
