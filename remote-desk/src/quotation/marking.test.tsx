import { DeskAnswer } from "@mandi/shared/contract/desk/field";
import { DeskUserListAnswer } from "@mandi/shared/contract/desk/people";
import { DeskBoardAnswer, DeskPriceAnswer } from "@mandi/shared/contract/desk/quotation";
import { aDeskBoard, aDeskQuotation, aDeskUser, aPrice } from "@mandi/shared/testing/desk-builders";
import { renderAt } from "@mandi/shared/testing/render-at";
import { keepEditing } from "@mandi/shared/testing/unsaved-question";
import { act, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { routes } from "../area";
import { mark, quotationWith } from "../testing/fake-quotation";

it("shows when the offers actually closed, that they were marked early, and how the board is ordered", async () => {
  quotationWith({
    status: "Seller Marked",
    deadline: "2026-11-21T02:40:00.000Z",
    closed_at: "2026-11-21T02:10:00.000Z",
    is_closed: 1,
  });
  await renderAt(routes, "/desk/quotation/184");
  expect(await screen.findByText(/^Sellers are listed by landed price.*Trucks are listed by freight\.$/)).toBeVisible();
  expect(
    await screen.findByText(
      /Closed 21 Nov 2026, 7:40 am, marked before the announced close at 21 Nov 2026, 8:10 am\.$/,
    ),
  ).toBeVisible();
});

it("moves the focus to a missing reason, and never discards a typed one without a question", async () => {
  const user = userEvent.setup();
  quotationWith();
  const tab = await renderAt(routes, "/desk/quotation/184");
  await user.click(await screen.findByRole("button", { name: "More time" }));
  await waitFor(() => expect(screen.getByLabelText("Reason")).toHaveFocus());
  expect(screen.queryByRole("dialog")).not.toBeInTheDocument();

  await user.type(screen.getByLabelText("Reason"), "The lowest");
  act(() => screen.getByRole("button", { name: "Mark" }).focus());
  await user.keyboard("{Escape}");
  await keepEditing(user);
  expect(tab.address()).toBe("/desk/quotation/184");
  expect(screen.getByLabelText("Reason")).toHaveValue("The lowest");
});

it("shows what is marked with freight that the desk arranged, which no pair of the board has", async () => {
  quotationWith({
    status: "Seller Marked",
    is_closed: 1,
    marking: {
      seller_id: 11,
      transporter_id: null,
      base_price: 45_000,
      transport_price: 1_777.5,
      for_price: 1_721_000,
      booking_amount: 86_050,
      valid_until: "2026-11-22T02:40:00.000Z",
      reason: "By telephone",
      delivery_by: "Deccan Carriers",
      credit_days: 30,
    },
  });
  await renderAt(routes, "/desk/quotation/184");
  const panel = within(await screen.findByRole("complementary", { name: "Mark" }));
  expect(panel.getByText("Arranged by the desk")).toBeVisible();
  expect(panel.getByText("Deccan Carriers")).toBeVisible();
  expect(panel.getByText("₹1,777.50")).toBeVisible();
  expect(panel.getByText("₹17,21,000")).toBeVisible();
  expect(screen.queryByText("What the buyer will see")).not.toBeInTheDocument();
  expect(panel.getByRole("button", { name: "Mark again" })).toBeDisabled();
});

it("starts with the marked pair, and shows another pair's price once that one is chosen", async () => {
  const user = userEvent.setup();
  quotationWith({
    status: "Seller Marked",
    is_closed: 1,
    marking: {
      seller_id: 11,
      transporter_id: 22,
      base_price: 45_000,
      transport_price: 1_534,
      for_price: 1_702_032,
      booking_amount: 85_101,
      valid_until: "2026-11-22T02:40:00.000Z",
      reason: "The other truck comes on Monday",
    },
  });
  await renderAt(routes, "/desk/quotation/184");
  const trucks = within(await screen.findByRole("group", { name: "Truck" }));
  const [cheaper, marked] = trucks.getAllByRole("radio");
  expect(marked).toBeChecked();
  expect(screen.queryByText("What the buyer will see")).not.toBeInTheDocument();
  expect(screen.getByRole("button", { name: "Mark again" })).toBeDisabled();

  if (cheaper) await user.click(cheaper);

  expect(screen.getByText("What the buyer will see")).toBeVisible();
  expect(screen.getByRole("button", { name: "Mark again" })).toBeEnabled();
});

it("keeps the chosen pair, its price and the marking in a bar on a phone, and asks for the reason with it", async () => {
  const user = userEvent.setup();
  const api = quotationWith();
  await renderAt(routes, "/desk/quotation/184");
  const button = await screen.findByRole("button", { name: "Mark" });
  const bar = button.closest<HTMLElement>("[data-bar=bottom]");
  const [first, other] = within(screen.getByRole("group", { name: "Truck" })).getAllByRole("radio");
  expect(first).toBeChecked();
  const before = bar?.textContent;

  if (other) await user.click(other);
  expect(bar).toHaveTextContent(/ with /);
  expect(bar).not.toHaveTextContent(before ?? "");
  await user.click(button);
  const question = within(await screen.findByRole("dialog"));
  await user.click(question.getByRole("button", { name: "Mark" }));
  await waitFor(() => expect(question.getByLabelText("Reason")).toHaveFocus());
  expect(api.calls(mark)).toEqual([]);
  await user.type(screen.getByLabelText("Reason"), "The lowest cannot load today");
  await user.click(question.getByRole("button", { name: "Mark" }));
  await waitFor(() => expect(api.calls(mark)).toHaveLength(1));
  expect(api.calls(mark)[0]?.body).toMatchObject({ reason: "The lowest cannot load today" });
});

it("accepts only one freight: what is typed beside a chosen truck is kept and reported, and no price is read", async () => {
  const user = userEvent.setup();
  const api = quotationWith();
  const price = "GET /desk/quotation/:id/price";
  api.answer(price, DeskPriceAnswer, { data: aPrice() });
  await renderAt(routes, "/desk/quotation/184");
  await user.click(await screen.findByRole("button", { name: "Own freight and terms" }));
  const dialog = within(await screen.findByRole("dialog"));
  await user.selectOptions(dialog.getByLabelText("Seller"), "Kaveri Ispat Limited");
  await user.selectOptions(dialog.getByLabelText(/^Truck/), "Bharat Roadlines");
  const freight = dialog.getByLabelText(/^Freight per MT with GST/);
  await user.type(freight, "1777.50");
  await user.type(dialog.getByLabelText("Reason"), "By telephone");
  expect(freight).toHaveAccessibleName("Freight per MT with GST");
  await user.click(dialog.getByRole("button", { name: "Show the price" }));

  expect(freight).toHaveAccessibleDescription(/Please leave this empty, or choose no truck/);
  expect(freight).toHaveValue("1,777.50");
  await user.selectOptions(dialog.getByLabelText("Truck"), "None: the desk arranges the freight");
  await user.clear(freight);
  await user.click(dialog.getByRole("button", { name: "Show the price" }));
  await waitFor(() =>
    expect(freight).toHaveAccessibleDescription(/Please enter the freight per MT, or choose a truck/),
  );
  expect(api.calls(price)).toEqual([]);
  await user.selectOptions(dialog.getByLabelText("Truck"), "Bharat Roadlines");
  await user.click(dialog.getByRole("button", { name: "Show the price" }));
  await waitFor(() => expect(api.calls(price)).toHaveLength(1));
});

it("marks freight that the desk arranges at the price that was read, and reads it again when it has moved", async () => {
  const user = userEvent.setup();
  const api = quotationWith({ bid_list: [] });
  api.answer("GET /desk/quotation/:id/board", DeskBoardAnswer, { data: { ...aDeskBoard(), pairs: [] } });
  const price = "GET /desk/quotation/:id/price";
  const carrier = aDeskUser({ id: 21, type: "transporter", company: "Deccan Carriers" });
  api.answer("GET /desk/user", DeskUserListAnswer, { data: [carrier] });
  api.answer(price, DeskPriceAnswer, { data: aPrice() });
  api.refuse(mark, 409, { message: "The landed price of this pair is now ₹48,400 per MT, not ₹48,210." });
  await renderAt(routes, "/desk/quotation/184");
  await user.click(await screen.findByRole("button", { name: "Own freight and terms" }));
  const dialog = await screen.findByRole("dialog", { name: "Mark Q2627000184 with own freight and terms" });
  const press = (name: string) => user.click(within(dialog).getByRole("button", { name }));
  await press("Show the price");
  expect(within(dialog).getByLabelText("Seller")).toHaveAccessibleDescription("Choose a seller");
  expect(api.calls(price)).toEqual([]);

  await user.selectOptions(within(dialog).getByLabelText("Seller"), "Kaveri Ispat Limited");
  await user.type(within(dialog).getByLabelText(/^Freight per MT with GST/), "1777.50");
  await user.type(within(dialog).getByLabelText(/^Credit days/), "30");
  await user.type(within(dialog).getByLabelText(/^Delivered by/), "Deccan");
  await within(dialog).findByRole("option", { name: /Deccan Carriers/ });
  await user.keyboard("{Escape}");
  expect(within(dialog).queryByRole("option", { name: /Deccan Carriers/ })).toBeNull();
  await user.keyboard("{ArrowDown}");
  await within(dialog).findByRole("option", { name: /Deccan Carriers/ });
  await user.keyboard("{ArrowDown}{Enter}");
  await user.type(within(dialog).getByLabelText("Reason"), "By telephone");
  await press("Show the price");
  expect(await within(dialog).findByText("₹48,210")).toBeVisible();
  expect(within(dialog).getByText("Deccan Carriers")).toBeVisible();
  // Figures per MT and sums stand in one list.
  for (const term of ["Landed price before GST, per MT", "For price with GST, in total"]) {
    expect(within(dialog).getByText(term)).toBeVisible();
  }
  expect(api.calls(mark)).toEqual([]);
  await press("Mark");
  expect(await within(dialog).findByText(/is now ₹48,400 per MT/)).toBeVisible();
  expect(within(dialog).getByLabelText("Reason")).toHaveValue("By telephone");

  api.answer(price, DeskPriceAnswer, { data: aPrice({ landed_per_mt: 48_400 }) });
  api.answer(mark, DeskAnswer, { message: "The seller is marked.", approval_id: null });
  await press("Show the price");
  expect(await within(dialog).findByText("₹48,400")).toBeVisible();
  await press("Mark");
  await waitFor(() => expect(dialog).not.toBeInTheDocument());
  expect(api.calls(price).map(({ query }) => query.toString())).toEqual(
    Array.from({ length: 2 }, () => "seller_id=11&transport_price=1777.5&credit_days=30"),
  );
  const body = {
    seller_id: 11,
    transport_price: 1777.5,
    credit_days: 30,
    delivery_by: "Deccan Carriers",
    expected_close: aDeskQuotation().deadline,
    reason: "By telephone",
  };
  expect(api.calls(mark).map((call) => call.body)).toEqual([
    { ...body, expected_landed: 48_210 },
    { ...body, expected_landed: 48_400 },
  ]);
});

it("marks freight that the consignee pays to the carrier, and shows what they pay beforehand", async () => {
  const user = userEvent.setup();
  const api = quotationWith();
  const price = "GET /desk/quotation/:id/price";
  api.answer(price, DeskPriceAnswer, { data: aPrice({ transport_price: 0, freight_to_pay: 1_750 }) });
  api.answer(mark, DeskAnswer, { message: "The seller is marked.", approval_id: null });
  await renderAt(routes, "/desk/quotation/184");
  await user.click(await screen.findByRole("button", { name: "Own freight and terms" }));
  const dialog = await screen.findByRole("dialog", { name: "Mark Q2627000184 with own freight and terms" });
  const press = (name: string) => user.click(within(dialog).getByRole("button", { name }));

  await user.selectOptions(within(dialog).getByLabelText("Seller"), "Kaveri Ispat Limited");
  await user.selectOptions(within(dialog).getByLabelText(/^Truck/), "Bharat Roadlines");
  await user.selectOptions(
    within(dialog).getByLabelText(/^Who pays the freight/),
    "To pay: the consignee pays the carrier",
  );
  expect(within(dialog).getByLabelText("Freight per MT before GST, paid by the consignee")).toBeVisible();
  expect(within(dialog).queryByLabelText("Freight per MT with GST")).not.toBeInTheDocument();
  expect(within(dialog).getByLabelText(/^Delivered by/)).toHaveAccessibleDescription(/may also be named later/);
  await user.type(within(dialog).getByLabelText("Reason"), "The buyer has a contract");
  await press("Show the price");
  expect(await within(dialog).findByText("Freight per MT before GST, paid by the consignee")).toBeVisible();
  expect(within(dialog).getByText("₹1,750")).toBeVisible();
  await press("Mark");
  await waitFor(() => expect(dialog).not.toBeInTheDocument());

  expect(api.calls(price).map(({ query }) => query.get("freight_mode"))).toEqual(["to_pay"]);
  expect(api.calls(mark).map((call) => call.body)).toMatchObject([{ freight_mode: "to_pay", expected_landed: 48_210 }]);
});

it("takes freight at cost as the carrier is paid it, before GST, and shows it so before the marking", async () => {
  const user = userEvent.setup();
  const api = quotationWith();
  api.answer("GET /desk/quotation/:id/price", DeskPriceAnswer, {
    data: aPrice({ transport_price: 1_800, is_freight_at_cost: 1 }),
  });
  await renderAt(routes, "/desk/quotation/184");
  await user.click(await screen.findByRole("button", { name: "Own freight and terms" }));
  const dialog = await screen.findByRole("dialog", { name: "Mark Q2627000184 with own freight and terms" });

  await user.selectOptions(within(dialog).getByLabelText("Seller"), "Kaveri Ispat Limited");
  await user.selectOptions(
    within(dialog).getByLabelText(/^Who pays the freight/),
    "At cost: we pay the carrier for the buyer (pure agent)",
  );
  expect(within(dialog).queryByLabelText("Freight per MT with GST")).not.toBeInTheDocument();
  const freight = within(dialog).getByLabelText("Freight per MT at cost, before GST");
  expect(freight).toHaveAccessibleDescription(/Enter exactly what the carrier is paid/);
  await user.type(freight, "1800");
  await user.type(within(dialog).getByLabelText("Reason"), "The buyer has a contract");
  await user.click(within(dialog).getByRole("button", { name: "Show the price" }));

  expect(await within(dialog).findByText("Freight per MT at cost, before GST")).toBeVisible();
  expect(within(dialog).queryByText("Freight per MT with GST")).not.toBeInTheDocument();
});

it("shows the offers at their landed estimate where no freight bid stands, says what they are ranked by, and marks none", async () => {
  const api = quotationWith({ bid_list: [], bids: 0 });
  const estimates = [
    { seller_id: 11, city: "Raipur", landed_per_mt: 48_120, low: 47_900, high: 48_300, can_deliver: 1 },
  ];
  api.answer("GET /desk/quotation/:id/board", DeskBoardAnswer, { data: { ...aDeskBoard(), pairs: [], estimates } });
  await renderAt(routes, "/desk/quotation/184");
  const table = await screen.findByRole("table", { name: "Offers at the landed estimate" });
  expect(table).toHaveTextContent("Landed, est.");
  expect(table).toHaveTextContent("Raipur");
  expect(table).toHaveTextContent("₹48,120");
  expect(table).toHaveTextContent("₹47,900 to ₹48,300");
  expect(screen.getByText(/^Ranked by the landed estimate before GST/)).toBeVisible();
  expect(screen.getByRole("button", { name: "Mark" })).toBeDisabled();
});

it("no longer says what was missing before the marking, once freight that the desk arranged is marked", async () => {
  const api = quotationWith({ status: "Seller Marked", is_closed: 1, bid_list: [], bids: 0 });
  const estimates = [
    { seller_id: 11, city: "Raipur", landed_per_mt: 48_120, low: 47_900, high: 48_300, can_deliver: 1 },
  ];
  api.answer("GET /desk/quotation/:id/board", DeskBoardAnswer, { data: { ...aDeskBoard(), pairs: [], estimates } });
  await renderAt(routes, "/desk/quotation/184");
  expect(await screen.findByRole("heading", { name: "No freight bid" })).toBeVisible();
  expect(screen.queryByText(/is entered under Own freight and terms/)).toBeNull();
  expect(screen.queryByText(/^Ranked by the landed estimate/)).toBeNull();
});
