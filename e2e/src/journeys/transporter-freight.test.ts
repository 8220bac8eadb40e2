import { randomInt } from "node:crypto";
import { toIndianDay } from "@mandi/shared/format/dates";
import type { Locator, Page } from "playwright-core";
import { answerInstead } from "../harness/answers";
import { apiOf } from "../harness/api-of";
import { journey } from "../harness/journey";
import { handOf, slowDown } from "../harness/phone";
import { askForBars, offerBars } from "../harness/quotations";
import { signedIn, signIn } from "../harness/sign-in";
import { untilQuiet } from "../harness/traffic";
import type { Visit, VisitOptions } from "../harness/visit";

type Api = ReturnType<typeof apiOf>;
type OpenVisit = (options?: VisitOptions) => Promise<Visit>;

interface Choices {
  readonly data: readonly { readonly id: number; readonly name: string }[];
}

interface Marking {
  readonly data: {
    readonly bid_list: readonly { readonly transporter_id: number; readonly transporter: string }[];
    readonly marking: { readonly transporter_id: number; readonly transport_price: number } | null;
  };
}

interface Carried {
  readonly data: readonly { readonly id: number; readonly trips: readonly { readonly id: number }[] }[];
}

interface Timeline {
  readonly data: { readonly status: string; readonly timeline: readonly { readonly text: string }[] };
}

const reason = "journey of two transporters";
/** A bid extends the window by this much, enough for the others' bids even on a busy machine. */
const lastSeconds = 40;
const today = () => toIndianDay(Date.now());

journey(
  "two transporters bid, the lower landed price is marked at the close, and the winner drives the trip from a phone to the delivery, through a dead network and a closed tab (R-009, R-188, R-189, R-195, R-196, R-373)",
  async ({ visit }) => {
    const [buyer, seller, desk] = [
      (await visit({ session: await signedIn("buyer") })).page,
      apiOf((await visit({ session: await signedIn("seller") })).page),
      apiOf((await visit({ session: await signedIn("staff") })).page),
    ];
    const outsider = await signUpOutsider(visit);

    const bidders = [await signedIn("transporter"), await signedIn("secondTransporter")] as const;
    const quotation = await askForQuotes(apiOf(buyer), desk);
    const closesAt = Date.now() + 60_000;
    await offerBars(quotation.id, seller);

    const phone = (await visit({ session: bidders[0], screen: "phone" })).page;
    const rival = (await visit({ session: bidders[1] })).page;
    const [hand] = await Promise.all([bidFromTheList(phone, quotation.number, "1900"), underbid(rival, quotation.id)]);
    expect(hand.taps()).toBeLessThan(5);
    await phone.getByRole("row", { name: /Konkan Carriers.*₹1,800/ }).waitFor();
    await phone.getByText("2nd lowest").waitFor();
    await rival.getByRole("row", { name: /Bharat Roadlines.*₹1,900/ }).waitFor();
    await withdrawAndBidAgain(phone);

    await seesNothing(outsider, quotation);

    await rival.getByText("Bidding is closed,", { exact: false }).waitFor({ timeout: closesAt - Date.now() + 180_000 });
    await set(desk, "last_minute_seconds", 120);
    await set(desk, "last_minute_extends_by_seconds", 120);
    const { data } = (await desk.get(`/desk/quotation/${quotation.id}`)) as Marking;
    const winner = data.bid_list.find(({ transporter }) => transporter.startsWith("Konkan"))?.transporter_id;
    expect(data.bid_list).toHaveLength(2);
    expect(data.marking).toMatchObject({ transporter_id: winner, transport_price: 2124 });

    const { order_id: order } = (await apiOf(buyer).post(`/product-enquiry/${quotation.id}/payment`, {
      source: "cash",
    })) as { readonly order_id: number };
    await rival.getByText("You won this enquiry. You carry the order.").waitFor();
    await phone.getByText("Another transporter was chosen.").waitFor();
    await rival.close();
    await phone.close();

    await seller.post(`/seller/order/${order}/event`, { event: "confirm", dispatch_date: today() });
    await buyer.goto(`/order-details/${order}`);
    await driveTrip(await visit({ session: await signedIn("secondTransporter"), screen: "phone" }), {
      order,
      number: quotation.number,
      seller,
      seen: (text) => seenByBuyerAndDesk(buyer, desk, order, text),
    });
    const delivered = (await desk.get(`/desk/order/${order}`)) as Timeline;
    expect(delivered.data.status).toBe("delivered");
    for (const once of [/^Transport receipt/, /^E-way bill/, /unloaded$/]) {
      expect(delivered.data.timeline.filter(({ text }) => once.test(text))).toHaveLength(1);
    }
  },
);

