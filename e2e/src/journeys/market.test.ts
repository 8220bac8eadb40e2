import { toIndianDay } from "@mandi/shared/format/dates";
import type { Page } from "playwright-core";
import { expectAmountsOfLedger } from "../harness/amounts";
import { apiOf } from "../harness/api-of";
import { journey } from "../harness/journey";
import { signedIn } from "../harness/sign-in";

interface Board {
  readonly data: {
    readonly offer_list: readonly { readonly seller_id: number; readonly base_price: number }[];
    readonly bid_list: readonly { readonly transporter_id: number; readonly price: number }[];
  };
}

interface SellerOrder {
  readonly data: { readonly vehicles: readonly { readonly id: number }[] };
}

interface Trips {
  readonly data: readonly { readonly id: number; readonly trips: readonly { readonly id: number }[] }[];
}

const day = () => toIndianDay(Date.now());

journey(
  "from a product to a delivered order: the buyer asks, sellers and transporters answer, the desk marks, the buyer pays, the truck arrives (R-124, R-132, R-139, R-138, R-176, R-196, R-249)",
  async ({ visit }) => {
    const [buyer, seller, transporter, desk] = [
      (await visit({ session: await signedIn("buyer") })).page,
      (await visit({ session: await signedIn("seller") })).page,
      (await visit({ session: await signedIn("transporter") })).page,
      (await visit({ session: await signedIn("staff") })).page,
    ];

    const id = await askForQuotes(buyer);
    await offer(seller, id, "44,800");
    await bid(transporter, id, "1,800");

    const { data } = (await apiOf(desk).get(`/desk/quotation/${id}`)) as Board;
    expect(data.offer_list.map(({ base_price }) => base_price)).toEqual([44_800]);
    await apiOf(desk).post(`/desk/quotation/${id}/mark`, {
      seller_id: data.offer_list[0]?.seller_id,
      transporter_id: data.bid_list[0]?.transporter_id,
      reason: "lowest landed price",
    });

    const order = await payBooking(buyer, id);
    await expectAmountsOfLedger(buyer, order);
    await seller.goto(`/seller-order-detail/${order}`);
    await seller.getByRole("button", { name: "Confirm order" }).click();
    await seller.getByRole("dialog").getByRole("button", { name: "Confirm order" }).click();
    await seller.getByText("confirm", { exact: true }).first().waitFor();

    await deliver(seller, transporter, order);

    await buyer.goto(`/order-details/${order}`);
    await buyer.getByText("delivered", { exact: true }).first().waitFor();
    await buyer.getByText("CG 04 MB 1234").first().waitFor();
    const { due, balance } = await expectAmountsOfLedger(buyer, order);
    // Everything is loaded and invoiced: the ledger's balance is the amount due.
    expect(balance).toBe(due);
  },
);

/** Makes a request on the pages, from the product to the list. @returns the quotation's key. */
async function askForQuotes(page: Page): Promise<string> {
  await page.goto("/product-detail/1");
  await page.getByRole("button", { name: /^12 mm/ }).click();
  await page.getByRole("textbox", { name: "Quantity in MT, 12 mm" }).fill("10");
  await page.getByRole("button", { name: "Request For Quotes" }).first().click();
  await page
    .getByRole("radio", { name: /Butibori/ })
    .first()
    .check();
  await page.getByRole("checkbox", { name: "Same as billing address" }).check();
  await page.getByRole("textbox", { name: /^Message/ }).fill("Unload before noon");
  await page.getByRole("button", { name: "Submit" }).first().click();
  await page.waitForURL("**/quotation-list");
  const link = page.locator("a[href^='/quotation-detail/']").first();
  return (await link.getAttribute("href"))?.split("/").at(-1) ?? "";
}

async function offer(page: Page, id: string, price: string): Promise<void> {
  await page.goto(`/seller-quotation-detail/${id}`);
  await page.getByRole("textbox", { name: /Basic price/ }).fill(price);
  await page.getByRole("button", { name: "Submit" }).click();
  await page.getByText("My Offer").first().waitFor();
}

async function bid(page: Page, id: string, price: string): Promise<void> {
  await page.goto(`/transporter-product-enquiry-detail/${id}`);
  await page.getByRole("button", { name: "Update Price", exact: true }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("textbox").fill(price);
  await dialog.getByRole("button", { name: "Submit" }).click();
  await page.getByText("My bid").first().waitFor();
}

/** @returns the order's key. */
async function payBooking(page: Page, id: string): Promise<string> {
  await page.goto(`/quotation-detail/${id}`);
  await page.getByText("You have to pay minimum order amount to confirm this order").waitFor();
  await page.getByRole("button", { name: /^Pay ₹/ }).click();
  await page
    .getByRole("dialog")
    .getByRole("button", { name: /^Pay ₹/ })
    .click();
  await page.getByText("Your Order Has been Processed").waitFor();
  await page.getByRole("link", { name: "Go to order" }).click();
  await page.waitForURL("**/order-details/*");
  return page.url().split("/").at(-1) ?? "";
}

/** Vehicle, driver, loading, weight, documents, proof: the steps of each side. */
async function deliver(sellerPage: Page, transporterPage: Page, order: string): Promise<void> {
  const [seller, transporter] = [apiOf(sellerPage), apiOf(transporterPage)];
  const loads = (step: object) => seller.post(`/seller/order/${order}/event`, step);
  const carries = (step: object) => transporter.post(`/transporter/order/${order}/event`, step);

  await carries({ event: "vehicle", vehicle_number: "CG04MB1234", planned_quantity: 10 });
  const orders = (await transporter.get("/transporter/order")) as Trips;
  const trip_id = orders.data.find(({ id }) => String(id) === order)?.trips[0]?.id;
  await carries({ event: "driver", trip_id, driver_name: "Ramesh Sahu", driver_phone: "9000000221" });
  const vehicle_id = ((await seller.get(`/seller/order-detail/${order}`)) as SellerOrder).data.vehicles[0]?.id;
  await loads({ event: "loading", vehicle_id });
  await loads({ event: "final_quantity", vehicle_id, final_quantity: 9.94 });
  await loads({ event: "invoice", vehicle_id, invoice_number: `E2E/${order}`, invoice_date: day() });
  await carries({ event: "transport_receipt", trip_id, document_number: "LR-1001" });
  await carries({ event: "eway_bill", trip_id, eway_bill: "391000000123" });
  await carries({ event: "proof_of_delivery", trip_id, upload_id: await transporter.uploadPhotograph() });
}
