import { takeStep, wayTo } from "../../testing/order-steps";
import { type BookedOrder, createBookedOrder } from "../../testing/order-world";
import { createTestApi, type SignedIn, sessionHeaders, type TestApi } from "../../testing/test-api";
import { uploadFile } from "../../testing/upload-file";

let api: TestApi;
beforeAll(async () => {
  api = await createTestApi();
});
afterAll(() => api.close());

const png = Buffer.concat([Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]), Buffer.alloc(200, 7)]);

const upload = (as: SignedIn, bytes: Buffer, type?: string) => uploadFile(api, as, bytes, type);
const open = (id: number, as?: SignedIn) =>
  api.server.inject({ url: `/api/upload/${id}`, headers: as ? sessionHeaders(as) : {} });

async function loading(): Promise<BookedOrder> {
  const order = await createBookedOrder(api);
  for (const step of wayTo.loading) await takeStep(api, order, step);
  return order;
}

describe("an uploaded file", () => {
  it("has the type of its bytes, whatever it claims, and never more than 5 MB", async () => {
    const person = await api.signIn("transporter");
    expect(await upload(person, png)).toMatchObject({ status: 200, body: { id: expect.any(Number) } });
    expect((await upload(person, Buffer.from("<html><script>"))).status).toBe(422);
    expect((await upload(person, Buffer.from("MZ executable"), "application/pdf")).status).toBe(422);
    expect((await upload(person, Buffer.concat([png, Buffer.alloc(5 * 1024 * 1024)]))).status).toBe(413);
  });

  it("is visible to nobody else until a step of an order uses it, and then only to the order's sides", async () => {
    const order = await loading();
    const stranger = await api.signIn("customer");
    const { id } = (await upload(order.transporter, png)).body;
    expect((await open(id, order.transporter)).statusCode).toBe(200);
    for (const other of [order.buyer, order.seller, stranger, undefined]) {
      expect((await open(id, other)).statusCode).toBe(404);
    }
    const vehicle = (await api.get("/transporter/order", order.transporter)).body.data[0].trips[0];
    const receipt = { event: "transport_receipt", trip_id: vehicle.id, document_number: "LR-1", upload_id: id };
    const answer = await api.send(`/transporter/order/${order.orderId}/event`, receipt, order.transporter);
    expect(answer.status).toBe(200);
    for (const side of [order.buyer, order.seller, order.transporter, order.staff]) {
      expect((await open(id, side)).statusCode).toBe(200);
    }
    expect((await open(id, stranger)).statusCode).toBe(404);
    const [trip] = (await api.get("/transporter/order", order.transporter)).body.data[0].trips;
    const { shows, url } = trip.photos[0];
    expect([trip.photos.length, shows]).toEqual([1, "transport_receipt"]);
    expect((await api.server.inject({ url })).rawPayload.equals(png)).toBe(true);
  });

  it("cannot be used by anybody else for their own step", async () => {
    const order = await loading();
    const { id } = (await upload(await api.signIn("customer"), png)).body;
    const vehicle = (await api.get("/transporter/order", order.transporter)).body.data[0].trips[0];
    const receipt = { event: "transport_receipt", trip_id: vehicle.id, document_number: "LR-1", upload_id: id };
    const answer = await api.send(`/transporter/order/${order.orderId}/event`, receipt, order.transporter);
    expect(answer.body.errors).toEqual({ upload_id: ["Please upload the file again"] });
  });

  it("is served so that a browser runs nothing in it", async () => {
    const person = await api.signIn("seller");
    const picture = await open((await upload(person, png)).body.id, person);
    expect(picture.rawPayload.equals(png)).toBe(true);
    expect(picture.headers).toMatchObject({
      "content-type": "image/png",
      "content-security-policy": "default-src 'none'; frame-ancestors 'none'; sandbox",
      "x-content-type-options": "nosniff",
      "content-disposition": expect.stringContaining("inline"),
      "cache-control": "private, no-store",
    });
    const paper = await open((await upload(person, Buffer.from("%PDF-1.7 x"))).body.id, person);
    expect(paper.headers["content-disposition"]).toContain("attachment");
  });

  it("opens by the key in its address only for its user and itself, for about an hour", async () => {
    const person = await api.signIn("seller");
    const { id, url } = (await upload(person, png)).body;
    const other = (await upload(await api.signIn("seller"), png)).body;
    expect((await api.server.inject(url)).statusCode).toBe(200);
    expect((await api.server.inject(url.replace(`/${id}?`, `/${other.id}?`))).statusCode).toBe(404);
    expect((await api.server.inject(url.replace(/.$/, (last: string) => (last === "A" ? "B" : "A")))).statusCode).toBe(
      404,
    );
    expect((await api.server.inject(url.replace(/key=\d+/, `key=${person.id + 1}`))).statusCode).toBe(404);
    await api.db.updateTable("users").set({ suspended_at: api.clock.now() }).where("id", "=", person.id).execute();
    expect((await api.server.inject(url)).statusCode).toBe(404);
    await api.db.updateTable("users").set({ suspended_at: null }).where("id", "=", person.id).execute();
    api.clock.advance(2 * 3600 + 1);
    expect((await api.server.inject(url)).statusCode).toBe(404);
    api.clock.advance(-(2 * 3600 + 1));
  });
});

