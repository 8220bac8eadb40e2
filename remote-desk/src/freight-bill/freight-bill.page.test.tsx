import { DeskAnswer } from "@mandi/shared/contract/desk/field";
import { DeskFreightBillShowAnswer } from "@mandi/shared/contract/desk/freight";
import { DeskApprovalListAnswer, DeskAuditAnswer } from "@mandi/shared/contract/desk/people";
import { DeskQueuePlaceAnswer } from "@mandi/shared/contract/desk/queue";
import { anApproval } from "@mandi/shared/testing/desk-builders";
import { aDeskFreightBill } from "@mandi/shared/testing/desk-inbox-builders";
import { renderAt } from "@mandi/shared/testing/render-at";
import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { routes } from "../area";
import { fakeDesk } from "../testing/fake-desk";

type Change = Parameters<typeof aDeskFreightBill>[0];

function billAtDesk(change: Change = {}, rights?: Parameters<typeof fakeDesk>[0]) {
  const api = fakeDesk(rights);
  api.answer("GET /desk/freight-bill/:id", DeskFreightBillShowAnswer, { data: aDeskFreightBill(change) });
  api.answer("GET /desk/audit", DeskAuditAnswer, { data: [] });
  api.answer("GET /desk/queue/place", DeskQueuePlaceAnswer, { data: null });
  return api;
}

const factRow = (name: string) => screen.findByRole("row", { name: new RegExp(`^${name}`) });

it("compares the bill with the agreed rate, the loaded weight and the receipt", async () => {
  billAtDesk({ loaded: 19.98 });
  await renderAt(routes, "/desk/freight-bill/12");

  expect(await factRow("Net weight")).toHaveTextContent("20.020 MT19.980 MT differs");
  expect(await factRow("Freight per MT")).toHaveTextContent("same");
  expect(await factRow("Transport receipt")).toHaveTextContent("same");
});

it("approves exactly the bill and the amount that were read", async () => {
  const user = userEvent.setup();
  const approve = "POST /desk/order/:id/approve-freight-bill";
  const api = billAtDesk({ status: "checked" });
  api.answer(approve, DeskAnswer, { message: "The bill is approved.", approval_id: null });
  await renderAt(routes, "/desk/freight-bill/12");
  await user.click(await screen.findByRole("button", { name: "Approve" }));
  const dialog = await screen.findByRole("dialog", { name: "Approve" });
  expect(dialog).toHaveTextContent("On top of the freight₹4,177.60");
  await user.type(within(dialog).getByLabelText("Reason"), "As on the receipt");
  await user.click(within(dialog).getByRole("button", { name: "Approve" }));

  expect(api.calls(approve).map(({ params, body }) => [params, body])).toEqual([
    [{ id: "89" }, { vehicle_id: 31, bill: "TR/26-27/9", amount: 4_177.6, reason: "As on the receipt" }],
  ]);
});

it("lets operators check a bill and leaves the dispute to accountants", async () => {
  billAtDesk({}, ["look", "trade"]);
  await renderAt(routes, "/desk/freight-bill/12");

  expect(await screen.findByRole("button", { name: "Mark as checked" })).toBeVisible();
  expect(screen.queryByRole("button", { name: "Dispute" })).not.toBeInTheDocument();
});

it("offers no act on a disputed bill but shows the reason", async () => {
  billAtDesk({ status: "disputed", dispute: "Half the detention" });
  await renderAt(routes, "/desk/freight-bill/12");

  expect(await screen.findByText("Reason for the dispute: Half the detention")).toBeVisible();
  expect(screen.getByText("There is nothing to do here now.")).toBeVisible();
});

it("says before an approval that a bill to the buyer does not touch our books", async () => {
  const user = userEvent.setup();
  billAtDesk({ status: "checked", tax: "by the buyer", is_at_cost: 1, gst: 0 });
  await renderAt(routes, "/desk/freight-bill/12");
  await user.click(await screen.findByRole("button", { name: "Approve" }));

  const dialog = await screen.findByRole("dialog", { name: "Approve" });
  expect(dialog).toHaveTextContent("It goes to the buyer, who owes its GST. Nothing of it goes into our books.");
  expect(dialog).not.toHaveTextContent("go into the books");
});

it.each([
  ["says to whoever checked the bill, before they approve it, that a second person confirms", 1],
  ["says nothing of a second person to somebody who did not check the bill", 0],
])("%s", async (_what, waits_after_check) => {
  const user = userEvent.setup();
  billAtDesk({ status: "checked", checked_by: "Meera Rao", waits_after_check });
  await renderAt(routes, "/desk/freight-bill/12");
  await user.click(await screen.findByRole("button", { name: "Approve" }));

  const { textContent: question } = await screen.findByRole("dialog", { name: "Approve" });
  expect(question).toContain("Checked byMeera Rao");
  const words = "You checked this bill yourself, so a second person confirms your approval.";
  expect(question?.includes(words)).toBe(waits_after_check === 1);
});

it("still shows after a reload that the approval of the bill waits for a second person", async () => {
  const api = billAtDesk({ status: "checked", approval_ids: [11] });
  api.answer("GET /desk/approval", DeskApprovalListAnswer, {
    data: [anApproval({ id: 11, amount: 61_000, requested_by: "Meera Rao", requested_at: "2026-11-21T05:12:00.000Z" })],
  });
  await renderAt(routes, "/desk/freight-bill/12");

  const words = "Waits for a second person: ₹61,000.00, asked by Meera Rao, 21 Nov 2026, 10:42 am";
  expect(await screen.findByText(words)).toBeVisible();
  expect(screen.getByRole("link", { name: "Open the approval" })).toHaveAttribute("href", "/desk/approval/11");
});

it("opens the request in place of a second approval of the bill while one waits, and still lets it be disputed", async () => {
  const user = userEvent.setup();
  const api = billAtDesk({ status: "checked", approval_ids: [11] });
  const waiting = { id: 11, action: "order approve-freight-bill", subject: "order:96:CG04AB1234" };
  api.answer("GET /desk/approval", DeskApprovalListAnswer, { data: [anApproval(waiting)] });
  await renderAt(routes, "/desk/freight-bill/12");
  await user.click(await screen.findByRole("button", { name: "Approve" }));

  const dialog = within(await screen.findByRole("dialog", { name: "Approve" }));
  expect(dialog.getByText(/^This was asked for already\./)).toBeVisible();
  expect(dialog.getByRole("link", { name: "Open the approval" })).toHaveAttribute("href", "/desk/approval/11");
  expect(dialog.queryByLabelText("Reason")).not.toBeInTheDocument();
  await user.click(dialog.getAllByRole("button", { name: "Close" })[0] ?? document.body);
  await user.click(screen.getByRole("button", { name: "Dispute" }));
  expect(within(await screen.findByRole("dialog", { name: "Dispute" })).getByLabelText("Reason")).toBeVisible();
});
