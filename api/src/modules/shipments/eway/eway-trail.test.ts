import { createPortalWorld, type PortalWorld } from "./testing/portal-world";

let world: PortalWorld;
beforeEach(async () => {
  world = await createPortalWorld();
});
afterEach(() => world.close());

const extension = { remaining_km: 150, place: "Nashik", state: "Maharashtra", pincode: "422010", cause: "accident" };

it("says in the trail that an extension was requested, and only after the portal's answer that it was refused or until when it is extended", async () => {
  const { api, send, act, listed, readyOrder, madeFor } = world;
  const ready = await readyOrder();
  const number = await madeFor(ready);
  const [{ id, valid_until: end }] = await listed(ready);
  api.clock.set(new Date(Date.parse(end) - 7 * 3_600_000));
  const order = { ...ready, staff: await api.signIn("staff") };
  const trail = async (subject = `eway-bill:${id}`) => {
    const rows = await listed(order, `/desk/audit?subject=${subject}`);
    return rows.map(({ action, reason, detail }: Readonly<Record<string, string>>) => ({ action, reason, detail }));
  };
  const before = await trail();
  expect(before[0]).toMatchObject({ action: "eway-bill made", detail: expect.stringContaining(number) });
  const since = async () => (await trail()).slice(0, -before.length);
  const requested = { action: "eway-bill extend", reason: "A test", detail: expect.stringContaining("150") };

  expect((await act(order, `eway-bill/${number}/extend`, extension)).status).toBe(200);
  expect(await since()).toEqual([requested]);

  const request = (await listed(order, "/desk/portal")).find(
    ({ call }: { readonly call: string }) => call === "extend",
  );
  const said = { code: "379", message: "Remaining distance is wrong" };
  expect((await act(order, `portal/${request.id}/refuse`, said)).status).toBe(200);
  const refused = {
    action: "eway-bill extend portal-refused",
    reason: said.message,
    detail: expect.stringContaining(said.code),
  };
  expect(await since()).toEqual([refused, requested]);

  expect((await act(order, `eway-bill/${number}/extend`, extension)).status).toBe(200);
  await send();
  const [{ valid_until: until }] = await listed(order);
  const extended = { action: "eway-bill extended", reason: null, detail: expect.stringContaining(until) };
  expect(await since()).toEqual([extended, requested, refused, requested]);
  expect((await trail(order.number)).slice(0, 2)).toEqual([extended, requested]);
});

it("says in the trail which vehicle the portal has accepted, and that it has cancelled", async () => {
  const { send, act, listed, readyOrder, madeFor } = world;
  const order = await readyOrder();
  const number = await madeFor(order);
  const [{ id }] = await listed(order);
  const actions = async () => {
    const rows = await listed(order, `/desk/audit?subject=eway-bill:${id}`);
    return rows.map(({ action }: { readonly action: string }) => action);
  };
  const move = { place: "Nashik", state: "Maharashtra", cause: "breakdown", vehicle_number: "MH15XY77" };
  expect((await act(order, `eway-bill/${number}/vehicle`, { ...move, vehicle_again: "MH15XY77" })).status).toBe(200);
  expect((await actions())[0]).toBe("eway-bill vehicle");
  await send();
  const [moved] = await listed(order, `/desk/audit?subject=eway-bill:${id}`);
  expect(moved).toMatchObject({ action: "eway-bill moved", detail: expect.stringContaining("MH15XY77") });

  expect((await act(order, `eway-bill/${number}/cancel`, { cause: "mistake" })).status).toBe(200);
  expect((await actions())[0]).toBe("eway-bill cancel");
  await send();
  expect((await actions())[0]).toBe("eway-bill cancelled");
});
