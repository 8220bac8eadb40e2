import type { Page } from "playwright-core";
import { apiOf } from "../harness/api-of";
import { journeyOfVisits, type Visits } from "../harness/journey";
import { signedIn } from "../harness/sign-in";

/** TMT bar of 12 mm from Raipur to Nagpur, with one offer and one freight bid. */
async function answered(
  visit: Visits["visit"],
): Promise<{ readonly id: number; readonly buyer: ReturnType<typeof apiOf> }> {
  const apiAs = async (who: "buyer" | "seller" | "transporter") =>
    apiOf((await visit({ session: await signedIn(who) })).page);
  const buyer = await apiAs("buyer");
  const { id } = (await buyer.post("/product-enquiry", {
    commodity_product_id: 1,
    brand_id: 1,
    origin_city: "Raipur",
    quality: "Fe 500D",
    packaging_charge: 1,
    variation: [{ id: 3, quantity: 10 }],
    billing_address: 2,
    consignee_detail: 2,
  })) as { readonly id: number };
  await (await apiAs("seller")).post(`/seller/product-enquiry/${id}`, { base_price: 44_800 });
  await (await apiAs("transporter")).post(`/transporter/product-enquiry/${id}`, { price: 1_800 });
  return { id, buyer };
}

const statusOf = async (buyer: ReturnType<typeof apiOf>, id: number) =>
  ((await buyer.get(`/product-enquiry/${id}`)) as { readonly data: { readonly status: string } }).data.status;

const button = (page: Page, name: RegExp | string) => page.getByRole("button", { name });

journeyOfVisits(
  "the desk marks a quotation on its board, accepts a large transfer, and a second person confirms it on a phone",
  async ({ visit }) => {
    const { id, buyer } = await answered(visit);
    const { page: desk } = await visit({ session: await signedIn("staff") });
    await desk.goto(`/desk/quotation/${id}`);
    await desk.getByLabel("Reason").fill("The lowest pair");
    await button(desk, "Mark").click();
    const question = desk.getByRole("dialog", { name: /^Mark Q.* with this pair\?$/ });
    await question.getByText("For price with GST").waitFor();
    expect(await statusOf(buyer, id)).toBe("pending");
    await button(desk, "Cancel").click();
    await button(desk, "Mark").click();
    await question.getByRole("button", { name: "Mark" }).click();
    await desk.getByText(/is marked, valid until/).waitFor();
    expect(await statusOf(buyer, id)).toBe("Seller Marked");

    const utr = `HDFC${Date.now()}`;
    const before = await cashOf(buyer);
    const paidOn = new Date(Date.now() + 5.5 * 3_600_000).toISOString().slice(0, 10);
    await buyer.post("/cash-wallet/top-up", { amount: 1_200_000, utr, paid_on: paidOn });
    await desk.goto("/desk?kind=payment");
    await desk.getByRole("link", { name: new RegExp(utr) }).click();
    await desk.getByText("Somebody else confirms it", { exact: false }).waitFor();
    await desk.getByLabel("Received, as the bank shows it").fill("1200000");
    await desk.getByLabel("Reason").fill("In the statement of this morning");
    await button(desk, "Accept ₹12,00,000").click();
    await desk.getByRole("link", { name: "Open what waits" }).click();
    await desk.getByText("You asked for this. Somebody else confirms it.").waitFor();
    expect(await cashOf(buyer)).toBe(before);

    const { page: phone } = await visit({ session: await signedIn("secondStaff"), screen: "phone" });
    await phone.goto(new URL(desk.url()).pathname);
    await phone.getByText("In the statement of this morning").waitFor();
    await phone.getByLabel("Reason").fill("Seen in the bank");
    await button(phone, "Confirm ₹12,00,000").click();
    await phone.getByText("Confirmed by you.").waitFor();
    expect(await cashOf(buyer)).toBe(before + 1_200_000);
  },
);

async function cashOf(buyer: ReturnType<typeof apiOf>): Promise<number> {
  return ((await buyer.get("/cash-wallet")) as { readonly cash_balance: number }).cash_balance;
}
