import { DeskApprovalListAnswer, DeskUserListAnswer } from "@mandi/shared/contract/desk/people";
import { DeskQueueItemsAnswer, DeskQueuePlaceAnswer } from "@mandi/shared/contract/desk/queue";
import { MessageAnswer } from "@mandi/shared/contract/wire";
import { aQueue, aQueueItem, deskMinutes } from "@mandi/shared/testing/desk-builders";
import { renderAt } from "@mandi/shared/testing/render-at";
import { act, screen, waitFor, within } from "@testing-library/react";
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
    const found = aQueue(...items.filter((item) => kind === null || item.kind === kind));
    return { ...found, counts: aQueue(...items).counts };
  });
  return api;
}

/** The content of a file; jsdom has no simpler way. */
function textOf(file: Blob | undefined): Promise<string> {
  const reader = new FileReader();
  return new Promise((resolve) => {
    reader.onload = () => resolve(String(reader.result));
    if (file) reader.readAsText(file);
  });
}

/** A part of the table, which must exist. */
function group(part: HTMLElement | undefined): HTMLElement {
  if (!part) throw new Error("no such group");
  return part;
}

it("lists waiting items in three groups, labels late ones, and shows the totals", async () => {
  queueWith(late, asked, bill);
  await renderAt(routes, "/desk");

  expect(await screen.findByRole("heading", { level: 1, name: "3 items waiting" })).toBeVisible();
  expect(screen.getByText("1 overdue, 1 due within the hour.")).toBeVisible();
  const table = screen.getByRole("table", { name: "Waiting items" });
  const [, overdue, soon, later] = within(table).getAllByRole("rowgroup");
  expect(overdue).toHaveTextContent(/^Overdue.*52 min overdue/);
  expect(within(group(overdue)).getByRole("link")).toHaveAttribute("href", "/desk/payment/318");
  expect(soon).toHaveTextContent(/^Due within the hour.*Somebody else confirms/);
  expect(within(group(later)).getByRole("link")).toHaveAttribute("href", "/desk/freight-bill/12");
});

it("sends the order, the search text and the page of the address to the server, and counts all pages", async () => {
  const user = userEvent.setup();
  const api = queueWith();
  api.answer("GET /desk/queue/item", DeskQueueItemsAnswer, {
    ...aQueue(late, asked, bill),
    found: 120,
    late: 70,
    soon: 9,
  });
  const tab = await renderAt(routes, "/desk?sort=-amount&page=2&hide=number&colour=red");

  expect(await screen.findByText("51 to 100 of 120")).toBeVisible();
  expect(screen.getByText("70 overdue, 9 due within the hour.")).toBeVisible();
  expect(screen.queryByRole("columnheader", { name: "No." })).not.toBeInTheDocument();
  expect(screen.queryByText("Overdue")).not.toBeInTheDocument();
  expect(screen.getByRole("columnheader", { name: "Amount" })).toHaveAttribute("aria-sort", "descending");
  expect(screen.getByRole("link", { name: "Page 3" })).toHaveAttribute(
    "href",
    "/desk?sort=-amount&page=3&hide=number&colour=red",
  );

  await user.click(screen.getByRole("button", { name: "Party" }));
  expect(tab.address()).toBe("/desk?hide=number&colour=red&sort=party");
  await user.type(screen.getByLabelText("Number, party or words"), " steel works {Enter}");
  expect(tab.address()).toBe("/desk?hide=number&colour=red&sort=party&filter=steel+works");
  await waitFor(() =>
    expect(api.calls("GET /desk/queue/item").map(({ query }) => query.toString())).toEqual([
      "sort=-amount&page=2",
      "sort=party",
      "sort=party&filter=steel+works",
    ]),
  );
});

it("saves the waiting items of all pages, with the displayed columns", async () => {
  const user = userEvent.setup();
  const files: Blob[] = [];
  Object.assign(URL, { createObjectURL: (file: Blob) => `blob:${files.push(file)}`, revokeObjectURL: () => undefined });
  jest.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(() => undefined);
  const api = queueWith();
  api.answer("GET /desk/queue/item", DeskQueueItemsAnswer, ({ query }) => ({
    ...aQueue(query.get("page") === "2" ? bill : late),
    found: 51,
  }));
  await renderAt(routes, "/desk?hide=since,until");
  await screen.findByRole("table", { name: "Waiting items" });
  await user.click(screen.getByRole("button", { name: "Export" }));

  await waitFor(() => expect(files).toHaveLength(1));
  const lines = (await textOf(files[0])).trim().split(/\r?\n/);
  expect(lines).toHaveLength(3);
  expect(lines[0]).toMatch(/Kind,No\.,What,Party,Amount,Taken by$/);
  expect(lines[2]).toContain("TR/26-27/9");
});

