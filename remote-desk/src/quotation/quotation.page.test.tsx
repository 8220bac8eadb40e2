import { DeskAnswer } from "@mandi/shared/contract/desk/field";
import { DeskBoardAnswer, DeskQuotationAnswer } from "@mandi/shared/contract/desk/quotation";
import { aDeskBoard, aDeskQuotation } from "@mandi/shared/testing/desk-builders";
import { renderAt } from "@mandi/shared/testing/render-at";
import { act, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { routes } from "../area";
import { extend, mark, quotationWith } from "../testing/fake-quotation";

/** A person who returns to a tab sees what has changed in the meantime. */
const lookAgain = () => act(async () => void document.dispatchEvent(new Event("visibilitychange")));

/** The board with another landed price for one of its pairs. */
function boardWith(seller: number, truck: number, landed_per_mt: number): DeskBoardAnswer {
  const board = aDeskBoard();
  const pairs = board.pairs.map((pair) =>
    pair.seller_id === seller && pair.transporter_id === truck
      ? { ...pair, landed_per_mt, for_price: landed_per_mt * 35.4 }
      : pair,
  );
  return {
    data: {
      ...board,
      pairs: pairs.sort((one, other) => other.can_deliver - one.can_deliver || one.landed_per_mt - other.landed_per_mt),
    },
  };
}

async function askToMark(user: ReturnType<typeof userEvent.setup>) {
  await user.type(await screen.findByLabelText("Reason"), "The lowest");
  await user.click(screen.getByRole("button", { name: "Mark" }));
  return screen.findByRole("dialog", { name: "Mark Q2627000184 with this pair?" });
}

/** As on a wide screen; a phone has two lists instead of the grid. */
function widen(): void {
  const narrow = window.matchMedia;
  jest
    .spyOn(window, "matchMedia")
    .mockImplementation((query) => Object.assign(narrow(query), { matches: query.includes("min-width") }));
}

it("shows every offer with every truck, landed before GST, with the seller's missing stock and the distance to the lowest", async () => {
  widen();
  quotationWith();
  await renderAt(routes, "/desk/quotation/184");

  const kaveri = await screen.findByRole("row", { name: /Kaveri Ispat Limited.*covers it/ });
  expect(kaveri).toHaveTextContent("covers it");
  expect(within(kaveri).getByRole("button", { name: /48,070/ })).toHaveAttribute("aria-pressed", "true");
  expect(within(kaveri).getByRole("button", { name: /48,080/ })).toHaveTextContent("+10");
  const siltara = screen.getByRole("row", { name: /Siltara Steel Depot/ });
  expect(siltara).toHaveTextContent("short: 12 mm: 9 MT of 14 MT");
  expect(within(siltara).getByRole("button", { name: /48,000/ })).toHaveTextContent("−70cannot deliver all sizes");
  expect(screen.queryByRole("region", { name: "Delivery as the buyer requests it" })).toBeNull();
});

it("is titled by its task only while that is open", async () => {
  const api = quotationWith();
  const tab = await renderAt(routes, "/desk/quotation/184");
  expect(await screen.findByRole("heading", { level: 1, name: /^Mark Q2627000184/ })).toBeVisible();
  api.answer("GET /desk/quotation/:id", DeskQuotationAnswer, { data: aDeskQuotation({ id: 185, status: "expired" }) });
  await tab.go("/desk/quotation/185");
  expect(await screen.findByRole("heading", { level: 1, name: /^Quotation Q2627000184/ })).toBeVisible();
});

it("lists every part of the landed price of the chosen pair", async () => {
  quotationWith();
  await renderAt(routes, "/desk/quotation/184");
  const parts = within(await screen.findByRole("region", { name: "How the landed price is calculated" }));
  expect(parts.getByRole("row", { name: /Base price/ })).toHaveTextContent("45,530");
  expect(parts.getByRole("row", { name: /Size difference/ })).toHaveTextContent("75022,500");
  expect(parts.getByRole("row", { name: /Landed price before GST/ })).toHaveTextContent("48,07014,42,100");
});

it("shows the buyer's delivery preferences", async () => {
  quotationWith({
    needed_by: "2026-12-31",
    parts: 2,
    delivery_parts: [
      { day: "2026-12-01", quantity: 10 },
      { day: "2026-12-20", quantity: 20 },
    ],
  });
  await renderAt(routes, "/desk/quotation/184");
  const wish = await screen.findByRole("region", { name: "Delivery as the buyer requests it" });
  expect(wish).toHaveTextContent("Needed by31 Dec 2026");
  expect(wish).toHaveTextContent("Requested delivery10 MT by 1 Dec 2026, 20 MT by 20 Dec 2026");
});

it("marks the pair chosen by keys, after a confirmation that shows what the buyer will read", async () => {
  widen();
  const user = userEvent.setup();
  const api = quotationWith();
  await renderAt(routes, "/desk/quotation/184");
  (await screen.findByRole("button", { name: /48,070/ })).focus();
  await user.keyboard("{ArrowRight} ");
  expect(screen.getByRole("button", { name: /48,080/ })).toHaveAttribute("aria-pressed", "true");

  await user.click(screen.getByRole("button", { name: "Mark" }));
  expect(screen.getByText("Please give a reason")).toBeVisible();
  await user.type(screen.getByLabelText("Reason"), "The other truck comes on Monday");
  await user.click(screen.getByRole("button", { name: "Mark" }));
  const question = await screen.findByRole("dialog", { name: "Mark Q2627000184 with this pair?" });
  expect(question).toHaveTextContent("GST 18%, HSN 7214");
  expect(question).toHaveTextContent("For price with GST₹17,02,032");
  expect(api.calls(mark)).toEqual([]);
  await user.click(within(question).getByRole("button", { name: "Mark" }));

  expect(api.calls(mark)).toEqual([
    expect.objectContaining({
      body: {
        seller_id: 11,
        transporter_id: 22,
        expected_landed: 48_080,
        expected_close: aDeskQuotation().deadline,
        reason: "The other truck comes on Monday",
      },
    }),
  ]);
});

it("chooses seller and truck from two lists on a phone", async () => {
  const user = userEvent.setup();
  quotationWith();
  await renderAt(routes, "/desk/quotation/184");

  const trucks = await screen.findByRole("group", { name: "Truck" });
  await user.click(within(trucks).getByRole("radio", { name: /Bharat Roadlines/ }));
  expect(screen.getByText("+10 compared with the lowest pair that can deliver")).toBeVisible();
});

it("gives the bidders more time", async () => {
  const user = userEvent.setup();
  const api = quotationWith({ deadline: "2126-11-21T05:00:00.000Z", is_closed: 0 });
  await renderAt(routes, "/desk/quotation/184");
  await user.type(await screen.findByLabelText("Reason"), "Only one truck so far");
  await user.click(screen.getByRole("button", { name: "More time" }));
  const question = await screen.findByRole("dialog", { name: "How much more time?" });
  await user.click(within(question).getByRole("radio", { name: "1 h" }));
  await user.click(within(question).getByRole("button", { name: "Give more time" }));

  expect(api.calls(extend)).toEqual([
    expect.objectContaining({
      body: {
        until: "2126-11-21T06:00:00.000Z",
        expected_close: "2126-11-21T05:00:00.000Z",
        reason: "Only one truck so far",
      },
    }),
  ]);
});

it("says that somebody else has marked it, closes the confirmation and keeps the reason", async () => {
  const user = userEvent.setup();
  const api = quotationWith();
  api.refuse(mark, 409, { message: "The quotation is already marked." });
  await renderAt(routes, "/desk/quotation/184");
  await user.click(within(await askToMark(user)).getByRole("button", { name: "Mark" }));

  expect(await screen.findByText("The quotation is already marked.")).toBeVisible();
  expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
  expect(screen.getByLabelText("Reason")).toHaveValue("The lowest");
});

it("does not override a colleague who marked it while the confirmation was open: it closes and says so", async () => {
  const user = userEvent.setup();
  const api = quotationWith();
  await renderAt(routes, "/desk/quotation/184");
  await askToMark(user);
  const marking = {
    seller_id: 12,
    transporter_id: 22,
    base_price: 44_800,
    transport_price: 1800,
    for_price: 1_699_554,
    booking_amount: 169_955,
    valid_until: "2126-11-22T05:12:00.000Z",
    reason: "Its seller restocks",
  };
  const marked = aDeskQuotation({ status: "Seller Marked", marking });
  api.answer("GET /desk/quotation/:id", DeskQuotationAnswer, { data: marked });
  await lookAgain();

  expect(await screen.findByText(/The status of the quotation is now “Seller Marked”/)).toBeVisible();
  expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
  expect(screen.getByLabelText("Reason")).toHaveValue("The lowest");
  expect(api.calls("POST /desk/quotation/:id/remark")).toEqual([]);
  expect(api.calls(mark)).toEqual([]);
});

it("closes the confirmation when the price of its pair has changed, and shows both prices", async () => {
  const user = userEvent.setup();
  const api = quotationWith();
  await renderAt(routes, "/desk/quotation/184");
  await askToMark(user);
  api.answer("GET /desk/quotation/:id/board", DeskBoardAnswer, boardWith(11, 21, 48_075));
  await lookAgain();

  expect(await screen.findByText(/Landed price before GST was ₹48,070 and is now ₹48,075/)).toBeVisible();
  expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
  expect(api.calls(mark)).toEqual([]);
});

it("marks the pair that was read although another one has become the lowest in the meantime", async () => {
  const user = userEvent.setup();
  const api = quotationWith();
  await renderAt(routes, "/desk/quotation/184");
  const question = await askToMark(user);
  api.answer("GET /desk/quotation/:id/board", DeskBoardAnswer, boardWith(11, 22, 48_020));
  await lookAgain();
  expect(await screen.findByText("+50 compared with the lowest pair that can deliver")).toBeInTheDocument();
  await user.click(within(question).getByRole("button", { name: "Mark" }));

  expect(api.calls(mark)).toEqual([
    expect.objectContaining({
      body: expect.objectContaining({ seller_id: 11, transporter_id: 21, expected_landed: 48_070 }),
    }),
  ]);
});

it("shows nothing as chosen on a phone while no seller can deliver, and offers to mark none", async () => {
  const user = userEvent.setup();
  const api = quotationWith();
  const board = aDeskBoard();
  const pairs = board.pairs.map((pair) => ({ ...pair, can_deliver: 0 }));
  api.answer("GET /desk/quotation/:id/board", DeskBoardAnswer, { data: { ...board, pairs } });
  await renderAt(routes, "/desk/quotation/184");

  const sellers = await screen.findByRole("group", { name: "Seller" });
  for (const radio of screen.getAllByRole("radio")) expect(radio).not.toBeChecked();
  await user.click(within(sellers).getByRole("radio", { name: /Kaveri Ispat/ }));
  expect(screen.getAllByRole("radio", { checked: true })).toHaveLength(1);
  expect(screen.getByRole("button", { name: "Mark" })).toBeDisabled();
  await user.click(screen.getByRole("radio", { name: /Bharat Roadlines/ }));
  expect(screen.getAllByRole("radio", { checked: true })).toHaveLength(2);
  expect(screen.getByRole("button", { name: "Mark" })).toBeDisabled();
  expect(screen.getByText(/^Kaveri Ispat Limited cannot deliver all sizes/)).toBeVisible();
});

it("shows the warnings before a marking", async () => {
  quotationWith({ note: "far price", warnings: ["Offers are announced to close at 11:00 am, in 20 min."] });
  await renderAt(routes, "/desk/quotation/184");

  expect(await screen.findByText(/announced to close at 11:00 am/)).toBeVisible();
  expect(screen.getByText(/^The best offer is far from its seller's listed price/)).toBeVisible();
});

it("has the record of each seller and every price that each bidder named", async () => {
  widen();
  quotationWith();
  await renderAt(routes, "/desk/quotation/184");

  const table = await screen.findByRole("table", { name: "Every price offered or bid" });
  expect(within(table).getByRole("row", { name: /Kaveri Ispat/ })).toHaveTextContent(/45,600 .*45,000 .*−600$/);
  expect(within(table).getByRole("row", { name: /Chhattisgarh Freight/ })).toHaveTextContent(/1,790 .*0$/);
  expect(screen.getByText("42 orders, 96% loaded in time, 1 cancelled")).toBeVisible();
  expect(screen.getByText("no order yet")).toBeVisible();
});

it("requests confirmation where one person may not mark alone, and then links to the request", async () => {
  widen();
  const user = userEvent.setup();
  const api = quotationWith();
  const board = aDeskBoard();
  const pairs = board.pairs.map((pair) => ({ ...pair, needs_second: pair.landed_per_mt > 48_070 ? 1 : 0 }));
  api.answer("GET /desk/quotation/:id/board", DeskBoardAnswer, { data: { ...board, pairs } });
  api.answer(mark, DeskAnswer, { message: "A second person must confirm this.", approval_id: 67 });
  await renderAt(routes, "/desk/quotation/184");
  await user.click(await screen.findByRole("button", { name: /48,080/ }));
  expect(screen.getByText(/somebody else confirms it/)).toBeVisible();

  await user.type(screen.getByLabelText("Reason"), "The other truck comes on Monday");
  await user.click(screen.getByRole("button", { name: "Ask for confirmation" }));
  const question = await screen.findByRole("dialog", { name: /^Ask for confirmation to mark Q2627000184/ });
  api.answer("GET /desk/quotation/:id/board", DeskBoardAnswer, { data: { ...board, pairs, approval_id: 67 } });
  await user.click(within(question).getByRole("button", { name: "Ask for confirmation" }));

  expect(api.calls(mark)).toEqual([
    expect.objectContaining({ body: expect.objectContaining({ transporter_id: 22, expected_landed: 48_080 }) }),
  ]);
  expect(await screen.findByRole("link", { name: "Open the approval" })).toHaveAttribute("href", "/desk/approval/67");
});

it("never calls a pair the lowest that can deliver when none can", async () => {
  const api = quotationWith();
  const board = aDeskBoard();
  const pairs = board.pairs.map((pair) => ({ ...pair, can_deliver: 0 }));
  api.answer("GET /desk/quotation/:id/board", DeskBoardAnswer, { data: { ...board, pairs } });
  widen();
  const user = userEvent.setup();
  await renderAt(routes, "/desk/quotation/184");
  await user.click(await screen.findByRole("button", { name: /48,080/ }));

  expect(screen.getByText("No pair on the board can deliver all sizes.")).toBeVisible();
  expect(screen.queryByText("The lowest pair that can deliver.")).not.toBeInTheDocument();
});
