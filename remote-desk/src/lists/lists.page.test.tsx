import { DeskListingListAnswer } from "@mandi/shared/contract/desk/catalogue";
import { DeskLedgerAnswer, DeskOrderAnswer, DeskOrderListAnswer } from "@mandi/shared/contract/desk/order";
import { DeskAuditAnswer } from "@mandi/shared/contract/desk/people";
import { DeskQueuePlaceAnswer } from "@mandi/shared/contract/desk/queue";
import { DeskQuotationListAnswer } from "@mandi/shared/contract/desk/quotation";
import { aDeskOrder, aDeskQuotation } from "@mandi/shared/testing/desk-builders";
import { aDeskListing } from "@mandi/shared/testing/desk-list-builders";
import { renderAt } from "@mandi/shared/testing/render-at";
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { routes } from "../area";
import { fakeDesk } from "../testing/fake-desk";

const small = aDeskOrder({ id: 97, number: "O2627000097", buyer: "Bharat Infra", for_price: 90_000 });

function deskWithOrders() {
  const api = fakeDesk();
  api.answer("GET /desk/order", DeskOrderListAnswer, { data: [aDeskOrder(), small] });
  return api;
}

const numbers = () => screen.getAllByRole("rowheader").map(({ textContent }) => textContent);

it("sorts, filters and leaves out columns by the address, so that a link shows the same", async () => {
  deskWithOrders();
  await renderAt(routes, "/desk/list/orders?sort=price&hide=seller&filter=bharat");

  expect(await screen.findByText("1 of 2 rows")).toBeVisible();
  expect(numbers()).toEqual(["O2627000097"]);
  expect(screen.getByRole("columnheader", { name: "For price" })).toHaveAttribute("aria-sort", "ascending");
  expect(screen.queryByRole("columnheader", { name: "Seller" })).not.toBeInTheDocument();
});

it("is operated by keys: j and k go from row to row, Enter opens, and the sheet of keys lists no keys of the queue", async () => {
  const user = userEvent.setup();
  const api = deskWithOrders();
  api.answer("GET /desk/order/:id", DeskOrderAnswer, { data: small });
  api.answer("GET /desk/order/:id/ledger", DeskLedgerAnswer, { data: [] });
  api.answer("GET /desk/audit", DeskAuditAnswer, { data: [] });
  api.answer("GET /desk/queue/place", DeskQueuePlaceAnswer, { data: null });
  const tab = await renderAt(routes, "/desk/list/orders");
  await screen.findByText("2 rows");
  await user.keyboard("?");
  const sheet = await screen.findByRole("dialog", { name: "Keyboard shortcuts" });
  expect(sheet).toHaveTextContent("Next row");
  for (const other of ["Show one kind", "Take the item", "Back to the queue"])
    expect(sheet).not.toHaveTextContent(other);
  await user.keyboard("{Escape}");
  expect(screen.queryByRole("dialog")).not.toBeInTheDocument();

  await user.keyboard("jj");
  expect(screen.getByRole("link", { name: "O2627000097" })).toHaveFocus();
  await user.click(screen.getByRole("button", { name: /For price/ }));
  expect(numbers()[0]).toBe("O2627000097");
  await user.keyboard("j");
  expect(screen.getByRole("link", { name: aDeskOrder().number })).toHaveFocus();
  await user.keyboard("k{Enter}");
  expect(tab.address()).toBe("/desk/order/97");
  expect(await screen.findByRole("heading", { name: /O2627000097/ })).toBeVisible();
});

it("says that other pages may contain what a filter does not find", async () => {
  const api = fakeDesk();
  const row = (_: unknown, place: number) => aDeskOrder({ id: place + 1, number: `O${place}`, buyer: "Bharat Infra" });
  api.answer("GET /desk/order", DeskOrderListAnswer, { data: Array.from({ length: 50 }, row) });
  await renderAt(routes, "/desk/list/orders?filter=agrawal");

  expect(await screen.findByText("No row on this page matches. Look at the previous or next rows.")).toBeVisible();
  expect(screen.getByRole("link", { name: "Next rows" })).toHaveAttribute(
    "href",
    expect.stringMatching(/filter=agrawal/),
  );
});