it("is operated by keys: j and k go from row to row, Enter opens, a digit chooses the kind, ? shows all keys", async () => {
  const user = userEvent.setup();
  queueWith(late, asked, bill);
  const tab = await renderAt(routes, "/desk");
  await screen.findByRole("heading", { level: 1, name: "3 items waiting" });

  await user.keyboard("jj");
  expect(screen.getByRole("link", { name: "Payout, O2627000089" })).toHaveFocus();
  await user.keyboard("k");
  expect(screen.getByRole("link", { name: "Transfer for order O2627000096" })).toHaveFocus();

  await user.keyboard("2");
  expect(tab.address()).toBe("/desk?kind=payment");
  expect(screen.queryByRole("link", { name: "Payout, O2627000089" })).not.toBeInTheDocument();
  await user.keyboard("0");
  expect(tab.address()).toBe("/desk");

  await user.keyboard("?");
  const sheet = await screen.findByRole("dialog", { name: "Keyboard shortcuts" });
  expect(sheet).toHaveTextContent("Previous row");
  expect(sheet).toHaveTextContent("Find by number");
  expect(sheet).toHaveTextContent("Show one kind");
  expect(sheet).not.toHaveTextContent("Next item of the queue");
  expect(sheet).not.toHaveTextContent("Back to the queue");
});

it("chooses any of the kinds by its number, including those of two digits", async () => {
  const user = userEvent.setup();
  queueWith(late, bill);
  const tab = await renderAt(routes, "/desk");
  await screen.findByRole("heading", { level: 1, name: "2 items waiting" });
  const clock = jest.spyOn(Date, "now").mockReturnValue(Date.now());
  await user.keyboard("13");
  expect(tab.address()).toBe("/desk?kind=message");
  clock.mockRestore();
  await user.keyboard("8");
  expect(tab.address()).toBe("/desk?kind=freight+bill");
});

it("loses no key that is pressed before the rows have loaded", async () => {
  const user = userEvent.setup();
  const { release } = queueWith(late, asked, bill).hold("GET /desk/queue/item");
  await renderAt(routes, "/desk");
  await screen.findByRole("heading", { level: 1, name: "Queue" });
  await user.keyboard("jj");
  act(release);
  await waitFor(() => expect(screen.getByRole("link", { name: "Payout, O2627000089" })).toHaveFocus());
});

it("drops keys pressed while nothing waits: a later item does not take the focus by itself", async () => {
  const user = userEvent.setup();
  const api = queueWith();
  const tab = await renderAt(routes, "/desk?kind=payment");
  expect(await screen.findByText("Nothing of this kind is waiting")).toBeVisible();
  await user.keyboard("j");
  api.answer("GET /desk/queue/item", DeskQueueItemsAnswer, aQueue(late));
  await tab.go("/desk");
  expect(await screen.findByRole("link", { name: "Transfer for order O2627000096" })).not.toHaveFocus();
});

it("shows how many the reader has taken and how many are free, whichever is shown", async () => {
  const api = queueWith();
  api.answer("GET /desk/queue/item", DeskQueueItemsAnswer, { ...aQueue(late), mine: 1, free: 9 });
  await renderAt(routes, "/desk?taken=mine");
  expect(await screen.findByRole("button", { name: "Taken by me 1" })).toHaveAttribute("aria-pressed", "true");
  expect(screen.getByRole("button", { name: "Not taken 9" })).toBeVisible();
});

it("opens the filters on a phone from the line of the title and lets them close while one is set", async () => {
  const user = userEvent.setup();
  queueWith(late);
  await renderAt(routes, "/desk");
  const toggle = await screen.findByRole("button", { name: "Search, filter and order" });
  expect(toggle).toHaveAttribute("aria-expanded", "false");
  await user.click(toggle);
  expect(toggle).toHaveAttribute("aria-expanded", "true");
  await user.type(screen.getByLabelText("Number, party or words"), "final{Enter}");
  expect(toggle).toBeEnabled();
});

it("shows who has taken an item, takes the row of the cursor by t, and takes over from a colleague by name", async () => {
  const user = userEvent.setup();
  const api = queueWith();
  const by = (name: string, id: number, is_own: 0 | 1) => ({ by: id, name, at: deskMinutes(-5), is_own });
  const queueNow = (mine: typeof late) => ({ ...aQueue(mine, { ...asked, taken: by("Ravi", 92, 0) }) });
  api.answer("GET /desk/queue/item", DeskQueueItemsAnswer, queueNow(late));
  api.answer("POST /desk/queue/take", MessageAnswer, { message: "You have taken it." });
  api.answer("POST /desk/queue/give-back", MessageAnswer, { message: "It is given back." });
  await renderAt(routes, "/desk");
  expect(await screen.findByText(/^Ravi, \d/)).toBeVisible();

  api.answer("GET /desk/queue/item", DeskQueueItemsAnswer, queueNow({ ...late, taken: by("Asha", 91, 1) }));
  await user.keyboard("jt");
  await user.click(await screen.findByRole("button", { name: "Give back: Transfer for order O2627000096" }));
  await user.click(screen.getByRole("button", { name: "Take over: Payout, O2627000089" }));
  await waitFor(() =>
    expect(api.calls("POST /desk/queue/take").map(({ body }) => body)).toEqual([
      { kind: "payment", item: "318" },
      { kind: "second person", item: "67", from: 92 },
    ]),
  );
  expect(api.calls("POST /desk/queue/give-back").map(({ body }) => body)).toEqual([{ kind: "payment", item: "318" }]);
});