it("no longer opens by its address once the user is logged out everywhere", async () => {
  const person = await api.signIn("seller");
  const { url } = (await upload(person, png)).body;
  expect((await api.server.inject(url)).statusCode).toBe(200);
  await api.post("/logout", undefined, person);
  expect((await api.server.inject(url)).statusCode).toBe(404);
});

it("shows the buyer the picture of the loaded vehicle that the seller added to the weight (R-218)", async () => {
  const order = await loading();
  const { id } = (await upload(order.seller, png)).body;
  const shown = async () =>
    (await api.get(`/customer/order-detail/${order.orderId}`, order.buyer)).body.data.driver_list[0];
  const { id: vehicle_id, loaded_vehicle_photo } = await shown();
  expect(loaded_vehicle_photo).toBeNull();
  const weight = { event: "final_quantity", vehicle_id, final_quantity: 29.5, upload_id: id };
  const send = () => api.send(`/seller/order/${order.orderId}/event`, weight, order.seller);
  expect((await send()).status).toBe(200);
  const { loaded_vehicle_photo: address } = await shown();
  expect((await api.server.inject(address)).statusCode).toBe(200);
});

it("shows the document of their invoice to the seller and to the desk, and to nobody else", async () => {
  const order = await loading();
  await takeStep(api, order, "final quantity");
  const { id } = (await upload(order.seller, png)).body;
  const read = async () => (await api.get(`/seller/order-detail/${order.orderId}`, order.seller)).body.data;
  const { id: vehicle_id } = (await read()).vehicles[0];
  const invoice = { event: "invoice", vehicle_id, invoice_number: "K/7", invoice_date: "2026-11-21", upload_id: id };
  const path = `/seller/order/${order.orderId}/event`;
  expect((await api.send(path, invoice, order.seller)).status).toBe(200);
  const [vehicle] = (await read()).vehicles;
  expect(vehicle).toMatchObject({
    loaded_vehicle_photo: null,
    invoice_paper: expect.stringContaining(`/upload/${id}`),
  });
  const { seller_view } = (await api.get(`/desk/order/${order.orderId}`, order.staff)).body.data;
  for (const address of [vehicle.invoice_paper, seller_view.vehicles[0].invoice_paper]) {
    expect((await api.server.inject(address)).statusCode).toBe(200);
  }
  for (const other of [order.buyer, order.transporter]) expect((await open(id, other)).statusCode).toBe(404);
});

it("shows a quality certificate to the buyer only when the desk lets them see it (R-145)", async () => {
  const order = await loading();
  const { id } = (await upload(order.staff, png)).body;
  const desk = (body: object) => api.act(order.staff, `/order/${order.orderId}/quality`, body);
  const seen = async () => (await api.get(`/customer/order-detail/${order.orderId}`, order.buyer)).body.data;
  expect((await desk({ certificate_id: id })).status).toBe(200);
  expect(await seen()).toMatchObject({ quality_check_certificate: null, quality_check_visibility: 0 });
  expect((await open(id, order.buyer)).statusCode).toBe(404);
  await desk({ visible: true });
  const { quality_check_certificate: address } = await seen();
  expect((await api.server.inject(address)).statusCode).toBe(200);
  await desk({ visible: false });
  expect((await api.server.inject(address)).statusCode).toBe(404);
});
