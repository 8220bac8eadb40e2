import type { Locator, Page, Request } from "playwright-core";
import { apiOf } from "../harness/api-of";
import { findAccessibilityBreaks } from "../harness/axe";
import { type Journey, journey } from "../harness/journey";
import { signedIn } from "../harness/sign-in";
import type { Visit } from "../harness/visit";

interface Profile {
  readonly data: {
    readonly name: string;
    readonly phone: string;
    readonly email: string;
    readonly user_detail: { readonly company_name: string; readonly gst_number: string };
  };
}

interface Board {
  readonly data: {
    readonly offer_list: readonly { readonly seller_id: number; readonly base_price: number }[];
  };
}

const refreshMs = 10_000;

journey(
  "two sellers bid on one enquiry, each anonymous to the other; the board updates around a half-typed price and pauses in a hidden tab; the late bid is refused (R-008, R-174, R-176, R-424)",
  async ({ visit }) => {
    const buyer = (await visit({ session: await signedIn("buyer") })).page;
    const desk = (await visit({ session: await signedIn("staff") })).page;
    const id = await askForQuotes(buyer);
    const one = await bidder(visit, "seller", id);
    const two = await bidder(visit, "rival", id, { screen: "phone", colorScheme: "dark" });

    await offer(one.page, "45000");
    await withdraw(one.page);
    await offer(one.page, "45000");
    await refresh(two.page, id);
    await expect(board(two.page)).resolves.toEqual(["Seller 1 ₹45,000"]);

    // A half-typed price survives five refreshes and a changed board, and its rank is shown.
    const price = two.page.getByRole("textbox", { name: /Basic price/ });
    const before = await topOf(price);
    await price.pressSequentially("447");
    await expect(topOf(price)).resolves.toBe(before);
    await offer(one.page, "44900");
    for (let round = 0; round < 5; round += 1) await refresh(two.page, id);
    await expect(board(two.page)).resolves.toEqual(["Seller 1 ₹44,900"]);
    const announced = two.page.getByRole("status").filter({ hasText: "The offer in first place is now ₹44,900." });
    await announced.waitFor({ state: "attached" });
    await expect(price.inputValue()).resolves.toBe("447");

    // In a hidden tab the page does not poll; when visible again, it refreshes at once.
    await show(two.page, false);
    await expect(questionsWithin(two.page, id, 3 * refreshMs)).resolves.toBe(0);
    const fresh = two.page.waitForResponse((response) => isBoard(response.url(), id));
    await show(two.page, true);
    await (await fresh).finished();
    await expect(price.inputValue()).resolves.toBe("447");
    await price.pressSequentially("50");
    await two.page.getByText("At ₹44,750 you would be 1st of 2.").waitFor();
    await two.page.getByText("You receive").first().waitFor();
    await two.page.getByRole("region", { name: "Against the market" }).getByText("My listed price").waitFor();
    await expect(findAccessibilityBreaks(two.page)).resolves.toEqual([]);

    // On a phone the foot of the screen says what the price brings and sends it, until the form's own button is in sight.
    const bar = two.page.locator('[data-bar="bottom"]');
    await bar.getByText(/^₹[\d,]+$/).waitFor();
    await two.page.getByRole("complementary").getByRole("button", { name: "Submit" }).scrollIntoViewIfNeeded();
    await bar.waitFor({ state: "hidden" });
    await two.page.evaluate(() => scrollTo(0, 0));
    await bar.getByRole("button", { name: "Submit my offer" }).tap();
    await ownOffer(two.page, "₹44,750");
    await expect(board(two.page)).resolves.toEqual(["My Offer ₹44,750", "Seller 1 ₹44,900"]);
    await refresh(one.page, id);
    await expect(board(one.page)).resolves.toEqual(["Seller 1 ₹44,750", "My Offer ₹44,900"]);

    await one.page.getByRole("button", { name: "Pause" }).click();
    await mark(desk, id, 44_750);
    await comesTooLate(one);
    await one.page.getByRole("button", { name: "Resume" }).click();
    await refresh(one.page, id);
    await one.page.getByText("Another offer was chosen.").waitFor();
    await one.page.getByRole("heading", { name: "Offers closed" }).waitFor();
    await refresh(two.page, id);
    await two.page.getByText("Your offer was chosen.", { exact: false }).waitFor();

    await keepsFrom(one, [...(await secretsOf(buyer)), ...(await secretsOf(two.page))]);
    await keepsFrom(two, [...(await secretsOf(buyer)), ...(await secretsOf(one.page))]);
  },
);

const topOf = (field: Locator) => field.evaluate((element) => element.getBoundingClientRect().top);

/** A seller whose page does not show yet that the desk has chosen. */
async function comesTooLate({ page, troubles }: Visit): Promise<void> {
  const late = page.getByRole("textbox", { name: /Basic price/ });
  await late.fill("44500");
  troubles.expect(/status of 409/);
  await page.getByRole("button", { name: "Submit", exact: true }).click();
  const refusal = page.getByRole("main").getByRole("alert").filter({ hasText: "A seller has already been chosen" });
  await refusal.getByText("A seller has already been chosen for this quotation.").waitFor();
  await expect(late.inputValue()).resolves.toBe("44,500");
}

