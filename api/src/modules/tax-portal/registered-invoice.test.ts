import { inflateSync } from "node:zlib";
import { type PortalSimulator, startSimulator } from "@mandi/launch/tax-portal/simulator";
import { reconciledApi } from "../../testing/api-of-file";
import { createInvoicedOrder } from "../../testing/invoiced-order";
import { createWellStockedMarket } from "../../testing/order-market";
import { takeStep } from "../../testing/order-steps";
import { createJobContext, runJob } from "../../testing/run-jobs";
import { sessionHeaders } from "../../testing/test-api";
import { storeSetting } from "../site/settings";
import { storeSiteText } from "../site/site.service";
import { httpTaxPortal } from "./http-tax-portal";
import { annualTurnover } from "./turnover";

const api = reconciledApi();
let portal: PortalSimulator;
beforeAll(async () => {
  portal = await startSimulator({ now: () => api.clock.now() });
  await storeSiteText(api.db, "legal_name", "Mandi Trade Ltd");
  await storeSiteText(api.db, "address", "14 Dana Bunder, Mumbai 400009");
  await storeSiteText(api.db, "gst_number", "27AAACM1234A1Z8");
  await storeSetting(api.db, annualTurnover, 500_000_000);
});
afterAll(() => portal.close());

/** The drawing operators of each page of a PDF. */
function pagesOf(bytes: Buffer): readonly string[] {
  const text = bytes.toString("latin1");
  const streams = [...text.matchAll(/\/FlateDecode\s*>>\s*stream\n([\s\S]*?)\nendstream/g)];
  const drawn = streams.map(([, stream = ""]) => inflateSync(Buffer.from(stream, "latin1")).toString("latin1"));
  return drawn.filter((one) => /\bBT\b/.test(one));
}

it("the buyer sees number, acknowledgement and signed code on their invoice and its PDF, and never where it was loaded", async () => {
  const order = await createInvoicedOrder(api, await createWellStockedMarket(api));
  const view = async () => (await api.get(`/customer/order-detail/${order.orderId}`, order.buyer)).body.data;
  const { invoices } = await view();
  const pdf = async () => {
    const url = `/api/customer/order/${order.orderId}/paper/${invoices[0].number}/pdf`;
    const answer = await api.server.inject({ method: "GET", url, headers: sessionHeaders(order.buyer) });
    expect(answer.statusCode).toBe(200);
    return pagesOf(answer.rawPayload);
  };
  const copies = await pdf();
  expect(invoices[0]).not.toHaveProperty("registration");

  await runJob(
    api,
    "sweep portal requests",
    createJobContext(api, { portal: httpTaxPortal(portal.url), key: portal.publicKey }).context,
  );

  expect(await api.db.selectFrom("e_invoice").select(["state", "message"]).execute()).toEqual([
    { state: "registered", message: null },
  ]);
  const after = await view();
  expect(after.invoices).toEqual([
    {
      ...invoices[0],
      registration: {
        irn: expect.stringMatching(/^[0-9a-f]{64}$/),
        ack_no: expect.stringMatching(/^\d{15}$/),
        ack_at: api.clock.now().toISOString(),
        signed_qr: expect.stringMatching(/^[\w-]+\.[\w-]+\.[\w-]+$/),
      },
    },
  ]);
  expect(copies).toHaveLength(3);
  const [page, ...others] = await pdf();
  expect(others).toEqual([]);
  expect(page?.length).toBeGreaterThan(2 * Math.max(...copies.map(({ length }) => length))); // The code is many small squares.
  expect(after.invoices[0]).not.toHaveProperty("dispatch");
  const seller = (await api.get(`/seller/order-detail/${order.orderId}`, order.seller)).body.data;
  expect(JSON.stringify(seller)).not.toContain(after.invoices[0].registration.irn);
});

it("the desk saves the e-way bill of a vehicle for the portal, and is told what is missing", async () => {
  const order = await createInvoicedOrder(api, await createWellStockedMarket(api));
  const saved = () => api.get(`/desk/order/${order.orderId}/eway-form?vehicle=CG04AB1234&distance_km=312`, order.staff);
  expect(await saved()).toMatchObject({
    status: 422,
    body: { message: "The transport receipt is missing. Please enter it first." },
  });

  await takeStep(api, order, "transport receipt");

  const { status, body } = await saved();
  expect(status).toBe(200);
  expect(JSON.parse(body)).toMatchObject({
    transDistance: 312,
    transDocNo: "LR-1",
    vehicleNo: "CG04AB1234",
    fromTrdName: "Mandi Trade Ltd",
    transporterName: "Tara Transporter",
  });
  expect((await api.get(`/desk/order/${order.orderId}/eway-form?vehicle=MH01&distance_km=1`, order.staff)).status).toBe(
    404,
  );
});
