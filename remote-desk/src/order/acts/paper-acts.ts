import { ewayBillWrites } from "@mandi/shared/contract/desk/eway-bill";
import type { EwayAct } from "@mandi/shared/contract/desk/order";
import { paperWrites } from "@mandi/shared/contract/desk/paper";
import { formatVehicle } from "@mandi/shared/format/vehicle";
import { orderActs } from "@mandi/shared/messages/desk-acts";
import type { ActField, DeskAct } from "../../acts/desk-act";
import { booksAct } from "../../books/books-act";
import { cancelBillAct, extendAct, vehicleAct } from "../../books/eway-acts";
import type { DeskOrder } from "../order.api";
import { orderAct } from "./act-basis";

type Truck = DeskOrder["buyer_view"]["driver_list"][number];

const { properties: challan } = paperWrites["order challan"].body;
const { properties: make } = ewayBillWrites["eway-bill make"].body;

/** An invoiced truck that travels without an e-way bill. The portal makes one only with its transport receipt. */
export const needsEwayBill = ({ invoice_number, eway_bill, delivered_at }: Truck): boolean =>
  Boolean(invoice_number) && !eway_bill && !delivered_at;

/** The acts on the documents of an order: its quality check, and what accompanies each truck. */
export function paperActs(order: DeskOrder): readonly DeskAct[] {
  const trucks = order.buyer_view.driver_list.filter(({ delivered_at }) => !delivered_at);
  const loaded = trucks.filter((truck) => truck.final_quantity_by_seller !== null && !truck.invoice_number);
  const withoutBill = trucks.filter((truck) => needsEwayBill(truck) && truck.transport_receipt_number);
  return [
    ...(order.steps?.includes("quality") ? qualityActs(order) : []),
    ...(loaded.length > 0 ? [challanAct(order, loaded)] : []),
    ...(withoutBill.length > 0 ? [billAct(order, withoutBill)] : []),
    ...trucks.flatMap(({ vehicle_number, eway_bill }) => (eway_bill ? billActs(order, eway_bill, vehicle_number) : [])),
  ];
}

function qualityActs(order: DeskOrder): readonly DeskAct[] {
  const quality = (
    title: string,
    wanted: { readonly fields?: readonly ActField[]; readonly fixed?: DeskAct["fixed"] },
  ) => ({
    ...orderAct(order, { command: "quality", title, ...wanted }),
    key: `quality ${title}`,
  });
  const paper = { kind: "paper", missing: orderActs.qualityMissing } as const;
  const isVisible = order.buyer_view.quality_check_visibility === 1;
  return [
    quality(orderActs.certificate, {
      fields: [{ ...paper, name: "certificate_id", label: orderActs.certificatePaper }],
    }),
    quality(orderActs.picture, {
      fields: [{ ...paper, name: "image_ids", label: orderActs.picturePaper, isList: true }],
    }),
    quality(isVisible ? orderActs.hideQuality : orderActs.showQuality, { fixed: { visible: !isVisible } }),
  ];
}

const truckField = (trucks: readonly Truck[]): ActField => ({
  kind: "choice",
  name: "vehicle_id",
  label: orderActs.vehicle,
  missing: orderActs.chooseVehicle,
  isKey: true,
  choices: trucks.map(({ id, vehicle_number }) => ({ value: String(id), label: formatVehicle(vehicle_number) })),
});

const challanAct = ({ id }: DeskOrder, trucks: readonly Truck[]): DeskAct =>
  booksAct({
    title: orderActs.challan,
    text: orderActs.challanText,
    right: "trade",
    path: `/desk/order/${id}/challan`,
    fields: [truckField(trucks), { kind: "text", name: "cause", label: orderActs.challanCause, schema: challan.cause }],
  });

/** Where an e-way bill of the order is asked for. */
export const ewayBillPath = ({ id }: DeskOrder): string => `/desk/order/${id}/eway-bill`;

const billAct = (order: DeskOrder, trucks: readonly Truck[]): DeskAct =>
  booksAct({
    title: orderActs.makeEway,
    text: orderActs.makeEwayText,
    right: "trade",
    path: ewayBillPath(order),
    fields: [
      truckField(trucks),
      {
        kind: "whole",
        name: "distance_km",
        label: orderActs.distance,
        hint: orderActs.distanceHint,
        schema: make.distance_km,
      },
    ],
  });

/** What was reported last, where the portal refused it. */
function refusedPartB(bill: NonNullable<DeskOrder["eway_bills"]>[number] | undefined) {
  const last = bill?.part_b?.at(-1);
  return last?.state === "failed" ? last : undefined;
}

/** What the portal would change now of the e-way bill of a truck on its way. */
function billActs({ eway_bills: bills = [] }: DeskOrder, number: string, planned: string): readonly DeskAct[] {
  const bill = bills.find((one) => one.number === number);
  const truck = formatVehicle(bill?.vehicle ?? planned);
  const known: Readonly<Record<EwayAct, DeskAct>> = {
    vehicle: { ...vehicleAct(number, number, refusedPartB(bill)), title: orderActs.ewayVehicle(truck) },
    extend: { ...extendAct(number, number), title: orderActs.ewayExtend(truck) },
    cancel: { ...cancelBillAct(number, number), title: orderActs.ewayCancel(truck) },
  };
  const acts: Readonly<Record<string, DeskAct>> = known;
  return (bill?.acts ?? []).flatMap((act) => acts[act] ?? []);
}
