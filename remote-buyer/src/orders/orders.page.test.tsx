import { CashWalletAnswer } from "@mandi/shared/contract/cash-wallet";
import { CreditWalletAnswer } from "@mandi/shared/contract/credit-wallet";
import { type Order, OrderAnswer, SentOrderListAnswer } from "@mandi/shared/contract/order";
import { ReceivedOrderListAnswer } from "@mandi/shared/contract/seller-order";
import { SiteSetupAnswer } from "@mandi/shared/contract/site-setup";
import { TimelineAnswer } from "@mandi/shared/contract/trade-document";
import { aDriver, anOrder, aSentOrder } from "@mandi/shared/testing/buyer-builders/order";
import { aTimelineEvent } from "@mandi/shared/testing/buyer-builders/trade";
import { aCashWallet, aCreditWallet } from "@mandi/shared/testing/buyer-builders/wallet";
import { fakeApi } from "@mandi/shared/testing/fake-api";
import { signInAs } from "@mandi/shared/testing/fake-session";
import { aPage, aSiteSetup } from "@mandi/shared/testing/public-builders";
import { renderAt } from "@mandi/shared/testing/render-at";
import { act, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { routes } from "../area";

const route = "GET /customer/order-detail/:id";

function openOrder(order: Order) {
  signInAs("customer");
  const api = fakeApi();
  api.answer(route, OrderAnswer, { data: order });
  api.answer("GET /order/:id/timeline", TimelineAnswer, { data: [aTimelineEvent()] });
  api.answer("GET /cash-wallet", CashWalletAnswer, aCashWallet());
  api.answer("GET /credit-wallet", CreditWalletAnswer, aCreditWallet());
  api.answer("GET /config", SiteSetupAnswer, { general_setup: aSiteSetup() });
  return api;
}

const ready = () => screen.findByRole("heading", { level: 1, name: /O2627000091/ });

it("lists a buyer's orders under 'All Orders', each leading to its page (R-141, R-334)", async () => {
  signInAs("customer");
  const api = fakeApi();
  api.answer(
    "GET /customer/order",
    SentOrderListAnswer,
    aPage([aSentOrder(), aSentOrder({ id: 10, order_id: "O2627000092", status: "cancel" })]),
  );
  await renderAt(routes, "/order-book");
  expect(await screen.findByRole("heading", { level: 1, name: "All Orders" })).toBeVisible();
  expect(await screen.findByRole("link", { name: "O2627000091" })).toHaveAttribute("href", "/order-details/9");
  expect(screen.getByRole("row", { name: /^O2627000092/ })).toHaveTextContent("cancelled");
  expect(screen.queryByRole("button", { name: "Received" })).not.toBeInTheDocument();
});

it.each([
  ["pending", 500, "The seller confirms the stock"],
  ["confirm", 500, "The transporter books a vehicle"],
  ["vehicle booked", 500, "The seller loads the truck"],
  ["loading", 500, "The transporter delivers"],
  ["delivered", 500, "You act next: pay the due amount"],
  ["cancel", -500, "We give money back"],
] as const)("says beside %p who acts next", async (status, due_amount, act) => {
  signInAs("customer");
  fakeApi().answer("GET /customer/order", SentOrderListAnswer, aPage([aSentOrder({ status, due_amount })]));
  await renderAt(routes, "/order-book");
  expect(await screen.findByRole("row", { name: /^O2627000091/ })).toHaveTextContent(act);
});

it("says of a delivered order that is paid that nobody acts next", async () => {
  signInAs("customer");
  fakeApi().answer(
    "GET /customer/order",
    SentOrderListAnswer,
    aPage([aSentOrder({ status: "delivered", due_amount: 0 })]),
  );
  await renderAt(routes, "/order-book");
  expect(await screen.findByRole("row", { name: /^O2627000091/ })).not.toHaveTextContent(/acts? next|delivers|We give/);
});

it("shows each sale invoice with parties, GSTIN, HSN, tax by head and the total in words (part B5)", async () => {
  const supplier = { name: "Mandi", address: "Raipur", gst_number: "22AAKCM7304E1ZT", state: "Chhattisgarh" };
  const recipient = { ...supplier, name: "Agrawal Traders", address: "Nagpur", gst_number: "27AAPFA0939F1ZF" };
  openOrder(
    anOrder({
      invoices: [
        {
          number: "MI2627000002",
          date: "2026-10-28",
          due_on: null,
          vehicle_id: 1,
          vehicle_number: "CG04LT7723",
          eway_bill: null,
          supplier,
          recipient,
          consignee: recipient,
          place_of_supply: "Maharashtra",
          lines: [
            {
              description: "MS Billet",
              value: [{ name: "Order size", value: "100", unit: { short_name: "mm" } }],
              hsn: "72071920",
              quantity: 29.84,
              per_unit_price: 49678,
              taxable_amount: 1256264,
              amount: 1482391.52,
            },
          ],
          tax: { gst: 18, taxable_amount: 1256264, cgst: 0, sgst: 0, utgst: 0, igst: 226127.52 },
          goods_amount: 1482391.52,
          freight: 52518.4,
          total: 1534909.92,
        },
      ],
    }),
  );
  await renderAt(routes, "/order-details/9");
  const invoice = await screen.findByRole("region", { name: "Invoice MI2627000002" });
  expect(invoice).toHaveTextContent("Supplier: Mandi, Raipur, GSTIN 22AAKCM7304E1ZT");
  expect(invoice).toHaveTextContent("Recipient: Agrawal Traders, Nagpur, GSTIN 27AAPFA0939F1ZF");
  expect(invoice).toHaveTextContent("MS Billet, 100 mm, HSN 72071920, 29.84 MT₹12,56,264.00");
  expect(invoice).toHaveTextContent("IGST 18%₹2,26,127.52");
  expect(invoice).not.toHaveTextContent("CGST");
  expect(invoice).toHaveTextContent("Total₹15,34,909.92");
  expect(invoice).toHaveTextContent(
    "Rupees fifteen lakh thirty four thousand nine hundred nine and ninety two paise only",
  );
});

it("shows a seller the received orders first (R-141, R-335, R-423)", async () => {
  const user = userEvent.setup();
  signInAs("seller");
  const api = fakeApi();
  api.answer("GET /seller/order", ReceivedOrderListAnswer, aPage([aSentOrder({ id: 20, order_id: "O2627000100" })]));
  api.answer("GET /customer/order", SentOrderListAnswer, aPage([aSentOrder()]));
  await renderAt(routes, "/order-book");
  expect(await screen.findByRole("link", { name: "O2627000100" })).toHaveAttribute("href", "/seller-order-detail/20");
  await user.click(screen.getByRole("button", { name: "Sent" }));
  expect(await screen.findByRole("link", { name: "O2627000091" })).toHaveAttribute("href", "/order-details/9");
});

it("shows an order with its money, addresses and sizes (R-144, R-337)", async () => {
  openOrder(anOrder());
  await renderAt(routes, "/order-details/9");
  await ready();
  const side = screen.getByRole("complementary");
  expect(side).toHaveTextContent("Token amount₹1,73,196");
  expect(side).toHaveTextContent("Paid amount₹1,73,196");
  expect(side).toHaveTextContent("Due amount₹15,58,764");
  expect(screen.getByText("Agrawal Traders, Butibori yard")).toBeVisible();
  expect(screen.getByText("72142090")).toBeVisible();
  expect(await screen.findByText("Booking amount received")).toBeVisible();
});

it.each(["pending", "confirm", "vehicle booked", "loading"] as const)(
  "asks to pay the final amount after the invoice while the order is %s (R-147, R-249)",
  async (status) => {
    openOrder(anOrder({ status }));
    await renderAt(routes, "/order-details/9");
    await ready();
    expect(screen.getByText("Please pay the final amount after the invoice.")).toBeVisible();
  },
);

it("asks for the final amount while the truck loads, even when what is known so far is paid (R-147)", async () => {
  openOrder(anOrder({ status: "loading", due_amount: 0, paid_amount: 1731960 }));
  await renderAt(routes, "/order-details/9");
  await ready();
  expect(screen.getByText("Please pay the final amount after the invoice.")).toBeVisible();
  expect(screen.queryByText("Nothing is due on this order.")).not.toBeInTheDocument();
});

it("names a vehicle once and as people read it in what happened", async () => {
  const api = openOrder(anOrder());
  api.answer("GET /order/:id/timeline", TimelineAnswer, {
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
  openOrder(anOrder({ status: "cancel" }));
  await renderAt(routes, "/order-details/9");
  await ready();
  expect(screen.getByText("cancelled")).toBeVisible();
  expect(screen.queryByText("Pay from")).not.toBeInTheDocument();
  expect(screen.queryByText("Please pay the final amount after the invoice.")).not.toBeInTheDocument();
});

it("shows the four disclaimers (R-148)", async () => {
  openOrder(anOrder());
  await renderAt(routes, "/order-details/9");
  await ready();
  for (const text of [
    "An order cannot be cancelled.",
    "The advance is not refunded if the order is cancelled.",
    "Goods are not returnable.",
    "Reimbursement for completely different goods is decided by the management.",
  ]) {
    expect(screen.getByText(text)).toBeVisible();
  }
});

it("says 'Not Available' without quality pictures and shows none that are not released (R-145)", async () => {
  openOrder(anOrder({ quality_check_image: ["/media/1.jpg"], quality_check_certificate: "/media/c.pdf" }));
  await renderAt(routes, "/order-details/9");
  await ready();
  expect(screen.getByText("Not Available")).toBeVisible();
  expect(screen.queryByRole("link", { name: "Quality certificate" })).not.toBeInTheDocument();
});

it("says which of certificate and pictures is missing (R-145)", async () => {
  openOrder(anOrder({ quality_check_visibility: 1, quality_check_certificate: "/media/c.pdf" }));
  await renderAt(routes, "/order-details/9");
  await ready();
  expect(screen.getByRole("link", { name: "Quality certificate" })).toBeVisible();
  expect(screen.getByText("Not Available").closest("div")).toHaveTextContent(/^Pictures/);
});

it("shows certificate and pictures once they are released (R-145)", async () => {
  openOrder(
    anOrder({
      quality_check_visibility: 1,
      quality_check_image: ["/media/1.jpg"],
      quality_check_certificate: "/media/c.pdf",
    }),
  );
  await renderAt(routes, "/order-details/9");
  await ready();
  expect(screen.getByRole("link", { name: "Quality certificate" })).toHaveAttribute("href", "/media/c.pdf");
  expect(screen.getByRole("img", { name: "Quality picture 1" })).toBeVisible();
});

it("shows each vehicle with driver, transporter, papers and pictures (R-146)", async () => {
  openOrder(
    anOrder({
      driver_list: [
        aDriver({
          final_quantity_by_seller: 29.84,
          alternate_phone_number: "9893000203",
          invoice: "/media/i.pdf",
          ebill: "/media/e.pdf",
          transport_receipt: "/media/r.pdf",
          loaded_vehicle_photo: "/media/l.jpg",
        }),
      ],
    }),
  );
  await renderAt(routes, "/order-details/9");
  await ready();
  const vehicle = screen.getByRole("article", { name: "CG 04 MB 1234" });
  for (const text of ["Balwinder Singh", "29.840 MT", "Fast Freight", "FF-1042", "Loaded vehicle"]) {
    expect(within(vehicle).getByText(text)).toBeVisible();
  }
  expect(within(vehicle).getByRole("link", { name: "+91 98930 00203" })).toHaveAttribute("href", "tel:+919893000203");
  expect(within(vehicle).getByRole("link", { name: "E-way bill" })).toHaveAttribute("href", "/media/e.pdf");
});

it("pays a part of the due amount and never more than is due (H-07)", async () => {
  const user = userEvent.setup();
  const api = openOrder(anOrder());
  api.confirm("POST /customer/order/:id/payment", "Your payment has been received.");
  await renderAt(routes, "/order-details/9");
  await ready();
  const amount = screen.getByLabelText("Amount");
  await user.clear(amount);
  await user.type(amount, "2000000");
  await user.click(screen.getByRole("button", { name: /^Pay/ }));
  expect(await screen.findByText("At most ₹15,58,764 is due")).toBeVisible();
  await user.clear(amount);
  await user.type(amount, "100000.5");
  await user.click(screen.getByRole("button", { name: "Pay ₹1,00,000.50" }));
  await waitFor(() => expect(api.calls("POST /customer/order/:id/payment")).toHaveLength(1));
  expect(api.calls("POST /customer/order/:id/payment")[0]?.body).toEqual({ source: "cash", amount: 100000.5 });
});

it("follows the truck by itself within ten seconds, keeps what is typed, and rests once the goods are there (H-14)", async () => {
  jest.useFakeTimers();
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  const api = openOrder(anOrder());
  await renderAt(routes, "/order-details/9");
  await ready();
  await user.clear(screen.getByLabelText("Amount"));
  await user.type(screen.getByLabelText("Amount"), "5000");
  const moved = anOrder({ status: "loading", updated_at: "2026-11-21T09:00:00.000Z", driver_list: [aDriver()] });
  api.answer(route, OrderAnswer, { data: moved });
  await act(() => jest.advanceTimersByTimeAsync(10_000));
  expect(screen.getByRole("article", { name: "CG 04 MB 1234" })).toBeVisible();
  expect(screen.getByLabelText("Amount")).toHaveValue("5,000");

  api.cutOff(route);
  await act(() => jest.advanceTimersByTimeAsync(10_000));
  expect(screen.getByRole("article", { name: "CG 04 MB 1234" })).toBeVisible();
  api.answer(route, OrderAnswer, { data: { ...moved, status: "delivered" } });
  await act(() => jest.advanceTimersByTimeAsync(10_000));
  const asked = api.calls(route).length;
  await act(() => jest.advanceTimersByTimeAsync(60_000));
  expect(api.calls(route)).toHaveLength(asked);
  jest.useRealTimers();
});

it("keeps the order on screen when its events do not load, and tries again there", async () => {
  const user = userEvent.setup();
  const api = openOrder(anOrder());
  api.cutOff("GET /order/:id/timeline");
  await renderAt(routes, "/order-details/9");
  expect(await screen.findByText("The events did not load.")).toBeVisible();
  api.answer("GET /order/:id/timeline", TimelineAnswer, { data: [aTimelineEvent()] });
  await user.click(screen.getByRole("button", { name: "Try again" }));
  expect(await screen.findByText("Booking amount received")).toBeVisible();
});

it.each([404, 400, 500])("shows the empty state when the order answers %d (R-385)", async (status) => {
  openOrder(anOrder()).refuse(route, status);
  await renderAt(routes, "/order-details/9");
  expect(await screen.findByRole("heading", { level: 1, name: "No Data Found" })).toBeVisible();
});

it("has no barriers that a machine can find", async () => {
  openOrder(anOrder({ driver_list: [aDriver()] }));
  await renderAt(routes, "/order-details/9");
  await ready();
  await screen.findByText("Booking amount received");
  await expect(document.body).toHaveNoAxeViolations();
});
