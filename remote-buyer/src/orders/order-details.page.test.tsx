import { OrderAnswer } from "@mandi/shared/contract/order";
import { TimelineAnswer } from "@mandi/shared/contract/trade-document";
import { TradePaperListAnswer } from "@mandi/shared/contract/trade-paper";
import { anInvoice } from "@mandi/shared/testing/buyer-builders/invoice";
import { aDriver, anOrder } from "@mandi/shared/testing/buyer-builders/order";
import { aTimelineEvent } from "@mandi/shared/testing/buyer-builders/trade";
import { aTradePaper } from "@mandi/shared/testing/buyer-builders/trade-paper";
import { beOnPhone } from "@mandi/shared/testing/on-phone";
import { aPage } from "@mandi/shared/testing/public-builders";
import { renderAt } from "@mandi/shared/testing/render-at";
import { act, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { routes } from "../area";
import { confirmPayment } from "../testing/confirm-payment";
import { holdOrder, openOrder, orderCall, timelineCall } from "../testing/order-page";

afterEach(() => jest.restoreAllMocks());

it("shows an order with its money, addresses and sizes (R-144)", async () => {
  await openOrder(anOrder());
  const side = screen.getByRole("complementary");
  expect(side).toHaveTextContent("Token amountThe booking amount that you paid first.₹1,73,196");
  expect(side).toHaveTextContent("Paid amount−₹1,73,196");
  expect(side).toHaveTextContent("Due amount₹15,58,764");
  expect(screen.getByText("Agrawal Traders, Butibori yard")).toBeVisible();
  expect(screen.getByText("72142090")).toBeVisible();
  expect(await screen.findByText("Booking amount received")).toBeVisible();
});

it("shows each payment, note and deduction under its sum, and the part of the due amount to pay now", async () => {
  const at = "2026-11-20T06:00:00.000Z";
  const entry = { at, kind: "payment" };
  await openOrder(
    anOrder({
      ...{ for_price: 1_731_960, paid_amount: 380_000, noted_amount: 6_804, tds_amount: 0, paper_difference: 0 },
      ...{ due_amount: 1_351_960, payable_now: 400_000 },
      settlements: [
        { ...entry, transaction_id: "JRN1", text: "Booking amount received from cash wallet", amount: 173_196 },
        { ...entry, transaction_id: "JRN2", text: "Payment by bank transfer, UTR HDFC1", amount: 200_000 },
        { at, kind: "note", transaction_id: "JRN3", text: "Credit note MC2627000007", amount: 10_087 },
        { at, kind: "note", transaction_id: "JRN4", text: "Debit note MD2627000001", amount: -3_283 },
      ],
    }),
  );
  const side = within(screen.getByRole("complementary"));
  const values = Object.fromEntries(
    side.getAllByRole("term").map((term) => [term.textContent, term.nextElementSibling?.textContent]),
  );
  expect(values).toMatchObject({
    "Credit and debit notes": "−₹6,804",
    "Credit note MC2627000007, 20\u00a0Nov\u00a02026": "−₹10,087",
    "Debit note MD2627000001, 20\u00a0Nov\u00a02026": "₹3,283",
    "Paid amount": "−₹3,73,196",
    "Booking amount received from cash wallet, 20\u00a0Nov\u00a02026": "−₹1,73,196",
    "Payment by bank transfer, UTR HDFC1, 20\u00a0Nov\u00a02026": "−₹2,00,000",
    "Due amount": "₹13,51,960",
    "Not invoiced yet, due later": "−₹9,51,960",
    "Invoiced and to be paid": "₹4,00,000",
  });
});

it("says that what is invoiced is paid, and that the rest may be paid ahead", async () => {
  const invoices = [anInvoice()];
  await openOrder(anOrder({ total_quantity: 90, payable_now: 0, invoices }));
  expect(await screen.findByText("What is invoiced so far is paid.")).toBeVisible();
  expect(screen.getByRole("button", { name: "Pay ₹15,58,764" })).toBeVisible();
});

it("shows freight that the consignee pays to the carrier beside the price, and none in it", async () => {
  await openOrder(
    anOrder({
      ...{ transport_price: 0, for_price: 1_677_960, paid_amount: 167_796, due_amount: 1_510_164 },
      freight_to_pay: { per_mt: 1_525.42, amount: 45_762.6 },
    }),
  );

  const side = screen.getByRole("complementary");
  expect(side).toHaveTextContent("FOR price = goods and GST. The consignee pays the freight to the carrier.");
  expect(side).toHaveTextContent(/Freight to the carrierNot in the price, before GST\..*₹1,525\.42 \/MT/);
  expect(side).toHaveTextContent("Freight to the carrier, 30 MT₹45,762.60");
  expect(side).toHaveTextContent("Price without freight₹16,77,960");
  expect(side).not.toHaveTextContent("Freight per MT");
  expect(side).not.toHaveTextContent("Freight, 30 MT");
});

it("says that freight is at cost, and offers the carrier's bill to the buyer, who pays its GST", async () => {
  const freight_terms = "By booking you authorise us to pay the carrier for you.";
  await openOrder(anOrder({ transport_price: 1_800, is_freight_at_cost: 1, freight_terms, freight_bills: ["TR/1"] }));

  const side = screen.getByRole("complementary");
  expect(side).toHaveTextContent("Freight per MTAt cost, before GST, billed to you.");
  const bills = await screen.findByRole("region", { name: "The carrier's bills to you" });
  expect(bills).toHaveTextContent("The GST that each shows is yours to pay under reverse charge.");
  expect(bills).toHaveTextContent(freight_terms);
  expect(within(bills).getByRole("button", { name: "Bill TR/1 as PDF" })).toBeVisible();
});

it("shows what the buyer authorised, also while there is no bill of the carrier yet", async () => {
  const freight_terms = "By booking you authorise us to pay the carrier for you.";
  await openOrder(anOrder({ transport_price: 1_800, is_freight_at_cost: 1, freight_terms, freight_bills: [] }));

  const bills = await screen.findByRole("region", { name: "The carrier's bills to you" });
  expect(bills).toHaveTextContent(`${freight_terms}None yet. Each appears here once our desk has checked it.`);
});

it("leads back to the list under the name that the menus use", async () => {
  await openOrder(anOrder());
  const crumbs = screen.getByRole("navigation", { name: "Breadcrumb" });
  expect(within(crumbs).getByRole("link", { name: "Order Book" })).toHaveAttribute("href", "/order-book");
});

it("names a vehicle once, with its number grouped, in what happened", async () => {
  const api = holdOrder(anOrder());
  api.answer(timelineCall, TimelineAnswer, {
    data: [
      aTimelineEvent({ id: 1, text: "Vehicle CG04MB1846 booked for 28 MT", vehicle_number: "CG04MB1846" }),
      aTimelineEvent({ id: 2, text: "Weighed at the gate", vehicle_number: "CG04MB1846" }),
    ],
  });
  await renderAt(routes, "/order-details/9");
  const events = await screen.findByRole("list", { name: "What happened" });
  const [booked, weighed] = within(events).getAllByRole("listitem");
  expect(booked).toHaveTextContent(/^Vehicle CG 04 MB 1846 booked for 28 MT, done12 Nov 2026, 12:05 pm$/);
  expect(weighed).toHaveTextContent(/12:05 pm, CG 04 MB 1846$/);
});

it("shows cancel as cancelled, without a way to pay (R-249)", async () => {
  await openOrder(anOrder({ status: "cancel" }));
  expect(screen.getByText("cancelled")).toBeVisible();
  expect(screen.queryByText("Pay from")).not.toBeInTheDocument();
  expect(screen.queryByText(/^Please pay the final amount/)).not.toBeInTheDocument();
});

it("shows the four disclaimers (R-148)", async () => {
  await openOrder(anOrder());
  for (const text of [
    "An order cannot be cancelled.",
    "The advance is not refunded if the order is cancelled.",
    "Goods are not returnable.",
    "Reimbursement for completely different goods is decided by the management.",
  ]) {
    expect(screen.getByText(text)).toBeVisible();
  }
});

it("pays a part of the due amount and never more than is due", async () => {
  const user = userEvent.setup();
  const api = await openOrder(anOrder());
  api.confirm("POST /customer/order/:id/payment", "Your payment has been received.");
  const amount = screen.getByLabelText("Amount");
  await user.clear(amount);
  await user.type(amount, "2000000");
  await user.click(screen.getByRole("button", { name: /^Pay/ }));
  expect(await screen.findByText("At most ₹15,58,764 is left to pay")).toBeVisible();
  await user.clear(amount);
  await user.type(amount, "100000.5");
  await user.click(screen.getByRole("button", { name: "Pay ₹1,00,000.50" }));
  await confirmPayment(user);
  await waitFor(() => expect(api.calls("POST /customer/order/:id/payment")).toHaveLength(1));
  expect(api.calls("POST /customer/order/:id/payment")[0]?.body).toEqual({ source: "cash", amount: 100000.5 });
});

it("shows a step of the truck within ten seconds, keeps what is typed, and stops refreshing once the goods have arrived", async () => {
  jest.useFakeTimers();
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  const api = await openOrder(anOrder());
  await user.clear(screen.getByLabelText("Amount"));
  await user.type(screen.getByLabelText("Amount"), "5000");
  const moved = anOrder({ status: "loading", updated_at: "2026-11-21T09:00:00.000Z", driver_list: [aDriver()] });
  api.answer(orderCall, OrderAnswer, { data: moved });
  await act(() => jest.advanceTimersByTimeAsync(10_000));
  expect(screen.getByRole("article", { name: "CG 04 MB 1234" })).toBeVisible();
  expect(screen.getByLabelText("Amount")).toHaveValue("5,000");

  api.cutOff(orderCall);
  await act(() => jest.advanceTimersByTimeAsync(10_000));
  expect(screen.getByRole("article", { name: "CG 04 MB 1234" })).toBeVisible();
  expect(screen.getByText(/^Not refreshed since \d/)).toBeVisible();
  api.answer(orderCall, OrderAnswer, { data: { ...moved, status: "delivered" } });
  await act(() => jest.advanceTimersByTimeAsync(10_000));
  const asked = api.calls(orderCall).length;
  await act(() => jest.advanceTimersByTimeAsync(60_000));
  expect(api.calls(orderCall)).toHaveLength(asked);
  jest.useRealTimers();
});

it.each([
  [{ to_credit: 0, to_wallet: 450 }, "We are refunding this amount to your cash wallet."],
  [
    { to_credit: 450, to_wallet: 0 },
    "We are refunding this amount to your credit wallet, because it was paid on credit.",
  ],
  [
    { to_credit: 400, to_wallet: 50 },
    "We are refunding ₹400 to your credit wallet, because it was paid on credit, and ₹50 to your cash wallet.",
  ],
])("says before a refund where it will go: %j", async (refund, words) => {
  await openOrder(anOrder({ status: "delivered", due_amount: -450, refund, refunded: { to_credit: 0, to_wallet: 0 } }));
  expect(screen.getByText(words)).toBeVisible();
  expect(screen.queryByText(/was refunded/)).not.toBeInTheDocument();
});

it("says after a refund where it went", async () => {
  const nothing = { to_credit: 0, to_wallet: 0 };
  await openOrder(
    anOrder({ status: "delivered", due_amount: 0, refund: nothing, refunded: { to_credit: 400, to_wallet: 50 } }),
  );
  expect(screen.getByText("₹400 was refunded to your credit wallet and ₹50 to your cash wallet.")).toBeVisible();
  expect(screen.queryByText(/We are refunding/)).not.toBeInTheDocument();
});

it("keeps the order on screen when its events do not load, and tries again in place", async () => {
  const user = userEvent.setup();
  const api = holdOrder(anOrder());
  api.cutOff(timelineCall);
  await renderAt(routes, "/order-details/9");
  expect(await screen.findByText("The events did not load.")).toBeVisible();
  api.answer(timelineCall, TimelineAnswer, { data: [aTimelineEvent()] });
  await user.click(screen.getByRole("button", { name: "Try again" }));
  expect(await screen.findByText("Booking amount received")).toBeVisible();
});

it.each([404, 400, 500])("shows the empty state when the order answers %d (R-385)", async (status) => {
  holdOrder(anOrder()).refuse(orderCall, status);
  await renderAt(routes, "/order-details/9");
  expect(await screen.findByRole("heading", { level: 1, name: "No Data Found" })).toBeVisible();
});

it("has no accessibility faults that a machine can find", async () => {
  await openOrder(anOrder({ driver_list: [aDriver()] }));
  await screen.findByText("Booking amount received");
  await expect(document.body).toHaveNoAxeViolations();
});

it("shows what is due and one button to pay it in the bar of a phone", async () => {
  beOnPhone();
  await openOrder(anOrder());
  const pay = await screen.findByRole("button", { name: /^Pay ₹/ });
  expect(pay.closest<HTMLElement>('[data-bar="bottom"]')).toHaveTextContent("Due amount₹15,58,764");
  expect(screen.getAllByRole("button", { name: /^Pay ₹/ })).toHaveLength(1);
});

it("shows in the bar of a phone what its button pays when only a part of the due amount is invoiced", async () => {
  beOnPhone();
  await openOrder(anOrder({ payable_now: 689_044 }));
  const pay = await screen.findByRole("button", { name: "Pay ₹6,89,044" });
  const bar = pay.closest<HTMLElement>('[data-bar="bottom"]');
  expect(bar).toHaveTextContent("Invoiced and to be paid₹6,89,044");
  expect(bar).not.toHaveTextContent("₹15,58,764");
});

it("has no bar on a phone when nothing is due", async () => {
  beOnPhone();
  await openOrder(anOrder({ due_amount: 0, payable_now: 0 }));
  expect(document.querySelector('[data-bar="bottom"]')).toBeNull();
});

it("links to the challan of a vehicle however many documents the order has", async () => {
  const api = holdOrder(anOrder({ driver_list: [aDriver()] }));
  const challan = aTradePaper({ id: 51, kind: "challan", number: "MC2627000003" });
  api.answer("GET /paper", TradePaperListAnswer, ({ query }) => {
    const page = Number(query.get("page"));
    return {
      ...aPage([page === 1 ? aTradePaper() : challan]),
      current_page: page,
      per_page: 1,
      last_page: 2,
      total: 2,
    };
  });
  await renderAt(routes, "/order-details/9");
  const link = await screen.findByRole("link", { name: "Delivery challan MC2627000003" });
  expect(link).toHaveAttribute("href", "/paper/51");
});

it("links from the vehicles to the delivery challan of one of them, and to no void one", async () => {
  const api = holdOrder(anOrder({ driver_list: [aDriver()] }));
  const challan = aTradePaper({ id: 51, kind: "challan", number: "MC2627000003" });
  const papers = [aTradePaper(), challan, { ...challan, id: 52, number: "MC2627000002", is_void: 1 as const }];
  api.answer("GET /paper", TradePaperListAnswer, aPage(papers));
  await renderAt(routes, "/order-details/9");
  const link = await screen.findByRole("link", { name: "Delivery challan MC2627000003" });
  expect(link).toHaveAttribute("href", "/paper/51");
  expect(screen.queryByRole("link", { name: /MC2627000002/ })).not.toBeInTheDocument();
});
