import { type Paise, paise, zeroPaise } from "@mandi/shared/money/paise";
import type { Db } from "../../platform/database/database";
import { type CarriedVehicle, selectPaidFreight, selectVehiclesOfOrders } from "../../reads/freight-bills.read";
import { selectCarrierDebts } from "../../reads/set-offs.read";
import { shareFreight } from "./freight-shares.policy";

/** What a carrier owes for an order: they were paid more than it comes to. */
export interface CarrierDebt {
  readonly carrierId: number;
  readonly orderId: number;
  /** Number of the order. */
  readonly order: string;
  /** The bill that was paid too much; null where it has not come yet. */
  readonly bill: string | null;
  readonly owedPaise: Paise;
}

/** What these carriers owe, the oldest order first, with the bill beside which their own page says so. */
export async function listCarrierDebts(db: Db, carrierIds: readonly number[]): Promise<readonly CarrierDebt[]> {
  const rows = carrierIds.length === 0 ? [] : await selectCarrierDebts(db, carrierIds);
  if (rows.length === 0) return [];
  const orderIds = rows.map(({ order_id }) => order_id);
  const vehicles = await selectVehiclesOfOrders(db, orderIds);
  const paid = await selectPaidFreight(db, orderIds);
  return rows.map(({ carrier_id, order_id, number, owed_paise }) => ({
    carrierId: carrier_id,
    orderId: order_id,
    order: number,
    bill: billInDebt(
      vehicles.filter((vehicle) => vehicle.order_id === order_id),
      paid.get(order_id) ?? zeroPaise,
    ),
    owedPaise: paise(owed_paise),
  }));
}

function billInDebt(vehicles: readonly CarriedVehicle[], paidPaise: Paise): string | null {
  const owing = vehicles[shareFreight(vehicles, paidPaise).findLastIndex(({ duePaise }) => duePaise < 0)];
  return owing?.status === "disputed" ? null : (owing?.bill_number ?? null);
}
