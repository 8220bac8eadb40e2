import { type DeskPayment, DeskPaymentAnswer } from "@mandi/shared/contract/desk/money";
import { DeskQueuePlaceAnswer } from "@mandi/shared/contract/desk/queue";
import { aDeskPayment, aQueueItem, aQueuePlace } from "@mandi/shared/testing/desk-builders";
import { renderAt } from "@mandi/shared/testing/render-at";
import { screen, within } from "@testing-library/react";
import { routes } from "../area";
import { fakeDesk } from "../testing/fake-desk";

/* The claim of ₹11,94,350 against what its payer was asked for. */

async function amountRow(change: Partial<DeskPayment>): Promise<readonly (string | null)[]> {
  const api = fakeDesk();
  api.answer("GET /desk/payment/:id", DeskPaymentAnswer, { data: aDeskPayment(change) });
  api.answer("GET /desk/queue/place", DeskQueuePlaceAnswer, ({ query }) => aQueuePlace([aQueueItem()], query));
  await renderAt(routes, "/desk/payment/318");
  const cells = within(await screen.findByRole("row", { name: /^Amount/ })).getAllByRole("cell");
  return cells.slice(1).map((cell) => cell.textContent);
}

const whole = { due: 2_400_000, order_due: 2_400_000 };
const decided = { decided_by: "Meera Kulkarni", decided_at: "2026-11-21T05:00:00.000Z" };

it.each([
  [
    "what was asked for, of more that is due",
    { ...whole, asked: 1_194_350 },
    "₹11,94,350.00, of ₹24,00,000.00 due for the order in all",
    " same",
  ],
  [
    "all that is due, before it is asked for",
    { due: 1_194_350, order_due: 1_194_350, asked: 400_000 },
    "₹4,00,000.00, of ₹11,94,350.00 due for the order in all",
    " all that is due",
  ],
  [
    "a part of what was asked for",
    { ...whole, asked: 1_444_248.5 },
    "₹14,44,248.50, of ₹24,00,000.00 due for the order in all",
    "a part, ₹2,49,898.50 less",
  ],
  [
    "more than was asked for, though not more than is due",
    { ...whole, asked: 1_000_000 },
    "₹10,00,000.00, of ₹24,00,000.00 due for the order in all",
    "₹1,94,350.00 more, paid ahead",
  ],
  [
    "something before anything is asked for",
    { ...whole, asked: 0 },
    "nothing asked for yet, of ₹24,00,000.00 due for the order in all",
    "part of what is due",
  ],
  [
    "more than is due by now, though it was asked for",
    { due: 1_000_000, order_due: 1_000_000, asked: 1_194_350 },
    "₹11,94,350.00",
    " ₹1,94,350.00 more than is due",
  ],
  [
    "what is left beside other claims",
    { due: 1_244_350, asked: 1_194_350, order_due: 1_244_350, claimed: 50_000 },
    "₹11,94,350.00, of ₹12,44,350.00 due for the order in all, beside ₹50,000.00 under check",
    " same",
  ],
  [
    "more than is left beside other claims",
    { due: 1_194_350, order_due: 1_194_350, asked: 1_144_350, claimed: 50_000 },
    "₹11,44,350.00, of ₹11,94,350.00 due for the order in all, beside ₹50,000.00 under check",
    " ₹50,000.00 more than is due",
  ],
  [
    "a booking amount of another size",
    { due: 1_200_000, asked: 1_200_000, purpose: "booking", quotation: "Q1", order: null },
    "₹12,00,000.00",
    " ₹5,650.00 less",
  ],
  [
    "what was asked for, once it is decided",
    { due: 2_400_000, asked: 1_194_350, status: "verified", ...decided },
    "₹11,94,350.00, of ₹24,00,000.00 due for the order in all",
    " same",
  ],
  [
    "a part of what was due, where what was asked for is not known",
    { due: 1_444_248.5, asked: null, status: "rejected", ...decided },
    "₹14,44,248.50",
    "a part, ₹2,49,898.50 less",
  ],
] as const)("compares the claim with what its payer was asked for: %s", async (_what, change, ours, check) => {
  expect(await amountRow(change)).toEqual([ours, check]);
});

it("compares only what has a counterpart, and lists below it what only one side states", async () => {
  await amountRow({});
  const table = screen.getByRole("table", { name: "Claim against what is due" });
  expect(within(table).getAllByRole("rowheader")).toHaveLength(1);
  for (const term of ["UTR", "Paid on", "From", "Pays", "Remarks we asked for"])
    expect(screen.getByText(term, { selector: "dt" }).nextSibling).not.toBeEmptyDOMElement();
});

it("offers no wallet beside accepting for a transfer that is for the wallet", async () => {
  await amountRow({ purpose: "top-up", order: null, quotation: null, due: null });
  expect(await screen.findByRole("button", { name: /^Accept/ })).toBeVisible();
  expect(screen.getByRole("button", { name: "Reject" })).toBeVisible();
  expect(screen.queryByRole("button", { name: "Into wallet" })).toBeNull();
  expect(screen.queryByText(/Into wallet/)).toBeNull();
});
