import { ReceivedOrderListAnswer } from "@mandi/shared/contract/seller-order";
import { SellerProductListAnswer } from "@mandi/shared/contract/seller-product";
import { type ReceivedQuotation, ReceivedQuotationListAnswer } from "@mandi/shared/contract/seller-quotation";
import { FreightBillListAnswer } from "@mandi/shared/contract/transporter/freight-bill";
import { TransporterEnquiryListAnswer } from "@mandi/shared/contract/transporter/freight-enquiry";
import { TransporterOrderListAnswer } from "@mandi/shared/contract/transporter/order";
import { fakeApi } from "@mandi/shared/testing/fake-api";
import { signInAs } from "@mandi/shared/testing/fake-session";
import { aPage } from "@mandi/shared/testing/public-builders";
import { aSellerProduct, aSizeValue } from "@mandi/shared/testing/seller-builders";
import { aCarriedFreight, aCarriedOrder, aFreightEnquiry, aTrip } from "@mandi/shared/testing/transporter-builders";
import { render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { MemoryRouter } from "react-router-dom";
import { WorkDay } from "./work-day";

const traded = {
  commodity_product: { id: 1, name: "TMT Bar", category: { name: "TMT and Reinforcement" }, thumbnail: "/media/a.svg" },
  brand: { id: 1, name: "Kaveri Ispat" },
  origin_city: "Raipur",
  quality: "Fe 500D",
  sizes: [[aSizeValue({ value: "12" })]],
  total_quantity: 30,
  created_at: "2026-11-21T05:00:00.000Z",
  updated_at: "2026-11-21T05:00:00.000Z",
  is_unread: 0,
};

const aBid = (change: Partial<ReceivedQuotation>): ReceivedQuotation => ({
  ...traded,
  id: 184,
  unique_id: "Q2627000184",
  status: "pending",
  next_actor: "seller",
  reply_deadline: "2026-11-21T06:30:00.000Z",
  is_closed: 0,
  my_base_price: 45_000,
  my_rank: 2,
  has_won: false,
  order_id: null,
  ...change,
});

const anOrder = (status: "loading" | "delivered", invoiced_due: number, due_on: string | null) => ({
  ...traded,
  id: status === "loading" ? 5 : 2,
  unique_id: "Q2627000002",
  order_id: status === "loading" ? "O2627000005" : "O2627000002",
  status,
  for_price: 1_500_429,
  // What is not invoiced yet is part of it.
  due_amount: 1_500_429,
  invoiced_due,
  due_on,
});

const show = () =>
  render(
    <MemoryRouter>
      <WorkDay />
    </MemoryRouter>,
  );

const rowsOf = async (title: string) => {
  const block = within(await screen.findByRole("region", { name: title }));
  return (await block.findAllByRole("listitem")).map(({ textContent }) => textContent?.replaceAll("\u00a0", " "));
};

function openSellersDay() {
  signInAs("seller");
  const api = fakeApi();
  api.answer("GET /seller/product-enquiry", ReceivedQuotationListAnswer, {
    ...aPage([aBid({}), aBid({ id: 3, unique_id: "Q2627000003", status: "expired" })]),
    total: 9,
  });
  api.answer("GET /seller/commodity-product", SellerProductListAnswer, aPage([aSellerProduct()]));
  api.answer(
    "GET /seller/order",
    ReceivedOrderListAnswer,
    aPage([anOrder("loading", 0, null), anOrder("delivered", 738_000, "2026-11-28")]),
  );
  return api;
}

it("shows a seller their open bids with rank, their base prices, what they deliver and the money coming in", async () => {
  openSellersDay();
  show();
  expect(await rowsOf("Bids")).toEqual([
    expect.stringMatching(/^TMT Bar 30 MT · Fe 500D, 12 mm · Ex-Raipur2nd, ₹45,000pending.*21 Nov · Q2627000184$/),
  ]);
  expect(screen.getByRole("link", { name: "All 9" })).toHaveAttribute("href", "/quotation-list?list=received");
  expect(await rowsOf("Your base prices")).toEqual([expect.stringMatching(/^TMT Bar · Kaveri Ispat₹45,150Ex-Raipur/)]);
  expect(await rowsOf("Running deals")).toEqual([
    "TMT Bar 30 MT · Fe 500D, 12 mm · Ex-Raipur₹15,00,429loadingon the way21 Nov · O2627000005",
  ]);
  expect(await rowsOf("Money coming")).toEqual([
    "TMT Bar 30 MT · Fe 500D, 12 mm · Ex-Raipur₹7,38,000delivereddue 28 Nov21 Nov · O2627000002",
  ]);
  await expect(document.body).toHaveNoAxeViolations();
});

it("lists what is due to a seller from its invoice on, before the goods are delivered, the earliest day first", async () => {
  const api = openSellersDay();
  const orders = [anOrder("delivered", 738_000, "2026-12-03"), anOrder("loading", 1_515_076, "2026-11-28")];
  api.answer("GET /seller/order", ReceivedOrderListAnswer, aPage(orders));
  show();
  expect(await rowsOf("Money coming")).toEqual([
    "TMT Bar 30 MT · Fe 500D, 12 mm · Ex-Raipur₹15,15,076loadingdue 28 Nov21 Nov · O2627000005",
    "TMT Bar 30 MT · Fe 500D, 12 mm · Ex-Raipur₹7,38,000delivereddue 3 Dec21 Nov · O2627000002",
  ]);
});

it("tells a seller that nothing is due to them while nothing is invoiced", async () => {
  const api = openSellersDay();
  api.answer("GET /seller/order", ReceivedOrderListAnswer, aPage([anOrder("loading", 0, null)]));
  show();
  expect(await screen.findByText("Nothing is due to you now.")).toBeVisible();
});

it("loses one block alone, and loads it on Try again", async () => {
  const user = userEvent.setup();
  const api = openSellersDay();
  api.refuse("GET /seller/commodity-product", 500);
  show();
  expect(await screen.findByText("Your base prices: this did not load")).toBeVisible();
  expect(await rowsOf("Bids")).toHaveLength(1);
  api.answer("GET /seller/commodity-product", SellerProductListAnswer, aPage([]));
  await user.click(screen.getByRole("button", { name: "Try again" }));
  expect(await screen.findByText("You have no products yet. Add what you sell under My Products.")).toBeVisible();
});

it("shows a transporter loads to bid for, trucks under way and what is due", async () => {
  signInAs("transporter");
  const api = fakeApi();
  api.answer(
    "GET /transporter/product-enquiry",
    TransporterEnquiryListAnswer,
    aPage([aFreightEnquiry({ my_price: null }), aFreightEnquiry({ id: 2, unique_id: "Q2", is_closed: 1 })]),
  );
  const trip = aTrip({ vehicle_number: "CG04MB1234", next_step: "driver" });
  api.answer("GET /transporter/order", TransporterOrderListAnswer, aPage([aCarriedOrder({ trips: [trip] })]));
  api.answer("GET /transporter/freight-bill", FreightBillListAnswer, {
    ...aPage([aCarriedFreight({ due: 52_518.4 })]),
    total_due: 44_365.4,
    to_pay_back: 8_153,
    total_paid: 49_674,
    declaration: { year: "2026-27", tax: "reverse charge", can_change: false },
  });
  show();
  expect(await rowsOf("Loads on your routes")).toEqual([
    expect.stringMatching(/pendingsellers have 4[12] min leftQ2627000184$/),
    expect.stringMatching(/pendingwaiting for the resultQ2$/),
  ]);
  expect((await rowsOf("Your trucks"))[0]).toMatch(/^CG 04 MB 1234 · Raipur to .*you: add the driver/);
  expect(screen.getByRole("link", { name: /^CG 04 MB 1234/ })).toHaveAttribute(
    "href",
    "/transporter-products?view=order&search=O2627000031",
  );
  expect((await rowsOf("Your payments"))[0]).toMatch(/₹52,518\.40/);
  const [payment] = within(screen.getByRole("region", { name: "Your payments" })).getAllByRole("listitem");
  expect(within(payment ?? document.body).getByRole("link")).toHaveAttribute(
    "href",
    `/transporter-bills?search=${aCarriedFreight().order}`,
  );
  const due = screen.getByText("Due to you").parentElement;
  expect(due).toHaveTextContent("Due to you₹44,365.40after ₹8,153.00 that you owe us");
  expect(screen.getByText("Paid to you").nextElementSibling).toHaveTextContent("₹49,674.00");
});

it("says what a transporter owes who was paid too much", async () => {
  signInAs("transporter");
  const api = fakeApi();
  api.answer("GET /transporter/product-enquiry", TransporterEnquiryListAnswer, aPage([]));
  api.answer("GET /transporter/order", TransporterOrderListAnswer, aPage([]));
  api.answer("GET /transporter/freight-bill", FreightBillListAnswer, {
    ...aPage([aCarriedFreight({ due: -1_050 })]),
    total_due: -1_050,
    total_paid: 49_674,
    declaration: { year: "2026-27", tax: "reverse charge", can_change: false },
  });
  show();
  expect((await screen.findByText("You owe us")).nextElementSibling).toHaveTextContent("₹1,050.00");
  expect(screen.queryByText("Due to you")).not.toBeInTheDocument();
});

it("says that there is nothing only when that is also true of older rows", async () => {
  signInAs("transporter");
  const api = fakeApi();
  const page = { total: 13 };
  const bid = aFreightEnquiry({ status: "expired" });
  api.answer("GET /transporter/product-enquiry", TransporterEnquiryListAnswer, { ...aPage([bid]), ...page });
  const delivered = aCarriedOrder({ status: "delivered" });
  api.answer("GET /transporter/order", TransporterOrderListAnswer, { ...aPage([delivered]), ...page });
  api.answer("GET /transporter/freight-bill", FreightBillListAnswer, {
    ...aPage([aCarriedFreight({ due: 0 })]),
    ...page,
    total_due: 52_518.4,
    total_paid: 49_674,
    declaration: { year: "2026-27", tax: "reverse charge", can_change: false },
  });
  show();
  for (const [title, list] of [
    ["Loads on your routes", "/transporter-products"],
    ["Your trucks", "/transporter-products?view=order"],
    ["Your payments", "/transporter-bills"],
  ] as const) {
    const block = within(await screen.findByRole("region", { name: title }));
    expect(await block.findByText(/None among the newest 1\./)).toBeVisible();
    expect(block.getByRole("link", { name: "See the others" })).toHaveAttribute("href", list);
  }
  expect(screen.queryByText(/Nothing is due|No truck is|No open load/)).not.toBeInTheDocument();
});

it("says that nothing is due where that is so, however many bills there are", async () => {
  signInAs("transporter");
  const api = fakeApi();
  api.answer("GET /transporter/product-enquiry", TransporterEnquiryListAnswer, aPage([]));
  api.answer("GET /transporter/order", TransporterOrderListAnswer, aPage([]));
  api.answer("GET /transporter/freight-bill", FreightBillListAnswer, {
    ...aPage([aCarriedFreight({ due: 0 })]),
    total: 13,
    total_due: 0,
    total_paid: 49_674,
    declaration: { year: "2026-27", tax: "reverse charge", can_change: false },
  });
  show();
  expect(await screen.findByText("Nothing is due to you now.")).toBeVisible();
  expect(screen.getByText("No truck is under way.")).toBeVisible();
});

it("shows a buyer nothing and sends no request", () => {
  signInAs("customer");
  fakeApi();
  const { container } = show();
  expect(container).toBeEmptyDOMElement();
});
