import { UploadAnswer } from "@mandi/shared/contract/upload";
import { listenToNotices } from "@mandi/shared/testing/notices";
import { aSellerOrder, aSellerVehicle } from "@mandi/shared/testing/seller-builders";
import { screen } from "@testing-library/react";
import { block, expectFacts, freshUser, openOrder, pass, read, step } from "../testing/order-page";

beforeEach(() => jest.useFakeTimers({ now: Date.parse("2026-11-13T20:00:00Z") }));
afterEach(() => jest.useRealTimers());

describe("the seller's own steps", () => {
  const atPlant = aSellerVehicle({ reported_at: "2026-11-14T03:00:00.000Z" });
  const loading = (vehicles = [atPlant]) =>
    aSellerOrder({ status: "loading", next_steps: ["loading", "final_quantity", "invoice"], vehicles });

  it("reports a vehicle that is at the plant", async () => {
    const user = freshUser();
    const { api } = await openOrder(
      aSellerOrder({ status: "vehicle booked", next_steps: ["loading"], vehicles: [aSellerVehicle()] }),
    );
    await user.click(screen.getByRole("button", { name: "Vehicle is here" }));
    await pass(0);
    expect(api.calls(step).map(({ body }) => body)).toEqual([{ event: "loading", vehicle_id: 5 }]);
  });

  it("offers only vehicles that have a driver, and adds the seller's note", async () => {
    const user = freshUser();
    const driverless = aSellerVehicle({ id: 6, vehicle_number: "CG04MB5678", driver_name: "", driver_phone: "" });
    const { api } = await openOrder(
      aSellerOrder({ status: "vehicle booked", next_steps: ["loading"], vehicles: [driverless, aSellerVehicle()] }),
    );
    expect(screen.getByLabelText("Vehicle")).toHaveTextContent(/CG 04 MB 1234$/);
    expect(screen.queryByRole("option", { name: "CG 04 MB 5678" })).not.toBeInTheDocument();
    expect(screen.getByText("CG 04 MB 5678 can report once its transporter has named the driver.")).toBeVisible();
    const note = screen.getByRole("textbox", { name: /^Note/ });
    expect(note).toHaveAccessibleDescription("The buyer and the transporter can read it too.");
    await user.type(note, " Gate 3 ");
    await user.click(screen.getByRole("button", { name: "Vehicle is here" }));
    await pass(0);
    expect(api.calls(step).map(({ body }) => body)).toEqual([{ event: "loading", vehicle_id: 5, note: "Gate 3" }]);
  });

  it("sends the loaded weight to the kilogram, with the freight advance, and refuses an empty one", async () => {
    const user = freshUser();
    const { api } = await openOrder(loading());
    await user.click(screen.getByRole("button", { name: "Loaded weight" }));
    await user.click(screen.getByRole("button", { name: "Save weight" }));
    await pass(0);
    expect(screen.getByText("Please enter the loaded quantity in MT")).toBeVisible();
    await user.type(screen.getByLabelText("Loaded quantity"), "29.840");
    await user.type(screen.getByLabelText(/Freight advance/), "5000");
    await user.click(screen.getByRole("button", { name: "Save weight" }));
    await pass(0);
    expect(api.calls(step).map(({ body }) => body)).toEqual([
      { event: "final_quantity", vehicle_id: 5, final_quantity: 29.84, freight_advance: 5000 },
    ]);
  });

  const mixedLoad = () => {
    const ofSize = (id: number, value: string) => ({
      id,
      value: [{ name: "Size", value, unit: { short_name: "mm" } }],
      quantity: 15,
    });
    const [line] = aSellerOrder().variation;
    const variation = line ? [ofSize(1, "10"), ofSize(2, "12")].map((size) => ({ ...line, ...size })) : [];
    return { ...loading([{ ...atPlant, planned_quantity: 30 }]), variation };
  };

  it("reports the missing loaded quantity where only the second size is weighed", async () => {
    const user = freshUser();
    const { api } = await openOrder(mixedLoad());
    await user.click(screen.getByRole("button", { name: "Loaded weight" }));
    await user.type(screen.getByLabelText(/^12 mm/), "14.8");
    await user.click(screen.getByRole("button", { name: "Save weight" }));
    await pass(0);
    expect(screen.getByText("Please enter the loaded quantity in MT")).toBeVisible();
    expect(screen.getByLabelText("Loaded quantity")).toBeInvalid();
    expect(api.calls(step)).toEqual([]);
  });

  it("sends the weight of each size, once they add up to the loaded quantity, and warns of a load far below the plan", async () => {
    const user = freshUser();
    const { api } = await openOrder(mixedLoad());
    await user.click(screen.getByRole("button", { name: "Loaded weight" }));
    await user.type(screen.getByLabelText("Loaded quantity"), "26.5");
    expect(screen.getByText(/^3\.500 MT less than the 30 MT planned for this vehicle\./)).toBeVisible();
    await user.clear(screen.getByLabelText("Loaded quantity"));
    await user.type(screen.getByLabelText("Loaded quantity"), "29.84");
    expect(screen.queryByText(/less than the 30 MT planned/)).not.toBeInTheDocument();
    await user.type(screen.getByLabelText(/^10 mm/), "15.04");
    await user.type(screen.getByLabelText(/^12 mm/), "14.7");
    await user.click(screen.getByRole("button", { name: "Save weight" }));
    await pass(0);
    expect(screen.getByText("The sizes come to 29.740 MT; the loaded quantity is 29.840 MT.")).toBeVisible();
    expect(api.calls(step)).toEqual([]);
    await user.clear(screen.getByLabelText(/^12 mm/));
    await user.type(screen.getByLabelText(/^12 mm/), "14.8");
    await user.click(screen.getByRole("button", { name: "Save weight" }));
    await pass(0);
    expect(api.calls(step).map(({ body }) => body)).toEqual([
      {
        event: "final_quantity",
        vehicle_id: 5,
        final_quantity: 29.84,
        loaded: [
          { id: 1, quantity: 15.04 },
          { id: 2, quantity: 14.8 },
        ],
      },
    ]);
  });

  it("corrects a mistyped freight advance, and removes one with 0", async () => {
    const user = freshUser();
    const loaded = aSellerVehicle({ ...atPlant, final_quantity: 14.92, freight_advance: 50_000 });
    const { api } = await openOrder(loading([loaded]));
    await user.click(screen.getByRole("button", { name: "Loaded weight" }));
    expect(screen.getByText("₹50,000 entered. Another amount replaces it; 0 removes it.")).toBeVisible();
    await user.type(screen.getByLabelText("Loaded quantity"), "14.920");
    await user.type(screen.getByLabelText(/Freight advance/), "0");
    await user.click(screen.getByRole("button", { name: "Save weight" }));
    await pass(0);
    expect(api.calls(step).map(({ body }) => body)).toEqual([
      { event: "final_quantity", vehicle_id: 5, final_quantity: 14.92, freight_advance: 0 },
    ]);
  });

  it("sends invoice number and day of a loaded vehicle, and asks which when there are two", async () => {
    const user = freshUser();
    const loaded = aSellerVehicle({ ...atPlant, final_quantity: 14.92 });
    const { api } = await openOrder(loading([loaded, { ...loaded, id: 6, vehicle_number: "CG04MB5678" }]));
    await user.click(screen.getByRole("button", { name: "Invoice" }));
    await user.type(screen.getByLabelText("Invoice number"), "KI/26-27/412");
    await user.click(screen.getByRole("button", { name: "Save invoice" }));
    await pass(0);
    expect(screen.getByText("Please choose a vehicle")).toBeVisible();
    await user.selectOptions(screen.getByLabelText("Vehicle"), "CG 04 MB 5678, 14.920 MT loaded");
    await user.type(screen.getByLabelText(/^Total of your bill/), "823450.50");
    await user.click(screen.getByRole("button", { name: "Save invoice" }));
    await pass(0);
    const bill = { invoice_number: "KI/26-27/412", invoice_date: "2026-11-14", invoice_total: 823_450.5 };
    expect(api.calls(step).map(({ body }) => body)).toEqual([{ event: "invoice", vehicle_id: 6, ...bill }]);
  });

  it("uploads the picture of the loaded vehicle once, even when the step is tried again (R-218)", async () => {
    const user = freshUser();
    const { api } = await openOrder(loading());
    api.answer("POST /upload", UploadAnswer, { message: "The file has been uploaded.", id: 77, url: "/api/upload/77" });
    api.refuse(step, 503);
    await user.click(screen.getByRole("button", { name: "Loaded weight" }));
    await user.type(screen.getByLabelText("Loaded quantity"), "29.84");
    const photo = new File(["jpeg"], "truck.jpg", { type: "image/jpeg" });
    await user.upload(screen.getByLabelText(/Picture of the loaded vehicle/), photo);
    await user.click(screen.getByRole("button", { name: "Save weight" }));
    await pass(2_000);
    api.confirm(step, "Saved.");
    await user.click(screen.getByRole("button", { name: "Save weight" }));
    await pass(0);
    const keys = api.calls("POST /upload").map(({ headers }) => headers.get("idempotency-key"));
    expect(new Set(keys).size).toBe(1);
    const sent = api.calls(step);
    expect(sent.at(-1)?.body).toEqual({ event: "final_quantity", vehicle_id: 5, final_quantity: 29.84, upload_id: 77 });
    expect(new Set(sent.map(({ headers }) => headers.get("idempotency-key"))).size).toBe(1);
  });

  it("opens the uploaded picture and document, from weight and invoice number", async () => {
    const loaded_vehicle_photo = "/api/upload/7?key=a";
    const vehicle = aSellerVehicle({ final_quantity: 29.84, invoice: "K/7", loaded_vehicle_photo });
    await openOrder(aSellerOrder({ vehicles: [{ ...vehicle, invoice_paper: "/api/upload/8?key=b" }] }));
    const links = block("Vehicles").getAllByRole("link");
    expect(links.map((link) => [link.getAttribute("aria-label"), link.getAttribute("href")])).toEqual([
      ["29.840 MT, Picture of the loaded CG 04 MB 1234", loaded_vehicle_photo],
      ["K/7, Copy of invoice K/7", "/api/upload/8?key=b"],
    ]);
  });

  it("keeps what was typed after a refusal and shows why", async () => {
    const user = freshUser();
    const notices = listenToNotices();
    const { api } = await openOrder(loading());
    api.refuse(step, 422, {
      message: "Please check",
      errors: { final_quantity: ["This is far above the planned quantity"] },
    });
    await user.click(screen.getByRole("button", { name: "Loaded weight" }));
    await user.type(screen.getByLabelText("Loaded quantity"), "99");
    await user.click(screen.getByRole("button", { name: "Save weight" }));
    await pass(0);
    expect(notices).toEqual([{ tone: "error", text: "Please check", durationMs: 2000 }]);
    expect(screen.getByText("This is far above the planned quantity")).toBeVisible();
    expect(screen.getByLabelText("Loaded quantity")).toHaveValue("99");
  });

  it("refetches the order when somebody else was faster, and keeps what was typed", async () => {
    const user = freshUser();
    const { api, answer } = await openOrder(loading());
    await user.click(screen.getByRole("button", { name: "Loaded weight" }));
    await user.type(screen.getByLabelText("Loaded quantity"), "29.84");
    api.refuse(step, 409, { message: "Someone was faster. Please refresh and try again." });
    const other = aSellerVehicle({ ...atPlant, id: 6, vehicle_number: "CG04MB5678" });
    answer({ ...loading([atPlant, other]), updated_at: "2026-11-14T05:00:00.000Z" });
    await user.click(screen.getByRole("button", { name: "Save weight" }));
    await pass(0);
    expect(block("Vehicles").getByText("CG 04 MB 5678")).toBeVisible();
    expect(screen.getByLabelText("Loaded quantity")).toHaveValue("29.84");
    expect(screen.getByText("Someone was faster. Please refresh and try again.")).toBeVisible();
  });

  it("keeps what was typed in each step while another one is open, including its file", async () => {
    const user = freshUser();
    await openOrder(loading([aSellerVehicle({ ...atPlant, final_quantity: 29 })]));
    await user.click(screen.getByRole("button", { name: "Loaded weight" }));
    await user.type(screen.getByLabelText("Loaded quantity"), "29.84");
    await user.upload(
      screen.getByLabelText(/Picture of the loaded/),
      new File(["jpeg"], "truck.jpg", { type: "image/jpeg" }),
    );
    await user.click(screen.getByRole("button", { name: "Invoice" }));
    expect(screen.getByLabelText("Loaded quantity")).not.toBeVisible();
    await user.type(screen.getByLabelText("Invoice number"), "KI/412");
    await user.click(screen.getByRole("button", { name: "Loaded weight" }));
    expect(screen.getByLabelText("Loaded quantity")).toHaveValue("29.84");
    expect(screen.getByText("truck.jpg")).toBeVisible();
    await user.click(screen.getByRole("button", { name: "Invoice" }));
    expect(screen.getByLabelText("Invoice number")).toHaveValue("KI/412");
  });
});

