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

it("offers to bring a product back to the market, and shows the reason that its seller read", async () => {
  deskWith({ status: "paused", note: "The picture is of another product" });
  await renderAt(routes, "/desk/listing/12");

  expect(await screen.findByRole("button", { name: "Bring back to the market" })).toBeVisible();
  expect(screen.getByText(/The picture is of another product/)).toBeVisible();
});
