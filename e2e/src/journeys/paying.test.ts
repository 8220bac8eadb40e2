import type { Page } from "playwright-core";
import { type Api, apiOf } from "../harness/api-of";
import { journey } from "../harness/journey";
import { answerBars, askForBars } from "../harness/quotations";
import { readCode } from "../harness/read-code";
import { signedIn } from "../harness/sign-in";
import type { Visit, VisitOptions } from "../harness/visit";

type OpenVisit = (options?: VisitOptions) => Promise<Visit>;

journey(
  "a buyer books by bank transfer on a phone: account, reference and a readable UPI code, and nothing is sent before they confirm",
  async ({ visit }) => {
    const { page, desk, quotation } = await openMarked(visit, { screen: "phone" });
    await page.getByRole("radio", { name: /Bank transfer/ }).click();
    const send = page.getByRole("region", { name: "1. Send the money to this account" });
    await send.getByText("501147000492004").waitFor();
    await send.getByText(quotation.number).waitFor();

    await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
    await send.getByRole("button", { name: "Copy payment reference" }).click();
    await page.getByRole("status").filter({ hasText: "Payment reference copied" }).waitFor({ state: "attached" });
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(quotation.number);

    const link = await send.getByRole("link", { name: "Open a UPI app" }).getAttribute("href");
    const read = await readCode(page, send.getByRole("img", { name: /^UPI code for ₹/ }));
    expect(read).toBe(link);
    const fields = new URLSearchParams(read.split("?")[1]);
    expect(Object.fromEntries(fields)).toEqual({
      pa: "mandi.trade@mctbank",
      pn: "Mandi Commodity Exchange Services Private Limited",
      am: expect.stringMatching(/^\d+\.00$/),
      cu: "INR",
      tn: quotation.number,
      tr: quotation.number,
    });

    const utr = `HDFC${Date.now()}`;
    await page.getByLabel("UTR number").fill(utr);
    await press(page, page.getByRole("button", { name: /^I have paid ₹/ }).last(), 2);
    const question = page.getByRole("dialog", { name: /^Have you paid ₹.*\?$/ });
    await question.getByText("An order cannot be cancelled", { exact: false }).waitFor();
    expect(await reported(desk)).not.toContain(utr);
    // Its code has loaded: the confirmation opens at once, under the finger that taps a second time.
    await question.getByRole("button", { name: "Back" }).click();
    await question.waitFor({ state: "hidden" });
    await press(page, page.getByRole("button", { name: /^I have paid ₹/ }).last(), 2);
    await question.waitFor();
    expect(await reported(desk)).not.toContain(utr);
    await question.getByRole("button", { name: /^I have paid ₹/ }).click();
    await page.getByText("Your bank transfer is being checked.", { exact: false }).waitFor();
    await page.getByRole("complementary").getByText(utr, { exact: true }).waitFor();
    expect(await reported(desk)).toContain(utr);
  },
);

journey(
  "a double tap on Pay asks for confirmation and does not pay; the confirmation shows the remaining wallet balance and books once",
  async ({ visit }) => {
    const { page, buyer, quotation } = await openMarked(visit);
    const before = await cash(buyer);
    const pay = page.getByRole("button", { name: /^Pay ₹/ });
    await press(page, pay, 2);
    const question = page.getByRole("dialog", { name: /^Pay ₹.*\?$/ });
    await question.getByText("This places the order.", { exact: false }).waitFor();
    const words = await question.textContent();
    expect(await cash(buyer)).toBe(before);

    await question.getByRole("button", { name: "Back" }).click();
    await question.waitFor({ state: "hidden" });
    await pay.and(page.locator(":focus")).waitFor(); // The dialog returns the focus once it is gone.

    await page.keyboard.press("Enter");
    await question.waitFor();
    await press(page, question.getByRole("button", { name: /^Pay ₹/ }), 2);
    await page.getByText("Your Order Has been Processed").waitFor();
    const after = await cash(buyer);
    expect(after).toBeLessThan(before);
    expect(words).toContain(after.toLocaleString("en-IN", { minimumFractionDigits: after % 1 === 0 ? 0 : 2 }));
    const { data } = (await buyer.get(`/product-enquiry/${quotation.id}`)) as { data: { status: string } };
    expect(data.status).toBe("ordered");
  },
);

