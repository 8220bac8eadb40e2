import { renderAt } from "@mandi/shared/testing/render-at";
import { aTrip } from "@mandi/shared/testing/transporter-builders";
import { act, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { routes } from "../area";
import {
  eventRoute,
  keyOf,
  listRoute,
  openOrder,
  openSheet,
  ordersPath,
  photo,
  submit,
  uploadRoute,
  waitingFor,
} from "../testing/carried-order";

describe("the steps of a trip", () => {
  it("plans a vehicle for the remaining quantity, with its number in the stored form and its driver", async () => {
    const user = userEvent.setup();
    const api = openOrder({ unplanned_quantity: 12.5 });
    await renderAt(routes, ordersPath);
    expect(await screen.findByText("You act next: add a vehicle for 12.500 MT")).toBeVisible();
    expect(await openSheet(user, "Add vehicle")).toHaveAccessibleDescription("O2627000031, TMT Bar, Raipur to Nagpur");
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

  it("shows where the consignee pays the freight, and what the consignment note has to say", async () => {
    openOrder({ is_freight_to_pay: 1 });
    await renderAt(routes, ordersPath);
    expect(
      await screen.findByText("To pay: the consignee pays the freight. Write “To pay” on your consignment note."),
    ).toBeVisible();
  });

  it("refuses an impossible vehicle number, and a driver without a phone", async () => {
    const user = userEvent.setup();
    const api = openOrder();
    await renderAt(routes, ordersPath);
    await openSheet(user, "Add vehicle");
    await user.type(screen.getByLabelText("Vehicle number"), "hello");
    await user.type(screen.getByLabelText(/Driver's name/), "Mohan");
    await submit(user);
    expect(await screen.findByText("Please enter a valid vehicle number")).toBeVisible();
    expect(screen.getByText("Please enter a valid phone number")).toBeVisible();
    expect(api.calls(eventRoute)).toHaveLength(0);
  });

  it("refuses an unfinished vehicle number, more than has no vehicle yet, and a phone that is wrong and nobody's", async () => {
    const user = userEvent.setup();
    const api = openOrder({ unplanned_quantity: 25 });
    await renderAt(routes, ordersPath);
    await openSheet(user, "Add vehicle");
    await user.type(screen.getByLabelText("Vehicle number"), "MH12");
    await user.clear(screen.getByLabelText("Quantity on this vehicle"));
    await user.type(screen.getByLabelText("Quantity on this vehicle"), "40");
    await user.type(screen.getByLabelText(/Driver's phone/), "98");
    await submit(user);
    expect(await screen.findByText("Please enter a valid vehicle number")).toBeVisible();
    expect(screen.getByText("Only 25 MT are left to plan")).toBeVisible();
    expect(screen.getByText("Please enter a valid phone number")).toBeVisible();
    expect(screen.getByText("Please enter the driver's name")).toBeVisible();
    expect(api.calls(eventRoute)).toHaveLength(0);
  });

  it("enters the driver", async () => {
    const user = userEvent.setup();
    const api = openOrder(waitingFor("driver"));
    await renderAt(routes, ordersPath);
    await openSheet(user, "Add driver");
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
      tracking_number: "",
    });
  });

  it("enters a tracking number with the driver, by which the buyer follows the vehicle (R-218)", async () => {
    const user = userEvent.setup();
    const api = openOrder(waitingFor("driver"));
    await renderAt(routes, ordersPath);
    await openSheet(user, "Add driver");
    await user.type(screen.getByLabelText("Driver's name"), "Raju Sahu");
    await user.type(screen.getByLabelText("Driver's phone"), "9893000111");
    await user.type(screen.getByLabelText(/^Tracking number/), " FF-1042 ");
    await submit(user);
    await waitFor(() => expect(api.calls(eventRoute)).toHaveLength(1));
    expect(api.calls(eventRoute)[0]?.body).toMatchObject({ event: "driver", tracking_number: "FF-1042" });
  });

  it("enters the e-way bill of twelve digits with the distance", async () => {
    const user = userEvent.setup();
    const api = openOrder(waitingFor("eway_bill"));
    await renderAt(routes, ordersPath);
    await openSheet(user, "Add e-way bill");
    await user.type(screen.getByLabelText("E-way bill number"), "1234");
    await submit(user);
    expect(await screen.findByText("The e-way bill number must be 12 digits")).toBeVisible();
    await user.type(screen.getByLabelText("E-way bill number"), " 5678 9012");
    const distance = screen.getByLabelText(/Distance to the site/);
    await user.type(distance, "290.5");
    expect(distance).toHaveValue("290.5");
    await submit(user);
    expect(await screen.findByText("Please enter whole kilometres, 1 to 5,000")).toBeVisible();
    expect(api.calls(eventRoute)).toHaveLength(0);
    await user.type(distance, "{Backspace}{Backspace}");
    await submit(user);
    await waitFor(() => expect(api.calls(eventRoute)).toHaveLength(1));
    expect(api.calls(eventRoute)[0]?.body).toEqual({
      event: "eway_bill",
      trip_id: 7,
      eway_bill: "123456789012",
      distance_km: 290,
    });
  });

  it("uploads the photo first and refers to it in the proof of delivery", async () => {
    const user = userEvent.setup();
    const api = openOrder(waitingFor("proof_of_delivery"));
    await renderAt(routes, ordersPath);
    await openSheet(user, "Add proof of delivery");
    await submit(user);
    expect(await screen.findByText("Please add a photo of the signed receipt")).toBeVisible();
    const field = screen.getByLabelText(/Photo of the signed receipt/);
    expect(field).toHaveAttribute("capture", "environment");
    await user.upload(field, photo());
    await submit(user);
    await waitFor(() => expect(api.calls(eventRoute)).toHaveLength(1));
    expect(api.calls(uploadRoute)).toHaveLength(1);
    expect(api.calls(eventRoute)[0]?.body).toEqual({ event: "proof_of_delivery", trip_id: 7, upload_id: 55 });
  });

  it("shows a refusal of a file at its field, and keeps it and the sheet open", async () => {
    const user = userEvent.setup();
    const api = openOrder(waitingFor("proof_of_delivery"));
    api.refuse(uploadRoute, 422, {
      message: "This kind of file is not accepted",
      errors: { file: ["This kind of file is not accepted"] },
    });
    await renderAt(routes, ordersPath);
    await openSheet(user, "Add proof of delivery");
    const field = screen.getByLabelText(/Photo of the signed receipt/);
    await user.upload(field, photo());
    await submit(user);
    await waitFor(() => expect(field).toHaveAccessibleDescription(/^This kind of file is not accepted/));
    expect(api.calls(eventRoute)).toHaveLength(0);
  });

  it("closes 1.5 s after the success and refetches the orders (R-405)", async () => {
    jest.useFakeTimers();
    const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
    const api = openOrder(waitingFor("transport_receipt"));
    await renderAt(routes, ordersPath);
    await openSheet(user, "Add transport receipt");
    await user.type(screen.getByLabelText("Transport receipt number"), "LR-5512");
    await submit(user);
    await act(() => jest.advanceTimersByTimeAsync(1000));
    expect(screen.getByRole("dialog")).toBeVisible();
    await act(() => jest.advanceTimersByTimeAsync(1000));
    expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
    expect(api.calls(listRoute)).toHaveLength(2);
  });

  it("keeps a refused step with what was typed, and sends the next attempt with another key (R-392)", async () => {
    const user = userEvent.setup();
    const api = openOrder(waitingFor("transport_receipt"));
    api.refuse(eventRoute, 409, { message: "This vehicle is not at the plant yet." });
    await renderAt(routes, ordersPath);
    const dialog = await openSheet(user, "Add transport receipt");
    await user.type(screen.getByLabelText("Transport receipt number"), "LR-5512");
    await submit(user);
    expect(await within(dialog).findByText("This vehicle is not at the plant yet.")).toBeVisible();
    expect(screen.getByLabelText("Transport receipt number")).toHaveValue("LR-5512");
    await submit(user);
    await waitFor(() => expect(api.calls(eventRoute)).toHaveLength(2));
    expect(new Set(api.calls(eventRoute).map(keyOf)).size).toBe(2);
  });
});

describe("details that were entered before", () => {
  const carrying = (change: Parameters<typeof aTrip>[0] = {}) => ({
    unplanned_quantity: 0,
    status: "loading" as const,
    trips: [aTrip({ transport_receipt: "LR-5512", next_step: "eway_bill", ...change })],
  });

  it("can be entered again until the vehicle has unloaded, with known values filled in", async () => {
    const user = userEvent.setup();
    const api = openOrder(carrying());
    await renderAt(routes, ordersPath);
    await user.click(await screen.findByRole("button", { name: "Change details of CG 04 MB 1234" }));
    expect(screen.getAllByRole("menuitem").map(({ textContent }) => textContent)).toEqual([
      "Change driver",
      "Change transport receipt",
    ]);
    await user.click(screen.getByRole("menuitem", { name: "Change driver" }));
    await screen.findByRole("dialog");
    expect(screen.getByLabelText("Driver's phone")).toHaveValue("9893000222");
    await user.clear(screen.getByLabelText("Driver's name"));
    await user.type(screen.getByLabelText("Driver's name"), "Raju Sahu");
    await submit(user);
    await waitFor(() => expect(api.calls(eventRoute)).toHaveLength(1));
    expect(api.calls(eventRoute)[0]?.body).toMatchObject({ event: "driver", trip_id: 7, driver_name: "Raju Sahu" });
  });

  it("stay as they are once the vehicle has unloaded", async () => {
    openOrder(carrying({ next_step: null, proof_of_delivery: "delivered" }));
    await renderAt(routes, ordersPath);
    await screen.findByText("CG 04 MB 1234");
    expect(screen.queryByRole("button", { name: /Change details/ })).not.toBeInTheDocument();
  });

  it("show their photos, by name, in a new tab", async () => {
    openOrder(
      carrying({
        photos: [
          { shows: "vehicle", url: "/api/upload/8?key=1" },
          { shows: "transport_receipt", url: "/api/upload/9?key=1" },
        ],
      }),
    );
    await renderAt(routes, ordersPath);
    const photos = within(await screen.findByRole("list", { name: "Photos of CG 04 MB 1234" }));
    expect(photos.getByRole("link", { name: "Photo of driver and vehicle" })).toHaveAttribute(
      "href",
      "/api/upload/8?key=1",
    );
    expect(photos.getByRole("link", { name: "Photo of the receipt" })).toHaveAttribute("target", "_blank");
  });
});

it("delivers goods that need no e-way bill without one", async () => {
  const user = userEvent.setup();
  const api = openOrder(waitingFor("eway_bill", { needs_eway_bill: false }));
  await renderAt(routes, ordersPath);
  await openSheet(user, "Add e-way bill");
  await user.click(screen.getByRole("button", { name: "Deliver without e-way bill" }));
  const dialog = await screen.findByRole("dialog", { name: "Proof of delivery" });
  await user.upload(within(dialog).getByLabelText(/Photo of the signed receipt/), photo());
  await submit(user);
  await waitFor(() => expect(api.calls(eventRoute)).toHaveLength(1));
  expect(api.calls(eventRoute)[0]?.body).toEqual({ event: "proof_of_delivery", trip_id: 7, upload_id: 55 });
});

it.each([true, undefined])(
  "does not offer to deliver goods without the e-way bill that they need, when the server sends %p",
  async (needs_eway_bill) => {
    const user = userEvent.setup();
    openOrder(waitingFor("eway_bill", needs_eway_bill === undefined ? {} : { needs_eway_bill }));
    await renderAt(routes, ordersPath);
    await openSheet(user, "Add e-way bill");
    expect(screen.queryByRole("button", { name: "Deliver without e-way bill" })).not.toBeInTheDocument();
  },
);

it("has no accessibility faults that a machine can find in the sheet of a step", async () => {
  const user = userEvent.setup();
  openOrder(waitingFor("eway_bill"));
  await renderAt(routes, ordersPath);
  await expect(await openSheet(user, "Add e-way bill")).toHaveNoAxeViolations();
});
