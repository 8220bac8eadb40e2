import { DeskAnswer } from "@mandi/shared/contract/desk/field";
import { DeskOrderAnswer } from "@mandi/shared/contract/desk/order";
import { aDeskOrder } from "@mandi/shared/testing/desk-builders";
import { renderAt } from "@mandi/shared/testing/render-at";
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { routes } from "../area";
import { deskWith, truck } from "../testing/fake-order";

it("asks the portal for the e-way bill of an invoiced truck, and corrects one that is on the road", async () => {
  const user = userEvent.setup();
  const make = "POST /desk/order/:id/eway-bill";
  const ready = { invoice_number: "MI26270001", eway_bill: null, transport_receipt_number: "LR4471" };
  const api = deskWith({ buyer_view: truck(ready) });
  api.answer(make, DeskAnswer, { message: "The portal is asked for the e-way bill.", approval_id: null });
  await renderAt(routes, "/desk/order/96");
  await user.click(await screen.findByRole("button", { name: "Ask for an e-way bill" }));
  const dialog = await screen.findByRole("dialog", { name: "Ask for an e-way bill" });
  await user.selectOptions(within(dialog).getByLabelText("Vehicle"), "CG 04 AB 1234");
  await user.type(within(dialog).getByLabelText(/^Kilometres/), "0");
  await user.type(within(dialog).getByLabelText("Reason"), "The seller has no access");
  api.answer("GET /desk/order/:id", DeskOrderAnswer, {
    data: aDeskOrder({
      buyer_view: truck({ invoice_number: "MI26270001", eway_bill: "181012345678" }),
      eway_bills: [{ number: "181012345678", acts: ["vehicle", "cancel", "an act of a later version"] }],
    }),
  });
  await user.click(within(dialog).getByRole("button", { name: "Ask for an e-way bill" }));

  expect(await screen.findByRole("button", { name: "Replace vehicle CG 04 AB 1234" })).toBeVisible();
  expect(screen.queryByRole("button", { name: "Extend the e-way bill of CG 04 AB 1234" })).not.toBeInTheDocument();
  expect(screen.getByRole("button", { name: "Cancel the e-way bill of CG 04 AB 1234" })).toBeVisible();
  expect(screen.queryByRole("button", { name: "Ask for an e-way bill" })).not.toBeInTheDocument();
  expect(api.calls(make).map(({ body }) => body)).toEqual([
    { vehicle_id: 5, distance_km: 0, reason: "The seller has no access" },
  ]);
});

it("asks for no e-way bill before the transport receipt, and says that it comes first", async () => {
  deskWith({ steps: [], buyer_view: truck({ invoice_number: "MI26270001", eway_bill: null }) });
  await renderAt(routes, "/desk/order/96");
  expect(await screen.findByText("after the transport receipt is entered")).toBeInTheDocument();
  expect(screen.getByText("Ask for an e-way bill")).toBeInTheDocument();
  expect(screen.queryByRole("button", { name: "Ask for an e-way bill" })).not.toBeInTheDocument();
});

it("offers no act on an e-way bill made outside, and says who changes it", async () => {
  deskWith({
    steps: [],
    buyer_view: truck({ invoice_number: "MI26270001", eway_bill: "181012345678" }),
    eway_bills: [{ number: "181012345678", acts: [] }],
  });
  await renderAt(routes, "/desk/order/96");
  expect(await screen.findByText("Change e-way bill 181012345678")).toBeInTheDocument();
  expect(screen.getByText(/^made outside.*whoever made it changes it at the portal$/)).toBeInTheDocument();
  expect(screen.queryByRole("button", { name: "Replace vehicle CG 04 AB 1234" })).not.toBeInTheDocument();
});

it("reports to the portal under the number of the bill that its goods continue with another truck", async () => {
  const user = userEvent.setup();
  const change = "POST /desk/eway-bill/:id/vehicle";
  const api = deskWith({
    buyer_view: truck({ invoice_number: "MI26270001", eway_bill: "181012345678" }),
    eway_bills: [{ number: "181012345678", acts: ["vehicle"], vehicle: "CG07CK2951" }],
    steps: [],
  });
  api.answer(change, DeskAnswer, { message: "The new vehicle is being sent to the portal.", approval_id: null });
  await renderAt(routes, "/desk/order/96");
  expect(await screen.findByText("Extend e-way bill 181012345678")).toBeInTheDocument();
  await user.click(await screen.findByRole("button", { name: "Replace vehicle CG 07 CK 2951" }));
  const dialog = await screen.findByRole("dialog", { name: "Change the vehicle of e-way bill 181012345678" });
  await user.type(within(dialog).getByLabelText("Number of the new vehicle"), "MH31CD9876");
  await user.type(within(dialog).getByLabelText("Where the goods are"), "Durg");
  await user.selectOptions(within(dialog).getByLabelText("State they are in"), "Chhattisgarh");
  await user.selectOptions(within(dialog).getByLabelText("Cause"), "breakdown");
  await user.type(within(dialog).getByLabelText("Reason"), "Axle broken");
  await user.click(within(dialog).getByRole("button", { name: "Replace vehicle CG 07 CK 2951" }));

  await waitFor(() =>
    expect(api.calls(change).map(({ body, params }) => [params["id"], body])).toEqual([
      [
        "181012345678",
        {
          vehicle_number: "MH31CD9876",
          place: "Durg",
          state: "Chhattisgarh",
          cause: "breakdown",
          reason: "Axle broken",
        },
      ],
    ]),
  );
});

