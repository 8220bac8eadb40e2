import { vehicleOf } from "../../../testing/invoiced-order";
import { createWellStockedMarket } from "../../../testing/order-market";
import { takeStep, wayTo } from "../../../testing/order-steps";
import { type BookedOrder, createBookedOrder } from "../../../testing/order-world";
import { storeSetting } from "../../site/settings";
import { annualTurnover } from "../../tax-portal/turnover";
import { createPortalWorld, type PortalWorld } from "./testing/portal-world";

let world: PortalWorld;
beforeEach(async () => {
  world = await createPortalWorld();
});
afterEach(() => world.close());

/** A loaded vehicle. */
async function loaded(): Promise<BookedOrder> {
  const order = await createBookedOrder(world.api, {
    market: await createWellStockedMarket(world.api),
    commission: { type: "include", rupees: 100 },
  });
  for (const step of [...wayTo.loading, "final quantity"] as const) {
    expect([step, (await takeStep(world.api, order, step)).status]).toEqual([step, 200]);
  }
  return order;
}

async function receipt(order: BookedOrder, body: object) {
  const { id } = await vehicleOf(world.api, order);
  const step = { event: "transport_receipt", trip_id: id, document_number: "LR-8812", ...body };
  return world.api.send(`/transporter/order/${order.orderId}/event`, step, order.transporter);
}

/** The session of staff ends overnight. */
async function nextDay(order: BookedOrder): Promise<BookedOrder> {
  const { api } = world;
  api.clock.advance(86_400);
  return { ...order, staff: await api.signIn("staff") };
}

const formOf = async (call: "makeEwb" | "makeEwbByIrn") => {
  const rows = await world.api.db.selectFrom("portal_request").select("body").where("call", "=", call).execute();
  return rows.at(-1)?.body;
};

it.each([
  ["without a registration", 0, "makeEwb", "transDocDate"],
  ["with a registration", 500_000_000, "makeEwbByIrn", "TransDocDt"],
] as const)(
  "the portal makes the e-way bill of an invoice %s whose receipt was written the day before: it goes with the day of the invoice",
  async (_what, turnover, call, field) => {
    const { api, send, listed, make } = world;
    await storeSetting(api.db, annualTurnover, turnover);
    const first = await loaded();
    expect((await receipt(first, {})).status).toBe(200);
    const order = await nextDay(first);
    expect((await takeStep(api, order, "invoice")).status).toBe(200);
    await send();

    expect((await make(order)).status).toBe(200);
    await send();

    expect(await listed(order)).toMatchObject([{ state: "active", code: null }]);
    expect(await formOf(call)).toMatchObject({ [field]: "22/11/2026" });
    expect((await vehicleOf(api, order)).receipt_on).toBe("2026-11-21");
  },
);

it("the step takes the day of the carrier's receipt, and the same number keeps it until another day is entered", async () => {
  const { api } = world;
  const order = await nextDay(await loaded());
  expect((await receipt(order, { document_date: "2026-11-21" })).status).toBe(200);
  expect(await vehicleOf(api, order)).toMatchObject({ receipt_number: "LR-8812", receipt_on: "2026-11-21" });
  expect((await receipt(order, { note: "Again" })).status).toBe(200);
  expect((await vehicleOf(api, order)).receipt_on).toBe("2026-11-21");

  expect((await receipt(order, { document_date: "2026-11-22" })).status).toBe(200);

  expect((await vehicleOf(api, order)).receipt_on).toBe("2026-11-22");
  const { data } = (await api.get("/transporter/order", order.transporter)).body;
  expect(data[0].trips).toMatchObject([{ transport_receipt: "LR-8812", transport_receipt_on: "2026-11-22" }]);
});

it.each([
  [
    "a day in the future",
    { document_date: "2026-11-22" },
    "document_date",
    "The day of the transport receipt is in the future",
  ],
  [
    "a day before the order",
    { document_date: "2026-11-20" },
    "document_date",
    "The order is of 21 Nov 2026: its receipt cannot be older",
  ],
  [
    "a day that does not exist",
    { document_date: "2026-11-31" },
    "document_date",
    "Please enter the day of the transport receipt",
  ],
  ["a number with a space", { document_number: "LR 8812" }, "document_number", expect.stringContaining("no spaces")],
  [
    "a number of 16 characters",
    { document_number: "NAGPUR-MUMBAI/26" },
    "document_number",
    expect.stringContaining("at most 15"),
  ],
])(
  "the step refuses %s at its field, and the vehicle stays without a receipt",
  async (_what, body, field, sentence) => {
    const order = await loaded();

    const answer = await receipt(order, body);

    expect(answer).toMatchObject({ status: 422, body: { errors: { [field]: [sentence] } } });
    expect(await vehicleOf(world.api, order)).toMatchObject({ receipt_number: null, receipt_on: null });
  },
);

it("a receipt whose number the portal does not take goes in no form, cut or not, and the desk reads what to do", async () => {
  const { api, make, readyOrder } = world;
  const order = await readyOrder();
  await api.db.updateTable("shipment").set({ receipt_number: "NAGPUR-MUMBAI/2026/118" }).execute();

  const answer = await make(order);

  const message = expect.stringContaining(
    "this one is NAGPUR-MUMBAI/2026/118. Please enter the transport receipt again",
  );
  expect(answer).toMatchObject({ status: 422, body: { message } });
  expect(await formOf("makeEwb")).toBeUndefined();
});

it("a carrier without a GSTIN is named in the form without an empty one", async () => {
  const { make, readyOrder } = world;
  const order = await readyOrder();

  expect((await make(order)).status).toBe(200);

  expect(await formOf("makeEwb")).not.toHaveProperty("transporterId");
});
