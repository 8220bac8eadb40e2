import type { DeskOrder } from "../order.api";

type Vehicle = DeskOrder["seller_view"]["vehicles"][number];
type Truck = DeskOrder["buyer_view"]["driver_list"][number];

interface Facts {
  readonly vehicle: Vehicle;
  /** The same vehicle, as its transporter's documents describe it. */
  readonly truck: Truck | undefined;
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
  "cancel invoice": ({ vehicle }: Facts) => Boolean(vehicle.invoice_corrected_by),
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
export function vehiclesFor({ seller_view, buyer_view }: DeskOrder, step: VehicleStep): readonly Vehicle[] {
  const trucks = new Map(buyer_view.driver_list.map((truck) => [truck.id, truck]));
  return seller_view.vehicles.filter((vehicle) => isNext[step]({ vehicle, truck: trucks.get(vehicle.id) }));
}
