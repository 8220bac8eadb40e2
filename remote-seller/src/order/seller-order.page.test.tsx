import { SellerOrderAnswer } from "@mandi/shared/contract/seller-order";
import { fakeApi } from "@mandi/shared/testing/fake-api";
import { signInAs } from "@mandi/shared/testing/fake-session";
import { renderAt } from "@mandi/shared/testing/render-at";
import { aSellerBill, aSellerOrder, aSellerVehicle } from "@mandi/shared/testing/seller-builders";
import { cleanup, screen } from "@testing-library/react";
import { routes } from "../area";
import { block, expectFacts, openOrder, pass } from "../testing/order-page";

const read = "GET /seller/order-detail/:id";

beforeEach(() => jest.useFakeTimers({ now: Date.parse("2026-11-13T20:00:00Z") }));
afterEach(() => jest.useRealTimers());

it("offers no advance to the driver where the consignee pays the freight", async () => {
  const atPlant = aSellerVehicle({ reported_at: "2026-11-14T03:00:00.000Z" });
  await openOrder(
    aSellerOrder({ status: "loading", next_steps: ["final_quantity"], vehicles: [atPlant], takes_no_advance: 1 }),
  );
  expect(screen.getByText("The consignee pays the freight to the carrier: no advance to the driver.")).toBeVisible();
  expect(screen.queryByLabelText(/Freight advance to the driver/)).not.toBeInTheDocument();
});

it("shows title, status, product, ship-to and prices (R-178, R-179, R-180, R-370)", async () => {
  await openOrder(aSellerOrder({ gst: 18 }));
  expect(screen.getByRole("heading", { level: 1, name: "Seller Order Details" })).toHaveAccessibleDescription(
    "pending",
  );
  expectFacts("Product details", [
    ["Quotation no", "Q2627000184"],
    ["Order id", "O2627000091"],
    ["Category", "Long products"],
    ["Brand", "Kaveri Ispat"],
    ["Product", "TMT Bar"],
    ["Order date", "12 Nov 2026"],
  ]);
  expectFacts("Consignee ship-to", [
    ["Company name", "Agrawal Traders"],
    ["Address line one", "12, Wardha Road"],
    ["Address line two", "Butibori yard"],
    ["City", "Nagpur"],
    ["State", "Maharashtra"],
    ["Pincode", "440010"],
  ]);
  expectFacts("Price calculation", [
    ["Basic price, per MT", "₹45,000"],
    ["Total quantity", "30 MT"],
    ["Quantity at the basic price", "₹13,50,000"],
    ["Sizes, quality, packaging and charges", "₹27,000"],
    ["GST 18%", "₹2,47,860"],
    ["Total ex-factory", "₹16,24,860"],
    ["Freight advanced", "₹0"],
  ]);
  expect(block("Product pricing").getByRole("row", { name: /^12 mm/ })).toHaveTextContent("30 MT₹54,162₹16,24,860");
  jest.useRealTimers(); // axe waits by the real clock.
  await expect(document.body).toHaveNoAxeViolations();
});

it("shows the buyer's delivery preferences, and no line without any", async () => {
  await openOrder(
    aSellerOrder({
      needed_by: "2026-11-28",
      parts: 2,
      delivery_parts: [
        { day: "2026-11-21", quantity: 18 },
        { day: "2026-11-28", quantity: 12 },
      ],
    }),
  );
  expectFacts("Product details", [
    ["Quotation no", "Q2627000184"],
    ["Order id", "O2627000091"],
    ["Category", "Long products"],
    ["Brand", "Kaveri Ispat"],
    ["Product", "TMT Bar"],
    ["Order date", "12 Nov 2026"],
    ["Needed by", "28 Nov 2026"],
    ["Requested delivery", "18 MT by 21 Nov 2026, 12 MT by 28 Nov 2026"],
  ]);
});

it("says for which invoice something is due and from which day, and what has to be invoiced first", async () => {
  const first = aSellerBill({ number: "INV/1", date: "2026-11-10", due_on: "2026-11-17", total: 100_000 });
  const second = aSellerBill({ number: "INV/2", date: "2026-11-12", due_on: "2026-11-19", total: 200_000 });
  await openOrder(
    aSellerOrder({
      invoices: [first, second],
      paid_amount: 100_000,
      paper_difference: 0,
      due_amount: 300_000,
      vehicles: [aSellerVehicle({ invoice: null })],
    }),
  );
  expect(block("Order payment").getByText("Invoice INV/2 is due on 19 Nov 2026.")).toBeVisible();
  expect(block("Order payment").queryByText(/INV\/1/)).not.toBeInTheDocument();
  expect(
    block("Order payment").getByText("What you have not invoiced yet becomes due with its invoice."),
  ).toBeVisible();
});

