import { formatEnd, formatMoment } from "@mandi/shared/format/dates";
import { vehicleOf } from "../../../testing/invoiced-order";
import { runJob } from "../../../testing/run-jobs";
import { storeSetting } from "../../site/settings";
import { ewayWarningHours } from "./eway-warning-hours";
import { createPortalWorld, type PortalWorld } from "./testing/portal-world";

let world: PortalWorld;
beforeEach(async () => {
  world = await createPortalWorld();
});
afterEach(() => world.close());

const hour = 3_600;

const extension = {
  remaining_km: 150,
  place: "Nashik",
  state: "Maharashtra",
  pincode: "422010",
  cause: "accident",
};

it("the desk is warned of an e-way bill that ends soon and extends it, within 8 hours of its end and not before", async () => {
  const { api, send, act, listed, queued, readyOrder, madeFor } = world;
  const order = await readyOrder();
  const number = await madeFor(order);
  const extend = () => act(order, `eway-bill/${number}/extend`, extension);
  const [{ valid_until: end }] = await listed(order);
  expect(await extend()).toMatchObject({
    status: 409,
    body: { message: "The portal extends an e-way bill from 8 hours before its end to 8 hours after it." },
  });
  await runJob(api, "warn of ending e-way bills");
  expect(await listed(order)).toMatchObject([{ state: "active", is_extendable: 0 }]);
  const offered = async () => (await api.get(`/desk/order/${order.orderId}`, order.staff)).body.data.eway_bills;
  expect(await offered()).toMatchObject([{ number, acts: ["vehicle", "cancel"] }]);
  api.clock.set(new Date(new Date(end).getTime() - 7 * hour * 1_000));

  await runJob(api, "warn of ending e-way bills");
  await runJob(api, "warn of ending e-way bills");

  expect(await listed(order, "/desk/eway-bill?state=expiring")).toMatchObject([{ number, is_extendable: 1 }]);
  expect((await offered())[0].acts).toContain("extend");
  const items = await queued(order);
  const what = `Vehicle CG04AB1234 is on the road: its e-way bill ends at ${formatEnd(end)}`;
  expect(items).toMatchObject([{ number, what, until: end }]);
  const warned = await api.db
    .selectFrom("notification")
    .select("text")
    .where("kind", "=", "eway bill ending")
    .execute();
  expect(warned).toHaveLength(1);
  expect((await extend()).status).toBe(200);
  await send();
  const [after] = await listed(order);
  expect(after.state).toBe("active");
  expect(new Date(after.valid_until).getTime()).toBeGreaterThan(new Date(end).getTime());
  expect((await vehicleOf(api, order)).eway_valid_until?.toISOString()).toBe(after.valid_until);
  expect(await queued(order)).toEqual([]);
});

it("an e-way bill that ended is shown as expired and can be extended for 8 hours", async () => {
  const { api, send, act, listed, readyOrder, madeFor } = world;
  const ready = await readyOrder();
  const number = await madeFor(ready);
  const [{ valid_until: end }] = await listed(ready);
  api.clock.set(new Date(new Date(end).getTime() + 9 * hour * 1_000));
  const order = { ...ready, staff: await api.signIn("staff") };
  expect(await listed(order)).toMatchObject([{ state: "expired", is_extendable: 0 }]);
  expect((await act(order, `eway-bill/${number}/extend`, extension)).status).toBe(409);
  api.clock.set(new Date(new Date(end).getTime() + 7 * hour * 1_000));

  expect((await act(order, `eway-bill/${number}/extend`, extension)).status).toBe(200);
  await send();

  expect(await listed(order)).toMatchObject([{ state: "active" }]);
});

it("says from when an e-way bill can be extended, where the desk is warned of its end earlier than that", async () => {
  const { api, listed, queued, readyOrder, madeFor } = world;
  await storeSetting(api.db, ewayWarningHours, 24);
  const ready = await readyOrder();
  const number = await madeFor(ready);
  const [{ valid_until: end }] = await listed(ready);
  const before = (hours: number) => new Date(new Date(end).getTime() - hours * hour * 1_000);
  api.clock.set(before(20));
  const order = { ...ready, staff: await api.signIn("staff") };

  await runJob(api, "warn of ending e-way bills");

  const from = formatMoment(before(8).toISOString());
  const what = `Vehicle CG04AB1234 is on the road: its e-way bill ends at ${formatEnd(end)}; it can be extended from ${from}`;
  expect(await queued(order)).toMatchObject([{ number, what, since: before(24).toISOString(), until: end }]);
});

