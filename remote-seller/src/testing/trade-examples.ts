import {
  type Example,
  type ExampleWorld,
  exampleRead,
  exampleRow,
  exampleWrite,
  noBody,
} from "@mandi/shared/area/define-examples";
import { OrderLedgerAnswer } from "@mandi/shared/contract/order";
import { type SellerOrder, SellerOrderAnswer, SellerOrderEventBody } from "@mandi/shared/contract/seller-order";
import { type SellerBoardRow, SellerOfferBody, SellerQuotationAnswer } from "@mandi/shared/contract/seller-quotation";
import {
  aBoardRow,
  aLedgerRow,
  anExpectedBill,
  aSellerBill,
  aSellerOrder,
  aSellerQuotation,
  aSellerVehicle,
} from "@mandi/shared/testing/seller-builders";
import { inMinutes } from "@mandi/shared/testing/transporter-builders";

/** A quotation that waits for the seller's price, an order that waits for their confirmation, and its ledger. */
export function tradeExamples({ rows }: ExampleWorld): Example[] {
  const quotations = rows([
    aSellerQuotation({
      reply_deadline: inMinutes(18.7),
      server_time: inMinutes(0),
      bidding_list: ranked([aBoardRow(), aBoardRow({ base_price: 45_150 })]),
    }),
  ]);
  const orders = rows([
    aSellerOrder({ next_steps: ["confirm"] }),
    aSellerOrder({
      id: 92,
      order_id: "O2627000092",
      status: "loading",
      vehicles: [aSellerVehicle({ final_quantity: 29.84, invoice: "KI/26-27/412", invoice_corrected_by: "seller" })],
      invoices: [aSellerBill()],
    }),
    aSellerOrder({
      id: 93,
      order_id: "O2627000093",
      status: "loading",
      next_steps: ["invoice"],
      vehicles: [
        aSellerVehicle({
          reported_at: inMinutes(-90),
          planned_quantity: 30,
          final_quantity: 29.5,
          expected_bill: anExpectedBill(),
        }),
      ],
    }),
  ]);
  const lines = rows([aLedgerRow()]);
  return [
    exampleRead("GET /seller/product-enquiry/:id", SellerQuotationAnswer, (call) => ({
      data: { ...exampleRow(quotations, call), server_time: inMinutes(0) },
    })),
    exampleWrite("POST /seller/product-enquiry/:id", SellerOfferBody, (call) => {
      const quotation = exampleRow(quotations, call);
      const { base_price, confirmed_price, description = "" } = call.body;
      const rivals = quotation.bidding_list.filter(({ is_my_price }) => is_my_price === 0);
      const is_under_check = confirmed_price === base_price ? 1 : 0;
      quotation.bidding_list = ranked([...rivals, aBoardRow({ base_price, is_my_price: 1, is_under_check })]);
      quotation.orderData.basePrice = base_price;
      quotation.my_description = description;
      return "Your offer has been submitted.";
    }),
    exampleWrite("DELETE /seller/product-enquiry/:id", noBody, (call) => {
      const quotation = exampleRow(quotations, call);
      quotation.bidding_list = ranked(quotation.bidding_list.filter(({ is_my_price }) => is_my_price === 0));
      Object.assign(quotation.orderData, { basePrice: null, total_ex_price: null });
      quotation.my_description = "";
      return "Your offer has been withdrawn.";
    }),
    exampleRead("GET /seller/order-detail/:id", SellerOrderAnswer, (call) => ({ data: exampleRow(orders, call) })),
    exampleWrite("POST /seller/order/:id/event", SellerOrderEventBody, (call) => {
      const order = exampleRow(orders, call);
      if (call.body.event === "confirm") {
        order.status = "confirm";
        order.dispatch_date = call.body.dispatch_date ?? null;
      }
      if (call.body.event === "cancel_invoice") takeBack(order, call.body.correction ?? "Other correction");
      order.next_steps = order.next_steps.filter((step) => step !== call.body.event);
      return "The step is saved.";
    }),
    exampleRead("GET /seller/order-ledger/:id", OrderLedgerAnswer, (call) => {
      const { id, unique_id, order_id, status } = exampleRow(orders, call);
      return { data: lines, order: { id, unique_id, order_id, status } };
    }),
  ];
}

/** The board when all sellers charge the same. */
function ranked(rows: readonly SellerBoardRow[]): SellerBoardRow[] {
  const inOrder = rows.toSorted((one, other) => one.base_price - other.base_price);
  return inOrder.map((row, index) => ({
    ...row,
    rank: index + 1,
    above_first: row.base_price - (inOrder[0]?.base_price ?? row.base_price),
    price_to_beat: row.base_price - 0.43,
  }));
}

function takeBack(order: SellerOrder, reason: string): void {
  const taken_back_at = new Date().toISOString();
  order.taken_back = (order.invoices ?? []).map((bill) => ({ bill, taken_back_at, is_mine: 1, reason }));
  order.invoices = [];
  order.next_steps = ["invoice"];
  for (const vehicle of order.vehicles) Object.assign(vehicle, { invoice: null, invoice_corrected_by: null });
}