/** @returns the quotation's key. */
async function askForQuotes(page: Page): Promise<string> {
  const { data } = (await apiOf(page).get("/address")) as { readonly data: readonly { readonly id: number }[] };
  const answer = await apiOf(page).post("/product-enquiry", {
    commodity_product_id: 1,
    brand_id: 1,
    origin_city: "Raipur",
    quality: "Fe 500D",
    packaging_charge: 1,
    variation: [{ id: 3, quantity: 10 }],
    billing_address: data[0]?.id,
    consignee_detail: data[0]?.id,
  });
  return String((answer as { readonly id: number }).id);
}

/** A seller on the enquiry's page, whose browser's clock can be moved on, and every answer they get there. */
async function bidder(visit: Journey["visit"], who: "seller" | "rival", id: string, look = {}) {
  const opened = await visit({ session: await signedIn(who), ...look });
  const { page } = opened;
  const answers: Promise<string>[] = [];
  page.on("response", (response) => {
    const isWhole = response.status() === 200; // A 304 has no body.
    if (isWhole && response.url().includes("/api/seller/product-enquiry")) answers.push(response.text());
  });
  await page.clock.install();
  await page.goto(`/seller-quotation-detail/${id}`);
  await page.getByRole("textbox", { name: /Basic price/ }).waitFor();
  return { ...opened, answers };
}

async function offer(page: Page, price: string): Promise<void> {
  await page.getByRole("textbox", { name: /Basic price/ }).fill(price);
  await page.getByRole("button", { name: "Submit", exact: true }).click();
  await ownOffer(page, `₹${Number(price).toLocaleString("en-IN")}`);
  await page.clock.runFor(3000); // the button is enabled again
}

/** Takes the offer off the board; another one can be made. */
async function withdraw(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Withdraw my offer" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Withdraw" }).click();
  await page.getByText("You have no offer here yet.").waitFor();
  await page.getByRole("dialog").waitFor({ state: "hidden" });
  await page.getByRole("table", { name: "Offers on this enquiry" }).getByText("No Data Found").waitFor();
}

/** Waits until the seller's own row of the board has this price. */
function ownOffer(page: Page, price: string): Promise<void> {
  return page.locator("tr", { hasText: "My Offer" }).getByText(price).first().waitFor();
}

/** Advances the page's clock by ten seconds: the page polls and shows the answer. */
async function refresh(page: Page, id: string): Promise<void> {
  const answered = page.waitForResponse((response) => isBoard(response.url(), id));
  await page.clock.runFor(refreshMs);
  await (await answered).finished();
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
}

function isBoard(url: string, id: string): boolean {
  return url.endsWith(`/api/seller/product-enquiry/${id}`);
}

/** Hides the page's tab or brings it to the front again. */
async function show(page: Page, isShown: boolean): Promise<void> {
  await page.evaluate((hidden) => {
    Object.defineProperty(document, "hidden", { configurable: true, value: hidden });
    document.dispatchEvent(new Event("visibilitychange"));
  }, !isShown);
}

/** How often the page polls the board while its clock advances by this much. */
async function questionsWithin(page: Page, id: string, ms: number): Promise<number> {
  let asked = 0;
  const listen = (request: Request): void => {
    if (isBoard(request.url(), id)) asked += 1;
  };
  page.on("request", listen);
  await page.clock.runFor(ms);
  page.off("request", listen);
  return asked;
}

/** Who is on the board with which price, lowest first. */
async function board(page: Page): Promise<string[]> {
  const rows = page.getByRole("table", { name: "Offers on this enquiry" }).locator("tbody tr");
  const texts = await rows.allTextContents();
  return texts.map((text) => `${/Seller \d+|My Offer/.exec(text)?.[0]} ${/₹[\d,]+/.exec(text)?.[0]}`);
}

async function mark(desk: Page, id: string, price: number): Promise<void> {
  const { data } = (await apiOf(desk).get(`/desk/quotation/${id}`)) as Board;
  await apiOf(desk).post(`/desk/quotation/${id}/mark`, {
    seller_id: data.offer_list.find(({ base_price }) => base_price === price)?.seller_id,
    transport_price: 1777,
    reason: "lowest landed price",
  });
}

/** Data that would identify somebody. */
async function secretsOf(page: Page): Promise<string[]> {
  const { name, phone, email, user_detail } = ((await apiOf(page).get("/customer/profile")) as Profile).data;
  const secrets = [name, phone, email, user_detail.company_name, user_detail.gst_number];
  expect(secrets.every(Boolean)).toBe(true);
  return secrets;
}

/** Neither the page nor any answer behind it identifies others or mentions freight. */
async function keepsFrom({ page, answers }: Awaited<ReturnType<typeof bidder>>, secrets: readonly string[]) {
  const told = (await Promise.all(answers)).join("\n");
  expect(told).toContain("bidding_list");
  const shown = await page.getByRole("main").textContent();
  for (const secret of secrets) {
    expect(told).not.toContain(secret);
    expect(shown).not.toContain(secret);
  }
  expect(told).not.toMatch(/freight|transport|billing|consignee|buyer|1777|total_price|for_price|customer/i);
  expect(shown).not.toMatch(/freight/i);
}
