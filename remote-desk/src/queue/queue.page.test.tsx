import { DeskQueueItemsAnswer } from "@mandi/shared/contract/desk/queue";
import { aQueue, aQueueItem, deskMinutes } from "@mandi/shared/testing/desk-builders";
import { renderAt } from "@mandi/shared/testing/render-at";
import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { routes } from "../area";
import { fakeDesk } from "../testing/fake-desk";

const late = aQueueItem({ until: deskMinutes(-52) });
const asked = aQueueItem({ kind: "second person", id: 67, number: "A67", what: "Payout, O2627000089", is_own: 1 });
const bill = aQueueItem({
  kind: "freight bill",
  id: 12,
  number: "TR/26-27/9",
  what: "Freight of order O2627000089",
  amount: null,
  until: deskMinutes(420),
});

function queueWith(...items: ReturnType<typeof aQueueItem>[]) {
  const api = fakeDesk();
  api.answer("GET /desk/queue/item", DeskQueueItemsAnswer, ({ query }) => {
    const kind = query.get("kind");
    return { ...aQueue(...items), data: items.filter((item) => kind === null || item.kind === kind) };
  });
  return api;
}

it("lists what waits in three groups, says what is late in words, and how much there is", async () => {
  queueWith(late, asked, bill);
  await renderAt(routes, "/desk");

  expect(await screen.findByRole("heading", { level: 1, name: "3 items waiting" })).toBeVisible();
  const overdue = screen.getByRole("region", { name: "Overdue" });
  expect(overdue).toHaveTextContent("52 min overdue");
  expect(within(overdue).getByRole("link")).toHaveAttribute("href", "/desk/payment/318");
  expect(screen.getByRole("region", { name: "Due within the hour" })).toHaveTextContent("Somebody else confirms");
  expect(within(screen.getByRole("region", { name: "Later" })).getByRole("link")).toHaveAttribute(
    "href",
    "/desk/freight-bill/12",
  );
});

it("is worked by keys: j and k go from row to row, Enter opens, a digit chooses the kind, ? shows all keys", async () => {
  const user = userEvent.setup();
  queueWith(late, asked, bill);
  const tab = await renderAt(routes, "/desk");
  await screen.findByRole("heading", { level: 1, name: "3 items waiting" });

  await user.keyboard("jj");
  expect(screen.getByRole("link", { name: /A67/ })).toHaveFocus();
  await user.keyboard("k");
  expect(screen.getByRole("link", { name: /UTIBR/ })).toHaveFocus();

  await user.keyboard("2");
  expect(tab.address()).toBe("/desk?kind=payment");
  expect(screen.queryByRole("link", { name: /A67/ })).not.toBeInTheDocument();
  await user.keyboard("0");
  expect(tab.address()).toBe("/desk");

  await user.keyboard("?");
  const sheet = await screen.findByRole("dialog", { name: "Keys" });
  expect(sheet).toHaveTextContent("Previous row");
  expect(sheet).toHaveTextContent("Find by number");
});

it("keeps the kind in the address and says when nothing of it waits", async () => {
  const user = userEvent.setup();
  queueWith(late);
  const tab = await renderAt(routes, "/desk?kind=credit");

  expect(await screen.findByText("Nothing of this kind is waiting")).toBeVisible();
  await user.click(screen.getByRole("button", { name: "Show all" }));
  expect(tab.address()).toBe("/desk");
  expect(await screen.findByRole("link", { name: /UTIBR/ })).toBeVisible();
});

it("says that nothing waits, and that a failure is one", async () => {
  const api = queueWith();
  const tab = await renderAt(routes, "/desk");
  expect(await screen.findByText("Nothing is waiting")).toBeVisible();

  api.refuse("GET /desk/queue/item", 500);
  await tab.go("/desk?kind=tax");
  expect(await screen.findByRole("button", { name: "Try again" })).toBeVisible();
});
