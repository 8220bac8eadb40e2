import type { DeskOrder } from "../order.api";

type Vehicle = DeskOrder["seller_view"]["vehicles"][number];
type Truck = DeskOrder["buyer_view"]["driver_list"][number];

interface Facts {
  readonly vehicle: Vehicle;
  /** The same vehicle, as its transporter's documents describe it. */
  readonly truck: Truck | undefined;
  /** Whether the server would refuse to cancel its invoice. */
  readonly hasLastingInvoice: boolean;
}

const isDelivered = ({ truck }: Facts): boolean => Boolean(truck?.delivered_at);
const isInvoiced = ({ vehicle }: Facts): boolean => vehicle.invoice !== null;

/** The state that a vehicle must have reached, and not passed, to take a step; the server decides in the end. */
const isNext = {
  driver: (facts: Facts) => !isDelivered(facts),
  "remove vehicle": ({ vehicle }: Facts) => vehicle.final_quantity === null,
  loading: ({ vehicle }: Facts) => vehicle.reported_at === null && vehicle.driver_name !== "",
  "final quantity": (facts: Facts) => facts.vehicle.reported_at !== null && !isInvoiced(facts),
  invoice: (facts: Facts) => facts.vehicle.final_quantity !== null && !isInvoiced(facts),
  "cancel invoice": (facts: Facts) => Boolean(facts.vehicle.invoice_corrected_by) && !facts.hasLastingInvoice,
  "transport receipt": (facts: Facts) => facts.vehicle.reported_at !== null && !isDelivered(facts),
  // Before the invoice, for a vehicle that leaves on a challan.
  "eway bill": (facts: Facts) => facts.vehicle.final_quantity !== null && !isDelivered(facts),
  "proof of delivery": (facts: Facts) =>
    isInvoiced(facts) && !isDelivered(facts) && Boolean(facts.truck?.transport_receipt_number),
} as const;

export type VehicleStep = keyof typeof isNext;

/** Whether a step names a vehicle. */
export const isVehicleStep = (step: string): step is VehicleStep => step in isNext;

/** The vehicles of an order that can take this step now. */
export function vehiclesFor(order: DeskOrder, step: VehicleStep): readonly Vehicle[] {
  const { seller_view, buyer_view, lasting_invoices: lasting = [] } = order;
  const trucks = new Map(buyer_view.driver_list.map((truck) => [truck.id, truck]));
  const lastingOf = new Set(lasting.map(({ vehicle_id }) => vehicle_id));
  return seller_view.vehicles.filter((vehicle) => {
    const { id } = vehicle;
    return isNext[step]({ vehicle, truck: trucks.get(id), hasLastingInvoice: lastingOf.has(id) });
  });
}
