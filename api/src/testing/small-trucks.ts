import { carry } from "../modules/freight-bills/testing/carried-vehicle";
import type { Market } from "./order-market";
import { type PlacedParty, priceOrder } from "./priced-order";
import type { TestApi } from "./test-api";
import { nextBill } from "./worked-trade";

/* Trucks whose tax is not in whole paise. */

interface Goods {
  readonly name: string;
  readonly hsn: string;
}

export const steel: Goods = { name: "TMT bar", hsn: "72142090" };
export const bricks: Goods = { name: "Bricks", hsn: "69029010" };

/** Bricks bear 5 percent from today on. */
export async function taxBricks(api: TestApi, market: Market): Promise<void> {
  const row = { key: "gst", scope: "690290", value: "500", first_day: "2026-11-21", source: "A notification" };
  await api.send("/desk/tax", { ...row, reason: "A test" }, market.staff);
}

/** An invoiced truck of 1 MT, and of a kilogram of a second size, at these prices per MT before GST and without freight. */
export const smallTruck = (
  api: TestApi,
  market: Market,
  goods: Goods,
  buyer: PlacedParty,
  [first, rate = first]: readonly [number, number?],
) => {
  const isOfTwo = rate !== first;
  return carry(
    api,
    market,
    {
      tonnes: isOfTwo ? 1.001 : 1,
      rate: 0,
      bill: nextBill(),
      booked: { tonnes: isOfTwo ? [1, 0.001] : [1], commission: { type: "exclude", rupees: 0 } },
      before: ({ orderId }) =>
        priceOrder(api, orderId, { buyer, rate, sellerRate: rate, freight: 0, sizes: [first - rate, 0], goods }),
    },
    ["invoice"],
  );
};
