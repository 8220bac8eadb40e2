import { DeskListingAnswer } from "@mandi/shared/contract/desk/catalogue";
import { DeskAnswer } from "@mandi/shared/contract/desk/field";
import { DeskAuditAnswer } from "@mandi/shared/contract/desk/people";
import { DeskQueuePlaceAnswer } from "@mandi/shared/contract/desk/queue";
import { aDeskListing } from "@mandi/shared/testing/desk-list-builders";
import { renderAt } from "@mandi/shared/testing/render-at";
import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { routes } from "../area";
import { fakeDesk } from "../testing/fake-desk";

const approve = "POST /desk/listing/:id/approve";

function deskWith(change: Parameters<typeof aDeskListing>[0] = {}) {
  const api = fakeDesk();
  api.answer("GET /desk/listing/:id", DeskListingAnswer, { data: aDeskListing(change) });
  api.answer("GET /desk/audit", DeskAuditAnswer, { data: [] });
  api.answer("GET /desk/queue/place", DeskQueuePlaceAnswer, { data: null });
  api.answer(approve, DeskAnswer, { message: "The product is on the market.", approval_id: null });
  return api;
}

it("shows what a seller changed since the desk approved it, and approves it with a reason", async () => {
  const user = userEvent.setup();
  const api = deskWith();
  await renderAt(routes, "/desk/listing/12");

  const changes = await screen.findByRole("table", { name: /^Changed since it was approved/ });
  expect(within(changes).getByRole("row", { name: /Base price/ })).toHaveTextContent("₹44,800₹45,200");
  expect(within(changes).getByRole("row", { name: /Size 2.5/ })).toHaveTextContent("new40 MT");
  expect(within(changes).queryByRole("row", { name: /Loading charge/ })).not.toBeInTheDocument();
  await user.click(screen.getByRole("button", { name: "Approve" }));
  const dialog = await screen.findByRole("dialog", { name: "Approve" });
  expect(dialog).toHaveTextContent("Base price₹45,200");
  await user.type(within(dialog).getByLabelText("Reason"), "The market moved");
  await user.click(within(dialog).getByRole("button", { name: "Approve" }));

  expect(api.calls(approve).map(({ body }) => body)).toEqual([{ reason: "The market moved" }]);
});

it("offers to take a product off the market", async () => {
  deskWith({ status: "live" });
  await renderAt(routes, "/desk/listing/12");

  expect(await screen.findByRole("button", { name: "Take off the market" })).toBeVisible();
  expect(screen.queryByRole("button", { name: "Approve" })).not.toBeInTheDocument();
});

it.each([
  ["live", "No earlier approved terms to compare with"],
  ["paused", "No earlier approved terms to compare with"],
  ["rejected", "The desk has not approved these terms"],
  ["pending approval", "Offered for the first time"],
])("says of a %s product without a recorded approval: %s", async (status, words) => {
  deskWith({ status, approved_at: null });
  await renderAt(routes, "/desk/listing/12");

  expect(await screen.findByRole("table", { name: "Seller's terms" })).toBeVisible();
  expect(screen.getByText(words)).toBeVisible();
  expect(screen.queryByRole("table", { name: /^Changed since it was approved/ })).toBeNull();
});

const restore = "POST /desk/listing/:id/restore";
const off = { status: "paused", taken_off_at: "2026-11-20T06:00:00.000Z", terms_version: "3f2a90c1d4e5b607" };

it("brings a product that the desk took off back to the market, and shows the reason that its seller read", async () => {
  const user = userEvent.setup();
  const api = deskWith({ ...off, changed_off_market: [], note: "The picture is of another product" });
  api.answer(restore, DeskAnswer, { message: "The product is on the market again.", approval_id: null });
  await renderAt(routes, "/desk/listing/12");

  expect(await screen.findByText(/The picture is of another product/)).toBeVisible();
  expect(await screen.findByRole("table", { name: /^Off the market since/ })).toHaveTextContent(
    "Its seller has changed nothing since",
  );
  expect(screen.queryByText(/Changed by the seller/)).toBeNull();
  await user.click(screen.getByRole("button", { name: "Bring back to the market" }));
  const dialog = await screen.findByRole("dialog", { name: "Bring back to the market" });
  await user.type(within(dialog).getByLabelText("Reason"), "It has another picture");
  await user.click(within(dialog).getByRole("button", { name: "Bring back to the market" }));

  expect(api.calls(restore).map(({ body }) => body)).toEqual([{ reason: "It has another picture" }]);
  expect(api.calls(approve)).toEqual([]);
});

it("shows what a seller changed off the market, and approves exactly that", async () => {
  const user = userEvent.setup();
  const changed_off_market = [{ name: "Base price per MT", now: "₹45,200", before: "₹44,000" }];
  const api = deskWith({ ...off, changed_off_market });
  await renderAt(routes, "/desk/listing/12");

  const changes = await screen.findByRole("table", { name: /since it was taken off the market/ });
  expect(within(changes).getByRole("row", { name: /Base price/ })).toHaveTextContent("₹44,000₹45,200");
  expect(screen.queryByRole("button", { name: "Bring back to the market" })).toBeNull();
  await user.click(screen.getByRole("button", { name: "Approve the changes and bring back" }));
  const dialog = await screen.findByRole("dialog", { name: "Approve the changes and bring back" });
  await user.type(within(dialog).getByLabelText("Reason"), "As agreed");
  await user.click(within(dialog).getByRole("button", { name: "Approve the changes and bring back" }));

  const body = { reason: "As agreed", expected_terms: "3f2a90c1d4e5b607" };
  expect(api.calls(approve).map((call) => call.body)).toEqual([body]);
});

it("offers nothing to bring back where the seller took the product off the market", async () => {
  deskWith({ status: "paused", taken_off_at: null });
  await renderAt(routes, "/desk/listing/12");

  expect(await screen.findByText(/Its seller took it off the market/)).toBeVisible();
  expect(screen.queryByRole("button", { name: /ring back/ })).toBeNull();
});
