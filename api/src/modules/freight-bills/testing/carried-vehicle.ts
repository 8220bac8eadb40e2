import type { MarkedOptions } from "../../../testing/marked-quotation";
import type { Market } from "../../../testing/order-market";
import { takeStep } from "../../../testing/order-steps";
import { type BookedOrder, createBookedOrder } from "../../../testing/order-world";
import type { Answer, SignedIn, TestApi } from "../../../testing/test-api";
import type { OrderStep } from "../../orders/order.policy";
import { storeSiteText } from "../../site/site.service";

/** A delivered vehicle. */
export interface CarriedVehicle extends BookedOrder {
  readonly vehicleId: number;
}

/** The platform of the worked examples, in Maharashtra. */
export async function setPlatform(api: TestApi): Promise<void> {
  await storeSiteText(api.db, "legal_name", "Mandi Trade Ltd");
  await storeSiteText(api.db, "address", "14 Dana Bunder, Mumbai 400009");
  await storeSiteText(api.db, "gst_number", "27AAACM1234A1Z8");
}

/** Sets the GSTIN in a person's profile; empty means none. */
export async function setGstin(api: TestApi, userId: number, gst_number: string): Promise<void> {
  const profile = { gst_number, company_address: "Transport Nagar", updated_at: api.clock.now() };
  await api.db
    .insertInto("profile")
    .values({ user_id: userId, ...profile })
    .onConflict((conflict) => conflict.column("user_id").doUpdateSet(profile))
    .execute();
}

/** An act of the desk on an order. A colleague checks the carriers' bills: who checks one does not approve it alone. */
export async function atDesk(api: TestApi, order: BookedOrder, act: string, body: object): Promise<Answer> {
  const as = act === "check-freight-bill" ? await api.signIn("staff") : order.staff;
  return actOn(api, order, act, { body, as });
}

/** An act of this person on an order. */
export function actOn(
  api: TestApi,
  { orderId }: Pick<BookedOrder, "orderId">,
  act: string,
  { body, as }: { readonly body: object; readonly as: SignedIn },
): Promise<Answer> {
  const path = `/desk/order/${orderId}/${act}`;
  return api.send(path, { reason: "A test", ...body }, as);
}

/** The load; `rate` is the carrier's, per MT. */
interface Carriage {
  readonly tonnes: number;
  readonly rate: number;
  /** What the seller hands the driver, in rupees. */
  readonly advance?: number;
  /** The order; 30 MT of one size by default. */
  readonly booked?: MarkedOptions;
  /** The seller's number of the bill, which they use once a year. */
  readonly bill?: string;
  /** What happens to the order before anything else. */
  readonly before?: (order: BookedOrder) => Promise<void>;
}

/** An order whose only vehicle was loaded with this weight and has delivered, or has taken these steps after loading. */
export async function carry(
  api: TestApi,
  market: Market,
  { tonnes, rate, advance, booked, bill, before }: Carriage,
  following: readonly OrderStep[] = ["invoice", "transport receipt", "eway bill", "proof of delivery"],
): Promise<CarriedVehicle> {
  const order = await createBookedOrder(api, { market, ...booked });
  await before?.(order);
  const done = async (what: string, answer: Promise<Answer>) => {
    const { status, body } = await answer;
    if (status !== 200) throw new Error(`${what}: ${status} ${JSON.stringify(body)}`);
  };
  await done("award", atDesk(api, order, "award", { transporter_id: order.transporter.id, price: rate }));
  for (const step of ["confirm", "vehicle", "driver", "loading"] as const) {
    await done(step, takeStep(api, order, step));
  }
  const { id: vehicleId } = await api.db
    .selectFrom("shipment")
    .select("id")
    .where("order_id", "=", order.orderId)
    .executeTakeFirstOrThrow();
  const weight = { event: "final_quantity", vehicle_id: vehicleId, final_quantity: tonnes, freight_advance: advance };
  await done("weight", atDesk(api, order, "seller-step", weight));
  for (const step of following) {
    await done(step, takeStep(api, order, step, bill));
  }
  return { ...order, vehicleId };
}
