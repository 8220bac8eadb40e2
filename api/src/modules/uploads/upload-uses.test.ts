import { inTransaction } from "../../platform/database/transaction";
import { apiOfFile } from "../../testing/api-of-file";
import { takeStep, wayTo } from "../../testing/order-steps";
import { type BookedOrder, createBookedOrder } from "../../testing/order-world";
import { storePhotograph } from "../../testing/photograph";
import { type SignedIn, sessionHeaders } from "../../testing/test-api";
import { removeUnusedUploads, useUpload } from "./upload.service";

const api = apiOfFile();

const open = async (id: number, as: SignedIn) =>
  (await api.server.inject({ url: `/api/upload/${id}`, headers: sessionHeaders(as) })).statusCode;
const store = (owner: SignedIn) => storePhotograph(api.db, owner.id, api.clock.now());
const stored = async (id: number) =>
  (await api.db.selectFrom("upload").select("id").where("id", "=", id).execute()).length === 1;

async function loading(): Promise<BookedOrder> {
  const order = await createBookedOrder(api);
  for (const step of wayTo.loading) await takeStep(api, order, step);
  return order;
}

describe("a file that is used twice in an order", () => {
  it("stays accessible to those who see its first use, however few see the second", async () => {
    const order = await loading();
    const id = await store(order.seller);
    const path = `/seller/order/${order.orderId}/event`;
    const { vehicles } = (await api.get(`/seller/order-detail/${order.orderId}`, order.seller)).body.data;
    const send = (body: object) => api.send(path, { vehicle_id: vehicles[0].id, upload_id: id, ...body }, order.seller);
    expect((await send({ event: "final_quantity", final_quantity: 29.5 })).status).toBe(200);
    expect(await open(id, order.buyer)).toBe(200);

    const invoice = { event: "invoice", invoice_number: "K/9", invoice_date: "2026-11-21" };
    expect((await send(invoice)).status).toBe(200);

    for (const side of [order.buyer, order.transporter, order.seller]) expect(await open(id, side)).toBe(200);
  });

  it("stays accessible in its step when the desk hides it as a picture of the quality check (R-145)", async () => {
    const order = await loading();
    const id = await store(order.transporter);
    const use = { uploadId: id, orderId: order.orderId, ownerId: null, purpose: "step" } as const;
    await inTransaction(api.db, (tx) => useUpload(tx, { ...use, audience: ["buyer"] }));
    const quality = (body: object) => api.act(order.staff, `/order/${order.orderId}/quality`, body);

    expect((await quality({ certificate_id: id, visible: true })).status).toBe(200);
    expect((await quality({ visible: false })).status).toBe(200);

    expect(await open(id, order.buyer)).toBe(200);
  });
});

describe("an unused file", () => {
  const month = 30 * 24 * 3600;

  it("is deleted after a month, but not when it is used or newer", async () => {
    const order = await loading();
    const [unused, used] = [await store(order.seller), await store(order.seller)];
    const use = { uploadId: used, orderId: order.orderId, ownerId: order.seller.id, purpose: "step" } as const;
    await inTransaction(api.db, (tx) => useUpload(tx, { ...use, audience: ["buyer"] }));
    await removeUnusedUploads(api.db, api.clock.now());
    expect(await stored(unused)).toBe(true);

    api.clock.advance(month + 1);
    const young = await store(order.seller);
    await removeUnusedUploads(api.db, api.clock.now());

    expect([await stored(unused), await stored(used), await stored(young)]).toEqual([false, true, true]);
    api.clock.advance(-(month + 1));
  });

  it("is not deleted while a step is using it at that very moment", async () => {
    const order = await loading();
    const id = await store(order.seller);
    const later = new Date(api.clock.now().getTime() + (month + 1) * 1000);
    const use = { uploadId: id, orderId: order.orderId, ownerId: order.seller.id, purpose: "step" } as const;

    await inTransaction(api.db, async (tx) => {
      await useUpload(tx, { ...use, audience: ["buyer"] });
      await removeUnusedUploads(api.db, later);
    });

    expect(await stored(id)).toBe(true);
    expect(await open(id, order.buyer)).toBe(200);
  });

  it("must be uploaded again for a step that arrives while it is being deleted", async () => {
    const order = await loading();
    const id = await store(order.seller);
    const use = { uploadId: id, orderId: order.orderId, ownerId: order.seller.id, purpose: "step" } as const;
    let step: Promise<unknown> = Promise.resolve();

    await inTransaction(api.db, async (tx) => {
      await tx.deleteFrom("upload").where("id", "=", id).execute();
      step = inTransaction(api.db, (other) => useUpload(other, { ...use, audience: ["buyer"] })).catch(
        (error: unknown) => error,
      );
      await new Promise((resolve) => setImmediate(resolve));
    });

    expect(await step).toMatchObject({ status: 422, errors: { upload_id: ["Please upload the file again"] } });
  });

  it("cannot be changed, and cannot be deleted at all while in use", async () => {
    const order = await loading();
    const id = await store(order.seller);
    await expect(api.db.updateTable("upload").set({ media_type: "image/png" }).execute()).rejects.toThrow("only added");
    const use = { uploadId: id, orderId: order.orderId, ownerId: order.seller.id, purpose: "step" } as const;
    await inTransaction(api.db, (tx) => useUpload(tx, { ...use, audience: ["buyer"] }));
    await expect(api.db.deleteFrom("upload").where("id", "=", id).execute()).rejects.toThrow("upload_use");
  });
});
