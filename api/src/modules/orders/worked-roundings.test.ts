import { bricks, smallTruck, steel, taxBricks } from "../../testing/small-trucks";
import { abroad, buyerView, figures, inState, workedMarket } from "../../testing/worked-trade";
import type { CarriedVehicle } from "../freight-bills/testing/carried-vehicle";

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
