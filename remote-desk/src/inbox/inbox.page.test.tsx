import { DeskAnswer } from "@mandi/shared/contract/desk/field";
import { DeskAuditAnswer } from "@mandi/shared/contract/desk/people";
import { DeskQueuePlaceAnswer } from "@mandi/shared/contract/desk/queue";
import { DeskInboxItemAnswer } from "@mandi/shared/contract/desk/site";
import { aQueueItem, aQueuePlace, aTrailRow, deskNow } from "@mandi/shared/testing/desk-builders";
import { anEnquiry } from "@mandi/shared/testing/desk-inbox-builders";
import { renderAt } from "@mandi/shared/testing/render-at";
import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { routes } from "../area";
import { fakeDesk } from "../testing/fake-desk";

const agreed = "Sent them to the blue sheet of Kaveri Ispat";
const done = "POST /desk/enquiry/:id/done";

function inboxWith(change: Parameters<typeof anEnquiry>[0] = {}, rights?: Parameters<typeof fakeDesk>[0]) {
  const api = fakeDesk(rights);
  let item = anEnquiry(change);
  api.answer("GET /desk/inbox/:id", DeskInboxItemAnswer, () => ({ data: item }));
  api.answer("GET /desk/audit", DeskAuditAnswer, () => ({
    data: item.handled_at === null ? [] : [aTrailRow({ action: "enquiry done", subject: "enquiry:3", reason: agreed })],
  }));
  const message = aQueueItem({ kind: "inbox", id: 3, number: "M3", what: "My GSTIN has changed" });
  const enquiry = aQueueItem({ kind: "inbox", id: 3, number: "E3", what: item.requirement });
  api.answer("GET /desk/queue/place", DeskQueuePlaceAnswer, ({ query }) => aQueuePlace([message, enquiry], query));
  api.answer(done, DeskAnswer, () => {
    item = { ...item, handled_at: deskNow };
    return { message: "The enquiry is answered.", approval_id: null };
  });
  return api;
}

it("shows everything the sender wrote, with ways to call and to write to them", async () => {
  inboxWith();
  await renderAt(routes, "/desk/inbox/E3");

  expect(await screen.findByText("14 MT colour coated sheet, 0.50 mm, blue")).toBeVisible();
  expect(screen.getByText("Delivered before the monsoon, please.")).toBeVisible();
  expect(screen.queryByText("GSTIN")).not.toBeInTheDocument();
  expect(screen.getByRole("link", { name: /Call/ })).toHaveAttribute("href", "tel:+919847012345");
  expect(screen.getByRole("link", { name: "Write an e-mail" })).toHaveAttribute(
    "href",
    "mailto:joseph%40malabarroofs.example?subject=Your%20message%20to%20Mandi%2C%20E3",
  );
});

it("marks an enquiry as answered with what was agreed, and then says who did it, when and what was agreed", async () => {
  const user = userEvent.setup();
  const api = inboxWith();
  await renderAt(routes, "/desk/inbox/E3");
  await user.click(await screen.findByRole("button", { name: "Mark as answered" }));
  const dialog = await screen.findByRole("dialog", { name: "Mark as answered" });
  await user.type(within(dialog).getByLabelText("Reason"), agreed);
  await user.click(within(dialog).getByRole("button", { name: "Mark as answered" }));

  expect(await screen.findByText("Answered")).toBeVisible();
  expect(screen.queryByRole("button", { name: "Mark as answered" })).not.toBeInTheDocument();
  expect(api.calls(done).map(({ params, body }) => [params, body])).toEqual([[{ id: "3" }, { reason: agreed }]]);
  expect(await screen.findByText(new RegExp(`^Answered by .+, .+: ${agreed}$`))).toBeVisible();
  expect(screen.queryByText("There is nothing to do here now.")).toBeNull();
});

it("walks from a message to the enquiry with the same key", async () => {
  inboxWith();
  await renderAt(routes, "/desk/inbox/E3");

  expect(await screen.findByText("2 of 2")).toBeVisible();
  expect(screen.getByRole("link", { name: "Previous" })).toHaveAttribute("href", "/desk/inbox/M3");
});
