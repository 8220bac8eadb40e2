import { DeskAnswer } from "@mandi/shared/contract/desk/field";
import { DeskCreditListAnswer } from "@mandi/shared/contract/desk/money";
import { DeskQueueItemsAnswer } from "@mandi/shared/contract/desk/queue";
import { aQueue } from "@mandi/shared/testing/desk-builders";
import { aCreditRequest } from "@mandi/shared/testing/desk-list-builders";
import { renderAt } from "@mandi/shared/testing/render-at";
import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { routes } from "../area";
import { fakeDesk } from "../testing/fake-desk";

const approve = "POST /desk/credit-request/:id/approve";

it("approves a credit request with a limit, above what is used already, and a second person confirms it", async () => {
  const user = userEvent.setup();
  const api = fakeDesk();
  api.answer("GET /desk/credit-request", DeskCreditListAnswer, { data: [aCreditRequest()] });
  api.answer("GET /desk/queue/item", DeskQueueItemsAnswer, aQueue());
  api.answer(approve, DeskAnswer, { message: "A second person must confirm this.", approval_id: 8 });
  await renderAt(routes, "/desk/credit/4");
  await user.click(await screen.findByRole("button", { name: "Approve with a limit" }));
  const dialog = await screen.findByRole("dialog", { name: "Approve with a limit" });
  expect(dialog).toHaveTextContent("Used now₹1,20,000.00");
  await user.type(within(dialog).getByLabelText("Credit limit"), "1500000");
  await user.type(within(dialog).getByLabelText("Reason"), "Three years of returns");
  await user.click(within(dialog).getByRole("button", { name: "Approve with a limit" }));

  expect(await screen.findByRole("link", { name: "Open the approval" })).toHaveAttribute("href", "/desk/approval/8");
  expect(api.calls(approve).map(({ body }) => body)).toEqual([{ limit: 1_500_000, reason: "Three years of returns" }]);
});

it("says when a request was decided in the meantime", async () => {
  const api = fakeDesk();
  api.answer("GET /desk/credit-request", DeskCreditListAnswer, { data: [] });
  api.answer("GET /desk/queue/item", DeskQueueItemsAnswer, aQueue());
  await renderAt(routes, "/desk/credit/4");

  expect(await screen.findByRole("heading", { name: "There is nothing here" })).toBeVisible();
});
