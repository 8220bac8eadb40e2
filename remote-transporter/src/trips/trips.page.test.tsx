import { TransporterOrderListAnswer, UploadAnswer } from "@mandi/shared/contract/transporter-market";
import { fakeApi } from "@mandi/shared/testing/fake-api";
import { signInAs } from "@mandi/shared/testing/fake-session";
import { renderAt } from "@mandi/shared/testing/render-at";
import { aCarriedOrder, aTrip } from "@mandi/shared/testing/transporter-builders";
import { act, screen, waitFor, within } from "@testing-library/react";
import userEvent, { type UserEvent } from "@testing-library/user-event";
import { routes } from "../area";
import { stepQueue } from "./step-queue";

const path = "/transporter-products?view=order";
const listRoute = "GET /transporter/order";
const eventRoute = "POST /transporter/order/:id/event";
const uploadRoute = "POST /upload";

function openOrder(change: Partial<TransporterOrderListAnswer["data"][number]> = {}) {
  signInAs("transporter", { phone: "9000000021" });
  const api = fakeApi();
  api.answer(listRoute, TransporterOrderListAnswer, { data: [aCarriedOrder(change)] });
  api.confirm(eventRoute, "The step is saved.");
  api.answer(uploadRoute, UploadAnswer, { message: "The file has been uploaded.", id: 55, url: "/api/upload/55" });
  return api;
}

const next = (step: "driver" | "transport_receipt" | "eway_bill" | "proof_of_delivery") => ({
  unplanned_quantity: 0,
  status: "loading" as const,
  trips: [aTrip({ next_step: step, ...(step === "driver" && { driver_name: "", driver_phone: "" }) })],
});

async function open(user: UserEvent, button: string): Promise<HTMLElement> {
  await user.click(await screen.findByRole("button", { name: button }));
  return screen.findByRole("dialog");
}

const submit = (user: UserEvent) => user.click(screen.getByRole("button", { name: "Submit" }));
const photo = () => new File(["a photo"], "pod.jpg", { type: "image/jpeg" });

/** The browser's own word for whether there is a line. */
async function setLine(isOnline: boolean): Promise<void> {
  Object.defineProperty(navigator, "onLine", { configurable: true, value: isOnline });
  await act(async () => {
    window.dispatchEvent(new Event(isOnline ? "online" : "offline"));
  });
}

afterEach(() => {
  jest.useRealTimers();
  Object.defineProperty(navigator, "onLine", { configurable: true, value: true });
  act(() => stepQueue.setState({ steps: [], isSending: false }));
});

