import { DeskApprovalListAnswer } from "@mandi/shared/contract/desk/people";
import { DeskQueueItemsAnswer, DeskQueuePlaceAnswer } from "@mandi/shared/contract/desk/queue";
import { MessageAnswer } from "@mandi/shared/contract/wire";
import { aQueue, aQueueItem, deskMinutes } from "@mandi/shared/testing/desk-builders";
import { renderAt } from "@mandi/shared/testing/render-at";
import { act, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { routes } from "../area";
import { fakeDesk } from "../testing/fake-desk";

const late = aQueueItem({ until: deskMinutes(-52) });
const asked = aQueueItem({ kind: "second person", id: 67, number: "A67", what: "Payout, O2627000089", is_own: 1 });
const bill = aQueueItem({ kind: "freight bill", id: 12, number: "TR/9", what: "Freight of order O2627000089" });

type Person = ReturnType<typeof userEvent.setup>;

/** The queue, whose second row, when it is taken, goes from the rows. */
function openQueue() {
  const api = fakeDesk();
  const show = (...items: Parameters<typeof aQueue>) =>
    api.answer("GET /desk/queue/item", DeskQueueItemsAnswer, aQueue(...items));
  show(late, asked, bill);
  api.answer("POST /desk/queue/take", MessageAnswer, { message: "You have taken it." });
  return { api, show };
}

async function expectToContinue(user: Person, { show }: Pick<ReturnType<typeof openQueue>, "show">): Promise<void> {
  const row = await screen.findByRole("link", { name: "Payout, O2627000089" });
  show(late, bill);
  await user.keyboard("t");
  await waitFor(() => expect(row).not.toBeInTheDocument());

  await user.keyboard("j");
  expect(screen.getByRole("link", { name: "Freight of order O2627000089" })).toHaveFocus();
}

const secondRow = () => screen.findByRole("link", { name: "Payout, O2627000089" });

it("continues from the same position when the item of the cursor has gone from the rows", async () => {
  const user = userEvent.setup();
  const desk = openQueue();
  await renderAt(routes, "/desk");
  await secondRow();
  await user.keyboard("jj");
  expect(await secondRow()).toHaveFocus();

  await expectToContinue(user, desk);
});

it("continues from there when its keys were pressed before the rows had loaded", async () => {
  const user = userEvent.setup();
  const desk = openQueue();
  const { release } = desk.api.hold("GET /desk/queue/item");
  await renderAt(routes, "/desk");
  await screen.findByRole("heading", { level: 1, name: "Queue" });
  await user.keyboard("jj");
  act(release);
  await waitFor(async () => expect(await secondRow()).toHaveFocus());

  await expectToContinue(user, desk);
});

it("continues from the row that Tab reached", async () => {
  const user = userEvent.setup();
  const desk = openQueue();
  await renderAt(routes, "/desk");
  const row = await secondRow();
  for (let tabs = 0; tabs < 100 && document.activeElement !== row; tabs += 1) await user.tab();
  expect(row).toHaveFocus();

  await expectToContinue(user, desk);
});

it.each(["Escape", "Back"])("continues from the row to which %s returned", async (way) => {
  const user = userEvent.setup();
  const desk = openQueue();
  desk.api.answer("GET /desk/approval", DeskApprovalListAnswer, { data: [], lapsed: [] });
  desk.api.answer("GET /desk/queue/place", DeskQueuePlaceAnswer, { data: null });
  const tab = await renderAt(routes, "/desk");
  await secondRow();
  await user.keyboard("jj{Enter}");
  await screen.findByRole("heading", { level: 1, name: /A67/ });
  await (way === "Back" ? tab.back() : user.keyboard("{Escape}"));
  await waitFor(async () => expect(await secondRow()).toHaveFocus());

  await expectToContinue(user, desk);
});
