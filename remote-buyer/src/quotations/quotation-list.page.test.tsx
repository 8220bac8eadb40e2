import { SentQuotationListAnswer } from "@mandi/shared/contract/quotation";
import { ReceivedQuotationListAnswer } from "@mandi/shared/contract/seller-quotation";
import { aReceivedQuotation, aSentQuotation } from "@mandi/shared/testing/buyer-builders/quotation";
import { fakeApi } from "@mandi/shared/testing/fake-api";
import { signInAs } from "@mandi/shared/testing/fake-session";
import { aPage } from "@mandi/shared/testing/public-builders";
import { renderAt } from "@mandi/shared/testing/render-at";
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { routes } from "../area";

const sent = "GET /product-enquiry";
const received = "GET /seller/product-enquiry";

function openAs(type: "customer" | "seller", rows = [aSentQuotation()]) {
  signInAs(type);
  const api = fakeApi();
  api.answer(sent, SentQuotationListAnswer, aPage(rows));
  const asked = { quality: "Fe 550D", sizes: [[{ name: "Size", value: "16", unit: { short_name: "mm" } }]] };
  const row = aReceivedQuotation({ id: 8, unique_id: "Q2627000190", ...asked });
  api.answer(received, ReceivedQuotationListAnswer, aPage([row]));
  return api;
}

it("shows a buyer what they sent, with who acts next, and no switch (R-133, R-134, R-331, R-423)", async () => {
  const api = openAs("customer", [
    aSentQuotation(),
    aSentQuotation({
      id: 9,
      unique_id: "Q2627000185",
      status: "Seller Marked",
      next_actor: "buyer",
      for_price: 1731960,
    }),
    aSentQuotation({ id: 10, unique_id: "Q2627000186", status: "Seller Marked", next_actor: "desk" }),
  ]);
  await renderAt(routes, "/quotation-list");
  expect(await screen.findByRole("link", { name: "Q2627000184" })).toHaveAttribute("href", "/quotation-detail/7");
  expect(screen.getByText("Offers until 10:05 am")).toBeVisible();
  expect(screen.getByText("You act next: pay the booking amount")).toBeVisible();
  expect(screen.getByText("We are checking your payment")).toBeVisible();
  expect(screen.getByText("₹17,31,960")).toBeVisible();
  expect(screen.queryByRole("button", { name: "Received" })).not.toBeInTheDocument();
  expect(api.calls(received)).toHaveLength(0);
});

it("shows a quotation whose status it does not know yet as text, among the others (R-248)", async () => {
  openAs("customer", [
    aSentQuotation({ status: "on hold", next_actor: "auditor" }),
    aSentQuotation({ id: 9, unique_id: "Q2627000185" }),
  ]);
  await renderAt(routes, "/quotation-list");
  expect(await screen.findByRole("row", { name: /^Q2627000184/ })).toHaveTextContent("on hold");
  expect(screen.getByText("Offers until 10:05 am")).toBeVisible();
});

it("tells quotations of one product apart by size and grade, and names no plant while any brand may answer", async () => {
  const size = (value: string) => [{ name: "Size", value, unit: { short_name: "mm" } }];
  openAs("customer", [
    aSentQuotation({ unique_id: "Q1", sizes: ["8", "10", "12", "16", "20"].map(size) }),
    aSentQuotation({ id: 8, unique_id: "Q2", brand: { id: 3, name: "Any brand" }, is_brand_open: true }),
  ]);
  await renderAt(routes, "/quotation-list");
  const sizes = "Fe 500D, 8 mm, 10 mm, 12 mm, 2 more · Ex-Raipur";
  expect(await screen.findByRole("row", { name: /^Q1/ })).toHaveTextContent(sizes);
  const open = screen.getByRole("row", { name: /^Q2/ });
  expect(open).toHaveTextContent("Fe 500D, 12 mm");
  expect(open).toHaveTextContent("Any brand");
  expect(open).not.toHaveTextContent("Raipur");
});