describe("an order that others change", () => {
  const later = "2026-11-14T05:00:00.000Z";

  it("updates within ten seconds, offers new choices in an untouched form, and stops refreshing once the goods have arrived", async () => {
    const { api, answer } = await openOrder(
      aSellerOrder({ status: "vehicle booked", next_steps: ["loading"], vehicles: [] }),
    );
    answer(
      aSellerOrder({
        status: "vehicle booked",
        next_steps: ["loading"],
        vehicles: [aSellerVehicle()],
        updated_at: later,
      }),
    );
    await pass(10_000);
    expect(screen.getByRole("combobox", { name: "Vehicle" })).toHaveDisplayValue("CG 04 MB 1234");
    answer(aSellerOrder({ status: "delivered", next_steps: [] }));
    await pass(10_000);
    const asked = api.calls(read).length;
    await pass(60_000);
    expect(api.calls(read)).toHaveLength(asked);
  });

  it("leaves input alone, and shows since when the order is old while refetches fail", async () => {
    const user = freshUser();
    const { api, answer } = await openOrder(aSellerOrder({ next_steps: ["confirm"] }));
    await user.type(screen.getByRole("textbox", { name: /^Note/ }), "Gate 3");
    answer(aSellerOrder({ next_steps: ["confirm"], paid_amount: 1_000_000, updated_at: later }));
    await pass(10_000);
    expectFacts("Order payment", [["Paid amount", "−₹10,00,000"]]);
    expect(screen.getByRole("textbox", { name: /^Note/ })).toHaveValue("Gate 3");
    api.refuse(read, 503);
    await pass(10_000);
    expect(screen.getByText(/^Not refreshed since \d/)).toBeVisible();
    expect(screen.getByRole("textbox", { name: /^Note/ })).toHaveValue("Gate 3");
  });

  it("opens an empty form for the next vehicle once the weight of one is saved", async () => {
    const user = freshUser();
    const first = aSellerVehicle({ reported_at: later });
    const second = aSellerVehicle({ reported_at: later, id: 6, vehicle_number: "CG04MB5678" });
    const order = aSellerOrder({ status: "loading", next_steps: ["final_quantity"], vehicles: [first, second] });
    const { answer } = await openOrder(order);
    await user.selectOptions(screen.getByLabelText("Vehicle"), "CG 04 MB 1234");
    await user.type(screen.getByLabelText("Loaded quantity"), "14.9");
    answer({ ...order, vehicles: [{ ...first, final_quantity: 14.9 }, second], updated_at: later });
    await user.click(screen.getByRole("button", { name: "Save weight" }));
    await pass(2_000);
    expect(screen.getByLabelText("Loaded quantity")).toHaveValue("");
    expect(screen.getByRole("button", { name: "Save weight" })).toBeEnabled();
    // It is the only one that is not weighed yet; the other can still be corrected, knowing what is replaced.
    expect(screen.getByRole("combobox", { name: "Vehicle" })).toHaveDisplayValue("CG 04 MB 5678");
    expect(screen.queryByText(/A new weight replaces it/)).not.toBeInTheDocument();
    await user.selectOptions(screen.getByLabelText("Vehicle"), "CG 04 MB 1234, 14.900 MT loaded");
    expect(screen.getByText("14.900 MT is entered for this vehicle. A new weight replaces it.")).toBeVisible();
  });
});
