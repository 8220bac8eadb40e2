import { journey, journeyOfVisits } from "../harness/journey";
import { signedIn } from "../harness/sign-in";

journey(
  "the cookie notice stays until it is accepted, and is then hidden for thirty days (R-034)",
  async ({ page, context }) => {
    await page.goto("/");
    const notice = page.getByRole("complementary", { name: "Cookie notice" });
    await notice.getByText("We use cookies for better user experience").waitFor();
    await expect(notice.getByRole("link").getAttribute("href")).resolves.toBe("/terms-and-conditions");
    await page.reload();
    await notice.waitFor();

    await notice.getByRole("button", { name: "Ok, I Understand" }).click();
    await notice.waitFor({ state: "detached" });
    await page.reload();
    await page.getByRole("contentinfo").waitFor();

    await expect(notice.count()).resolves.toBe(0);
    const cookie = (await context.cookies()).find(({ name }) => name === "__Host-mandi-consent");
    const daysLeft = ((cookie?.expires ?? 0) - Date.now() / 1000) / (24 * 60 * 60);
    expect(daysLeft).toBeGreaterThan(29.9);
    expect(daysLeft).toBeLessThan(30.1);
  },
  { isFirstVisit: true },
);

journeyOfVisits(
  "on a phone a first visitor can press a page's action and accept the cookies, one after the other",
  async ({ visit }) => {
    const session = (await signedIn("buyer")).filter(([name]) => !name.includes("consent"));
    const { page } = await visit({ screen: "phone", session, isFirstVisit: true });
    await page.goto("/product-detail/1");
    await page.getByRole("button", { name: "Request For Quotes" }).tap();
    await page.getByText("Please select at least one variant").first().waitFor();

    await page.getByRole("button", { name: "Ok, I Understand" }).tap();
    await page.getByRole("complementary", { name: "Cookie notice" }).waitFor({ state: "detached" });
  },
);
