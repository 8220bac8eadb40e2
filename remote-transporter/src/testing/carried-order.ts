import { TransporterOrderListAnswer } from "@mandi/shared/contract/transporter/order";
import { UploadAnswer } from "@mandi/shared/contract/upload";
import { fakeApi } from "@mandi/shared/testing/fake-api";
import { signInAs } from "@mandi/shared/testing/fake-session";
import { aPage } from "@mandi/shared/testing/public-builders";
import { aCarriedOrder, aTrip } from "@mandi/shared/testing/transporter-builders";
import { act, cleanup, screen } from "@testing-library/react";
import type { UserEvent } from "@testing-library/user-event";
import { emptyQueue, stepQueue } from "../trips/kept-steps/step-queue";

export const ordersPath = "/transporter-products?view=order";
export const listRoute = "GET /transporter/order";
export const eventRoute = "POST /transporter/order/:id/event";
export const uploadRoute = "POST /upload";

/** A logged-in transporter with one order, and an api that accepts every step. */
export function openOrder(change: Partial<TransporterOrderListAnswer["data"][number]> = {}) {
  signInAs("transporter", { phone: "9000000021" });
  const api = fakeApi();
  api.answer(listRoute, TransporterOrderListAnswer, aPage([aCarriedOrder(change)]));
  api.confirm(eventRoute, "The step is saved.");
  api.answer(uploadRoute, UploadAnswer, { message: "The file has been uploaded.", id: 55, url: "/api/upload/55" });
  return api;
}

/** An order with one vehicle that waits for this step. */
export const waitingFor = (
  step: "driver" | "transport_receipt" | "eway_bill" | "proof_of_delivery",
  change: Parameters<typeof aTrip>[0] = {},
) => ({
  unplanned_quantity: 0,
  status: "loading" as const,
  trips: [aTrip({ next_step: step, ...(step === "driver" && { driver_name: "", driver_phone: "" }), ...change })],
});

export async function openSheet(user: UserEvent, button: string): Promise<HTMLElement> {
  await user.click(await screen.findByRole("button", { name: button }));
  return screen.findByRole("dialog");
}

export const submit = (user: UserEvent) => user.click(screen.getByRole("button", { name: "Submit" }));
export const photo = () => new File(["a photo"], "pod.jpg", { type: "image/jpeg" });

/** One key per intention; a retry must use the same one. */
export const keyOf = ({ headers }: { readonly headers: ReadonlyMap<string, string> }) => headers.get("idempotency-key");

/** What the browser reports about the connection. */
export async function setLine(isOnline: boolean): Promise<void> {
  Object.defineProperty(navigator, "onLine", { configurable: true, value: isOnline });
  await act(async () => {
    window.dispatchEvent(new Event(isOnline ? "online" : "offline"));
  });
}

/** Closes the tab: what only the page held is gone, what the device keeps is still there for the next one. */
export function closeTab(): void {
  cleanup();
  stepQueue.setState(emptyQueue, true);
}

afterEach(() => {
  jest.useRealTimers();
  Object.defineProperty(navigator, "onLine", { configurable: true, value: true });
  closeTab();
  localStorage.clear();
});
