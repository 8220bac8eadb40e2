import type { Page } from "playwright-core";
import { answerInstead } from "../harness/answers";
import { journeyOfVisits } from "../harness/journey";
import type { PersonName } from "../harness/people";
import { signedIn } from "../harness/sign-in";

const lists: readonly (readonly [list: string, who: PersonName, page: string, call: string])[] = [
  ["sent quotations", "buyer", "/quotation-list", "/product-enquiry"],
  ["received quotations", "seller", "/quotation-list", "/seller/product-enquiry"],
  ["cash wallet", "buyer", "/wallet", "/cash-wallet"],
  ["credit wallet", "buyer", "/wallet?tab=credit", "/credit-wallet"],
  ["addresses", "buyer", "/address", "/address"],
  ["sent orders", "buyer", "/order-book", "/customer/order"],
  ["received orders", "seller", "/order-book", "/seller/order"],
  ["a seller's products", "seller", "/commodity-products", "/seller/commodity-product"],
  ["a transporter's enquiries", "transporter", "/transporter-products", "/transporter/product-enquiry"],
];

const unavailable = { status: 500, json: { success: false, message: "Not today", errors: {} } };

/** Refuses every read of a list until `mend` is called. */
async function breakList(page: Page, call: string) {
  const mend = await answerInstead(page, `*/api${call}*`, ({ url, answer, passOn }) =>
    url.pathname === `/api${call}` ? answer(unavailable) : passOn(),
  );
  return { mend };
}

describe("each list says that it did not load, and shows its rows once it loads (R-245)", () => {
  for (const [list, who, address, call] of lists) {
    journeyOfVisits(list, async ({ visit }) => {
      const { page, troubles } = await visit({ session: await signedIn(who) });
      troubles.expect(/500/);
      const { mend } = await breakList(page, call);
      await page.goto(address);
      const tryAgain = page.getByRole("main").getByRole("button", { name: "Try again" });
      await tryAgain.waitFor();

      await mend();
      const loaded = page.waitForResponse((response) => new URL(response.url()).pathname === `/api${call}`);
      await tryAgain.click();
      expect((await loaded).status()).toBe(200);
      await tryAgain.waitFor({ state: "detached" });
    });
  }

  journeyOfVisits("site setup", async ({ visit }) => {
    const { page, troubles } = await visit();
    troubles.expect(/500/);
    const { mend } = await breakList(page, "/config");
    const failed = page.waitForResponse((response) => new URL(response.url()).pathname === "/api/config");
    await page.goto("/faq");
    expect((await failed).status()).toBe(500);
    const contact = page.getByRole("contentinfo").getByText("Support & Trade On Call");
    await page.getByRole("contentinfo").getByRole("link", { name: "Contact Us" }).waitFor();
    expect(await contact.count()).toBe(0);

    await mend();
    // It is reloaded only when the browser is back online.
    await page.evaluate(() => window.dispatchEvent(new Event("online")));
    await contact.waitFor();
  });
});