describe("the steps of a trip (H-14)", () => {
  it("plans a vehicle for what is left, with its number in the stored form and its driver", async () => {
    const user = userEvent.setup();
    const api = openOrder({ unplanned_quantity: 12.5 });
    await renderAt(routes, path);
    expect(await screen.findByText("12.5 MT without a vehicle")).toBeVisible();
    await open(user, "Add vehicle");
    expect(screen.getByLabelText("Quantity on this vehicle")).toHaveValue("12.5");
    await user.type(screen.getByLabelText("Vehicle number"), "cg 04 mb 1234");
    await user.type(screen.getByLabelText(/Driver's name/), "Mohan Verma");
    await user.type(screen.getByLabelText(/Driver's phone/), "+91 98930 00222");
    await submit(user);
    await waitFor(() =>
      expect(api.calls(eventRoute).map(({ params, body }) => [params["id"], body])).toEqual([
        [
          "31",
          {
            event: "vehicle",
            vehicle_number: "CG04MB1234",
            planned_quantity: 12.5,
            driver_name: "Mohan Verma",
            driver_phone: "9893000222",
          },
        ],
      ]),
    );
  });

  it("refuses a vehicle number that cannot be one, and a driver without a phone", async () => {
    const user = userEvent.setup();
    const api = openOrder();
    await renderAt(routes, path);
    await open(user, "Add vehicle");
    await user.type(screen.getByLabelText("Vehicle number"), "hello");
    await user.type(screen.getByLabelText(/Driver's name/), "Mohan");
    await submit(user);
    expect(await screen.findByText("Please enter a valid vehicle number")).toBeVisible();
    expect(screen.getByText("Please enter a valid phone number")).toBeVisible();
    expect(api.calls(eventRoute)).toHaveLength(0);
  });

  it("names the driver", async () => {
    const user = userEvent.setup();
    const api = openOrder(next("driver"));
    await renderAt(routes, path);
    await open(user, "Add driver");
    await user.type(screen.getByLabelText("Driver's name"), "Raju Sahu");
    await user.type(screen.getByLabelText("Driver's phone"), "9893000111");
    await submit(user);
    await waitFor(() => expect(api.calls(eventRoute)).toHaveLength(1));
    expect(api.calls(eventRoute)[0]?.body).toEqual({
      event: "driver",
      trip_id: 7,
      driver_name: "Raju Sahu",
      driver_phone: "9893000111",
      alternate_phone: "",
    });
  });

  it("enters the e-way bill of twelve digits with the distance", async () => {
    const user = userEvent.setup();
    const api = openOrder(next("eway_bill"));
    await renderAt(routes, path);
    await open(user, "Add e-way bill");
    await user.type(screen.getByLabelText("E-way bill number"), "1234");
    await submit(user);
    expect(await screen.findByText("The e-way bill number must be 12 digits")).toBeVisible();
    await user.type(screen.getByLabelText("E-way bill number"), " 5678 9012");
    await user.type(screen.getByLabelText(/Distance to the site/), "290");
    await submit(user);
    await waitFor(() => expect(api.calls(eventRoute)).toHaveLength(1));
    expect(api.calls(eventRoute)[0]?.body).toEqual({
      event: "eway_bill",
      trip_id: 7,
      eway_bill: "123456789012",
      distance_km: 290,
    });
  });

  it("sends the photo first and names it in the proof of delivery", async () => {
    const user = userEvent.setup();
    const api = openOrder(next("proof_of_delivery"));
    await renderAt(routes, path);
    await open(user, "Add proof of delivery");
    await submit(user);
    expect(await screen.findByText("Please take a photo")).toBeVisible();
    const field = screen.getByLabelText(/Photo of the signed receipt/);
    expect(field).toHaveAttribute("capture", "environment");
    await user.upload(field, photo());
    await submit(user);
    await waitFor(() => expect(api.calls(eventRoute)).toHaveLength(1));
    expect(api.calls(uploadRoute)).toHaveLength(1);
    expect(api.calls(eventRoute)[0]?.body).toEqual({ event: "proof_of_delivery", trip_id: 7, upload_id: 55 });
  });

  it("closes 1.5 s after the success and asks for the orders again (R-405)", async () => {
    jest.useFakeTimers();
    const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
    const api = openOrder(next("transport_receipt"));
    await renderAt(routes, path);
    await open(user, "Add transport receipt");
    await user.type(screen.getByLabelText("Transport receipt number"), "LR-5512");
    await submit(user);
    await act(() => jest.advanceTimersByTimeAsync(1000));
    expect(screen.getByRole("dialog")).toBeVisible();
    await act(() => jest.advanceTimersByTimeAsync(1000));
    expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
    expect(api.calls(listRoute)).toHaveLength(2);
  });

  it("keeps a refused step with what was typed, and sends the next try under another key (R-392)", async () => {
    const user = userEvent.setup();
    const api = openOrder(next("transport_receipt"));
    api.refuse(eventRoute, 409, { message: "This vehicle is not at the plant yet." });
    await renderAt(routes, path);
    const dialog = await open(user, "Add transport receipt");
    await user.type(screen.getByLabelText("Transport receipt number"), "LR-5512");
    await submit(user);
    expect(await within(dialog).findByText("This vehicle is not at the plant yet.")).toBeVisible();
    expect(screen.getByLabelText("Transport receipt number")).toHaveValue("LR-5512");
    await submit(user);
    await waitFor(() => expect(api.calls(eventRoute)).toHaveLength(2));
    expect(new Set(api.calls(eventRoute).map(keyOf)).size).toBe(2);
  });
});

const keyOf = ({ headers }: { readonly headers: ReadonlyMap<string, string> }) => headers.get("idempotency-key");

describe("without a network", () => {
  it("keeps a step, says so, and sends it once when the network is back", async () => {
    const user = userEvent.setup();
    const api = openOrder(next("proof_of_delivery"));
    await renderAt(routes, path);
    const dialog = await open(user, "Add proof of delivery");
    await setLine(false);
    await user.upload(within(dialog).getByLabelText(/Photo of the signed receipt/), photo());
    await submit(user);
    expect(await screen.findByText("1 step waits for the network")).toBeVisible();
    expect(screen.getByText("Proof kept here, goes out with the network")).toBeVisible();
    expect(screen.queryByRole("button", { name: "Add proof of delivery" })).not.toBeInTheDocument();
    expect(api.calls(eventRoute)).toHaveLength(0);

    await setLine(true);
    await waitFor(() => expect(screen.queryByText("1 step waits for the network")).not.toBeInTheDocument());
    expect(api.calls(uploadRoute)).toHaveLength(1);
    expect(api.calls(eventRoute).map(({ body }) => body)).toEqual([
      { event: "proof_of_delivery", trip_id: 7, upload_id: 55 },
    ]);
    await setLine(true);
    expect(api.calls(eventRoute)).toHaveLength(1);
  });

  it("sends a step whose answer was lost again under the same key, so that it happens once", async () => {
    const user = userEvent.setup();
    const api = openOrder(next("transport_receipt"));
    api.cutOff(eventRoute);
    await renderAt(routes, path);
    await open(user, "Add transport receipt");
    await user.type(screen.getByLabelText("Transport receipt number"), "LR-5512");
    await submit(user);
    expect(await screen.findByText("1 step waits for the network")).toBeVisible();
    const tries = api.calls(eventRoute).length;
    api.confirm(eventRoute, "The transport receipt is saved.");
    await user.click(screen.getByRole("button", { name: "Send now" }));
    await waitFor(() => expect(screen.queryByText("1 step waits for the network")).not.toBeInTheDocument());
    expect(api.calls(eventRoute).length).toBeGreaterThan(tries);
    expect(new Set(api.calls(eventRoute).map(keyOf)).size).toBe(1);
  });

  it("shows a step that the server refuses later, until it is removed", async () => {
    const user = userEvent.setup();
    const api = openOrder(next("transport_receipt"));
    await renderAt(routes, path);
    await open(user, "Add transport receipt");
    await setLine(false);
    await user.type(screen.getByLabelText("Transport receipt number"), "LR-5512");
    await submit(user);
    await screen.findByText("1 step waits for the network");
    api.refuse(eventRoute, 409, { message: "This vehicle has delivered already." });
    await setLine(true);
    expect(await screen.findByText("This vehicle has delivered already.")).toBeVisible();
    expect(screen.getByRole("button", { name: "Add transport receipt" })).toBeVisible();
    await user.click(screen.getByRole("button", { name: "Remove" }));
    expect(screen.queryByText("This vehicle has delivered already.")).not.toBeInTheDocument();
    expect(sessionStorage).toHaveLength(0);
  });

  it("counts a kept vehicle, so that the rest can be planned too", async () => {
    const user = userEvent.setup();
    openOrder({ unplanned_quantity: 30 });
    await renderAt(routes, path);
    await open(user, "Add vehicle");
    await setLine(false);
    await user.type(screen.getByLabelText("Vehicle number"), "MH31CB4455");
    await user.clear(screen.getByLabelText("Quantity on this vehicle"));
    await user.type(screen.getByLabelText("Quantity on this vehicle"), "18");
    await submit(user);
    expect(await screen.findByText("12 MT without a vehicle")).toBeVisible();
    expect(screen.getByText("MH 31 CB 4455")).toBeVisible();
  });

  it("never shows or sends the steps of another person on the same device", async () => {
    const user = userEvent.setup();
    const api = openOrder(next("transport_receipt"));
    await renderAt(routes, path);
    await open(user, "Add transport receipt");
    await setLine(false);
    await user.type(screen.getByLabelText("Transport receipt number"), "LR-5512");
    await submit(user);
    await screen.findByText("1 step waits for the network");
    await act(async () => {
      signInAs("transporter", { phone: "9000000022" });
    });
    await setLine(true);
    expect(api.calls(eventRoute)).toHaveLength(0);
  });
});

it("has no barriers that a machine can find in the sheet of a step", async () => {
  const user = userEvent.setup();
  openOrder(next("eway_bill"));
  await renderAt(routes, path);
  await expect(await open(user, "Add e-way bill")).toHaveNoAxeViolations();
});