const invoiced = { for_price: 1_516_352.6, due_amount: 1_515_076 };

it("leads with what the seller receives while a vehicle is not invoiced", async () => {
  await openOrder(aSellerOrder({ ...invoiced, vehicles: [aSellerVehicle({ invoice: null })] }));
  expect(block("Order payment").getByText("You receive").nextElementSibling).toHaveTextContent("₹15,16,352.60");
  expect(block("Order payment").queryByText("Due to you")).not.toBeInTheDocument();
});

it("leads with what arrives in the seller's account, once every vehicle is invoiced", async () => {
  await openOrder(aSellerOrder({ ...invoiced, vehicles: [aSellerVehicle({ invoice: "INV/0098" })] }));
  expect(block("Order payment").getByText("Due to you").nextElementSibling).toHaveTextContent("₹15,15,076");
  expect(block("Order payment").queryByText("You receive")).not.toBeInTheDocument();
});

it("shows an order whose status it does not know yet as delivered (R-249)", async () => {
  await openOrder(aSellerOrder({ status: "in transit", next_steps: [] }));
  expect(screen.getByRole("heading", { level: 1 })).toHaveAccessibleDescription("delivered");
});

it("states the freight advance after the ex-factory total, which does not include it (R-180)", async () => {
  await openOrder(aSellerOrder({ freight_advance_amount: 15_000 }));
  expect(block("Price calculation").getAllByRole("term").slice(-2)).toEqual([
    expect.objectContaining({ textContent: "Total ex-factory" }),
    expect.objectContaining({ textContent: "Freight advanced" }),
  ]);
});

it("shows quantities to the kilogram from the first weighed vehicle on, before that as ordered", async () => {
  const { answer } = await openOrder(aSellerOrder());
  expectFacts("Price calculation", [["Total quantity", "30 MT"]]);
  cleanup();
  answer(aSellerOrder({ total_quantity: 29.84, vehicles: [aSellerVehicle({ final_quantity: 29.84 })] }));
  await renderAt(routes, "/seller-order-detail/91");
  await pass(0);
  expectFacts("Price calculation", [["Total quantity", "29.840 MT"]]);
  expect(block("Product pricing").getByRole("row", { name: /^Total/ })).toHaveTextContent("29.840 MT");
});

it.each([
  ["confirm", "vehicle", "The transporter books a vehicle"],
  ["vehicle booked", "driver", "The transporter names the driver"],
  ["loading", "eway_bill", "The transporter adds the documents"],
  ["loading", "proof_of_delivery", "The transporter delivers"],
] as const)("shows for an order with status %s that waits for %s who acts next", async (status, waits_for, text) => {
  await openOrder(aSellerOrder({ status, next_steps: [], waits_for }));
  expect(screen.getByText(text)).toBeVisible();
});

it("bills the platform's own legal entity as configured (R-010)", async () => {
  await openOrder(aSellerOrder());
  expectFacts("Buyer bill-to", [
    ["Company", "Mandi Exchange Private Limited"],
    ["Phone", "+91 98930 00147"],
    ["Tax id", "22AAKCM7304E1ZT"],
    ["Address", "Siltara Road, Raipur 493111"],
  ]);
});

it("shows '---' for values missing from the site setup, and loads without it (R-179)", async () => {
  signInAs("seller");
  const api = fakeApi();
  api.answer(read, SellerOrderAnswer, { data: aSellerOrder() });
  api.refuse("GET /config", 503);
  await renderAt(routes, "/seller-order-detail/91");
  await pass(0);
  expectFacts("Buyer bill-to", [
    ["Phone", "---"],
    ["Address", "---"],
  ]);
});

it("shows receivable, paid and due (R-181)", async () => {
  await openOrder(aSellerOrder({ paid_amount: 1_000_000, due_amount: 621_320 }));
  expectFacts("Order payment", [
    ["Receivable amount", "₹16,21,320"],
    ["Paid amount", "−₹10,00,000"],
    ["Due amount", "₹6,21,320"],
  ]);
});

