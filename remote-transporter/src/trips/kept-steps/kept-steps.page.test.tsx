import {
  TransporterEnquiryAnswer,
  TransporterEnquiryListAnswer,
} from "@mandi/shared/contract/transporter/freight-enquiry";
import { signInAs } from "@mandi/shared/testing/fake-session";
import { aPage } from "@mandi/shared/testing/public-builders";
import { renderAt } from "@mandi/shared/testing/render-at";
import { nobodyWrote } from "@mandi/shared/testing/thread-builders";
import { aFreightEnquiry } from "@mandi/shared/testing/transporter-builders";
import { act, screen, waitFor, within } from "@testing-library/react";
import userEvent, { type UserEvent } from "@testing-library/user-event";
import { routes } from "../../area";
import {
  closeTab,
  eventRoute,
  keyOf,
  openOrder,
  openSheet,
  ordersPath,
  photo,
  setLine,
  submit,
  uploadRoute,
  waitingFor,
} from "../../testing/carried-order";

const oneWaits = "1 step waits for the network";

/** Enters the transport receipt while offline. */
async function enterReceiptOffline(user: UserEvent): Promise<void> {
  await renderAt(routes, ordersPath);
  await openSheet(user, "Add transport receipt");
  await setLine(false);
  await user.type(screen.getByLabelText("Transport receipt number"), "LR-5512");
  await submit(user);
  await screen.findByText(oneWaits);
}

it("keeps a step with its photo, says so, and sends it once when the network is back (R-009)", async () => {
  const user = userEvent.setup();
  const api = openOrder(waitingFor("proof_of_delivery"));
  await renderAt(routes, ordersPath);
  const dialog = await openSheet(user, "Add proof of delivery");
  await setLine(false);
  await user.upload(within(dialog).getByLabelText(/Photo of the signed receipt/), photo());
  await submit(user);
  expect(await screen.findByText(oneWaits)).toBeVisible();
  expect(screen.getByText("Proof kept on this phone, will be sent")).toBeVisible();
  expect(screen.queryByRole("button", { name: "Add proof of delivery" })).not.toBeInTheDocument();
  expect(api.calls(eventRoute)).toHaveLength(0);

  await setLine(true);
  await waitFor(() => expect(screen.queryByText(oneWaits)).not.toBeInTheDocument());
  expect(api.calls(uploadRoute)).toHaveLength(1);
  expect(api.calls(eventRoute).map(({ body }) => body)).toEqual([
    { event: "proof_of_delivery", trip_id: 7, upload_id: 55 },
  ]);
  await setLine(true);
  expect(api.calls(eventRoute)).toHaveLength(1);
  expect(localStorage).toHaveLength(0);
});

it.each([
  ["the enquiry list", "/transporter-products"],
  ["an enquiry", "/transporter-product-enquiry-detail/184"],
])("sends a step of a closed tab from any page of the area: %s", async (_, path) => {
  const user = userEvent.setup();
  const api = openOrder(waitingFor("transport_receipt"));
  api.answer("GET /transporter/product-enquiry", TransporterEnquiryListAnswer, aPage([aFreightEnquiry()]));
  api.answer("GET /transporter/product-enquiry/:id", TransporterEnquiryAnswer, {
    data: aFreightEnquiry(),
    bidding_list: [],
  });
  nobodyWrote(api);
  await enterReceiptOffline(user);
  closeTab();
  await setLine(true);
  expect(api.calls(eventRoute)).toHaveLength(0);

  await renderAt(routes, path);
  await waitFor(() => expect(api.calls(eventRoute)).toHaveLength(1));
  expect(api.calls(eventRoute)[0]?.body).toMatchObject({ event: "transport_receipt", document_number: "LR-5512" });
  await waitFor(() => expect(localStorage).toHaveLength(0));
});

it("sends a step whose answer was lost again with the same key, so that it happens once", async () => {
  const user = userEvent.setup();
  const api = openOrder(waitingFor("transport_receipt"));
  api.cutOff(eventRoute);
  await renderAt(routes, ordersPath);
  await openSheet(user, "Add transport receipt");
  await user.type(screen.getByLabelText("Transport receipt number"), "LR-5512");
  await submit(user);
  expect(await screen.findByText(oneWaits)).toBeVisible();
  const tries = api.calls(eventRoute).length;
  api.confirm(eventRoute, "The transport receipt is saved.");
  await user.click(screen.getByRole("button", { name: "Send now" }));
  await waitFor(() => expect(screen.queryByText(oneWaits)).not.toBeInTheDocument());
  expect(api.calls(eventRoute).length).toBeGreaterThan(tries);
  expect(new Set(api.calls(eventRoute).map(keyOf)).size).toBe(1);
});

it("stores a step on the device before it is sent, so that a phone that dies on the way loses nothing", async () => {
  const user = userEvent.setup();
  const api = openOrder(waitingFor("transport_receipt"));
  const answer = api.hold(eventRoute);
  await renderAt(routes, ordersPath);
  await openSheet(user, "Add transport receipt");
  await user.type(screen.getByLabelText("Transport receipt number"), "LR-5512");
  await submit(user);
  const keptSteps = () => Object.keys(localStorage).filter((key) => key.startsWith("mandi-kept:transporter:steps:"));
  await waitFor(() => expect(keptSteps()).toHaveLength(1));
  await act(async () => answer.release());
  await waitFor(() => expect(localStorage).toHaveLength(0));
  expect(api.calls(eventRoute)).toHaveLength(1);
});

