import { journey } from "../harness/journey";
import { signedIn } from "../harness/sign-in";

journey(
  "an area whose files are gone is a card in its place; header, footer and other areas live, and a retry needs no reload (R-021)",
  async ({ visit }) => {
    const { page, troubles } = await visit({ session: await signedIn("buyer") });
    troubles.expect(
      /404 \(Not Found\)|Failed to load resource|integrity|Loading (?:CSS )?chunk|RUNTIME-00\d|areas\/buyer/i,
    );
    const reports: unknown[] = [];
    page.on("request", (request) => {
      if (request.url().endsWith("/api/area-report")) reports.push(request.postDataJSON());
    });
    await page.goto("/");
    await page.getByRole("main").getByRole("heading").first().waitFor();
    await page.evaluate(() => document.documentElement.setAttribute("data-same-document", ""));
    await page.route("**/areas/buyer/**", (route) => route.fulfill({ status: 404, body: "" }));

    await page.locator('a[href="/wallet"]').first().click();

    const card = page.getByRole("alert").filter({ hasText: "Buyer area is not available right now" });
    await card.waitFor();
    await page.getByRole("banner").waitFor();
    await page.getByRole("contentinfo").waitFor();
    expect(reports).toHaveLength(1);
    expect(reports[0]).toMatchObject({ area: "buyer" });

    await page.getByRole("banner").getByRole("link", { name: "News" }).click();
    await page.getByRole("heading", { name: "Market News", level: 1 }).waitFor();

    await page.goBack();
    await card.waitFor();
    await page.unroute("**/areas/buyer/**");
    await card.getByRole("button", { name: "Try again" }).click();

    await page.getByRole("heading", { level: 1, name: "Wallet" }).waitFor();
    await expect(page.locator("html[data-same-document]").count()).resolves.toBe(1);
  },
);
