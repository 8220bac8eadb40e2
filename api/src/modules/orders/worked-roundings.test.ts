import { priceOrder } from "../../testing/priced-order";
import { bricks, smallTruck, steel, taxBricks } from "../../testing/small-trucks";
import { abroad, buyerView, figures, inState, nextBill, workedMarket } from "../../testing/worked-trade";
import { type CarriedVehicle, carry } from "../freight-bills/testing/carried-vehicle";

/* Amounts whose tax is not in whole paise. */

const { api, market } = workedMarket();

const invoiceOf = async (vehicle: CarriedVehicle) => (await buyerView(api, vehicle)).invoices[0];

it.each([
  ["twice 111.08 and twice 0.02 inside a state", inState, [1_234.5, 111.1, 111.1, 0, 0.3, 1_457]],
  ["222.17 and 0.05 into another", abroad, [1_234.5, 0, 0, 222.22, 0.28, 1_457]],
])("goods of 1,234.25 and of 0.25 on one invoice bear %s, computed line by line", async (_what, buyer, expected) => {
  const invoice = await invoiceOf(await smallTruck(api, market(), steel, buyer, [1_234.25, 250]));

  expect(figures(invoice)).toEqual(expected);
  expect(invoice.lines.map((line: { taxable_amount: number }) => line.taxable_amount)).toEqual([1_234.25, 0.25]);
  const taxes = invoice.lines.map((line: { amount: number; taxable_amount: number }) =>
    Math.round((line.amount - line.taxable_amount) * 100),
  );
  expect(taxes).toEqual(buyer === inState ? [22_216, 4] : [22_217, 5]);
});

it.each([
  ["twice 2.50 inside a state", inState, [100.03, 2.5, 2.5, 0, -0.03, 105]],
  ["5.00 into another", abroad, [100.03, 0, 0, 5, -0.03, 105]],
])("goods of 100.03 at 5 percent bear %s", async (_what, buyer, expected) => {
  await taxBricks(api, market());

  expect(figures(await invoiceOf(await smallTruck(api, market(), bricks, buyer, [100.03])))).toEqual(expected);
});

it.each([
  ["twice 9.42 in 104.61 and 18.84", inState, [104.61, 9.42, 9.42, 0]],
  ["18.83 in 104.62 and 18.83", abroad, [104.62, 0, 0, 18.83]],
])("an old order of 123.45 with GST has %s", async (_what, buyer, [taxable_amount, cgst, sgst, igst]) => {
  const vehicle = await carry(
    api,
    market(),
    {
      tonnes: 1,
      rate: 0,
      bill: nextBill(),
      booked: { tonnes: [1], commission: { type: "exclude", rupees: 0 } },
      before: async ({ orderId }) => {
        await priceOrder(api, orderId, { buyer, rate: 104.62, sellerRate: 104.62, freight: 0 });
        const old = { freight_mode: "untaxed" as const, freight_rate_paise: null };
        await api.db.updateTable("trade_order").set(old).where("id", "=", orderId).execute();
        const prices = { unit_price_paise: 12_345, seller_unit_price_paise: 12_345 };
        await api.db.updateTable("order_line").set(prices).where("order_id", "=", orderId).execute();
      },
    },
    ["invoice"],
  );

  const { tax, total } = await invoiceOf(vehicle);
  expect(tax).toMatchObject({ taxable_amount, cgst, sgst, igst });
  expect(total).toBe(123.45);
});
