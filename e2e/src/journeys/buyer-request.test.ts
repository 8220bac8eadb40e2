import type { Page } from "playwright-core";
import { answerInstead } from "../harness/answers";
import { apiOf } from "../harness/api-of";
import { journey } from "../harness/journey";
import { signedIn } from "../harness/sign-in";

interface Quotations {
  readonly total: number;
  readonly data: readonly { readonly total_quantity: number }[];
}

/** A quantity that no other journey asks for. */
const tonnes = "13";

const submit = (page: Page) => page.getByRole("button", { name: "Submit" }).first();
const message = (page: Page) => page.getByRole("textbox", { name: /^Message/ });
const sent = async (page: Page) => (await apiOf(page).get("/product-enquiry")) as Quotations;

async function openRequest(page: Page): Promise<void> {
  await page.goto("/product-detail/1");
  await page.getByRole("button", { name: "Request For Quotes" }).first().click();
  await page.waitForURL("**/create-rfq");
}

journey(
  "a request for quotation survives a closed tab and a login in between; double click, retry and two tabs make one (R-128, R-129, R-131, R-132, R-330)",
  async ({ visit }) => {
    const { context, page, troubles } = await visit({ session: await signedIn("buyer") });
    // The test ends the session and loses one answer on purpose.
    troubles.expect(/401|ERR_INTERNET_DISCONNECTED|ERR_FAILED/);
    await page.goto("/product-detail/1");
    await page.getByRole("button", { name: /^12 mm/ }).click();
    await page.getByRole("textbox", { name: "Quantity in MT, 12 mm" }).fill(tonnes);
    await openRequest(page);
    await page
      .getByRole("radio", { name: /Butibori/ })
      .first()
      .check();
    await page.getByRole("checkbox", { name: "Same as billing address" }).check();
    await message(page).fill("Unload before noon");
    await page.close();

    // A new tab finds the choices on the product's page, and the text written for the request.
    const first = await context.newPage();
    await openRequest(first);
    expect(await message(first).inputValue()).toBe("Unload before noon");

    // The session ends while the form is open: after the login everything is there again.
    const cookies = await context.cookies();
    await context.clearCookies({ name: /__Host-mandi-(?:token|user|bind)/ });
    await submit(first).click();
    await first.waitForURL("**/login**");
    await context.addCookies(cookies);
    await first.waitForURL("**/create-rfq");
    expect(await message(first).inputValue()).toBe("Unload before noon");
    await first.reload();
    expect(await message(first).inputValue()).toBe("Unload before noon");

    // A typed address has no request to show, whatever was begun; who asks for the same again finds it.
    const second = await context.newPage();
    await second.goto("/create-rfq");
    await second.waitForURL((url) => url.pathname === "/");
    await openRequest(second);
    expect(await message(second).inputValue()).toBe("Unload before noon");
    const before = await sent(first);

    // The answer to the first click is lost; clicking again repeats the same request.
    const mend = await answerInstead(first, "*/api/product-enquiry", async ({ askProduct, fail }) => {
      await askProduct();
      await fail();
    });
    await submit(first).click();
    await first.getByText("Network Error").first().waitFor();
    await mend();
    await submit(second).dblclick();
    await second.waitForURL("**/quotation-list");
    await submit(first).dblclick();
    await first.waitForURL("**/quotation-list");

    const after = await sent(first);
    expect(after.total).toBe(before.total + 1);
    expect(after.data[0]?.total_quantity).toBe(Number(tonnes));
    expect(await first.evaluate(() => Object.keys(localStorage).filter((key) => key.includes(":rfq:")))).toEqual([]);
  },
);
