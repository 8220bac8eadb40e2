import { OrderAnswer } from "@mandi/shared/contract/order";
import { read } from "@mandi/shared/contract/read";
import { paise } from "@mandi/shared/money/paise";
import { basisPoints } from "@mandi/shared/money/percent";
import { calculateBookingAmount } from "@mandi/shared/pricing/order-amounts";
import type { BookedOrder } from "../../testing/order-world";
import { portalOfFile } from "../../testing/portal-of-file";
import { bookThreeTrucks, sellersStep, sendTrucks, weighTruck } from "../../testing/three-trucks";
import { workedMarket } from "../../testing/worked-trade";
import { atDesk } from "../freight-bills/testing/carried-vehicle";
import { storeSetting } from "../site/settings";
import { annualTurnover } from "../tax-portal/turnover";

const { api, market } = workedMarket();
const portal = portalOfFile(api);
const booked = () => bookThreeTrucks(api, market());

const view = async (order: BookedOrder) =>
  read(OrderAnswer, (await api.get(`/customer/order-detail/${order.orderId}`, order.buyer)).body).data;

/** The figures of an invoice or a note. */
const figures = (paper: {
  readonly tax: { readonly taxable_amount: number; readonly igst: number };
  readonly freight: number;
  readonly round_off?: number;
  readonly total: number;
}) => [paper.freight, paper.tax.taxable_amount, paper.tax.igst, paper.round_off, paper.total];

it("invoices 90 MT truck by truck at the loaded weights, each document in whole rupees", async () => {
  const order = await booked();
  expect(await view(order)).toMatchObject({ for_price: 5_225_040, place_of_supply: "Gujarat" });
  expect(calculateBookingAmount(paise(522_504_000), { share: basisPoints(1_000), floorPaise: paise(0) })).toBe(
    52_250_400,
  );
  const [one, two, three] = await sendTrucks(api, order);
  await weighTruck(api, order, one, 31.24);
  await weighTruck(api, order, two, 29.86);
  await weighTruck(api, order, three, 28.7);

  const { invoices = [], due_amount, token_amount } = await view(order);
  expect(invoices.map(figures)).toEqual([
    [29_678, 1_537_008, 276_661.44, -0.44, 1_813_669],
    [28_367, 1_469_112, 264_440.16, -0.16, 1_733_552],
    [27_265, 1_412_040, 254_167.2, -0.2, 1_666_207],
  ]);
  expect(invoices.reduce((sum, { total }) => sum + total, 0)).toBe(5_213_428);
  expect(due_amount).toBe(5_213_428 - token_amount);
});

describe("a truck of 29,860 kg that weighs 29,680", () => {
  /** With the wrong weight on its invoice. */
  async function wronglyWeighed() {
    const order = await booked();
    const [, truck] = await sendTrucks(api, order);
    await weighTruck(api, order, truck, 29.86);
    const { invoices: [invoice] = [], due_amount: dueBefore = 0 } = await view(order);
    expect(invoice?.total).toBe(1_733_552);
    return { order, truck, number: invoice?.number ?? "", dueBefore };
  }

  const registered = () => storeSetting(api.db, annualTurnover, 500_000_000);
  afterEach(() => storeSetting(api.db, annualTurnover, 0));

  it("at the gate, within 24 hours, has e-way bill, registration and invoice cancelled, and is invoiced at 10,450 less under a new number", async () => {
    await registered();
    const { order, truck, number, dueBefore } = await wronglyWeighed();
    await portal.send();
    const receipt = { event: "transport_receipt", trip_id: truck, document_number: "LR-8812" };
    const steps = `/transporter/order/${order.orderId}/event`;
    expect((await api.send(steps, receipt, order.transporter)).status).toBe(200);
    const road = { vehicle_id: "GJ16AB0002", distance_km: 312 };
    expect(await atDesk(api, order, "eway-bill", road)).toMatchObject({ status: 200 });
    await portal.send();
    const [{ number: eway, state }] = (await api.get("/desk/eway-bill", order.staff)).body.data;
    expect(state).toBe("active");
    const cancel = (what: string) =>
      api.send(`/desk/${what}/cancel`, { cause: "mistake", reason: "Wrong weight" }, order.staff);

    expect((await cancel(`eway-bill/${eway}`)).status).toBe(200);
    await portal.send();
    expect((await cancel(`e-invoice/${number}`)).status).toBe(200);
    await portal.send();
    expect((await view(order)).invoices).toEqual([]);
    await weighTruck(api, order, truck, 29.68);

    const { invoices = [], credit_notes, due_amount } = await view(order);
    expect(invoices.map(figures)).toEqual([[28_196, 1_460_256, 262_846.08, -0.08, 1_723_102]]);
    expect(invoices[0]?.number).not.toBe(number);
    expect(credit_notes).toEqual([]);
    expect([portal.asked("cancelEwb"), portal.asked("cancelIrn")]).toEqual([1, 1]);
    expect((await api.get("/desk/eway-bill", order.staff)).body.data).toMatchObject([
      { number: eway, state: "cancelled" },
    ]);
    expect(dueBefore - (due_amount ?? 0)).toBe(10_450);
  });

  const credit = (order: BookedOrder, invoice: string) =>
    atDesk(api, order, "note", { invoice, kind: "credit", cause: "weight", quantity: 0.18 });

  it("is credited by a note for the whole invoice, with its round-off, and invoiced again", async () => {
    const { order, truck, dueBefore } = await wronglyWeighed();

    const mistake = { event: "cancel_invoice", vehicle_id: truck, correction: "Correction of weight" };
    await sellersStep(api, order, mistake);
    await weighTruck(api, order, truck, 29.68);

    const { invoices = [], credit_notes, due_amount } = await view(order);
    expect(invoices.map(figures)).toEqual([[28_196, 1_460_256, 262_846.08, -0.08, 1_723_102]]);
    expect(credit_notes).toMatchObject([{ invoice: { round_off: -0.16, total: 1_733_552 } }]);
    expect(dueBefore - (due_amount ?? 0)).toBe(10_450);
  });

  it("is credited by a note for the 180 kg: the buyer owes 10,450 less in this case too", async () => {
    const { order, number, dueBefore } = await wronglyWeighed();

    expect((await credit(order, number)).status).toBe(200);

    const { credit_notes = [], due_amount } = await view(order);
    expect(credit_notes.map(({ part }) => part && figures(part))).toEqual([[171, 8_856, 1_594.08, -0.08, 10_450]]);
    expect(due_amount).toBe(dueBefore - 10_450);
  });

  it("keeps its registered invoice once 24 hours are over, and is corrected by a note", async () => {
    await registered();
    const { order, number, dueBefore } = await wronglyWeighed();
    await portal.send();
    api.clock.advance(24 * 3_600 + 60);
    const later = { ...order, staff: await api.signIn("staff") };

    const cancelled = await api.send(
      `/desk/e-invoice/${number}/cancel`,
      { cause: "mistake", reason: "Wrong weight" },
      later.staff,
    );

    expect(cancelled.status).toBe(409);
    expect((await view(order)).invoices).toMatchObject([{ number }]);
    expect((await credit(later, number)).status).toBe(200);
    expect((await view(order)).due_amount).toBe(dueBefore - 10_450);
  });
});
