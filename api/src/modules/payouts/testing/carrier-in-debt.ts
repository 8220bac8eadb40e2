import { newUtr } from "../../../testing/money";
import type { Market } from "../../../testing/order-market";
import type { TestApi } from "../../../testing/test-api";
import { billFreight, carrierRow, creditShortage, truckInside } from "../../../testing/worked-trade";
import { atDesk, type CarriedVehicle } from "../../freight-bills/testing/carried-vehicle";

/** The vehicles of a carrier who owes for one order and is owed for others. */
export function carrierInDebt(api: TestApi, market: () => Market) {
  const owedFor = async ({ number }: CarriedVehicle): Promise<number> =>
    (await api.get(`/desk/order/${number}`, market().staff)).body.data.money.transporter_owed;
  const pay = async (vehicle: CarriedVehicle, amount: number) => {
    const { status } = await atDesk(api, vehicle, "payout", { to: "transporter", amount, reference: newUtr() });
    expect(status).toBe(200);
  };

  /** A vehicle whose bill was paid before the carrier had to bear a shortage of 9,639: they owe that. */
  async function inDebt(): Promise<CarriedVehicle> {
    const vehicle = await truckInside(api, market(), 420);
    await billFreight(api, vehicle, "reverse charge");
    await pay(vehicle, (await carrierRow(api, vehicle)).due);
    const { status } = await atDesk(api, vehicle, "charge-lost-goods", { note: await creditShortage(api, vehicle) });
    expect([status, await owedFor(vehicle)]).toEqual([200, -9_639]);
    return vehicle;
  }

  /** A vehicle with an approved bill that is not paid; where `left` is given, all but that much is paid. */
  async function inCredit(left?: number): Promise<CarriedVehicle> {
    const vehicle = await truckInside(api, market(), 420);
    await billFreight(api, vehicle, "reverse charge");
    if (left !== undefined) await pay(vehicle, (await carrierRow(api, vehicle)).due - left);
    return vehicle;
  }

  return { inDebt, inCredit, owedFor };
}