it("says which rows a page shows and how many there are in all, and of these how many a filter leaves", async () => {
  const api = fakeDesk();
  const row = (_: unknown, place: number) => aDeskOrder({ id: place + 1, number: `O${place}`, buyer: "Bharat Infra" });
  const data = Array.from({ length: 50 }, row);
  api.answer("GET /desk/order", DeskOrderListAnswer, ({ query }) =>
    query.get("page") === "2" ? { data: data.slice(0, 20), total: 1_070 } : { data, total: 12_001 },
  );
  const tab = await renderAt(routes, "/desk/list/orders");
  expect(await screen.findByText("Rows 1 to 50 of more than 10,000")).toBeVisible();

  await tab.go("/desk/list/orders?page=2");
  expect(await screen.findByText("Rows 51 to 70 of 1,070")).toBeVisible();
  await tab.go("/desk/list/orders?page=2&filter=O7");
  expect(await screen.findByText("1 match. Rows 51 to 70 of 1,070")).toBeVisible();
});

it("says that a page past the last row is empty, and leads back", async () => {
  fakeDesk().answer("GET /desk/order", DeskOrderListAnswer, { data: [] });
  await renderAt(routes, "/desk/list/orders?page=3");

  expect(await screen.findByText("Nothing here")).toBeVisible();
  expect(screen.getByRole("link", { name: "Previous rows" })).toBeVisible();
});

it("lists the quotations with the number of offers for each", async () => {
  const api = fakeDesk();
  const quotation = aDeskQuotation({ status: "Seller Marked", offers: 3, bids: 2 });
  api.answer("GET /desk/quotation", DeskQuotationListAnswer, { data: [quotation] });
  await renderAt(routes, "/desk/list/quotations");
  const row = await screen.findByRole("row", { name: new RegExp(quotation.number) });
  expect(row).toHaveTextContent(/Seller Marked.*32/);
  expect(within(row).getByRole("link")).toHaveAttribute("href", `/desk/quotation/${quotation.id}`);
});

it("writes order, filter and columns into the address", async () => {
  const user = userEvent.setup();
  deskWithOrders();
  const tab = await renderAt(routes, "/desk/list/orders");
  expect(await screen.findByText("2 rows")).toBeVisible();

  await user.click(screen.getByRole("button", { name: "For price" }));
  expect(numbers()).toEqual(["O2627000097", "O2627000096"]);
  await user.click(screen.getByRole("button", { name: "For price" }));
  expect(numbers()).toEqual(["O2627000096", "O2627000097"]);
  await user.click(screen.getByRole("button", { name: "Columns" }));
  const columns = screen.getByRole("group", { name: "Columns" });
  await user.click(within(columns).getByRole("button", { name: "Seller" }));
  expect(within(columns).getByRole("button", { name: "No." })).toHaveAttribute("aria-disabled", "true");
  await user.type(screen.getByLabelText("Filter these rows"), "none of them");

  expect(await screen.findByText("Nothing here")).toBeVisible();
  expect(tab.address()).toBe("/desk/list/orders?sort=-price&hide=seller&filter=none+of+them");
});

it("leads from one list to another, each with the pages of its rows", async () => {
  const user = userEvent.setup();
  const api = deskWithOrders();
  api.answer("GET /desk/listing", DeskListingListAnswer, { data: [aDeskListing()] });
  const tab = await renderAt(routes, "/desk/list/orders?sort=price");
  await screen.findByText("2 rows");
  await user.click(screen.getByRole("button", { name: "Listings" }));

  expect(tab.address()).toBe("/desk/list/listings");
  expect(await screen.findByRole("link", { name: "L12" })).toHaveAttribute("href", "/desk/listing/12");
  expect(screen.queryByRole("link", { name: "Next rows" })).not.toBeInTheDocument();
});

it("returns by Back to the row that was opened, and to none of another list", async () => {
  const user = userEvent.setup();
  const api = deskWithOrders();
  api.answer("GET /desk/order/:id", DeskOrderAnswer, { data: small });
  api.answer("GET /desk/order/:id/ledger", DeskLedgerAnswer, { data: [] });
  api.answer("GET /desk/audit", DeskAuditAnswer, { data: [] });
  api.answer("GET /desk/queue/place", DeskQueuePlaceAnswer, { data: null });
  const tab = await renderAt(routes, "/desk/list/orders");
  await user.click(await screen.findByRole("link", { name: "O2627000097" }));
  expect(await screen.findByText("Nothing yet")).toBeVisible();

  await tab.back();

  await waitFor(async () => expect(await screen.findByRole("link", { name: "O2627000097" })).toHaveFocus());
  await tab.go("/desk/list/orders?sort=price");
  expect(await screen.findByRole("link", { name: "O2627000097" })).toBeVisible();
});

it("reports that there is no such list", async () => {
  fakeDesk();
  await renderAt(routes, "/desk/list/nothing");
  expect(await screen.findByRole("heading", { name: "There is nothing here" })).toBeVisible();
});