/** A transporter who carries the product, but only on another belt. */
async function signUpOutsider(visit: OpenVisit): Promise<Visit> {
  const outsider = await visit();
  await signIn(outsider.page, String(7_000_000_000 + randomInt(900_000_000)));
  await outsider.page.goto("/become-transporter");
  await outsider.page.getByLabel("Name", { exact: true }).fill("Meera Sahu");
  await outsider.page.getByLabel("Company Name").fill("Sahu Carriers");
  await outsider.page.getByRole("button", { name: "Submit" }).click();
  await outsider.page.waitForURL("/transporter-products");
  const api = apiOf(outsider.page);
  const products = (await api.get("/transporter/product")) as Choices;
  const tmt = products.data.filter(({ name }) => name === "TMT Bar").map(({ id }) => id);
  await api.post("/transporter/assign-product", { commodity_product: tmt });
  const rows = [{ state: "Maharashtra", city: "Nagpur", min_price: 1600, max_price: 1900 }];
  await api.post("/transporter/assign-belt", { loading_address: "Jalna, MIDC Phase II", rows });
  return outsider;
}

/** An enquiry with a one-minute window, which bids in the last seconds extend on a busy machine. */
async function askForQuotes(buyer: Api, desk: Api) {
  await set(desk, "reply_window_minutes", 1);
  await set(desk, "last_minute_seconds", lastSeconds);
  await set(desk, "last_minute_extends_by_seconds", lastSeconds);
  const quotation = await askForBars(buyer);
  await set(desk, "reply_window_minutes", 60);
  return quotation;
}

function set(desk: Api, key: string, value: number): Promise<unknown> {
  return desk.post("/desk/setting", { key, value, reason });
}

/** From the list to a price, on a slow phone. */
async function bidFromTheList(page: Page, number: string, price: string) {
  const hand = handOf(page);
  await slowDown(page);
  await page.goto("/transporter-products");
  await hand.tap(page.getByRole("link", { name: `View Details ${number}` }));
  await hand.tap(page.getByRole("button", { name: "Update Price", exact: true }).last());
  const dialog = page.getByRole("dialog", { name: "Update Price" });
  await dialog.getByRole("textbox").and(page.locator(":focus")).waitFor();
  await hand.type(price);
  await hand.tap(dialog.getByRole("button", { name: "Submit" }));
  await page.getByText("My bid").first().waitFor();
  return hand;
}

/** The other transporter is warned about a price above their range, and gives a lower one. */
async function underbid(page: Page, id: number): Promise<void> {
  await page.goto(`/transporter-product-enquiry-detail/${id}`);
  await page.getByRole("button", { name: "Update Price", exact: true }).first().click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("textbox").fill("2400");
  await dialog.getByText("Above your own max price of ₹2,000. You can still send it.").waitFor();
  await dialog.getByRole("textbox").fill("1800");
  await dialog.getByRole("button", { name: "Submit" }).click();
  await page.getByText("My bid").first().waitFor();
}

async function withdrawAndBidAgain(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Withdraw my price" }).tap();
  await page.getByRole("dialog").getByRole("button", { name: "Withdraw" }).tap();
  await page.getByText("You have not bid yet.", { exact: false }).waitFor();
  await page.getByRole("button", { name: "Update Price", exact: true }).last().tap();
  await page.getByRole("dialog").getByRole("textbox").fill("1850");
  await page.getByRole("dialog").getByRole("button", { name: "Submit" }).tap();
  await page.getByText("My bid").first().waitFor();
}

/** A transporter without a matching belt is not asked, and a guessed address shows them nothing. */
async function seesNothing({ page, troubles }: Visit, { id }: { readonly id: number }): Promise<void> {
  troubles.expect(/status of 404/);
  await page.goto("/transporter-products");
  await page.getByText("No enquiries yet").waitFor();
  await page.goto(`/transporter-product-enquiry-detail/${id}`);
  await page.getByRole("heading", { name: "No Data Found" }).waitFor();
}

interface Trip {
  readonly order: number;
  readonly number: string;
  readonly seller: Api;
  /** Waits until the buyer's open page and the desk show it. */
  readonly seen: (text: string) => Promise<void>;
}

const ordersPath = "/transporter-products?view=order";
const sheet = (tab: Page) => tab.getByRole("dialog");
const submit = (tab: Page) => sheet(tab).getByRole("button", { name: "Submit" }).tap();
const cardIn = (tab: Page, { number }: Trip) => tab.getByRole("article", { name: number });

