import { startSimulator } from "@mandi/launch/tax-portal/simulator";
import { createInvoicedOrder } from "../../../../testing/invoiced-order";
import { createWellStockedMarket } from "../../../../testing/order-market";
import type { BookedOrder } from "../../../../testing/order-world";
import { createJobContext, runJob } from "../../../../testing/run-jobs";
import { createTestApi } from "../../../../testing/test-api";
import { setGstin } from "../../../freight-bills/testing/carried-vehicle";
import { storeSiteText } from "../../../site/site.service";
import { httpTaxPortal } from "../../../tax-portal/http-tax-portal";

export type PortalWorld = Awaited<ReturnType<typeof createPortalWorld>>;

/** A product that knows its firm, beside a simulated tax portal; `send` asks the portal what waits. */
export async function createPortalWorld() {
  const api = await createTestApi();
  const portal = await startSimulator({ now: () => api.clock.now() });
  await storeSiteText(api.db, "legal_name", "Mandi Trade Ltd");
  await storeSiteText(api.db, "address", "14 Dana Bunder, Mumbai 400009");
  await storeSiteText(api.db, "gst_number", "27AAACM1234A1Z8");
  const send = () =>
    runJob(
      api,
      "sweep portal requests",
      createJobContext(api, { portal: httpTaxPortal(portal.url), key: portal.publicKey }).context,
    );
  const act = (order: BookedOrder, path: string, body: object = {}) => api.act(order.staff, `/${path}`, body);
  const listed = async ({ staff }: BookedOrder, path = "/desk/eway-bill") => (await api.get(path, staff)).body.data;
  const queued = (order: BookedOrder) => listed(order, "/desk/queue/item?kind=e-way%20bill");
  const make = (order: BookedOrder) =>
    act(order, `order/${order.orderId}/eway-bill`, { vehicle_id: "CG04AB1234", distance_km: 312 });

  /** An invoiced vehicle with its transport receipt, whose carrier has a GSTIN or none. */
  async function readyOrder({ hasGstin = false } = {}): Promise<BookedOrder> {
    const order = await createInvoicedOrder(api, await createWellStockedMarket(api), ["transport receipt"]);
    if (hasGstin) await setGstin(api, order.transporter.id, "27AAFFT1357F1Z8");
    return order;
  }

  /** The same with an e-way bill of the portal; returns its number. */
  async function madeFor(order: BookedOrder): Promise<string> {
    const { status, body } = await make(order);
    if (status !== 200) throw new Error(`The e-way bill was not asked for: ${JSON.stringify(body)}`);
    await send();
    const [{ number }] = await listed(order);
    return number;
  }

  async function close(): Promise<void> {
    await portal.close();
    await api.close();
  }
  return { api, portal, send, act, listed, queued, make, readyOrder, madeFor, close };
}