it("applies a saved filter, saves the current one, and drops one", async () => {
  const user = userEvent.setup();
  const api = queueWith();
  const big = { name: "Big payments", query: { kind: "payment", sort: "-amount" } } as const;
  api.answer("GET /desk/queue/item", DeskQueueItemsAnswer, { ...aQueue(late), views: [big] });
  api.answer("POST /desk/queue/view", MessageAnswer, { message: "The filter is saved." });
  api.answer("POST /desk/queue/view/drop", MessageAnswer, { message: "The filter is deleted." });
  const tab = await renderAt(routes, "/desk?hide=party");
  await user.click(await screen.findByRole("button", { name: "Big payments" }));
  expect(tab.address()).toBe("/desk?kind=payment&sort=-amount&hide=party");
  await user.click(screen.getByRole("button", { name: "Delete this filter" }));
  await waitFor(() => expect(api.calls("POST /desk/queue/view/drop")[0]?.body).toEqual({ name: "Big payments" }));

  await user.click(screen.getByRole("button", { name: "Not taken" }));
  await user.click(screen.getByRole("button", { name: "Save this filter" }));
  const dialog = within(await screen.findByRole("dialog"));
  await user.click(dialog.getByRole("button", { name: "Save" }));
  expect(dialog.getByLabelText("Name")).toHaveAccessibleDescription(/Please enter a name/);
  await user.type(dialog.getByLabelText("Name"), "Free payments");
  await user.click(dialog.getByRole("button", { name: "Save" }));
  await waitFor(() =>
    expect(api.calls("POST /desk/queue/view")[0]?.body).toEqual({
      name: "Free payments",
      query: { kind: "payment", sort: "-amount", taken: "free" },
    }),
  );
});

it("opens a page of the desk by g and a letter, which the current page does not receive", async () => {
  const user = userEvent.setup();
  const api = queueWith(late, asked, bill);
  api.answer("GET /desk/user", DeskUserListAnswer, { data: [] });
  const tab = await renderAt(routes, "/desk");
  await screen.findByRole("heading", { level: 1, name: "3 items waiting" });
  await user.keyboard("gj");
  expect(tab.address()).toBe("/desk");
  await user.type(screen.getByLabelText("Number, party or words"), "gu");
  expect(tab.address()).toBe("/desk");
  act(() => screen.getByRole("link", { name: "Payout, O2627000089" }).focus());
  await user.keyboard("gu");
  expect(await screen.findByRole("heading", { level: 1, name: "Users" })).toBeVisible();
  await user.keyboard("?");
  expect(await screen.findByRole("dialog", { name: "Keyboard shortcuts" })).toHaveTextContent("Usersg u");
});

it("returns by Escape to its earlier view, with the cursor where it was", async () => {
  const user = userEvent.setup();
  const api = queueWith(late, asked, bill);
  api.answer("GET /desk/approval", DeskApprovalListAnswer, { data: [], lapsed: [] });
  api.answer("GET /desk/queue/place", DeskQueuePlaceAnswer, { data: null });
  const tab = await renderAt(routes, "/desk?sort=kind");
  await screen.findByRole("heading", { level: 1, name: "3 items waiting" });

  await user.keyboard("jj{Enter}");
  expect(tab.address()).toBe("/desk/approval/67");
  await screen.findByRole("heading", { level: 1, name: /A67/ });
  await user.keyboard("{Escape}");
  expect(tab.address()).toBe("/desk?sort=kind");
  await waitFor(() => expect(screen.getByRole("link", { name: "Payout, O2627000089" })).toHaveFocus());
});

it("keeps the kind in the address and says when none of it waits", async () => {
  const user = userEvent.setup();
  queueWith(late);
  const tab = await renderAt(routes, "/desk?kind=credit");

  expect(await screen.findByText("Nothing of this kind is waiting")).toBeVisible();
  await user.click(screen.getByRole("button", { name: "Show all" }));
  expect(tab.address()).toBe("/desk");
  expect(await screen.findByRole("link", { name: "Transfer for order O2627000096" })).toBeVisible();
});

it("says that nothing waits, and distinguishes that from a failure", async () => {
  const api = queueWith();
  const tab = await renderAt(routes, "/desk");
  expect(await screen.findByText("Nothing is waiting")).toBeVisible();

  api.refuse("GET /desk/queue/item", 500);
  await tab.go("/desk?kind=tax");
  expect(await screen.findByRole("button", { name: "Try again" })).toBeVisible();
});
