import { DeskAnswer } from "@mandi/shared/contract/desk/field";
import { DeskSetOffAnswer } from "@mandi/shared/contract/desk/payout";
import { aDeskUser } from "@mandi/shared/testing/desk-builders";
import { renderAt } from "@mandi/shared/testing/render-at";
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { routes } from "../area";
import { usersWith } from "../testing/fake-users";

const make = "POST /desk/payout-batch";
const read = "GET /desk/user/:id/set-off";
const debt = { order_id: 91, order: "O2627000091", bill: "GB/7", amount: 9_639 };
const first = { order_id: 97, order: "O2627000097", amount: 6_000, debts: [{ ...debt, amount: 6_000 }] };
const next = { order_id: 98, order: "O2627000098", amount: 3_639, debts: [{ ...debt, amount: 3_639 }] };

async function opened(data: DeskSetOffAnswer["data"], approval_id: number | null = null) {
  const api = usersWith(aDeskUser({ type: "transporter" }));
  api.answer(read, DeskSetOffAnswer, { data, approval_id });
  await renderAt(routes, "/desk/user/9425211184");
  const panel = within(await screen.findByRole("region", { name: "Owes us" }));
  return { api, panel, user: userEvent.setup() };
}

it("sets off what a carrier owes without a payment, order by order, and leads to the request", async () => {
  const { api, panel, user } = await opened({ owes: [debt], payouts: [first, next], at_risk: 0 });
  api.answer(make, DeskAnswer, { message: "A second person must confirm this.", approval_id: 67 });
  expect(panel.getByText("₹9,639.00, bill GB/7, O2627000091")).toBeVisible();
  await user.click(panel.getByRole("button", { name: "Set off ₹9,639.00" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Set off ₹9,639.00" }));
  expect(dialog.getByText("Off O2627000097").nextElementSibling).toHaveTextContent("₹6,000.00, bill GB/7, O2627000091");
  await user.type(dialog.getByLabelText("Reason"), "They asked for it");
  api.answer(read, DeskSetOffAnswer, { data: { owes: [debt], payouts: [], at_risk: 0 }, approval_id: 67 });
  await user.click(dialog.getByRole("button", { name: "Set off ₹9,639.00" }));

  const part = (order_id: number, amount: number) => {
    const debts = [{ order_id: 91, bill: "GB/7", amount }];
    return { order_id, to: "transporter", amount, set_off: amount, debts };
  };
  const body = { payouts: [part(97, 6_000), part(98, 3_639)], reason: "They asked for it" };
  await waitFor(() => expect(api.calls(make).map((call) => call.body)).toEqual([body]));
  const link = await panel.findByRole("link", { name: "Open the approval" });
  expect(link).toHaveAttribute("href", "/desk/approval/67");
  expect(panel.queryByRole("button")).toBeNull();
});

it("says why nothing can be set off now", async () => {
  const { panel } = await opened({ owes: [debt], payouts: [], at_risk: 0 });
  expect(panel.getByText("Nothing is owed to them outside a batch. It comes off their next payment.")).toBeVisible();
  expect(panel.queryByRole("button")).toBeNull();
});
