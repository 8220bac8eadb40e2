import { IngotPriceAnswer } from "@mandi/shared/contract/ingot-price";
import { read } from "@mandi/shared/contract/read";
import { gstinCheckCharacter } from "@mandi/shared/format/gstin";
import type { Page } from "playwright-core";
import { apiAs } from "../harness/api-as";
import { type Api, apiOf } from "../harness/api-of";
import { journeyOfVisits, type Visits } from "../harness/journey";
import { answerBars, askForBars, statusOfQuotation } from "../harness/quotations";
import { signedIn, signIn } from "../harness/sign-in";
import { expectToLeaveQueue, goByRail, openFromQueue, pressUntilFocused, rowOf, walkTo } from "../market-day/clerk";

const button = (page: Page, name: RegExp | string) => page.getByRole("button", { name, exact: true });

journeyOfVisits(
  "a clerk's morning: all ingot prices by keyboard alone, a new seller, an enquiry, and three quotations, one of them by keyboard alone",
  async ({ visit }) => {
    const buyer = await apiAs(visit, "buyer");
    const [seller, transporter] = [await apiAs(visit, "seller"), await apiAs(visit, "transporter")];
    const { page } = await visit({ session: await signedIn("staff") });
    const clerk = apiOf(page);
    await rules(clerk, byHand);
    try {
      const quotations = [await askForBars(buyer), await askForBars(buyer), await askForBars(buyer)];
      for (const { id } of quotations) await answerBars(id, { seller, transporter });
      const [first, second, third] = quotations.map(({ number }) => number) as [string, string, string];

      await page.goto("/desk");
      await enterPrices(page, clerk);
      await verifySeller(page, clerk, visit);
      await answerEnquiry(page, clerk);

      await goByRail(page, "Queue");
      for (const { number } of quotations) await rowOf(page, number).waitFor({ timeout: 150_000 });
      await expectToBeMarked(clerk, buyer, quotations, [first], async () => {
        await page.keyboard.press("1");
        await walkTo(page, first);
        await pressUntilFocused(page, "Tab", page.getByLabel("Reason"));
        await page.keyboard.type("The only pair");
        await pressUntilFocused(page, "Tab", button(page, "Mark"));
        await page.keyboard.press("Enter");
        const question = page.getByRole("dialog", { name: `Mark ${first} with this pair?` });
        await question.waitFor();
        expect(await statusOfQuotation(buyer, quotations[0]?.id ?? 0)).toBe("pending");
        await pressUntilFocused(page, "Tab", question.getByRole("button", { name: "Mark", exact: true }));
        await page.keyboard.press("Enter");
        await page.getByText(/is marked, valid until/).waitFor();
      });
      await expectToBeMarked(clerk, buyer, quotations, [second, third], async () => {
        for (const number of [second, third]) {
          await openFromQueue(page, "Quotation", number);
          await page.getByLabel("Reason").fill("The only pair");
          await button(page, "Mark").click();
          const question = page.getByRole("dialog", { name: `Mark ${number} with this pair?` });
          await question.getByRole("button", { name: "Mark", exact: true }).click();
          await page.getByText(/is marked, valid until/).waitFor();
        }
      });
    } finally {
      await rules(clerk, byItself);
    }
  },
);

/** One-minute windows, with marking and seller approval by the desk; and the demo market's own settings. */
const byHand = {
  reply_window_minutes: 1,
  last_minute_seconds: 0,
  mark_automatically: false,
  auto_approve_sellers: false,
};
const byItself = {
  reply_window_minutes: 60,
  last_minute_seconds: 120,
  mark_automatically: true,
  auto_approve_sellers: true,
};

async function rules(clerk: Api, values: Readonly<Record<string, number | boolean>>): Promise<void> {
  for (const [key, value] of Object.entries(values))
    await clerk.post("/desk/setting", { key, value, reason: "Market day" });
}

/** The price of every place, as anybody reads it. */
async function publicPrices(api: Api): Promise<ReadonlyMap<string, number>> {
  const priceAt = async (place: string) =>
    read(IngotPriceAnswer, await api.get(`/ingot-price?ingot_location=${encodeURIComponent(place)}`));
  const { location } = await priceAt("Raipur");
  return new Map(
    await Promise.all(location.map(async (place) => [place, (await priceAt(place)).latest_price.today ?? 0] as const)),
  );
}

