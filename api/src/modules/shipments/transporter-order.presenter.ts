import type { TransporterOrder, Trip, TripPhoto } from "@mandi/shared/contract/transporter/order";
import { type Kilograms, tonnesFromKilograms } from "@mandi/shared/money/kilograms";
import { rupees, tonnes, tonnesOrNull } from "../../platform/wire-figures";
import type { OrderLineRow, OrderRow } from "../orders/order.store";
import type { LinkOf } from "../uploads/upload-link.service";
import { nextStep } from "./next-step.policy";
import type { ShipmentRow } from "./shipment.store";

/** An order with what its transporter needs. */
export interface CarriedOrder {
  readonly order: OrderRow;
  /** Its sizes in their order. */
  readonly lines: readonly OrderLineRow[];
  /** Their own freight per MT. */
  readonly pricePaise: number;
  readonly shipments: readonly ShipmentRow[];
  readonly unplannedKg: Kilograms;
  /** Keys of vehicles that may deliver without an e-way bill. */
  readonly withoutEwayBill: ReadonlySet<number>;
  readonly linkOf: LinkOf;
}

/** An order for its transporter: where to load, where to unload, their own price; no price of the goods. */
export function presentTransporterOrder({
  order,
  lines,
  pricePaise,
  shipments,
  unplannedKg,
  withoutEwayBill,
  linkOf,
}: CarriedOrder): TransporterOrder {
  const consignee = order.consignee_detail;
  const loading = order.loading_address;
  return {
    id: order.id,
    unique_id: order.quotation_number,
    order_id: order.number,
    commodity_product: {
      name: order.product_name,
      thumbnail: order.thumbnail,
      category: { name: order.category_name },
    },
    brand: { name: order.brand_name },
    quality: order.quality_name,
    variation: lines
      .filter(({ quantity_kg }) => quantity_kg > 0)
      .map(({ value, quantity_kg }) => ({ value, quantity: tonnes(quantity_kg) })),
    origin_city: order.origin_city,
    status: order.status,
    description: order.description,
    transport_price: rupees(pricePaise),
    consignee_detail: {
      company_name: consignee.company_name,
      address_line_one: consignee.address_line_one,
      address_line_two: consignee.address_line_two,
      phone: consignee.phone,
      city: consignee.city,
      state: consignee.state,
      pincode: consignee.pincode,
    },
    loading_address: [
      {
        address_line_one: loading.address_line_one,
        address_line_two: loading.address_line_two,
        city: loading.city,
        state: loading.state,
        pincode: loading.pin_code,
      },
    ],
    total_quantity: tonnes(order.total_kg),
    dispatch_date: order.dispatch_on,
    is_freight_to_pay: order.to_pay_rate_paise === null ? 0 : 1,
    is_freight_at_cost: order.freight_mode === "pure_agent" ? 1 : 0,
    trips: shipments.map((shipment) => ({
      ...presentTrip(shipment, order, linkOf),
      needs_eway_bill: !withoutEwayBill.has(shipment.id),
    })),
    unplanned_quantity: tonnesFromKilograms(unplannedKg),
  };
}

function presentTrip(shipment: ShipmentRow, order: OrderRow, linkOf: LinkOf): Trip {
  return {
    id: shipment.id,
    vehicle_number: shipment.vehicle_number,
    driver_name: shipment.driver_name,
    driver_phone: shipment.driver_phone,
    alternate_phone: shipment.alternate_phone,
    planned_quantity: tonnes(shipment.planned_kg),
    final_quantity: tonnesOrNull(shipment.loaded_kg),
    transport_receipt: shipment.receipt_number,
    transport_receipt_on: shipment.receipt_on,
    eway_bill: shipment.eway_bill,
    eway_valid_until: shipment.eway_valid_until?.toISOString() ?? null,
    proof_of_delivery: shipment.delivered_at === null ? null : (linkOf(shipment.delivery_upload_id) ?? "delivered"),
    next_step: nextStep({ ...shipment, status: order.status }),
    tracking_number: shipment.tracking_number,
    photos: presentPhotos(shipment, linkOf),
    freight_advance: rupees(shipment.freight_advance_paise),
  };
}

function presentPhotos(shipment: ShipmentRow, linkOf: LinkOf): NonNullable<Trip["photos"]> {
  const uploads: readonly (readonly [TripPhoto, number | null])[] = [
    ["driver", shipment.driver_photo_id],
    ["vehicle", shipment.vehicle_photo_id],
    ["transport_receipt", shipment.receipt_upload_id],
    ["eway_bill", shipment.eway_upload_id],
    ["proof_of_delivery", shipment.delivery_upload_id],
  ];
  return uploads.flatMap(([shows, uploadId]) => {
    const url = linkOf(uploadId);
    return url === null ? [] : { shows, url };
  });
}
