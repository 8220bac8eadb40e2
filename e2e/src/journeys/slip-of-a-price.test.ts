import type { Page, Response } from "playwright-core";
import { apiOf } from "../harness/api-of";
import { findAccessibilityBreaks } from "../harness/axe";
import { type Journey, journey } from "../harness/journey";
import { signedIn } from "../harness/sign-in";

type Api = ReturnType<typeof apiOf>;

interface Enquiry {
  readonly data: {
    readonly status: string;
    readonly note: string | null;
    readonly is_closed: number;
    readonly far_offers: number;
    readonly offer_list: readonly { readonly base_price: number; readonly is_far: number; readonly note: string }[];
  };
}

/** Tonnes of TMT bar of 12 mm from Raipur, for the buyer of the demo market. */
const request = {
  commodity_product_id: 1,
  brand_id: 1,
  origin_city: "Raipur",
  quality: "Fe 500D",
  packaging_charge: 1,
  variation: [{ id: 3, quantity: 2 }],
  billing_address: 2,
  consignee_detail: 2,
};

const reason = "journey of a slip";
/** An offer extends the window by this much, enough for the others' offers even on a busy machine. */
const lastSeconds = 40;

journey(
  "a seller who types 45 is asked to confirm and corrects it, another one confirms, and the close marks neither: the desk sees the flag",
  async ({ visit }) => {
    const buyer = apiOf((await visit({ session: await signedIn("buyer") })).page);
    const desk = apiOf((await visit({ session: await signedIn("staff") })).page);
    const carrier = apiOf((await visit({ session: await signedIn("transporter") })).page);
    for (const name of ["seller", "rival"] as const) await signedIn(name);
    const id = await askForQuotes(buyer, desk);
    await carrier.post(`/transporter/product-enquiry/${id}`, { price: 1800 });

    const one = await bidder(visit, "seller", id, { screen: "phone" });
    const sent = countOffers(one);
    await submit(one, "45");
    const question = one.getByRole("dialog", { name: "Offer ₹45 per MT?" });
    await question.getByText("Rupees forty five only.").waitFor();
    await question.getByText("My listed price").waitFor();
    await question.getByText(/^Ingot, ex-/).waitFor();
    expect(await findAccessibilityBreaks(one)).toEqual([]);
    expect(sent()).toBe(0);
    await question.getByRole("button", { name: "Correct the price" }).click();
    await question.waitFor({ state: "hidden" });
    await submit(one, "44900");
    await ownRow(one).getByText("₹44,900").first().waitFor();
    expect(sent()).toBe(1);

    const two = await bidder(visit, "rival", id);
    await submit(two, "45");
    await two.getByRole("dialog").getByRole("button", { name: "Keep ₹45" }).click();
    await two.getByLabel("The price again").fill("45");
    await two.getByRole("dialog").getByRole("button", { name: "Offer ₹45", exact: true }).click();
    await ownRow(two).getByText("Price is being checked").waitFor();
    await two.getByText("We check the price of your offer before it can be chosen.").waitFor();

    const closed = await closedEnquiry(desk, id, two);
    expect(closed).toMatchObject({ status: "pending", far_offers: 1 });
    expect(closed.note).toBe("far price");
    expect(closed.offer_list).toMatchObject([
      { base_price: 45, is_far: 1, note: expect.stringContaining("% below the listed price of ₹") },
      { base_price: 44_900, is_far: 0, note: "" },
    ]);
  },
);

/** An enquiry with a one-minute window that late prices extend. */
async function askForQuotes(buyer: Api, desk: Api): Promise<number> {
  await set(desk, "reply_window_minutes", 1);
  await set(desk, "last_minute_seconds", lastSeconds);
  await set(desk, "last_minute_extends_by_seconds", lastSeconds);
  const { id } = (await buyer.post("/product-enquiry", request)) as { readonly id: number };
  await set(desk, "reply_window_minutes", 60);
  return id;
}

function set(desk: Api, key: string, value: number): Promise<unknown> {
  return desk.post("/desk/setting", { key, value, reason });
}

async function bidder(visit: Journey["visit"], who: "seller" | "rival", id: number, look = {}): Promise<Page> {
  const { page } = await visit({ session: await signedIn(who), ...look });
  await page.goto(`/seller-quotation-detail/${id}`);
  await priceOf(page).waitFor();
  return page;
}

const priceOf = (page: Page) => page.getByRole("textbox", { name: /Basic price/ });
const ownRow = (page: Page) => page.locator("tr", { hasText: "My Offer" });

async function submit(page: Page, price: string): Promise<void> {
  await priceOf(page).fill(price);
  await page.getByRole("button", { name: "Submit", exact: true }).click();
}

/** How many offers the page has sent since now. */
function countOffers(page: Page): () => number {
  let count = 0;
  page.on("request", (sent) => {
    if (sent.method() === "POST" && sent.url().includes("/api/seller/product-enquiry/")) count += 1;
  });
  return () => count;
}

/** The enquiry as the desk sees it once its window is over; polled as often as the seller's page polls its board. */
async function closedEnquiry(desk: Api, id: number, seller: Page): Promise<Enquiry["data"]> {
  const read = async () => ((await desk.get(`/desk/quotation/${id}`)) as Enquiry).data;
  let enquiry = await read();
  while (enquiry.is_closed === 0) {
    const isBoard = (answer: Response) => answer.url().endsWith(`/api/seller/product-enquiry/${id}`);
    await seller.waitForResponse(isBoard);
    enquiry = await read();
  }
  await set(desk, "last_minute_seconds", 120);
  await set(desk, "last_minute_extends_by_seconds", 120);
  return enquiry;
}