/** Two keys per place: 50 rupees more, and on to the next. */
async function enterPrices(page: Page, clerk: Api): Promise<void> {
  const before = await publicPrices(clerk);
  const entry = page.getByRole("navigation", { name: "Workspace" }).getByRole("link", { name: "Ingot prices" });
  await pressUntilFocused(page, "Tab", entry);
  await page.keyboard.press("Enter");
  const fields = page.getByRole("table", { name: "Ingot prices" }).getByRole("textbox");
  await fields.first().waitFor();
  expect(await fields.count()).toBe(before.size);
  await pressUntilFocused(page, "Tab", fields.first());
  for (let place = 0; place < before.size; place += 1) {
    await page.keyboard.press("+");
    await page.keyboard.press("Enter");
  }
  await pressUntilFocused(page, "Shift+Tab", page.getByLabel("Where the prices come from"));
  await page.keyboard.type("By telephone, all mills");
  await page.keyboard.press("Control+Enter");
  const question = page.getByRole("dialog", { name: `Save ${before.size} prices?` });
  await question.waitFor();
  expect(await publicPrices(clerk)).toEqual(before);
  await pressUntilFocused(page, "Tab", question.getByRole("button", { name: `Save ${before.size} prices` }));
  await page.keyboard.press("Enter");
  await question.waitFor({ state: "detached" });
  const raised = [...before].map(([place, price]) => [place, price + 50] as const);
  expect(await publicPrices(clerk)).toEqual(new Map(raised));
}

/** A buyer has become a seller, who may offer once the desk has checked their numbers. */
async function verifySeller(page: Page, clerk: Api, visit: Visits["visit"]): Promise<void> {
  const phone = `90003${String(Date.now()).slice(-5)}`;
  const { page: own } = await visit({ screen: "phone" });
  await signIn(own, phone);
  const seller = apiOf(own);
  const company = { user_name: "Meena Oraon", company_name: "Oraon Rolling Mill" };
  await seller.post("/customer/become-seller", { ...company, gst_number: gstin });
  expect(await standing(seller)).toBe("submitted");

  await expectToLeaveQueue(clerk, [`user ${phone}`], async () => {
    await openFromQueue(page, "User", phone);
    await page.getByText(gstin, { exact: true }).waitFor();
    await page.getByLabel("Reason").fill("Seen on the portal");
    await button(page, "Approve").click();
    await page
      .getByRole("dialog", { name: /^Approve / })
      .getByRole("button", { name: "Approve" })
      .click();
    await page.getByRole("dialog").waitFor({ state: "detached" });
  });
  expect(await standing(seller)).toBe("approved");
}

const firm = "20AAPFO4182K1Z";
const gstin = firm + gstinCheckCharacter(firm);

async function standing(seller: Api): Promise<string | undefined> {
  const { data } = (await seller.get("/seller/profile")) as {
    readonly data: { readonly verification_status?: string };
  };
  return data.verification_status;
}

async function answerEnquiry(page: Page, clerk: Api): Promise<void> {
  const { data } = (await clerk.get("/desk/queue/item?kind=inbox")) as {
    readonly data: readonly { readonly number: string }[];
  };
  const number = data.map((item) => item.number).find((one) => one.startsWith("E")) ?? "";
  await expectToLeaveQueue(clerk, [`inbox ${number}`], async () => {
    await openFromQueue(page, "Inbox", number);
    await button(page, "Mark as answered").click();
    const question = page.getByRole("dialog", { name: "Mark as answered" });
    await question.getByLabel("Reason").fill("Called them: both lots by Friday");
    await button(page, "Mark as answered").last().click();
    await page.getByText("Answered", { exact: true }).waitFor();
    await page.getByText(/^Answered by .+: Called them: both lots by Friday/).waitFor();
  });
}

/** Afterwards exactly these quotations are also marked for their buyers. */
async function expectToBeMarked(
  clerk: Api,
  buyer: Api,
  quotations: Awaited<ReturnType<typeof askForBars>>[],
  numbers: readonly string[],
  work: () => Promise<void>,
): Promise<void> {
  const marked = async () => {
    const states = await Promise.all(quotations.map(({ id }) => statusOfQuotation(buyer, id)));
    return quotations.filter((_, place) => states[place] === "Seller Marked").map(({ number }) => number);
  };
  const before = await marked();
  await expectToLeaveQueue(
    clerk,
    numbers.map((number) => `quotation ${number}`),
    work,
  );
  expect(await marked()).toEqual([...before, ...numbers]);
}