it("an ended e-way bill is overdue since its end in the queue, which says until when and by whom it can be extended", async () => {
  const { api, listed, readyOrder, madeFor } = world;
  const order = await readyOrder();
  await madeFor(order);
  const [{ valid_until: end }] = await listed(order);
  const at = (hours: number) => new Date(new Date(end).getTime() + hours * hour * 1_000);
  api.clock.set(at(1));
  const staff = await api.signIn("staff");
  const item = async () => (await listed({ ...order, staff }, "/desk/queue/item?kind=e-way%20bill"))[0];
  await runJob(api, "warn of ending e-way bills");
  const ended = "Vehicle CG04AB1234 is on the road: its e-way bill has ended";

  const what = `${ended}; it can be extended until ${formatMoment(at(8))}`;
  expect(await item()).toMatchObject({ what, until: end, since: at(-8).toISOString() });
  const { late } = (await api.get("/desk/queue/item?kind=e-way%20bill", staff)).body;
  expect(late).toBe(1);

  await api.db.updateTable("eway_bill").set({ carrier_gstin: "27AAFFT1357F1Z8" }).execute();
  const only = (who: string) => `${ended}; only ${who} can extend it until ${formatMoment(at(8))}`;
  expect(await item()).toMatchObject({ what: only("the carrier that it names") });
  await api.db.updateTable("eway_bill").set({ is_typed: true }).execute();
  expect(await item()).toMatchObject({ what: only("the party that made it outside Mandi") });
  api.clock.set(at(9));
  expect(await item()).toMatchObject({ what: `${ended} and can no longer be extended`, until: end });
});

it("is put off with a time that everybody at the desk reads, keeps its place in the queue until then, and is due again after it", async () => {
  const { api, act, listed, readyOrder, madeFor } = world;
  const order = await readyOrder();
  const number = await madeFor(order);
  const [{ id, valid_until: end }] = await listed(order);
  api.clock.set(new Date(new Date(end).getTime() - 2 * hour * 1_000));
  const staff = await api.signIn("staff");
  const item = async () => (await listed({ ...order, staff }, "/desk/queue/item?kind=e-way%20bill"))[0];
  await runJob(api, "warn of ending e-way bills");
  const before = await item();

  expect((await act(order, `eway-bill/${number}/later`, { minutes: 60 })).status).toBe(200);

  const until = new Date(api.clock.now().getTime() + hour * 1_000);
  const putOff = await item();
  expect(putOff).toMatchObject({ ...before, until: until.toISOString(), what: expect.stringContaining(before.what) });
  expect(putOff.what).toMatch(new RegExp(`^Put off until ${formatMoment(until.toISOString())} by .+\\. Vehicle `));
  expect((await api.get(`/desk/eway-bill/${id}`, staff)).body.data.what).toBe(putOff.what);
  expect((await act(order, `eway-bill/${number}/note`)).status).toBe(200);
  const trail = (await api.get(`/desk/audit?subject=eway-bill:${id}`, staff)).body.data;
  expect(trail.map(({ action }: { action: string }) => action)).toEqual(
    expect.arrayContaining(["eway-bill later", "eway-bill note"]),
  );
  expect((await act(order, `eway-bill/${number}/later`, { minutes: 5 })).status).toBe(422);

  api.clock.set(until);
  expect(await item()).toEqual(before);
});

it("is put off at most until it can no longer be extended, and is due at its end again once it waits for something else", async () => {
  const { api, act, listed, readyOrder, madeFor } = world;
  const order = await readyOrder();
  const number = await madeFor(order);
  const [{ id, valid_until: end }] = await listed(order);
  const at = (hours: number) => new Date(new Date(end).getTime() + hours * hour * 1_000);
  const refused = { code: "702", message: "Not now" };
  await api.db.updateTable("eway_bill").set(refused).where("id", "=", id).execute();
  const item = async (staff: typeof order.staff) =>
    (await listed({ ...order, staff }, "/desk/queue/item?kind=e-way%20bill"))[0];
  api.clock.set(at(-10));
  let staff = await api.signIn("staff");
  const putOff = { minutes: 1_440 };

  const answer = await act({ ...order, staff }, `eway-bill/${number}/later`, putOff);

  const last = at(8).toISOString();
  expect(answer).toMatchObject({ status: 200, body: { message: `It is due again ${formatMoment(last)}.` } });
  expect(await item(staff)).toMatchObject({ until: last, what: expect.stringMatching(/^Put off until .+Not now$/) });

  await api.db.updateTable("eway_bill").set({ code: null, message: null }).where("id", "=", id).execute();
  api.clock.set(at(-2));
  staff = await api.signIn("staff");
  await runJob(api, "warn of ending e-way bills");

  expect(await item(staff)).toMatchObject({ until: end, what: expect.stringMatching(/^Vehicle .+ is on the road/) });
});

it("lets only the carrier named on an e-way bill extend it, and has the desk record that", async () => {
  const { api, act, listed, readyOrder, madeFor } = world;
  const order = await readyOrder({ hasGstin: true });
  const number = await madeFor(order);
  const [{ valid_until: end }] = await listed(order);
  api.clock.set(new Date(new Date(end).getTime() - hour * 1_000));
  expect(await listed(order)).toMatchObject([{ is_extendable: 0 }]);

  const refused = await act(order, `eway-bill/${number}/extend`, extension);

  expect(refused).toMatchObject({ status: 409, body: { message: expect.stringContaining("Ask them") } });
  const { id } = await vehicleOf(api, order);
  const step = { event: "eway_bill", trip_id: id, eway_bill: number, distance_km: 150 };
  expect((await act(order, `order/${order.orderId}/transporter-step`, step)).status).toBe(200);
  const [after] = await listed(order);
  expect(after).toMatchObject({ number, is_typed: 0, state: "active" });
  expect(new Date(after.valid_until).getTime()).toBeGreaterThan(new Date(end).getTime());
});