it("puts quotations of one request under one head with their quantity, offers and price, single ones without", async () => {
  openAs("customer", [
    aSentQuotation({ id: 9, unique_id: "Q3", group_id: 4, offer_count: 3, total_quantity: 8 }),
    aSentQuotation({ id: 8, unique_id: "Q2", group_id: 4, offer_count: 2, total_quantity: 30, for_price: 1_731_960 }),
    aSentQuotation({ id: 7, unique_id: "Q1", group_id: null, offer_count: 1 }),
  ]);
  await renderAt(routes, "/quotation-list");
  expect(await screen.findAllByText(/requested together/)).toHaveLength(1);
  expect(screen.getByText("2 requested together, 38 MT · 5 offers · ₹17,31,960 for 1 of 2")).toBeVisible();
});

it("links from an ordered quotation straight to its order (R-138)", async () => {
  openAs("customer", [aSentQuotation({ status: "ordered", next_actor: "nobody", order_id: 9 })]);
  await renderAt(routes, "/quotation-list");
  expect(await screen.findByRole("link", { name: "Go to order" })).toHaveAttribute("href", "/order-details/9");
});

it("shows a seller the received ones first, and the sent ones on the switch (R-133, R-134, R-332)", async () => {
  const user = userEvent.setup();
  openAs("seller");
  const tab = await renderAt(routes, "/quotation-list");
  expect(await screen.findByRole("link", { name: "Q2627000190" })).toHaveAttribute(
    "href",
    "/seller-quotation-detail/8",
  );
  expect(screen.getByRole("row", { name: /^Q2627000190/ })).toHaveTextContent("Fe 550D, 16 mm · Ex-Raipur");
  expect(screen.getByRole("columnheader", { name: "My base price per MT" })).toBeVisible();
  await user.click(screen.getByRole("button", { name: "Sent" }));
  expect(await screen.findByRole("link", { name: "Q2627000184" })).toHaveAttribute("href", "/quotation-detail/7");
  expect(tab.address()).toBe("/quotation-list?list=sent");
  expect(screen.getByRole("columnheader", { name: "FOR price, total" })).toBeVisible();
});

it("links to the order only for the seller who won, and tells the other that they lost", async () => {
  const api = openAs("seller");
  const ordered = aReceivedQuotation({ status: "ordered", my_base_price: 45_000 });
  api.answer(
    received,
    ReceivedQuotationListAnswer,
    aPage([
      { ...ordered, id: 8, has_won: true, order_id: 9 },
      { ...ordered, id: 9, order_id: null },
    ]),
  );
  await renderAt(routes, "/quotation-list");
  expect(await screen.findAllByText("ordered", { selector: "td *" })).toHaveLength(1);
  expect(screen.getAllByText("Go to order")).toHaveLength(1);
  expect(screen.getAllByText("not chosen")).toHaveLength(1);
});

it("shows the rank of the seller's own price", async () => {
  const api = openAs("seller");
  const offered = aReceivedQuotation({ my_base_price: 45_000 });
  api.answer(
    received,
    ReceivedQuotationListAnswer,
    aPage([
      { ...offered, id: 8, my_rank: 1 },
      { ...offered, id: 9, my_rank: 2 },
    ]),
  );
  await renderAt(routes, "/quotation-list");
  expect(await screen.findByText("lowest")).toBeVisible();
  expect(screen.getByText("2nd")).toBeVisible();
});

it("shows the marked seller whom it waits for, and the others that theirs was not chosen", async () => {
  const api = openAs("seller");
  const marked = aReceivedQuotation({ status: "Seller Marked", is_closed: 1, my_base_price: 45_000 });
  api.answer(
    received,
    ReceivedQuotationListAnswer,
    aPage([
      { ...marked, id: 8, unique_id: "Q2627000008", has_won: true },
      { ...marked, id: 9, unique_id: "Q2627000009" },
      { ...marked, id: 10, unique_id: "Q2627000010", my_base_price: null },
    ]),
  );
  await renderAt(routes, "/quotation-list");
  const won = await screen.findByRole("row", { name: /Q2627000008/ });
  expect(won).toHaveTextContent("Seller Marked");
  expect(won).toHaveTextContent("Waiting for the buyer");
  for (const [number, text] of [
    [/Q2627000009/, "not chosen"],
    [/Q2627000010/, "no offer"],
  ] as const) {
    const lost = screen.getByRole("row", { name: number });
    expect(lost).toHaveTextContent(text);
    expect(lost).not.toHaveTextContent(/Seller Marked|Waiting for the buyer|no price yet/);
  }
});

