import { SentOrderListAnswer } from "@mandi/shared/contract/order";
import { ReceivedOrderListAnswer } from "@mandi/shared/contract/seller-order";
import { formatShortDay, toIndianDay } from "@mandi/shared/format/dates";
import { daysAfter } from "@mandi/shared/format/days";
import { aSentOrder } from "@mandi/shared/testing/buyer-builders/order";
import { fakeApi } from "@mandi/shared/testing/fake-api";
import { signInAs } from "@mandi/shared/testing/fake-session";
import { aPage } from "@mandi/shared/testing/public-builders";
import { renderAt } from "@mandi/shared/testing/render-at";
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { routes } from "../area";
import { catchSavedFiles, textOf } from "../testing/saved-files";

it("lists a buyer's orders under 'All Orders', each linked to its page (R-141, R-334)", async () => {
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

it("keeps the search open while its text is replaced by another", async () => {
  const user = userEvent.setup();
  signInAs("customer");
  fakeApi().answer("GET /customer/order", SentOrderListAnswer, aPage([aSentOrder()]));
  const tab = await renderAt(routes, "/order-book?search=tmt");
  const opener = await screen.findByRole("button", { name: "Search, filter and order" });
  expect(opener).toHaveAttribute("aria-expanded", "true");

  await user.clear(screen.getByRole("searchbox"));
  await waitFor(() => expect(tab.address()).toBe("/order-book"));

  expect(opener).toHaveAttribute("aria-expanded", "true");
});

it("closes and opens the filters while the address sets one", async () => {
  const user = userEvent.setup();
  signInAs("customer");
  fakeApi().answer("GET /customer/order", SentOrderListAnswer, aPage([aSentOrder()]));
  await renderAt(routes, "/order-book?status=delivered");
  const opener = await screen.findByRole("button", { name: "Search, filter and order" });
  expect(opener).toHaveAttribute("aria-expanded", "true");

  await user.click(opener);

  expect(opener).toHaveAttribute("aria-expanded", "false");
  await user.click(opener);
  expect(opener).toHaveAttribute("aria-expanded", "true");
});

it("saves all pages of the filtered list, with plain figures", async () => {
  const user = userEvent.setup();
  const files = catchSavedFiles();
  signInAs("customer");
  const api = fakeApi();
  api.answer("GET /customer/order", SentOrderListAnswer, ({ query }) => {
    const page = Number(query.get("page") ?? 1);
    const row = aSentOrder({ id: page, order_id: `O262700000${page}`, for_price: 1_471_320.5, due_amount: 0 });
    return { ...aPage([row]), current_page: page, per_page: 1, last_page: 2, total: 2 };
  });
  await renderAt(routes, "/order-book?status=delivered");
  await user.click(await screen.findByRole("button", { name: "Export" }));
  await waitFor(() => expect(files).toHaveLength(1));
  const lines = (await textOf(files[0])).split("\r\n");
  expect(lines[0]).toContain("Date,Product,Brand,Loaded in,MT,Status");
  expect(lines.slice(1, 3).map((line) => line.split(",")[0])).toEqual(["O2627000001", "O2627000002"]);
  expect(lines[1]).toMatch(/,1471320\.5,0$/);
  expect(api.calls("GET /customer/order").map(({ query }) => query.toString())).toEqual([
    "status=delivered&turn=first",
    "status=delivered&turn=first&page=1",
    "status=delivered&turn=first&page=2",
  ]);
  jest.restoreAllMocks();
});

it.each([
  ["pending", 500, 0, "The seller confirms the stock"],
  ["confirm", 500, 0, "The transporter books a vehicle"],
  ["vehicle booked", 500, 0, "The seller loads the truck"],
  ["loading", 500, 0, "The transporter delivers"],
  ["loading", 500, 200, "You act next: pay what is due now"],
  ["delivered", 500, 500, "You act next: pay what is due now"],
  ["cancel", -500, 0, "We are refunding you"],
] as const)(
  "shows beside %p with %p due and %p invoiced who acts next",
  async (status, due_amount, payable_now, act) => {
    signInAs("customer");
    const row = aSentOrder({ status, due_amount, payable_now });
    fakeApi().answer("GET /customer/order", SentOrderListAnswer, aPage([row]));
    await renderAt(routes, "/order-book");
    expect(await screen.findByRole("row", { name: /^O2627000091/ })).toHaveTextContent(act);
  },
);

it.each([
  ["confirm", "driver", "The transporter names the driver"],
  ["loading", "vehicle", "The transporter books a vehicle"],
  ["loading", "final_quantity", "The seller loads the truck"],
  ["loading", "invoice", "The seller sends the invoice"],
  ["loading", "transport_receipt", "The transporter adds the documents"],
  ["loading", "proof_of_delivery", "The transporter delivers"],
] as const)(
  "shows for an order with status %p whose truck waits for %p who acts next",
  async (status, waits_for, act) => {
    signInAs("customer");
    const row = aSentOrder({ status, due_amount: 500, payable_now: 0, waits_for });
    fakeApi().answer("GET /customer/order", SentOrderListAnswer, aPage([row]));
    await renderAt(routes, "/order-book");
    expect(await screen.findByRole("row", { name: /^O2627000091/ })).toHaveTextContent(act);
  },
);

it("says on an order what is being checked beside what is left to pay", async () => {
  signInAs("customer");
  const row = aSentOrder({ status: "loading", due_amount: 500, payable_now: 200, reported_amount: 300 });
  fakeApi().answer("GET /customer/order", SentOrderListAnswer, aPage([row]));
  await renderAt(routes, "/order-book");
  const act = "You act next: pay ₹200; ₹300 is being checked";
  expect(await screen.findByRole("row", { name: /^O2627000091/ })).toHaveTextContent(act);
});

it("says what is due to the same paisa in every place, and adds up the rows without the cancelled ones", async () => {
  signInAs("customer");
  const due = { due_amount: 1_294_248.5, payable_now: 1_194_248.5, reported_amount: 100_000, for_price: 1_700_000.4 };
  const rows = [
    aSentOrder({ status: "loading", total_quantity: 30.12, ...due }),
    aSentOrder({ id: 10, order_id: "O2627000092", total_quantity: 20, due_amount: 500, for_price: 900_000.4 }),
    aSentOrder({ id: 11, order_id: "O2627000093", status: "cancel", due_amount: 0, for_price: 800_000 }),
  ];
  fakeApi().answer("GET /customer/order", SentOrderListAnswer, aPage(rows));
  await renderAt(routes, "/order-book");
  const row = await screen.findByRole("row", { name: /^O2627000091/ });
  expect(row).toHaveTextContent("You act next: pay ₹11,94,248.50");
  expect(within(row).getByText("₹11,94,248.50")).toBeVisible();
  expect(screen.getByRole("row", { name: /^O2627000092/ })).toHaveTextContent("₹500.00");
  const totals = screen.getByRole("row", { name: /^2 orders/ });
  expect(totals).toHaveTextContent(
    /^2 orders, 1 cancelled not counted50\.120 MT₹11,94,748\.50₹26,00,000₹11,94,249 due$/,
  );
});

it("says until when what is due now has to be paid, and nothing while nothing is", async () => {
  signInAs("customer");
  const today = toIndianDay(Date.now());
  const due = (id: number, due_on: string | null, payable_now = 500) =>
    aSentOrder({ id, order_id: `O26270000${id}`, status: "loading", due_amount: 900, payable_now, due_on });
  const rows = [due(91, daysAfter(today, 3)), due(92, today), due(93, daysAfter(today, -3)), due(94, null, 0)];
  fakeApi().answer("GET /customer/order", SentOrderListAnswer, aPage(rows));
  await renderAt(routes, "/order-book");
  const textOfRow = async (number: number) =>
    (await screen.findByRole("row", { name: new RegExp(`^O26270000${number}`) })).textContent;
  expect(await textOfRow(91)).toContain("₹500 due");
  expect(await textOfRow(91)).toContain(`due by ${formatShortDay(daysAfter(today, 3))}`);
  expect(await textOfRow(92)).toContain("due today");
  // More is left to pay of the order than what that day asks for.
  expect(await textOfRow(92)).toContain("₹900₹500 due today");
  expect(await textOfRow(93)).toContain(`was due ${formatShortDay(daysAfter(today, -3))}`);
  expect(await textOfRow(94)).not.toMatch(/due by|was due|due today/);
});

it("shows a seller how many orders wait for them on each side, also while the list is filtered", async () => {
  const user = userEvent.setup();
  signInAs("seller");
  const api = fakeApi();
  const turns = { sent: 1, received: 2 };
  api.answer("GET /seller/order", ReceivedOrderListAnswer, ({ query }) =>
    query.has("status") ? aPage([]) : { ...aPage([aSentOrder({ id: 20 })]), turns },
  );
  api.answer("GET /customer/order", SentOrderListAnswer, { ...aPage([]), turns: { sent: 0, received: 2 } });
  await renderAt(routes, "/order-book");
  expect(await screen.findByRole("button", { name: "My turn 2" })).toBeInTheDocument();
  expect(screen.getByRole("button", { name: "Sent 1" })).toBeVisible();
  expect(screen.getByRole("button", { name: "Received 2" })).toHaveAttribute("aria-pressed", "true");

  await user.click(screen.getByRole("button", { name: /^delivered$/i }));
  expect(await screen.findByText("No order has this status.")).toBeVisible();
  expect(screen.getByRole("button", { name: "My turn 2" })).toBeInTheDocument();
});

it("says beside whose turn it is that all of the rest is being checked", async () => {
  signInAs("customer");
  const row = aSentOrder({ status: "loading", due_amount: 676, payable_now: 0, reported_amount: 676 });
  fakeApi().answer("GET /customer/order", SentOrderListAnswer, aPage([{ ...row, waits_for: "invoice" }]));
  await renderAt(routes, "/order-book");
  const act = "The seller sends the invoice; ₹676 is being checked";
  expect(await screen.findByRole("row", { name: /^O2627000091/ })).toHaveTextContent(act);
});

it("does not call due what is being checked of a delivered order, and names what is left of it", async () => {
  signInAs("customer");
  const row = aSentOrder({ status: "delivered", due_amount: 676, payable_now: 0, reported_amount: 676 });
  const part = { ...row, id: 10, order_id: "O2627000092", payable_now: 376, reported_amount: 300 };
  fakeApi().answer("GET /customer/order", SentOrderListAnswer, aPage([row, part]));
  await renderAt(routes, "/order-book");
  const checked = await screen.findByRole("row", { name: /^O2627000091/ });
  expect(checked).toHaveTextContent("We are checking your payment of ₹676");
  expect(checked).not.toHaveTextContent("₹676 due");
  expect(checked).not.toHaveTextContent("paid");
  expect(screen.getByRole("row", { name: /^O2627000092/ })).toHaveTextContent("₹376 due");
});

it.each([
  ["cancel", 0, "—"],
  ["delivered", 0, "settled"],
  ["delivered", 300, "—"],
  ["cancel", -500, "−₹500"],
] as const)("asks no refund for a transfer under check: %p with %p due says %p", async (status, due_amount, words) => {
  signInAs("customer");
  const row = aSentOrder({ status, due_amount, payable_now: 0, reported_amount: 676 });
  fakeApi().answer("GET /customer/order", SentOrderListAnswer, aPage([row]));
  await renderAt(routes, "/order-book");
  const cells = within(await screen.findByRole("row", { name: /^O2627000091/ })).getAllByRole("cell");
  expect(cells.map(({ textContent }) => textContent)).toContain(words);
  expect(cells.map(({ textContent }) => textContent).join(" ")).not.toMatch(/−₹(676|376|1,176)/);
});

it("shows an order whose status it does not know yet as delivered (R-249)", async () => {
  signInAs("customer");
  fakeApi().answer(
    "GET /customer/order",
    SentOrderListAnswer,
    aPage([aSentOrder({ status: "in transit", payable_now: 500 }), aSentOrder({ id: 10, order_id: "O2627000092" })]),
  );
  await renderAt(routes, "/order-book");
  const row = await screen.findByRole("row", { name: /^O2627000091/ });
  expect(row).toHaveTextContent("delivered");
  expect(row).toHaveTextContent("You act next: pay what is due now");
  expect(screen.getByRole("row", { name: /^O2627000092/ })).toBeVisible();
});

it("shows that nobody acts next on a delivered order that is paid", async () => {
  signInAs("customer");
  fakeApi().answer(
    "GET /customer/order",
    SentOrderListAnswer,
    aPage([aSentOrder({ status: "delivered", due_amount: 0 })]),
  );
  await renderAt(routes, "/order-book");
  expect(await screen.findByRole("row", { name: /^O2627000091/ })).not.toHaveTextContent(/acts? next|delivers|We give/);
});

it("shows a seller the received orders first (R-141, R-335, R-423)", async () => {
  const user = userEvent.setup();
  signInAs("seller");
  const api = fakeApi();
  api.answer("GET /seller/order", ReceivedOrderListAnswer, aPage([aSentOrder({ id: 20, order_id: "O2627000100" })]));
  api.answer("GET /customer/order", SentOrderListAnswer, aPage([aSentOrder()]));
  await renderAt(routes, "/order-book");
  expect(await screen.findByRole("link", { name: "O2627000100" })).toHaveAttribute("href", "/seller-order-detail/20");
  // The seller's receivable is not the for price that the buyer pays.
  expect(screen.getByRole("columnheader", { name: "Receivable, total" })).toBeVisible();
  await user.click(screen.getByRole("button", { name: "Sent" }));
  expect(await screen.findByRole("link", { name: "O2627000091" })).toHaveAttribute("href", "/order-details/9");
  expect(screen.getByRole("columnheader", { name: "FOR price, total" })).toBeVisible();
});
