import { DeskAnswer } from "@mandi/shared/contract/desk/field";
import { DeskApprovalListAnswer, DeskAuditAnswer } from "@mandi/shared/contract/desk/people";
import { DeskQueueItemsAnswer, DeskQueuePlaceAnswer } from "@mandi/shared/contract/desk/queue";
import { DeskInboxItemAnswer } from "@mandi/shared/contract/desk/site";
import { aQueue, aQueueItem, deskMinutes } from "@mandi/shared/testing/desk-builders";
import { anEnquiry } from "@mandi/shared/testing/desk-inbox-builders";
import { renderAt } from "@mandi/shared/testing/render-at";
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { routes } from "../area";
import { fakeDesk } from "../testing/fake-desk";

const late = aQueueItem({ until: deskMinutes(-52) });
const asked = aQueueItem({ kind: "second person", id: 67, number: "A67", what: "Payout, O2627000089" });

function queueOfTwo() {
  const api = fakeDesk();
  api.answer("GET /desk/queue/item", DeskQueueItemsAnswer, ({ query }) => {
    const [kind, filter] = [query.get("kind"), query.get("filter")];
    const shown = aQueue(...[late, asked].filter((item) => (kind ?? item.kind) === item.kind && filter !== "nothing"));
    return { ...shown, counts: aQueue(late, asked).counts };
  });
  return api;
}

it("says of which items it counts: all that wait, or those that are shown", async () => {
  const user = userEvent.setup();
  queueOfTwo();
  await renderAt(routes, "/desk");
  expect(await screen.findByRole("heading", { level: 1, name: "2 items waiting" })).toBeVisible();
  const kinds = () => within(screen.getByRole("group", { name: "Kind" }));
  const order = () =>
    kinds()
      .getAllByRole("button")
      .map(({ textContent }) => textContent.replace(/\d+$/, ""));
  const before = order();
  // A kind of which nothing waits takes no room; the others keep their order and their keys.
  expect(before).toEqual(["All", "Payment", "Second person"]);
  expect(kinds().getByRole("button", { name: "Second person 1" })).toHaveTextContent("Second person13");

  await user.click(kinds().getByRole("button", { name: /^Payment/ }));
  expect(await screen.findByRole("heading", { level: 1, name: "1 of 2 items waiting" })).toBeVisible();
  expect(order()).toEqual(before);
  expect(kinds().getByRole("button", { name: "All 2" })).toBeVisible();

  await user.type(screen.getByLabelText("Number, party or words"), "nothing{Enter}");
  expect(await screen.findByRole("heading", { level: 1, name: "0 of 2 items waiting" })).toBeVisible();
  expect(kinds().getByRole("button", { name: "All" })).toBeVisible();
});

it("leads back by the breadcrumb of an item to the queue as it was filtered", async () => {
  const user = userEvent.setup();
  const api = queueOfTwo();
  api.answer("GET /desk/approval", DeskApprovalListAnswer, { data: [], lapsed: [] });
  api.answer("GET /desk/queue/place", DeskQueuePlaceAnswer, { data: null });
  const tab = await renderAt(routes, "/desk?kind=second+person&sort=-amount");
  await user.click(await screen.findByRole("link", { name: "Payout, O2627000089" }));
  const crumbs = within(await screen.findByRole("navigation", { name: "Breadcrumb" }));

  await user.click(crumbs.getByRole("link", { name: "Queue" }));

  expect(tab.address()).toBe("/desk?kind=second+person&sort=-amount");
});

it("does not offer to take what the reader has just finished", async () => {
  const user = userEvent.setup();
  const api = fakeDesk();
  const done = "POST /desk/enquiry/:id/done";
  api.answer("GET /desk/inbox/:id", DeskInboxItemAnswer, { data: anEnquiry() });
  api.answer("GET /desk/audit", DeskAuditAnswer, { data: [] });
  const place = { place: 1, count: 2, before: null, after: null, taken: null };
  api.answer("GET /desk/queue/place", DeskQueuePlaceAnswer, { data: place });
  api.answer(done, DeskAnswer, { message: "It is answered.", approval_id: null });
  await renderAt(routes, "/desk/inbox/E3");
  expect(await screen.findByRole("button", { name: "Take" })).toBeVisible();

  api.answer("GET /desk/queue/place", DeskQueuePlaceAnswer, { data: null });
  await user.click(await screen.findByRole("button", { name: "Mark as answered" }));
  const dialog = within(await screen.findByRole("dialog"));
  await user.type(dialog.getByLabelText("Reason"), "Called back");
  await user.click(dialog.getByRole("button", { name: "Mark as answered" }));

  await waitFor(() => expect(screen.queryByRole("button", { name: "Take" })).toBeNull());
});