it("shows what waits for the reader first, and alone on demand, in the address", async () => {
  const user = userEvent.setup();
  const api = openAs("customer");
  const tab = await renderAt(routes, "/quotation-list");
  await waitFor(() => expect(api.calls(sent).at(-1)?.query.toString()).toBe("turn=first"));
  await user.click(await screen.findByRole("button", { name: "My turn" }));
  await waitFor(() => expect(api.calls(sent).at(-1)?.query.toString()).toBe("turn=mine"));
  expect(tab.address()).toBe("/quotation-list?turn=mine");
  expect(screen.getByRole("button", { name: "All" })).toHaveAttribute("aria-pressed", "false");

  api.answer(sent, SentQuotationListAnswer, aPage([]));
  await user.selectOptions(screen.getByLabelText("Order"), "Oldest first");
  expect(await screen.findByText("Nothing is waiting for you")).toBeVisible();
  await user.click(screen.getByRole("button", { name: "Show all" }));
  await waitFor(() => expect(api.calls(sent).at(-1)?.query.toString()).toBe("sort=oldest"));
});

it("keeps filter, order and page in the address and sends them to the server", async () => {
  const user = userEvent.setup();
  const api = openAs("customer");
  api.answer(sent, SentQuotationListAnswer, { ...aPage([aSentQuotation()]), per_page: 1, total: 3, last_page: 3 });
  const tab = await renderAt(routes, "/quotation-list");
  await user.click(await screen.findByRole("link", { name: "Page 2" }));
  await waitFor(() => expect(api.calls(sent).at(-1)?.query.toString()).toBe("page=2&turn=first"));
  await user.click(screen.getByRole("button", { name: "Seller Marked" }));
  await user.selectOptions(screen.getByLabelText("Order"), "Oldest first");
  await waitFor(() => expect(api.calls(sent).at(-1)?.query.toString()).toBe("status=Seller+Marked&sort=oldest"));
  expect(tab.address()).toBe("/quotation-list?status=Seller+Marked&sort=oldest");

  const statuses = within(screen.getByRole("group", { name: "Status" }));
  await user.click(statuses.getByRole("button", { name: "Pending" }));
  expect(tab.address()).toBe("/quotation-list?status=pending%7CSeller+Marked&sort=oldest");
  await waitFor(() => expect(api.calls(sent).at(-1)?.query.get("status")).toBe("pending|Seller Marked"));
  expect(statuses.getByRole("button", { name: "Seller Marked" })).toHaveAttribute("aria-pressed", "true");
  await user.click(statuses.getByRole("button", { name: "Seller Marked" }));
  expect(tab.address()).toBe("/quotation-list?status=pending&sort=oldest");
  await user.click(statuses.getByRole("button", { name: "All" }));
  expect(tab.address()).toBe("/quotation-list?sort=oldest");
});

it("suggests products when nothing was requested, and all rows when a filter finds none (R-396)", async () => {
  const user = userEvent.setup();
  openAs("customer", []);
  const tab = await renderAt(routes, "/quotation-list");
  expect(await screen.findByText("No quotation yet")).toBeVisible();
  await tab.go("/quotation-list?status=expired");
  await user.click(await screen.findByRole("button", { name: "Show all" }));
  expect(tab.address()).toBe("/quotation-list");
});