it("treats a connection without an answer as dead after 15 s and keeps the step", async () => {
  jest.useFakeTimers();
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  const api = openOrder(waitingFor("transport_receipt"));
  api.hold(eventRoute);
  await renderAt(routes, ordersPath);
  await openSheet(user, "Add transport receipt");
  await user.type(screen.getByLabelText("Transport receipt number"), "LR-5512");
  await submit(user);
  await act(() => jest.advanceTimersByTimeAsync(15_000));
  expect(screen.getByText("Receipt kept on this phone, will be sent")).toBeInTheDocument();
});

it("shows a step that the server refuses later, and sends it again or removes it as the person chooses", async () => {
  const user = userEvent.setup();
  const api = openOrder(waitingFor("transport_receipt"));
  await enterReceiptOffline(user);
  api.refuse(eventRoute, 409, { message: "This vehicle is not at the plant yet." });
  await setLine(true);
  expect(await screen.findByText("This vehicle is not at the plant yet.")).toBeVisible();
  expect(screen.getByText(/^Transport receipt of CG 04 MB 1234, .*: not accepted$/)).toBeVisible();
  expect(screen.getByRole("button", { name: "Add transport receipt" })).toBeVisible();

  await user.click(screen.getByRole("button", { name: "Try again" }));
  await waitFor(() => expect(api.calls(eventRoute)).toHaveLength(2));
  await user.click(await screen.findByRole("button", { name: "Remove" }));
  const question = within(await screen.findByRole("dialog", { name: "Remove this step?" }));
  await user.click(question.getByRole("button", { name: "Keep" }));
  expect(screen.getByText("This vehicle is not at the plant yet.")).toBeVisible();
  await user.click(screen.getByRole("button", { name: "Remove" }));
  await user.click(await screen.findByRole("button", { name: "Remove" }));
  await waitFor(() => expect(screen.queryByText("This vehicle is not at the plant yet.")).not.toBeInTheDocument());
  expect(localStorage).toHaveLength(0);
});

it("lets the e-way bill and the delivery wait together and sends them in order", async () => {
  const user = userEvent.setup();
  const api = openOrder(waitingFor("eway_bill"));
  await renderAt(routes, ordersPath);
  await openSheet(user, "Add e-way bill");
  await setLine(false);
  await user.type(screen.getByLabelText("E-way bill number"), "123456789012");
  await submit(user);
  const dialog = await openSheet(user, "Add proof of delivery");
  await user.upload(within(dialog).getByLabelText(/Photo of the signed receipt/), photo());
  await submit(user);
  expect(await screen.findByText("2 steps wait for the network")).toBeVisible();

  await setLine(true);
  await waitFor(() => expect(api.calls(eventRoute)).toHaveLength(2));
  expect(api.calls(eventRoute).map(({ body }) => body)).toEqual([
    { event: "eway_bill", trip_id: 7, eway_bill: "123456789012" },
    { event: "proof_of_delivery", trip_id: 7, upload_id: 55 },
  ]);
});

it("asks for the e-way bill while the transport receipt waits for the network, and for nothing of the seller's", async () => {
  const user = userEvent.setup();
  openOrder(waitingFor("transport_receipt"));
  await enterReceiptOffline(user);
  expect(screen.getByRole("button", { name: "Add e-way bill" })).toBeVisible();
  expect(screen.queryByRole("button", { name: "Add transport receipt" })).not.toBeInTheDocument();
});

it("asks the person to leave the page open where the device has no room for a step", async () => {
  const user = userEvent.setup();
  const api = openOrder(waitingFor("transport_receipt"));
  jest.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new DOMException("full", "QuotaExceededError");
  });
  await enterReceiptOffline(user);
  expect(screen.getByText(/no room to keep it. Leave this page open/)).toBeVisible();
  const leaving = new Event("beforeunload", { cancelable: true });
  window.dispatchEvent(leaving);
  expect(leaving.defaultPrevented).toBe(true);
  await setLine(true);
  await waitFor(() => expect(screen.queryByText(oneWaits)).not.toBeInTheDocument());
  expect(api.calls(eventRoute)).toHaveLength(1);
});

it("counts a kept vehicle, so that the rest can be planned too", async () => {
  const user = userEvent.setup();
  openOrder({ unplanned_quantity: 30 });
  await renderAt(routes, ordersPath);
  await openSheet(user, "Add vehicle");
  await setLine(false);
  await user.type(screen.getByLabelText("Vehicle number"), "MH31CB4455");
  await user.clear(screen.getByLabelText("Quantity on this vehicle"));
  await user.type(screen.getByLabelText("Quantity on this vehicle"), "18");
  await submit(user);
  expect(await screen.findByText("You act next: add a vehicle for 12 MT")).toBeVisible();
  expect(screen.getByText("MH 31 CB 4455")).toBeVisible();
});

it("never shows or sends the steps of another person on the same device, and keeps them for them", async () => {
  const user = userEvent.setup();
  const api = openOrder(waitingFor("transport_receipt"));
  await enterReceiptOffline(user);
  await act(async () => {
    signInAs("transporter", { phone: "9000000022" });
  });
  await setLine(true);
  expect(api.calls(eventRoute)).toHaveLength(0);
  closeTab();
  await act(async () => {
    signInAs("transporter", { phone: "9000000021" });
  });
  await renderAt(routes, ordersPath);
  await waitFor(() => expect(api.calls(eventRoute)).toHaveLength(1));
});