async function driveTrip(own: Visit, trip: Trip): Promise<void> {
  const { page } = own;
  own.troubles.expect(/ERR_INTERNET_DISCONNECTED|ERR_FAILED/);
  const photo = { name: "photo.jpg", mimeType: "image/jpeg", buffer: await page.screenshot({ type: "jpeg" }) };
  await nameVehicle(page, trip);
  await loadIt(page, trip);
  const tab = await keepReceipt(own, trip, photo);
  await loseAnswer(tab, trip);

  await cardIn(tab, trip).getByRole("button", { name: "Add proof of delivery" }).tap();
  await sheet(tab).locator('input[type="file"]').setInputFiles(photo);
  await submit(tab);
  await trip.seen("Vehicle MH31CB4455 unloaded");
  await cardIn(tab, trip).getByText("delivered").waitFor();
  await cardIn(tab, trip).getByRole("button", { name: "Order Details" }).tap();
  const proof = sheet(tab).getByRole("link", { name: "Proof of delivery" });
  const file = await tab.request.get((await proof.getAttribute("href")) ?? "");
  expect([file.status(), file.headers()["content-type"]]).toEqual([200, "image/jpeg"]);
}

async function nameVehicle(page: Page, trip: Trip): Promise<void> {
  await page.goto(ordersPath);
  await cardIn(page, trip).getByRole("button", { name: "Add vehicle" }).tap();
  await sheet(page).getByLabel("Vehicle number").fill("MH 31 CB 4455");
  await sheet(page).getByLabel("Driver's name").fill("Ramesh Sahu");
  await sheet(page).getByLabel("Driver's phone").fill("9000000221");
  await submit(page);
  await trip.seen("Vehicle MH31CB4455 booked");
}

/** The seller's steps of the trip. */
async function loadIt(page: Page, { order, seller }: Trip): Promise<void> {
  const step = (event: object) => seller.post(`/seller/order/${order}/event`, event);
  const trips = ((await apiOf(page).get("/transporter/order")) as Carried).data.find(({ id }) => id === order)?.trips;
  const vehicle_id = trips?.[0]?.id;
  await step({ event: "loading", vehicle_id });
  await step({ event: "final_quantity", vehicle_id, final_quantity: 9.94 });
  await step({ event: "invoice", vehicle_id, invoice_number: `E2E/${order}`, invoice_date: today() });
}

type Photo = Exclude<Parameters<Locator["setInputFiles"]>[0], string>;

/** The network fails, and the person closes the tab before it is back. @returns their next tab */
async function keepReceipt({ page, context }: Visit, trip: Trip, photo: Photo): Promise<Page> {
  await page.goto(ordersPath);
  await cardIn(page, trip).getByRole("button", { name: "Add transport receipt" }).waitFor();
  await untilQuiet(page);
  await context.setOffline(true);
  await cardIn(page, trip).getByRole("button", { name: "Add transport receipt" }).tap();
  await sheet(page).getByLabel("Transport receipt number").fill(`LR-${trip.order}`);
  await sheet(page).locator('input[type="file"]').setInputFiles(photo);
  await submit(page);
  await cardIn(page, trip).getByText("Receipt kept on this phone, will be sent").waitFor();
  await page.close();
  await context.setOffline(false);
  const tab = await context.newPage();
  await tab.goto("/transporter-products");
  await trip.seen(`Transport receipt LR-${trip.order}`);
  return tab;
}

/** The step arrives, but its answer is lost on the way back. */
async function loseAnswer(tab: Page, trip: Trip): Promise<void> {
  await tab.goto(ordersPath);
  let isLost = false;
  await answerInstead(tab, "*/event", async ({ askProduct, fail, passOn }) => {
    if (isLost) return passOn();
    isLost = true;
    await askProduct();
    await fail();
  });
  const eway = String(randomInt(100_000, 1_000_000)).repeat(2);
  await cardIn(tab, trip).getByRole("button", { name: "Add e-way bill" }).tap();
  await sheet(tab).getByLabel("E-way bill number").fill(eway);
  await submit(tab);
  await trip.seen(`E-way bill ${eway}`);
}

/** A vehicle number is shown in groups, but stored without spaces. */
const asShown = (text: string) => text.replace("MH31CB4455", "MH 31 CB 4455");

async function seenByBuyerAndDesk(buyer: Page, desk: Api, order: number, text: string): Promise<void> {
  await buyer.getByText(asShown(text), { exact: false }).first().waitFor();
  const { data } = (await desk.get(`/desk/order/${order}`)) as Timeline;
  expect(data.timeline.map((event) => event.text)).toContainEqual(expect.stringContaining(text));
}
