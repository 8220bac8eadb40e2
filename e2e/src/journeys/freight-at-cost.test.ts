import { OrderAnswer } from "@mandi/shared/contract/order";
import { read } from "@mandi/shared/contract/read";
import { toIndianDay } from "@mandi/shared/format/dates";
import type { Page } from "playwright-core";
import { apiAs } from "../harness/api-as";
import { type Api, apiOf } from "../harness/api-of";
import { journeyOfVisits } from "../harness/journey";
import { answerBars, askForBars } from "../harness/quotations";
import { saveFile } from "../harness/saved-file";
import { signedIn } from "../harness/sign-in";
import { approveOnPhone, openApproval } from "../market-day/approve-on-phone";

const button = (page: Page, name: RegExp | string) => page.getByRole("button", { name, exact: true });
/** The carrier's bid of 1,800 on 9.94 MT. */
const freight = "₹17,892.00";

journeyOfVisits(
  "the desk marks freight at cost, the buyer reads and pays it, the carrier bills the buyer, and the books hold nothing of it",
  async ({ visit }) => {
    const { page: desk } = await visit({ session: await signedIn("staff") });
    const { page: buyer } = await visit({ session: await signedIn("buyer"), screen: "phone" });
    const parties = { seller: await apiAs(visit, "seller"), transporter: await apiAs(visit, "transporter") };
    const { id } = await askForBars(apiOf(buyer));
    await answerBars(id, parties);

    await markAtCost(desk, id);
    const order = await book(buyer, id);
    const bill = await deliverAndBill(order, parties);
    await approveBill(desk, bill);
    await approveOnPhone(visit, await openApproval(desk), "As on the transport receipt");
    await readAsApproved(desk, order);
    await readPapers(buyer, order, bill);

    await desk.goto("/desk/books?section=checks");
    await desk.getByText("0 differences: every balance, document and tax agrees with the entries.").waitFor();
  },
);

/** Entered, reviewed, and marked exactly as reviewed. */
async function markAtCost(page: Page, quotation: number): Promise<void> {
  await page.goto(`/desk/quotation/${quotation}`);
  await button(page, "Own freight and terms").click();
  const dialog = page.getByRole("dialog", { name: /with own freight and terms$/ });
  await dialog.getByLabel("Seller").selectOption({ index: 1 });
  await dialog.getByLabel(/^Truck/).selectOption({ index: 1 });
  await dialog.getByLabel(/^Who pays the freight/).selectOption("pure_agent");
  await dialog.getByLabel("Reason").fill("The contract says at cost");
  await dialog.getByRole("button", { name: "Show the price" }).click();
  await dialog.getByText("Freight per MT at cost, before GST").waitFor();
  await dialog.getByRole("button", { name: "Mark", exact: true }).click();
  await page.getByText(/is marked, valid until/).waitFor();
}

/** The confirmation before the payment shows what they authorise. @returns the order */
async function book(page: Page, quotation: number): Promise<number> {
  await page.goto(`/quotation-detail/${quotation}`);
  await button(page, /^Pay ₹/).click();
  const question = page.getByRole("dialog");
  await question.getByText(/as your pure agent \(rule 33 of the CGST rules\): ₹1,800 per MT before GST/).waitFor();
  await question.getByRole("button", { name: /^Pay ₹/ }).click();
  await page.getByText("Your Order Has been Processed").waitFor();
  await page.getByRole("link", { name: "Go to order" }).click();
  await page.waitForURL("**/order-details/*");
  return Number(page.url().split("/").at(-1));
}

interface Trips {
  readonly data: readonly { readonly id: number; readonly trips: readonly { readonly id: number }[] }[];
}

/** The steps of each side, and the carrier's bill. @returns its number */
async function deliverAndBill(
  order: number,
  { seller, transporter }: { readonly seller: Api; readonly transporter: Api },
): Promise<string> {
  const loads = (step: object) => seller.post(`/seller/order/${order}/event`, step);
  const carries = (step: object) => transporter.post(`/transporter/order/${order}/event`, step);
  const date = toIndianDay(Date.now());
  await loads({ event: "confirm", dispatch_date: date });
  await carries({ event: "vehicle", vehicle_number: "CG04MB1234", planned_quantity: 10 });
  const { data } = (await transporter.get("/transporter/order")) as Trips;
  const id = data.find((carried) => carried.id === order)?.trips[0]?.id;
  await carries({ event: "driver", trip_id: id, driver_name: "Ramesh Sahu", driver_phone: "9000000221" });
  await loads({ event: "loading", vehicle_id: id });
  await loads({ event: "final_quantity", vehicle_id: id, final_quantity: 9.94 });
  await loads({ event: "invoice", vehicle_id: id, invoice_number: `COST/${order}`, invoice_date: date });
  await carries({ event: "transport_receipt", trip_id: id, document_number: `LR-${order}` });
  await carries({ event: "eway_bill", trip_id: id, eway_bill: String(391_000_500_000 + order) });
  await carries({ event: "proof_of_delivery", trip_id: id, upload_id: await transporter.uploadPhotograph() });
  const number = `COST-${order}`;
  await transporter.post(`/transporter/freight-bill/${id}`, { number, date, tax: "reverse charge" });
  return number;
}

/** Opened from the queue and checked; who checked it asks a colleague for the approval. */
async function approveBill(page: Page, bill: string): Promise<void> {
  await page.goto("/desk?kind=freight%20bill");
  await page.locator(`a[data-row$="${bill}"]`).click();
  await page.getByText("GST, paid by the buyer").waitFor();
  for (const verb of ["Mark as checked", "Approve"]) {
    await button(page, verb).click();
    const question = page.getByRole("dialog", { name: verb });
    await question.getByLabel("Reason").fill("As on the transport receipt");
    await question.getByRole("button", { name: verb }).click();
    await question.waitFor({ state: "detached" });
  }
}

async function readAsApproved(page: Page, order: number): Promise<void> {
  await page.goto(`/desk/order/${order}`);
  await page.getByText(/^Freight at cost: we pay the carrier for the buyer/).waitFor();
  await page
    .getByRole("row", { name: /^Transporter/ })
    .filter({ hasText: freight })
    .waitFor();
}

/** The invoice covers goods and freight, and the buyer gets the carrier's bill. */
async function readPapers(page: Page, order: number, bill: string): Promise<void> {
  await page.goto(`/order-details/${order}`);
  const bills = page.getByRole("region", { name: "The carrier's bills to you" });
  const file = await saveFile(page, bills.getByRole("button", { name: `Bill ${bill} as PDF` }));
  expect(file.text).toMatch(/^%PDF-/);
  const api = apiOf(page);
  const { invoices: [invoice] = [] } = read(OrderAnswer, await api.get(`/customer/order-detail/${order}`)).data;
  await page.goto(`/order-paper/${order}/${invoice?.number}`);
  await page.getByText("Freight at cost, outside the taxable value").waitFor();
  await page.getByText(freight).waitFor();
  await page.getByRole("definition").filter({ hasText: "₹5,53,916.00" }).waitFor();
  await page.getByText("Rupees five lakh fifty three thousand nine hundred sixteen only").waitFor();
}
