import {
  type Example,
  type ExampleWorld,
  exampleRead,
  exampleRow,
  exampleWrite,
  noBody,
} from "@mandi/shared/area/define-examples";
import {
  FreightBidBody,
  TransporterEnquiryAnswer,
  TransporterEnquiryListAnswer,
} from "@mandi/shared/contract/transporter/freight-enquiry";
import { TransporterOrderEventBody, TransporterOrderListAnswer } from "@mandi/shared/contract/transporter/order";
import { aPage } from "@mandi/shared/testing/public-builders";
import { uploadExample } from "@mandi/shared/testing/thread-examples";
import {
  aCarriedOrder,
  aFreightBid,
  aFreightEnquiry,
  aTrip,
  inMinutes,
} from "@mandi/shared/testing/transporter-builders";

/** Enquiries to bid for, and the orders that resulted from bids, with their vehicles. */
export function freightExamples(world: ExampleWorld): Example[] {
  return [...enquiryExamples(world), ...orderExamples(world)];
}

function enquiryExamples({ rows }: ExampleWorld): Example[] {
  const enquiries = rows([
    aFreightEnquiry({ bid_count: 2 }),
    aFreightEnquiry({ id: 185, unique_id: "Q2627000185", unloading_city: "Akola", my_price: 1_720, bid_count: 3 }),
  ]);
  const rivals = [aFreightBid("Transporter 1", 1_690), aFreightBid("Transporter 2", 1_760)];
  return [
    exampleRead("GET /transporter/product-enquiry", TransporterEnquiryListAnswer, () => aPage(enquiries)),
    exampleRead("GET /transporter/product-enquiry/:id", TransporterEnquiryAnswer, (call) => {
      const enquiry = exampleRow(enquiries, call);
      const mine = enquiry.my_price === null ? [] : [aFreightBid("Bharat Roadlines", enquiry.my_price, true)];
      const bidding_list = [...rivals, ...mine].sort((one, other) => one.price - other.price);
      return { data: { ...enquiry, server_time: inMinutes(0) }, bidding_list };
    }),
    exampleWrite("POST /transporter/product-enquiry/:id", FreightBidBody, (call) => {
      Object.assign(exampleRow(enquiries, call), { my_price: call.body.price, can_withdraw: true });
      return "Your price has been submitted.";
    }),
    exampleWrite("DELETE /transporter/product-enquiry/:id", noBody, (call) => {
      Object.assign(exampleRow(enquiries, call), { my_price: null, can_withdraw: false });
      return "Your price has been withdrawn.";
    }),
  ];
}

function orderExamples({ rows }: ExampleWorld): Example[] {
  const waiting = aTrip({ next_step: "driver", driver_name: "", driver_phone: "" });
  const orders = rows([
    aCarriedOrder(),
    aCarriedOrder({ id: 32, order_id: "O2627000032", unplanned_quantity: 0, trips: [waiting] }),
  ]);
  return [
    exampleRead("GET /transporter/order", TransporterOrderListAnswer, () => aPage(orders)),
    exampleWrite("POST /transporter/order/:id/event", TransporterOrderEventBody, (call) => {
      const order = exampleRow(orders, call);
      const { event, vehicle_number, planned_quantity = 0, driver_name = "", driver_phone = "", trip_id } = call.body;
      if (event === "vehicle" && vehicle_number !== undefined) {
        const id = order.trips.length + 100;
        order.trips.push(aTrip({ id, vehicle_number, planned_quantity, next_step: "driver", driver_name: "" }));
        order.unplanned_quantity = Math.max(0, order.unplanned_quantity - planned_quantity);
      }
      const trip = order.trips.find(({ id }) => id === trip_id);
      if (trip && event === "driver") Object.assign(trip, { driver_name, driver_phone, next_step: null });
      return "The step is saved.";
    }),
    uploadExample,
  ];
}
