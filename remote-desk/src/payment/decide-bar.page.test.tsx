import { type DeskPayment, DeskPaymentAnswer } from "@mandi/shared/contract/desk/money";
import { DeskQueuePlaceAnswer } from "@mandi/shared/contract/desk/queue";
import { aDeskPayment } from "@mandi/shared/testing/desk-builders";
import { renderAt } from "@mandi/shared/testing/render-at";
import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { routes } from "../area";
import { fakeDesk } from "../testing/fake-desk";

async function opened(change: Partial<DeskPayment> = {}, rights?: Parameters<typeof fakeDesk>[0]) {
  const api = fakeDesk(rights);
  api.answer("GET /desk/payment/:id", DeskPaymentAnswer, { data: aDeskPayment(change) });
  api.answer("GET /desk/queue/place", DeskQueuePlaceAnswer, { data: null });
  await renderAt(routes, "/desk/payment/318");
  await screen.findByRole("table", { name: /^Claim against/ });
}

it("keeps the claimed sum and the way to the decision in a bar, under the evidence of a phone", async () => {
  const user = userEvent.setup();
  await opened();
  const decide = await screen.findByRole("button", { name: "Decide" });
  expect(decide.closest("[data-bar=bottom]")).toHaveTextContent("Claimed₹11,94,350");

  await user.click(decide);

  expect(screen.getByLabelText("Received, as the bank shows it")).toHaveFocus();
});

it.each([
  ["while a second person is asked", { approval_id: 67 }, undefined],
  [
    "once it is decided",
    { status: "rejected", decided_by: "Meera Kulkarni", decided_at: "2026-11-21T05:00:00Z" },
    undefined,
  ],
  ["to those who may not decide", {}, ["look", "books"]],
] as const)("has no such bar %s", async (_when, change, rights) => {
  await opened(change, rights);
  await screen.findByText(/^Waits for a second person|^Rejected by|^This needs the role/);
  expect(screen.queryByRole("button", { name: "Decide" })).not.toBeInTheDocument();
});
