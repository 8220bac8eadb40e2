import {
  type Example,
  type ExampleWorld,
  exampleRead,
  exampleRow,
  exampleWrite,
} from "@mandi/shared/area/define-examples";
import { OrderLedgerAnswer } from "@mandi/shared/contract/order";
import {
  FreightBillBody,
  FreightBillListAnswer,
  FreightTaxBody,
} from "@mandi/shared/contract/transporter/freight-bill";
import { aPage } from "@mandi/shared/testing/public-builders";
import { aCarriedFreight, aFreightBill } from "@mandi/shared/testing/transporter-builders";

/** Bills of delivered vehicles, the declaration of the year, and the ledger of an order. */
export function billExamples({ rows }: ExampleWorld): Example[] {
  const declaration: FreightBillListAnswer["declaration"] = {
    year: "2026-27",
    tax: "reverse charge",
    can_change: true,
    gst: 5,
  };
  const freights = rows([
    aCarriedFreight(),
    aCarriedFreight({ id: 72, state: "part paid", bill: aFreightBill({ vehicle_id: 72 }), paid: 8_000, due: 23_036.5 }),
  ]);
  return [
    exampleRead("GET /transporter/freight-bill", FreightBillListAnswer, () => {
      const total_due = freights.reduce((sum, { due }) => sum + due, 0);
      return { ...aPage(freights), total_due, total_paid: 8_000, declaration };
    }),
    exampleWrite("POST /transporter/freight-bill/:id", FreightBillBody, (call) => {
      const { number, date } = call.body;
      const freight = exampleRow(freights, call);
      Object.assign(freight, { state: "submitted", bill: aFreightBill({ number, date, vehicle_id: freight.id }) });
      declaration.can_change = false;
      return `Bill ${number} is sent.`;
    }),
    exampleWrite("POST /transporter/freight-tax", FreightTaxBody, ({ body }) => {
      declaration.tax = body.tax;
      return "Your declaration is saved.";
    }),
    exampleRead("GET /transporter/order-ledger/:id", OrderLedgerAnswer, () => ({
      data: [
        {
          created_at: "2026-11-19T09:00:00.000Z",
          description: "Freight, vehicle CG04AB1234",
          transaction_id: "JRN401",
          amount: 31_036.5,
          type: "credit" as const,
          remaining_balance: 31_036.5,
        },
      ],
      order: { id: 31, unique_id: "Q2627000031", order_id: "O2627000031", status: "delivered" },
    })),
  ];
}
