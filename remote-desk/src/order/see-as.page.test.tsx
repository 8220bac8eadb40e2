import { anOrder } from "@mandi/shared/testing/buyer-builders/order";
import { renderAt } from "@mandi/shared/testing/render-at";
import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { routes } from "../area";
import { deskWith } from "../testing/fake-order";

it("shows what the buyer paid apart from notes, tax and rounding, as their own page does", async () => {
  const user = userEvent.setup();
  deskWith({
    buyer_view: anOrder({
      for_price: 100_000,
      paid_amount: 40_000,
      due_amount: 60_000,
      tds_amount: 100,
      noted_amount: 5_900,
    }),
  });
  await renderAt(routes, "/desk/order/96");
  const panel = await screen.findByRole("region", { name: "See it as" });

  await user.click(within(panel).getByRole("button", { name: /buyer/i }));

  expect(panel).toHaveTextContent("Credit and debit notes−₹5,900.00");
  expect(panel).toHaveTextContent("Paid−₹34,000.00");
  expect(panel).toHaveTextContent("TDS deducted−₹100.00");
  expect(panel).toHaveTextContent("Due₹60,000.00");
});
