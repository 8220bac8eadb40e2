import { aDeskOrder } from "@mandi/shared/testing/desk-builders";
import { renderAt } from "@mandi/shared/testing/render-at";
import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { routes } from "../area";
import { deskWith } from "../testing/fake-order";

it("says before a refund how much was overpaid and where it goes, not that less than nothing is due", async () => {
  const user = userEvent.setup();
  deskWith({ status: "delivered", money: { ...aDeskOrder().money, open: -6_126, due: -6_126, advance: 6_126 } });
  await renderAt(routes, "/desk/order/96");
  await user.click(await screen.findByRole("button", { name: "Refund the buyer" }));

  const dialog = within(await screen.findByRole("dialog", { name: "Refund the buyer" }));
  expect(dialog.getByText("Overpaid by the buyer").nextElementSibling).toHaveTextContent("₹6,126.00");
  expect(
    dialog.getByText(/first to the credit that they used for this order, then to their cash wallet/),
  ).toBeVisible();
  expect(dialog.queryByText("Due from the buyer")).not.toBeInTheDocument();
});
