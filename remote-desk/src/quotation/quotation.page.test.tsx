import { DeskAnswer } from "@mandi/shared/contract/desk/field";
import { DeskQueueItemsAnswer } from "@mandi/shared/contract/desk/queue";
import { DeskBoardAnswer, DeskQuotationAnswer } from "@mandi/shared/contract/desk/quotation";
import { aDeskBoard, aDeskQuotation, aQueue } from "@mandi/shared/testing/desk-builders";
import { fakeApi } from "@mandi/shared/testing/fake-api";
import { signInAs } from "@mandi/shared/testing/fake-session";
import { renderAt } from "@mandi/shared/testing/render-at";
import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { routes } from "../area";

const mark = "POST /desk/quotation/:id/mark";
const extend = "POST /desk/quotation/:id/extend";

function quotationWith(change: Parameters<typeof aDeskQuotation>[0] = {}) {
  signInAs("staff");
  const api = fakeApi();
  api.answer("GET /desk/quotation/:id", DeskQuotationAnswer, { data: aDeskQuotation(change) });
  api.answer("GET /desk/quotation/:id/board", DeskBoardAnswer, { data: aDeskBoard() });
  api.answer("GET /desk/queue/item", DeskQueueItemsAnswer, aQueue());
  api.answer(mark, DeskAnswer, { message: "The seller is marked.", approval_id: null });
  api.answer(extend, DeskAnswer, { message: "The bidders have time.", approval_id: null });
  return api;
}

/** As on a wide screen; a phone has two lists instead of the grid. */
function widen(): void {
  const narrow = window.matchMedia;
  jest
    .spyOn(window, "matchMedia")
    .mockImplementation((query) => Object.assign(narrow(query), { matches: query.includes("min-width") }));
}

it("shows every offer with every truck, landed before GST, with what the seller lacks and the distance to the lowest", async () => {
  widen();
  quotationWith();
  await renderAt(routes, "/desk/quotation/184");

  const kaveri = await screen.findByRole("row", { name: /Kaveri Ispat Limited/ });
  expect(kaveri).toHaveTextContent("covers it");
  expect(within(kaveri).getByRole("button", { name: /48,070/ })).toHaveAttribute("aria-pressed", "true");
  expect(within(kaveri).getByRole("button", { name: /48,080/ })).toHaveTextContent("+10");
  const siltara = screen.getByRole("row", { name: /Siltara Steel Depot/ });
  expect(siltara).toHaveTextContent("short: 12 mm 9 MT of 14 MT");
  expect(within(siltara).getByRole("button", { name: /48,000/ })).toHaveTextContent("−70cannot deliver all sizes");
});

it("marks the pair chosen by keys, after a question that shows what the buyer will read", async () => {
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
  expect(question).toHaveTextContent("GST 18 %, HSN 7214");
  expect(question).toHaveTextContent("For price with GST₹17,02,032");
  expect(api.calls(mark)).toEqual([]);
  await user.click(within(question).getByRole("button", { name: "Mark" }));

  expect(api.calls(mark)).toEqual([
    expect.objectContaining({
      body: { seller_id: 11, transporter_id: 22, reason: "The other truck comes on Monday" },
    }),
  ]);
});

it("chooses seller and truck from two lists on a phone", async () => {
  const user = userEvent.setup();
  quotationWith();
  await renderAt(routes, "/desk/quotation/184");

  const trucks = await screen.findByRole("group", { name: "Truck" });
  await user.click(within(trucks).getByRole("radio", { name: /Bharat Roadlines/ }));
  expect(screen.getByText("+10 to the lowest pair that can deliver")).toBeVisible();
});

it("gives the bidders more time than they have", async () => {
  const user = userEvent.setup();
  const api = quotationWith({ deadline: "2126-11-21T05:00:00.000Z", is_closed: 0 });
  await renderAt(routes, "/desk/quotation/184");
  await user.type(await screen.findByLabelText("Reason"), "Only one truck so far");
  await user.click(screen.getByRole("button", { name: "More time" }));
  const question = await screen.findByRole("dialog", { name: "How much more time?" });
  await user.click(within(question).getByRole("radio", { name: "1 h" }));
  await user.click(within(question).getByRole("button", { name: "Give more time" }));

  expect(api.calls(extend)).toEqual([
    expect.objectContaining({ body: { until: "2126-11-21T06:00:00.000Z", reason: "Only one truck so far" } }),
  ]);
});

it("says in words that somebody else has marked it, and keeps the reason", async () => {
  const user = userEvent.setup();
  const api = quotationWith();
  api.refuse(mark, 409, { message: "The quotation is marked already." });
  await renderAt(routes, "/desk/quotation/184");
  await user.type(await screen.findByLabelText("Reason"), "The lowest");
  await user.click(screen.getByRole("button", { name: "Mark" }));
  await user.click(within(await screen.findByRole("dialog")).getByRole("button", { name: "Mark" }));

  expect(await screen.findByText("The quotation is marked already.")).toBeVisible();
  await user.click(screen.getByRole("button", { name: "Cancel" }));
  expect(screen.getByLabelText("Reason")).toHaveValue("The lowest");
});

it("warns of what speaks against marking", async () => {
  quotationWith({ warnings: ["Offers are announced to close at 11:00 am, in 20 min."] });
  await renderAt(routes, "/desk/quotation/184");

  expect(await screen.findByText(/announced to close at 11:00 am/)).toBeVisible();
});
