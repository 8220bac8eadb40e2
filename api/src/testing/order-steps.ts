import type { OrderStatus } from "@mandi/shared/contract/trade-document";
import type { OrderStep } from "../modules/orders/order.policy";
import type { BookedOrder } from "./order-world";
import { storePhotograph } from "./photograph";
import type { Answer, SignedIn, TestApi } from "./test-api";

/** Takes a step through the API as the side whose step it is, with details for the only vehicle of the order. */
export async function takeStep(api: TestApi, order: BookedOrder, step: OrderStep, bill = "K/1"): Promise<Answer> {
  const id = order.orderId;
  const vehicle = await api.db
    .selectFrom("shipment")
    .select("id")
    .where("order_id", "=", id)
    .where("removed_at", "is", null)
    .orderBy("id")
    .executeTakeFirst();
  const line = await api.db.selectFrom("order_line").select("id").where("order_id", "=", id).executeTakeFirstOrThrow();
  const vehicleId = vehicle?.id ?? 999_999;
  const send = (as: SignedIn, path: string, body: object): Promise<Answer> => api.send(path, body, as);
  const seller = (body: object) => send(order.seller, `/seller/order/${id}/event`, body);
  const carrier = (body: object) => send(order.transporter, `/transporter/order/${id}/event`, body);
  const desk = (act: string, body: object) =>
    send(order.staff, `/desk/order/${id}/${act}`, { reason: "A test", ...body });
  const steps: Readonly<Record<OrderStep, () => Promise<Answer>>> = {
    confirm: () => seller({ event: "confirm", dispatch_date: "2026-11-25" }),
    cancel: () => desk("cancel", { refund: 0 }),
    award: () => desk("award", { transporter_id: order.transporter.id, price: 1_700 }),
    vehicle: () => carrier({ event: "vehicle", vehicle_number: "CG04AB1234" }),
    // A new driver each time, because naming the same one again notifies nobody.
    driver: () => carrier({ event: "driver", trip_id: vehicleId, driver_name: "Ramesh", driver_phone: nextPhone() }),
    "remove vehicle": () => desk("remove-vehicle", { vehicle_id: vehicleId }),
    loading: () => seller({ event: "loading", vehicle_id: vehicleId }),
    "final quantity": () => seller({ event: "final_quantity", vehicle_id: vehicleId, final_quantity: 29.5 }),
    invoice: () =>
      seller({ event: "invoice", vehicle_id: vehicleId, invoice_number: bill, invoice_date: "2026-11-21" }),
    "cancel invoice": () => desk("cancel-invoice", { vehicle_id: vehicleId }),
    "transport receipt": () => carrier({ event: "transport_receipt", trip_id: vehicleId, document_number: "LR-1" }),
    "eway bill": () =>
      carrier({ event: "eway_bill", trip_id: vehicleId, eway_bill: String(100_000_000_000 + vehicleId) }),
    "proof of delivery": async () => {
      const upload_id = await storePhotograph(api.db, order.transporter.id, api.clock.now());
      return carrier({ event: "proof_of_delivery", trip_id: vehicleId, upload_id });
    },
    "change order": () => desk("change", { line_id: line.id, quantity: 31, consent: "By telephone" }),
    "change freight": () => desk("freight", { transport_price: 1_850 }),
    quality: () => desk("quality", { visible: true }),
  };
  return steps[step]();
}

/** The steps that lead an order with one vehicle into a status. */
export const wayTo: Readonly<Record<OrderStatus, readonly OrderStep[]>> = {
  pending: [],
  confirm: ["confirm"],
  "vehicle booked": ["confirm", "vehicle", "driver"],
  loading: ["confirm", "vehicle", "driver", "loading"],
  delivered: [
    "confirm",
    "vehicle",
    "driver",
    "loading",
    "final quantity",
    "invoice",
    "transport receipt",
    "eway bill",
    "proof of delivery",
  ],
  cancel: ["cancel"],
};

let phones = 0;
function nextPhone(): string {
  phones += 1;
  return `93${String(phones).padStart(8, "0")}`;
}