it("names a wrong vehicle at its field, and keeps what was typed", async () => {
  const user = userEvent.setup();
  const change = "POST /desk/eway-bill/:id/vehicle";
  const api = deskWith({
    buyer_view: truck({ invoice_number: "MI26270001", eway_bill: "181012345678" }),
    eway_bills: [{ number: "181012345678", acts: ["vehicle"], vehicle: "CG07CK2951" }],
  });
  const wrong = "A vehicle number looks like CG 04 MB 1234 or 22 BH 1234 A.";
  api.refuse(change, 422, { message: wrong, errors: { vehicle_number: [wrong] } });
  await renderAt(routes, "/desk/order/96");
  await user.click(await screen.findByRole("button", { name: "Replace vehicle CG 07 CK 2951" }));
  const dialog = await screen.findByRole("dialog");
  const field = within(dialog).getByLabelText("Number of the new vehicle");
  await user.type(field, "12-XX");
  await user.type(within(dialog).getByLabelText("Where the goods are"), "Durg");
  await user.selectOptions(within(dialog).getByLabelText("State they are in"), "Chhattisgarh");
  await user.selectOptions(within(dialog).getByLabelText("Cause"), "breakdown");
  await user.type(within(dialog).getByLabelText("Reason"), "Axle broken");
  await user.click(within(dialog).getByRole("button", { name: "Replace vehicle CG 07 CK 2951" }));

  await waitFor(() => expect(field).toHaveAccessibleDescription(wrong));
  expect(field).toHaveValue("12-XX");
  expect(within(dialog).getByLabelText("Reason")).toHaveValue("Axle broken");
});

it("extends a bill whose goods stand at the roadside, with the state chosen and a whole number of kilometres", async () => {
  const user = userEvent.setup();
  const extend = "POST /desk/eway-bill/:id/extend";
  const api = deskWith({
    buyer_view: truck({ invoice_number: "MI26270001", eway_bill: "181012345678" }),
    eway_bills: [{ number: "181012345678", acts: ["extend"] }],
  });
  api.answer(extend, DeskAnswer, { message: "The portal is asked to extend the e-way bill.", approval_id: null });
  await renderAt(routes, "/desk/order/96");
  const verb = "Extend the e-way bill of CG 04 AB 1234";
  await user.click(await screen.findByRole("button", { name: verb }));
  const dialog = within(await screen.findByRole("dialog", { name: "Extend the e-way bill 181012345678?" }));
  await user.click(dialog.getByRole("button", { name: verb }));
  for (const problem of [
    "Please enter the distance in km",
    "Please enter where the goods are",
    "Choose the state",
    "Please enter a pincode of 6 digits",
    "Choose a cause",
  ])
    expect((await dialog.findAllByText(problem)).length).toBeGreaterThan(0);
  expect(api.calls(extend)).toEqual([]);

  await user.type(dialog.getByLabelText("Distance left, km"), "120");
  await user.type(dialog.getByLabelText("Where the goods are"), "Durg");
  await user.selectOptions(dialog.getByLabelText("State they are in"), "Chhattisgarh");
  await user.type(dialog.getByLabelText("Pincode they are in"), "491001");
  await user.selectOptions(dialog.getByLabelText(/^Where they stand/), "at the roadside");
  await user.selectOptions(dialog.getByLabelText("Cause"), "accident");
  await user.type(dialog.getByLabelText("Reason"), "Bridge closed");
  await user.click(dialog.getByRole("button", { name: verb }));
  await waitFor(() => expect(api.calls(extend)).toHaveLength(1));
  expect(api.calls(extend)[0]?.body).toEqual({
    remaining_km: 120,
    place: "Durg",
    state: "Chhattisgarh",
    pincode: "491001",
    standing: "road",
    cause: "accident",
    reason: "Bridge closed",
  });
});

it("shows the e-way bills that a truck had before, with their end and why they no longer count", async () => {
  const bill = { acts: [], vehicle_id: 5, invoice: "MI26270001" };
  const message = "Expired on 22 Nov 2026, 11:59 pm; 181012345678 was entered in its place.";
  deskWith({
    buyer_view: truck({ invoice_number: "MI26270001", eway_bill: "181012345678" }),
    eway_bills: [
      { ...bill, number: "181012345678", state: "active", valid_until: "2026-11-24T18:29:00.000Z", message: null },
      { ...bill, number: "181000000001", state: "replaced", valid_until: "2026-11-22T18:29:00.000Z", message },
      { ...bill, number: "181000000002", state: "cancelled", valid_until: null, message: null },
      { ...bill, number: "181000000003", vehicle_id: 6, state: "replaced", valid_until: null, message },
    ],
  });
  await renderAt(routes, "/desk/order/96");

  const [, row] = within(await screen.findByRole("table", { name: "Trucks and documents" })).getAllByRole("row");
  expect(row).toHaveTextContent(
    /Before: 181000000001, until 22 Nov 2026.*, Expired on 22 Nov 2026, 11:59 pm; 181012345678/,
  );
  expect(row).toHaveTextContent("Before: 181000000002, Cancelled");
  expect(row).not.toHaveTextContent("181000000003");
});
