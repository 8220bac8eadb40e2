import { DeskQueueItemsAnswer } from "@mandi/shared/contract/desk/queue";
import { MessageAnswer } from "@mandi/shared/contract/wire";
import { aQueue, aQueueItem } from "@mandi/shared/testing/desk-builders";
import { renderAt } from "@mandi/shared/testing/render-at";
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { routes } from "../area";
import { fakeDesk } from "../testing/fake-desk";

const transfer = aQueueItem();

it("shows an item and a saved filter that it does not know yet, among the others", async () => {
  const user = userEvent.setup();
  const api = fakeDesk();
  const found = aQueue(transfer, aQueueItem({ kind: "weighing", id: 3, number: "W3", what: "Weight of MH31AB1234" }));
  api.answer("GET /desk/queue/item", DeskQueueItemsAnswer, {
    ...found,
    counts: [...found.counts, { kind: "weighing", count: 1 }],
    views: [{ name: "Weights", query: { kind: "weighing", taken: "none" } }],
  });
  api.answer("POST /desk/queue/take", MessageAnswer, { message: "You have taken it." });
  await renderAt(routes, "/desk");
  const row = await screen.findByRole("row", { name: /weighing.*W3.*Weight of MH31AB1234/ });
  expect(within(row).queryByRole("link")).toBeNull();
  expect(screen.getByRole("link", { name: transfer.what })).toHaveAttribute("href", "/desk/payment/318");
  expect(screen.queryByRole("button", { name: /^weighing/ })).toBeNull();

  await user.click(screen.getByRole("button", { name: "Weights" }));
  expect(screen.getByRole("row", { name: /W3/ })).toBeVisible();
  await user.click(within(row).getByRole("button", { name: /^Take/ }));
  const body = { kind: "weighing", item: "3" };
  await waitFor(() => expect(api.calls("POST /desk/queue/take")).toEqual([expect.objectContaining({ body })]));
});