journey(
  "a new bank account is shown to payers once a second person of the desk has confirmed it, not before",
  async ({ visit }) => {
    const [asker, second] = [
      apiOf((await visit({ session: await signedIn("staff") })).page),
      apiOf((await visit({ session: await signedIn("secondStaff") })).page),
    ];
    const { page } = await visit({ session: await signedIn("buyer") });
    const account = {
      account_name: "Mandi Commodity Exchange Services Private Limited",
      account_number: "660000123456",
      ifsc: "MCTB0000222",
      bank: "Mahanadi Commerce and Trade Bank",
      branch: "Civil Lines, Raipur",
    };
    const asked = (await asker.post("/desk/bank-account", { ...account, reason: "The old one is closed" })) as {
      readonly approval_id: number;
    };
    const confirm = (api: Api) =>
      api.post(`/desk/approval/${asked.approval_id}/confirm`, { reason: "Called the bank" });
    await expect(confirm(asker)).rejects.toThrow("Somebody else has to confirm");
    await seesAccount(page, "501147000492004");
    await confirm(second);
    await seesAccount(page, account.account_number);
  },
);

async function seesAccount(page: Page, number: string): Promise<void> {
  await page.goto("/wallet");
  await page.getByRole("button", { name: "Add money" }).click();
  await page.getByRole("dialog").getByText(number, { exact: true }).waitFor();
}

/** A real mouse: down and up at the middle of where the button was when it was first pressed. */
async function press(page: Page, button: ReturnType<Page["getByRole"]>, times: number): Promise<void> {
  await button.scrollIntoViewIfNeeded();
  await button.hover();
  const box = await button.boundingBox();
  if (!box) throw new Error("The button has no place");
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.mouse.click(x, y, { clickCount: times });
}

/** A quotation with a price, on the buyer's screen. */
async function openMarked(visit: OpenVisit, options: VisitOptions = {}) {
  const { page } = await visit({ session: await signedIn("buyer"), ...options });
  const [buyer, seller, transporter, desk] = [
    apiOf(page),
    apiOf((await visit({ session: await signedIn("seller") })).page),
    apiOf((await visit({ session: await signedIn("transporter") })).page),
    apiOf((await visit({ session: await signedIn("staff") })).page),
  ];
  const quotation = await askForBars(buyer);
  await answerBars(quotation.id, { seller, transporter });
  const { data } = (await desk.get(`/desk/quotation/${quotation.id}`)) as Board;
  await desk.post(`/desk/quotation/${quotation.id}/mark`, {
    seller_id: data.offer_list[0]?.seller_id,
    transporter_id: data.bid_list[0]?.transporter_id,
    reason: "lowest landed price",
  });
  await page.goto(`/quotation-detail/${quotation.id}`);
  await page
    .getByText(/ available$/)
    .first()
    .waitFor();
  return { page, buyer, desk, quotation };
}

interface Board {
  readonly data: {
    readonly offer_list: readonly { readonly seller_id: number }[];
    readonly bid_list: readonly { readonly transporter_id: number }[];
  };
}

async function cash(buyer: Api): Promise<number> {
  return ((await buyer.get("/cash-wallet")) as { readonly cash_balance: number }).cash_balance;
}

/** UTR numbers for the desk to find. */
async function reported(desk: Api): Promise<readonly string[]> {
  const { data } = (await desk.get("/desk/payment")) as { readonly data: readonly { readonly utr: string }[] };
  return data.map(({ utr }) => utr);
}
