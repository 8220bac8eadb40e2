import { apiOfFile } from "../../testing/api-of-file";
import { takeStep, wayTo } from "../../testing/order-steps";
import { type BookedOrder, createBookedOrder } from "../../testing/order-world";

const api = apiOfFile();

let order: BookedOrder;
beforeEach(async () => {
  order = await createBookedOrder(api);
  for (const step of [...wayTo.loading, "final quantity", "invoice", "transport receipt", "eway bill"] as const) {
    expect((await takeStep(api, order, step)).status).toBe(200);
  }
});

const everything = async () => {
  const events = await api.db.selectFrom("order_event").selectAll().where("order_id", "=", order.orderId).execute();
  const { body } = await api.get("/notification", order.buyer);
  return { events: events.length, told: body.total };
};

it.each(["transport receipt", "eway bill"] as const)(
  "notifies nobody again when the same %s is entered once more",
  async (step) => {
    const before = await everything();

    expect((await takeStep(api, order, step)).status).toBe(200);

    expect(await everything()).toEqual(before);
  },
);

it("notifies the others of a new driver or a note, but not of the same driver again", async () => {
  const vehicle = await api.db
    .selectFrom("shipment")
    .select("id")
    .where("order_id", "=", order.orderId)
    .executeTakeFirstOrThrow();
  const send = (change: object) => {
    const driver = { event: "driver", trip_id: vehicle.id, driver_name: "Ramesh", driver_phone: "9333333333" };
    const path = `/transporter/order/${order.orderId}/event`;
    return api.send(path, { ...driver, ...change }, order.transporter);
  };
  const { events } = await everything();

  expect((await send({ driver_name: "Suresh" })).status).toBe(200);
  const told = await everything();
  expect(told.events).toBe(events + 1);
  expect((await send({ driver_name: "Suresh" })).status).toBe(200);
  expect(await everything()).toEqual(told);
  expect((await send({ driver_name: "Suresh", note: "Arrives at six" })).status).toBe(200);

  expect((await everything()).events).toBe(events + 2);
});
