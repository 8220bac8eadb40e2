import { anOrder } from "@mandi/shared/testing/buyer-builders/order";
import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { confirmPayment, paymentQuestion } from "../testing/confirm-payment";
import { openOrder } from "../testing/order-page";

let isLost = true;

// The confirmation's code is lost in transit, as it is when the connection drops.
jest.mock("./payment-confirm", () => {
  if (isLost) throw new Error("lost on its way");
  return jest.requireActual("./payment-confirm");
});

it("keeps a typed UTR when the confirmation does not load, and asks again once it does", async () => {
  expectConsole("lost on its way");
  const user = userEvent.setup();
  const api = await openOrder(anOrder({ due_amount: 95_000.5 }));
  await user.click(screen.getByRole("radio", { name: /Bank transfer/ }));
  const utr = await screen.findByLabelText("UTR number");
  await user.type(utr, "HDFCN52611200931");
  const press = screen.getByRole("button", { name: "I have paid ₹95,000.50" });
  await user.click(press);

  expect(await screen.findByRole("heading", { name: "The confirmation did not load" })).toBeVisible();
  expect(utr).toHaveValue("HDFCN52611200931");
  expect(utr).toBeVisible();
  expect(api.calls("POST /customer/order/:id/payment")).toHaveLength(0);

  expect(document.activeElement).toHaveTextContent("The confirmation did not load");

  isLost = false;
  api.confirm("POST /customer/order/:id/payment", "We check your transfer.");
  await user.click(screen.getByRole("button", { name: "Try again" }));
  await paymentQuestion();
  await user.keyboard("{Escape}");
  await waitFor(() => expect(press).toHaveFocus());
  await user.click(press);
  await confirmPayment(user);
  expect(api.calls("POST /customer/order/:id/payment")[0]?.body).toMatchObject({ utr: "HDFCN52611200931" });
});