it("subtracts the commission once, before the receivable, and shows deducted tax and notes apart from what is paid (R-181)", async () => {
  const at = "2026-11-13T06:00:00.000Z";
  const settlements = [
    { kind: "payment", transaction_id: "JRN0000041", at, text: "Payment", amount: 1_000_000 },
    { kind: "tax", transaction_id: "JRN0000042", at, text: "Tax deducted (TDS)", amount: 1_340 },
    { kind: "note", transaction_id: "JRN0000043", at, text: "Credit note", amount: 500 },
  ];
  await openOrder(
    aSellerOrder({ paid_amount: 1_001_840, settlements, tds_amount: 1_340, noted_amount: 500, due_amount: 619_480 }),
  );
  expectFacts("Order payment", [
    ["Goods, ex-factory", "₹16,24,860"],
    ["Commission with GST", "−₹3,540"],
    ["Receivable amount", "₹16,21,320"],
    ["Your credit notes", "−₹500"],
    ["Credit note, 13 Nov 2026", "−₹500"],
    ["Paid amount", "−₹10,00,000"],
    ["Payment, 13 Nov 2026", "−₹10,00,000"],
    ["Tax we deducted (TDS)", "−₹1,340"],
    ["Tax deducted (TDS), 13 Nov 2026", "−₹1,340"],
    ["Due amount", "₹6,19,480"],
  ]);
});

it("names each sum of the calculation once on the page (R-180, R-181)", async () => {
  await openOrder(aSellerOrder({ freight_advance_amount: 15_000 }));
  for (const name of ["Total ex-factory", "Freight advanced", "Receivable amount", "Paid amount", "Due amount"]) {
    expect(screen.getByText(name)).toBeVisible();
  }
});

it("subtracts the receivable of a cancelled order, so that the lines add up to nothing due", async () => {
  await openOrder(aSellerOrder({ status: "cancel", paid_amount: 0, due_amount: 0 }));
  expectFacts("Order payment", [
    ["Receivable amount", "₹16,21,320"],
    ["Cancelled", "−₹16,21,320"],
    ["Paid amount", "₹0"],
    ["Due amount", "₹0"],
  ]);
  expect(screen.queryByText("Kept from what was paid")).not.toBeInTheDocument();
});

it("shows nothing as paid where nobody has paid: deducted tax and the rounding of bills are apart", async () => {
  await openOrder(
    aSellerOrder({ paid_amount: 1340.29, tds_amount: 1340, paper_difference: -0.29, due_amount: 1_619_979.71 }),
  );
  expectFacts("Order payment", [
    ["Rounding of your bills", "−₹0.29"],
    ["Paid amount", "₹0.00"],
    ["Tax we deducted (TDS)", "−₹1,340.00"],
    ["Due amount", "₹16,19,979.71"],
  ]);
});

it.each([
  ["quantity", "Quantity has been updated."],
  ["variant", "Size has been updated."],
  ["both", "Size & Quantity has been updated."],
] as const)("shows in red what was updated: %s (R-182, R-252)", async (update_for, text) => {
  await openOrder(aSellerOrder({ update_for }));
  expect(screen.getByText(text)).toBeVisible();
  expect(screen.getByText(text).closest("[class*='note']")?.className).toContain("bad");
});

it("says from what to what a usual weighing has changed the quantity, and not in red", async () => {
  const ordered = [{ id: 7, quantity: 24 }];
  await openOrder(aSellerOrder({ update_for: "quantity", is_weighed_as_planned: 1, ordered, total_quantity: 24.04 }));
  const note = screen.getByText("Quantity has been updated. 24 MT ordered, 24.040 MT loaded");
  expect(note).toBeVisible();
  expect(note.closest("[class*='note']")?.className).toContain("info");
  expect(note.closest("[class*='note']")?.className).not.toContain("bad");
});

it("shows no update when there was none (R-182)", async () => {
  await openOrder(aSellerOrder());
  expect(screen.queryByText(/has been updated/)).not.toBeInTheDocument();
});

it.each([404, 400, 500])("shows the empty state after %p (R-183)", async (status) => {
  signInAs("seller");
  fakeApi().refuse(read, status, { message: "No" });
  await renderAt(routes, "/seller-order-detail/91");
  await pass(0);
  expect(screen.getByText("No Data Found")).toBeVisible();
});

it("shows vehicles and prices, which change, before details and addresses, which do not", async () => {
  await openOrder(aSellerOrder({ vehicles: [aSellerVehicle()] }));
  const heads = screen.getAllByRole("heading", { level: 2 }).map(({ textContent }) => textContent);
  const places = ["Vehicles", "Product pricing", "Price calculation", "Product details", "Buyer bill-to"].map((head) =>
    heads.indexOf(head),
  );
  expect(places).not.toContain(-1);
  expect(places).toEqual([...places].sort((one, other) => one - other));
});