it("leads a seller whom nobody has asked yet to their products", async () => {
  openAs("seller").answer(received, ReceivedQuotationListAnswer, aPage([]));
  await renderAt(routes, "/quotation-list");
  expect(await screen.findByText("No quotation yet")).toBeVisible();
  expect(screen.getByRole("link", { name: "My Products" })).toHaveAttribute("href", "/commodity-products");
});

it("tries again in place and keeps the filters", async () => {
  const user = userEvent.setup();
  const api = openAs("customer");
  api.refuse(sent, 503);
  const tab = await renderAt(routes, "/quotation-list?status=pending");
  expect(await screen.findByText("Request failed with status code 503")).toBeVisible();
  api.answer(sent, SentQuotationListAnswer, aPage([aSentQuotation()]));
  await user.click(screen.getByRole("button", { name: "Try again" }));
  expect(await screen.findByRole("link", { name: "Q2627000184" })).toBeVisible();
  expect(tab.address()).toBe("/quotation-list?status=pending");
});

it("has no accessibility faults that a machine can find", async () => {
  openAs("seller");
  await renderAt(routes, "/quotation-list");
  await screen.findByRole("link", { name: "Q2627000190" });
  await expect(document.body).toHaveNoAxeViolations();
});

it("searches the list by what is typed, keeps it in the address, and says when nothing matches", async () => {
  const user = userEvent.setup();
  signInAs("customer");
  const api = fakeApi();
  const row = aSentQuotation({ unique_id: "Q2627000042" });
  api.answer("GET /product-enquiry", SentQuotationListAnswer, ({ query }) => {
    const data = query.get("search") === "nothing" ? [] : [row];
    return { data, current_page: 1, per_page: 10, total: data.length, last_page: 1 };
  });
  const tab = await renderAt(routes, "/quotation-list?page=2");
  await screen.findByRole("link", { name: "Q2627000042" });
  await user.type(screen.getByRole("searchbox", { name: "Search this list" }), "12 mm");
  await waitFor(() => expect(tab.address()).toBe("/quotation-list?search=12+mm"));
  await waitFor(() => expect(api.calls("GET /product-enquiry").at(-1)?.query.get("search")).toBe("12 mm"));

  await user.clear(screen.getByRole("searchbox", { name: "Search this list" }));
  await user.type(screen.getByRole("searchbox", { name: "Search this list" }), "nothing");
  expect(await screen.findByText("Nothing matches “nothing”")).toBeVisible();
  expect(screen.getByText("The search found nothing").closest("[role=status]")).toBeInTheDocument();
});

it("drops no word of a search by itself: where nothing has them all, the reader leaves one out", async () => {
  const user = userEvent.setup();
  const api = openAs("customer");
  api.answer("GET /product-enquiry", SentQuotationListAnswer, ({ query }) => {
    const data = query.get("search")?.includes("panaji") ? [] : [aSentQuotation({ unique_id: "Q2627000042" })];
    return { data, current_page: 1, per_page: 10, total: data.length, last_page: 1 };
  });
  const tab = await renderAt(routes, "/quotation-list?search=12mm+tmt+panaji");
  expect(await screen.findByText("Nothing matches “12mm tmt panaji”")).toBeVisible();
  await user.click(screen.getByRole("button", { name: "Search without “panaji”" }));
  expect(await screen.findByRole("link", { name: "Q2627000042" })).toBeVisible();
  expect(tab.address()).toBe("/quotation-list?search=12mm+tmt");
  expect(screen.getByRole("searchbox", { name: "Search this list" })).toHaveValue("12mm tmt");
});

it("lets a seller search the received ones as well", async () => {
  const user = userEvent.setup();
  const api = openAs("seller");
  const tab = await renderAt(routes, "/quotation-list");
  await screen.findByRole("link", { name: "Q2627000190" });
  await user.type(screen.getByRole("searchbox", { name: "Search this list" }), "Q2627000190");
  await waitFor(() => expect(api.calls(received).at(-1)?.query.get("search")).toBe("Q2627000190"));
  expect(tab.address()).toBe("/quotation-list?search=Q2627000190");
});
