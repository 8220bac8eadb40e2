import { DeskApprovalListAnswer, DeskUserListAnswer } from "@mandi/shared/contract/desk/people";
import { DeskQueueItemsAnswer, DeskQueuePlaceAnswer } from "@mandi/shared/contract/desk/queue";
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

/** What is in a file; the browser of these tests has no simpler way. */
function textOf(file: Blob | undefined): Promise<string> {
  const reader = new FileReader();
  return new Promise((resolve) => {
    reader.onload = () => resolve(String(reader.result));
    if (file) reader.readAsText(file);
  });
}

/** A part of the table, which is there. */
function group(part: HTMLElement | undefined): HTMLElement {
  if (!part) throw new Error("no such group");
  return part;
}

it("lists what waits in three groups, says what is late in words, and how much there is", async () => {
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

it("asks the server for the order, the words and the page of the address, and counts all pages", async () => {
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

it("saves what waits on all pages, with the columns that are shown", async () => {
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
  await user.click(screen.getByRole("button", { name: "Save as CSV" }));

  await waitFor(() => expect(files).toHaveLength(1));
  const lines = (await textOf(files[0])).trim().split(/\r?\n/);
  expect(lines).toHaveLength(3);
  expect(lines[0]).toMatch(/Kind,No\.,What,Party,Amount$/);
  expect(lines[2]).toContain("TR/26-27/9");
});

it("is worked by keys: j and k go from row to row, Enter opens, a digit chooses the kind, ? shows all keys", async () => {
  const user = userEvent.setup();
  queueWith(late, asked, bill);
  const tab = await renderAt(routes, "/desk");
  await screen.findByRole("heading", { level: 1, name: "3 items waiting" });

  await user.keyboard("jj");
  expect(screen.getByRole("link", { name: "Payout, O2627000089" })).toHaveFocus();
  await user.keyboard("k");
  expect(screen.getByRole("link", { name: "Final, O2627000096" })).toHaveFocus();

  await user.keyboard("2");
  expect(tab.address()).toBe("/desk?kind=payment");
  expect(screen.queryByRole("link", { name: "Payout, O2627000089" })).not.toBeInTheDocument();
  await user.keyboard("0");
  expect(tab.address()).toBe("/desk");

  await user.keyboard("?");
  const sheet = await screen.findByRole("dialog", { name: "Keys" });
  expect(sheet).toHaveTextContent("Previous row");
  expect(sheet).toHaveTextContent("Find by number");
});

it("goes to a place of the desk by g and a letter, of which the page itself hears nothing", async () => {
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
  expect(await screen.findByRole("dialog", { name: "Keys" })).toHaveTextContent("Usersg u");
});

it("comes back by Escape to what it showed, with the cursor where it was", async () => {
  const user = userEvent.setup();
  const api = queueWith(late, asked, bill);
  api.answer("GET /desk/approval", DeskApprovalListAnswer, { data: [], lapsed: [] });
  api.answer("GET /desk/queue/place", DeskQueuePlaceAnswer, { data: null });
  const tab = await renderAt(routes, "/desk?sort=kind");
  await screen.findByRole("heading", { level: 1, name: "3 items waiting" });

  await user.keyboard("jj{Enter}");
  expect(tab.address()).toBe("/desk/approval/67");
  await screen.findByRole("heading", { level: 1, name: "Second person, A67" });
  await user.keyboard("{Escape}");
  expect(tab.address()).toBe("/desk?sort=kind");
  await waitFor(() => expect(screen.getByRole("link", { name: "Payout, O2627000089" })).toHaveFocus());
});

it("keeps the kind in the address and says when nothing of it waits", async () => {
  const user = userEvent.setup();
  queueWith(late);
  const tab = await renderAt(routes, "/desk?kind=credit");

  expect(await screen.findByText("Nothing of this kind is waiting")).toBeVisible();
  await user.click(screen.getByRole("button", { name: "Show all" }));
  expect(tab.address()).toBe("/desk");
  expect(await screen.findByRole("link", { name: "Final, O2627000096" })).toBeVisible();
});

it("says that nothing waits, and that a failure is one", async () => {
  const api = queueWith();
  const tab = await renderAt(routes, "/desk");
  expect(await screen.findByText("Nothing is waiting")).toBeVisible();

  api.refuse("GET /desk/queue/item", 500);
  await tab.go("/desk?kind=tax");
  expect(await screen.findByRole("button", { name: "Try again" })).toBeVisible();
});
