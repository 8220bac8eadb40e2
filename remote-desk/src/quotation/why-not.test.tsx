import { DeskBoardAnswer } from "@mandi/shared/contract/desk/quotation";
import { aDeskBoard } from "@mandi/shared/testing/desk-builders";
import { renderAt } from "@mandi/shared/testing/render-at";
import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { routes } from "../area";
import { mark, quotationWith } from "../testing/fake-quotation";

const marking = {
  seller_id: 11,
  transporter_id: 21,
  base_price: 45_000,
  transport_price: 2_112.2,
  for_price: 1_701_678,
  booking_amount: 170_168,
  valid_until: "2026-11-22T02:40:00.000Z",
  reason: "The lowest",
};

it("does not offer to mark a seller whose stock is short, and says what is missing", async () => {
  const user = userEvent.setup();
  const api = quotationWith();
  await renderAt(routes, "/desk/quotation/184");
  await user.click(await screen.findByRole("radio", { name: /Siltara/ }));

  const button = screen.getByRole("button", { name: "Mark" });
  expect(button).toBeDisabled();
  expect(button).toHaveAccessibleDescription(/cannot deliver all sizes \(short: 12 mm: 9 MT of 14 MT\)/);
  await user.click(screen.getByRole("radio", { name: /Kaveri Ispat/ }));
  expect(screen.getByRole("button", { name: "Mark" })).toBeEnabled();
  expect(api.calls(mark)).toEqual([]);
});

it("does not ask a second person twice, but lets one person mark what they may mark alone", async () => {
  const user = userEvent.setup();
  const api = quotationWith();
  const board = aDeskBoard();
  const pairs = board.pairs.map((pair) => ({ ...pair, needs_second: pair.landed_per_mt === 48_080 ? 1 : 0 }));
  api.answer("GET /desk/quotation/:id/board", DeskBoardAnswer, { data: { ...board, pairs, approval_id: 12 } });
  await renderAt(routes, "/desk/quotation/184");
  expect(await screen.findByRole("button", { name: "Mark" })).toBeEnabled();

  await user.click(screen.getByRole("radio", { name: /Bharat Roadlines/ }));
  const button = screen.getByRole("button", { name: "Ask for confirmation" });
  expect(button).toBeDisabled();
  expect(button).toHaveAccessibleDescription(/already waits for a second person/);
});

it("does not offer other terms once the buyer has reported a payment for the marked ones", async () => {
  const user = userEvent.setup();
  const api = quotationWith({ status: "Seller Marked", is_closed: 1, marking });
  api.answer("GET /desk/quotation/:id/board", DeskBoardAnswer, { data: { ...aDeskBoard(), is_paid_for: 1 } });
  await renderAt(routes, "/desk/quotation/184");
  await user.click(await screen.findByRole("radio", { name: /Bharat Roadlines/ }));
  const button = screen.getByRole("button", { name: "Mark again" });
  expect(button).toBeDisabled();
  expect(button).toHaveAccessibleDescription(/The buyer has reported a payment/);
  expect(screen.queryByRole("button", { name: "Own freight and terms" })).toBeNull();
});

it("says that the chosen pair is the marked one", async () => {
  quotationWith({ status: "Seller Marked", is_closed: 1, marking });
  await renderAt(routes, "/desk/quotation/184");
  expect(await screen.findByText("This pair is marked. Choose another one on the board.")).toBeVisible();
  expect(screen.getByRole("button", { name: "Mark again" })).toBeDisabled();
});
