import { DeskQueueItemsAnswer } from "@mandi/shared/contract/desk/queue";
import { MessageAnswer } from "@mandi/shared/contract/wire";
import { aQueue, aQueueItem, deskMinutes } from "@mandi/shared/testing/desk-builders";
import { renderAt } from "@mandi/shared/testing/render-at";
import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { routes } from "../area";
import { fakeDesk } from "../testing/fake-desk";

const late = aQueueItem({ until: deskMinutes(-52) });
const asked = aQueueItem({ kind: "second person", id: 67, number: "A67", what: "Payout, O2627000089", is_own: 1 });
const bill = aQueueItem({ kind: "freight bill", id: 12, number: "TR/9", what: "Freight of order O2627000089" });

it("continues from the same position when the item of the cursor has gone from the rows", async () => {
  const user = userEvent.setup();
  const api = fakeDesk();
  api.answer("GET /desk/queue/item", DeskQueueItemsAnswer, aQueue(late, asked, bill));
  api.answer("POST /desk/queue/take", MessageAnswer, { message: "You have taken it." });
  await renderAt(routes, "/desk");
  await user.keyboard("jj");
  const row = await screen.findByRole("link", { name: "Payout, O2627000089" });
  await waitFor(() => expect(row).toHaveFocus());
  api.answer("GET /desk/queue/item", DeskQueueItemsAnswer, aQueue(late, bill));
  await user.keyboard("t");
  await waitFor(() => expect(row).not.toBeInTheDocument());

  await user.keyboard("j");
  expect(screen.getByRole("link", { name: "Freight of order O2627000089" })).toHaveFocus();
});
