import { TransporterEnquiryAnswer } from "@mandi/shared/contract/transporter/freight-enquiry";
import { formatRupees } from "@mandi/shared/format/rupees";
import { fakeApi } from "@mandi/shared/testing/fake-api";
import { signInAs } from "@mandi/shared/testing/fake-session";
import { listenToNotices } from "@mandi/shared/testing/notices";
import { renderAt } from "@mandi/shared/testing/render-at";
import { nobodyWrote } from "@mandi/shared/testing/thread-builders";
import { aFreightBid, aFreightEnquiry, inMinutes } from "@mandi/shared/testing/transporter-builders";
import { act, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { routes } from "../area";

const readRoute = "GET /transporter/product-enquiry/:id";
const bidRoute = "POST /transporter/product-enquiry/:id";
const withdrawRoute = "DELETE /transporter/product-enquiry/:id";
const path = "/transporter-product-enquiry-detail/184";

const rivals = [aFreightBid("Chhattisgarh Freight Carriers", 1790), aFreightBid("Om Sai Logistics", 1850)];

function enquiryWith(change: Partial<TransporterEnquiryAnswer["data"]> = {}, bidding_list = rivals) {
  signInAs("transporter");
  const api = fakeApi();
  nobodyWrote(api);
  api.answer(readRoute, TransporterEnquiryAnswer, { data: aFreightEnquiry(change), bidding_list });
  api.confirm(bidRoute, "Your price has been submitted.");
  return api;
}

const opener = "Update Price";

async function openDialog(user: ReturnType<typeof userEvent.setup>) {
  const [button] = await screen.findAllByRole("button", { name: opener });
  if (button) await user.click(button);
  return screen.findByRole("dialog", { name: "Update Price" });
}

const price = () => screen.getByLabelText("Freight price, per MT, before GST");

afterEach(() => jest.useRealTimers());

it("shows product details, the buyer's bill-to address and every bid with its transporter's name (R-195, R-382)", async () => {
  enquiryWith();
  await renderAt(routes, path);
  expect(await screen.findByRole("heading", { level: 1 })).toHaveTextContent("Transporter Enquiry Details");
  await waitFor(() => expect(document.title).toBe("Q2627000184 · Mandi"));
  const details = await screen.findByRole("region", { name: "Product details" });
  for (const text of [
    "Q2627000184",
    "TMT and Reinforcement",
    "TMT Bar",
    "Kaveri Ispat",
    "₹1,650",
    "₹1,950",
    "Raipur",
  ]) {
    expect(details).toHaveTextContent(text);
  }
  expect(details).toHaveTextContent("Fe 500D");
  expect(details).toHaveTextContent("8 mm: 10 MT, 12 mm: 20 MT");
  expect(details).toHaveTextContent("Nagpur 441122, Maharashtra");
  expect(details).toHaveTextContent("Unload between 9 am and 5 pm.");
  expect(screen.getByRole("region", { name: "Buyer bill to" })).toHaveTextContent("440008");
  const rows = within(screen.getByRole("table", { name: "Bidding list" })).getAllByRole("row");
  expect(rows[1]).toHaveTextContent("1Chhattisgarh Freight Carriers₹1,790");
  expect(rows[2]).toHaveTextContent("2Om Sai Logistics₹1,850");
});

it("sends a price, confirms it for 1.5 s, then closes and refetches (R-196, R-310, R-383, R-405)", async () => {
  jest.useFakeTimers();
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  const notices = listenToNotices();
  const api = enquiryWith();
  await renderAt(routes, path);
  const dialog = await openDialog(user);
  await user.type(price(), "1780");
  expect(price()).toHaveValue("1,780");
  expect(dialog).toHaveTextContent("For the full 30 MT: ₹53,400.");
  await user.click(within(dialog).getByRole("button", { name: "Submit" }));
  await act(() => jest.advanceTimersByTimeAsync(100));
  expect(api.calls(bidRoute).map(({ body }) => body)).toEqual([{ price: 1780 }]);
  expect(notices[0]).toEqual({
    tone: "success",
    text: "Your price has been submitted.",
    durationMs: 1500,
  });
  const before = api.calls(readRoute).length;
  await act(() => jest.advanceTimersByTimeAsync(1500));
  expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
  expect(api.calls(readRoute)).toHaveLength(before + 1);
});

it("accepts a price with paise as it is typed (R-196)", async () => {
  const user = userEvent.setup();
  const api = enquiryWith();
  await renderAt(routes, path);
  const dialog = await openDialog(user);
  await user.type(price(), "1850.50");
  expect(price()).toHaveValue("1,850.50");
  await user.click(within(dialog).getByRole("button", { name: "Submit" }));
  await waitFor(() => expect(api.calls(bidRoute).map(({ body }) => body)).toEqual([{ price: 1850.5 }]));
});

it("says 'Please enter price' and sends nothing without one (R-310)", async () => {
  const user = userEvent.setup();
  const api = enquiryWith();
  await renderAt(routes, path);
  const dialog = await openDialog(user);
  await user.click(within(dialog).getByRole("button", { name: "Submit" }));
  await waitFor(() => expect(price()).toHaveFocus());
  expect(price()).toHaveAccessibleDescription(expect.stringContaining("Please enter price"));
  expect(api.calls(bidRoute)).toHaveLength(0);
});

it.each([
  ["below", "19", 19, "Below your own min price of ₹1,650.", "Rupees nineteen only."],
  ["above", "2100", 2100, "Above your own max price of ₹1,950.", "Rupees two thousand one hundred only."],
])(
  "warns of a price %s the transporter's belt range as it is typed, asks once more in words, and then sends it",
  async (_side, typed, rupees, warning, words) => {
    const user = userEvent.setup();
    const api = enquiryWith();
    await renderAt(routes, path);
    const dialog = await openDialog(user);
    await user.type(price(), typed);
    expect(within(dialog).getByText(`${warning} You can still send it.`).closest("[role=status]")).toBeVisible();
    expect(price()).toHaveAccessibleDescription(expect.stringContaining(words));
    await user.click(within(dialog).getByRole("button", { name: "Submit" }));
    const question = within(await screen.findByRole("dialog", { name: `Send ${formatRupees(rupees)} per MT?` }));
    expect(question.getByText(words)).toBeVisible();
    await user.click(question.getByRole("button", { name: "Correct the price" }));
    expect(price()).toHaveValue(formatRupees(rupees, { symbol: "" }));
    expect(api.calls(bidRoute)).toHaveLength(0);

    await user.click(within(dialog).getByRole("button", { name: "Submit" }));
    await user.click(await screen.findByRole("button", { name: `Send ${formatRupees(rupees)}` }));
    await waitFor(() => expect(api.calls(bidRoute).map(({ body }) => body)).toEqual([{ price: rupees }]));
    expect(within(dialog).getByText(`${warning} You can still send it.`)).toBeVisible();
  },
);

it.each([
  ["has none yet", null],
  ["can be changed", 1820],
])("calls the button of a transporter's price 'Update Price' where it %s", async (_what, my_price) => {
  enquiryWith({ my_price });
  await renderAt(routes, path);
  await screen.findByRole("region", { name: "Product details" });
  expect(screen.getAllByRole("button", { name: opener }).length).toBeGreaterThan(0);
  expect(screen.queryByRole("button", { name: "Bid" })).not.toBeInTheDocument();
});

it("keeps typed input while the board is refreshed every 10 s, and announces the new rank", async () => {
  jest.useFakeTimers();
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  const own = aFreightBid("Bharat Roadlines", 1820, true);
  const api = enquiryWith({ my_price: 1820 }, [own, aFreightBid("Om Sai Logistics", 1850)]);
  await renderAt(routes, path);
  await openDialog(user);
  await user.clear(price());
  await user.type(price(), "17");
  const cheaper = [aFreightBid("Om Sai Logistics", 1800), own];
  api.answer(readRoute, TransporterEnquiryAnswer, {
    data: aFreightEnquiry({ my_price: 1820 }),
    bidding_list: cheaper,
  });
  await act(() => jest.advanceTimersByTimeAsync(10_000));
  expect(price()).toHaveValue("17");
  expect(screen.getByText("You are now 2nd")).toBeInTheDocument();
});

it("stops the refresh while it is paused", async () => {
  jest.useFakeTimers();
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  const api = enquiryWith();
  await renderAt(routes, path);
  await user.click(await screen.findByRole("button", { name: "Pause refresh" }));
  const before = api.calls(readRoute).length;
  await act(() => jest.advanceTimersByTimeAsync(30_000));
  expect(api.calls(readRoute)).toHaveLength(before);
  await user.click(screen.getByRole("button", { name: "Resume refresh" }));
  await act(() => jest.advanceTimersByTimeAsync(10_000));
  expect(api.calls(readRoute)).toHaveLength(before + 1);
});

it("keeps a refused price in its dialog with the server's message (R-392)", async () => {
  const user = userEvent.setup();
  const api = enquiryWith();
  api.refuse(bidRoute, 409, { message: "A seller is already marked." });
  await renderAt(routes, path);
  const dialog = await openDialog(user);
  await user.type(price(), "1780");
  await user.click(within(dialog).getByRole("button", { name: "Submit" }));
  expect(await within(dialog).findByText("A seller is already marked.")).toBeVisible();
  expect(price()).toHaveValue("1,780");
});

it("counts down by the server's clock, whatever the device's shows", async () => {
  // The device is an hour ahead: by its own clock the time would be over.
  enquiryWith({ server_time: inMinutes(-60), reply_deadline: inMinutes(-60 + 12.5) });
  await renderAt(routes, path);
  expect(await screen.findByRole("timer")).toHaveAccessibleName(/^12 minutes/);
});

it("withdraws a price after a confirmation, as long as the server allows it", async () => {
  const user = userEvent.setup();
  const api = enquiryWith({ my_price: 1820, can_withdraw: true }, [aFreightBid("Bharat Roadlines", 1820, true)]);
  api.confirm(withdrawRoute, "Your price has been withdrawn.");
  await renderAt(routes, path);
  await user.click(await screen.findByRole("button", { name: "Withdraw my price" }));
  const dialog = await screen.findByRole("dialog", { name: "Withdraw your price?" });
  expect(dialog).toHaveTextContent("₹1,820 per MT leaves the bidding list");
  await user.click(within(dialog).getByRole("button", { name: "Withdraw" }));
  expect(api.calls(withdrawRoute)).toHaveLength(1);
});

it("asks to withdraw the price that was read, and again by the one that stands when it has changed meanwhile", async () => {
  const user = userEvent.setup();
  const api = enquiryWith({ my_price: 1820, can_withdraw: true }, [aFreightBid("Bharat Roadlines", 1820, true)]);
  const changed = "Your price is ₹1,900 per MT now, not ₹1,820. Please look at it again.";
  api.refuse(withdrawRoute, 409, { message: changed });
  await renderAt(routes, path);
  await user.click(await screen.findByRole("button", { name: "Withdraw my price" }));
  const dialog = await screen.findByRole("dialog", { name: "Withdraw your price?" });
  const [data, bidding_list] = [aFreightEnquiry({ my_price: 1900, can_withdraw: true }), rivals];
  api.answer(readRoute, TransporterEnquiryAnswer, { data, bidding_list });
  await user.click(within(dialog).getByRole("button", { name: "Withdraw" }));
  expect(await within(dialog).findByText(changed)).toBeVisible();
  await waitFor(() => expect(dialog).toHaveTextContent("₹1,900 per MT leaves the bidding list"));
  api.confirm(withdrawRoute, "Your price has been withdrawn.");
  await user.click(within(dialog).getByRole("button", { name: "Withdraw" }));
  await waitFor(() =>
    expect(api.calls(withdrawRoute).map(({ query }) => query.get("expected_price"))).toEqual(["1820", "1900"]),
  );
});

it.each([
  ["won", "You won this enquiry. You carry the order."],
  ["lost", "Another transporter was chosen."],
  ["closed", "This enquiry ended without a freight award."],
] as const)("shows how it ended and accepts no price: %s", async (status, words) => {
  enquiryWith({ status, is_closed: 1, my_price: 1820 });
  await renderAt(routes, path);
  expect(await screen.findByText(words)).toBeVisible();
  expect(screen.queryByRole("button", { name: opener })).not.toBeInTheDocument();
});

it("accepts prices after the sellers' deadline until a seller is marked", async () => {
  enquiryWith({ reply_deadline: inMinutes(-2) });
  await renderAt(routes, path);
  const panel = within(await screen.findByRole("region", { name: "My price" }));
  expect(panel.getByText("Open until the result")).toBeVisible();
  expect(screen.getByText("The sellers' time is up. You can still bid until a seller is marked.")).toBeVisible();
  expect(screen.getAllByRole("button", { name: opener }).length).toBeGreaterThan(0);
});

it.each([
  ["without a bid", { my_price: null, reply_deadline: inMinutes(30) }, /^You act next: bid before a seller is/],
  ["past its deadline", { my_price: null, reply_deadline: inMinutes(-3) }, /^You act next: bid before a seller is/],
  ["with a bid", { my_price: 1_790 }, /^Price given, we mark a seller next$/],
  ["that is closed", { is_closed: 1 }, /^Closed, we mark a seller next$/],
  ["that is won", { status: "won" }, /^You carry the order$/],
] as const)("names who acts next on an enquiry %s", async (_, change, text) => {
  enquiryWith(change);
  await renderAt(routes, path);
  expect(await screen.findByText(text)).toBeVisible();
});

it("says that nobody has bid yet", async () => {
  enquiryWith({}, []);
  await renderAt(routes, path);
  expect(await screen.findByRole("table", { name: "Bidding list" })).toHaveTextContent("No Data Found");
});

it.each([404, 400])("shows the empty state for %s (R-434)", async (status) => {
  const api = enquiryWith();
  api.refuse(readRoute, status, { message: "Not found" });
  await renderAt(routes, path);
  expect(await screen.findByRole("heading", { name: "No Data Found" })).toBeVisible();
  expect(screen.getByRole("heading", { level: 1 })).toBeVisible();
});

it("shows the empty state for 500, and loads on Retry (R-434)", async () => {
  const user = userEvent.setup();
  const api = enquiryWith();
  api.refuse(readRoute, 500);
  await renderAt(routes, path);
  expect(await screen.findByRole("heading", { name: "No Data Found" })).toBeVisible();
  api.answer(readRoute, TransporterEnquiryAnswer, { data: aFreightEnquiry(), bidding_list: rivals });
  await user.click(screen.getByRole("button", { name: "Try again" }));
  expect(await screen.findByRole("region", { name: "Product details" })).toBeVisible();
});

it("has no accessibility faults that a machine can find, with its dialog too", async () => {
  const user = userEvent.setup();
  enquiryWith();
  await renderAt(routes, path);
  await screen.findByRole("region", { name: "Product details" });
  await expect(document.body).toHaveNoAxeViolations();
  await expect(await openDialog(user)).toHaveNoAxeViolations();
});
