import { orderStatuses } from "@mandi/shared/contract/trade-document";
import { advance, canStep, type OrderStep, orderSteps } from "./order.policy";

/**
 * The table of an order's steps, row by row: from which statuses, which step, by whom. The
 * desk may take every step that is possible at all.
 */
const rows: readonly (readonly [from: string, step: OrderStep, who: string])[] = [
  ["pending", "confirm", "seller"],
  ["pending, confirm, vehicle booked", "cancel", "desk"],
  ["pending, confirm", "award", "desk"],
  ["confirm, vehicle booked, loading", "vehicle", "transporter"],
  ["confirm, vehicle booked, loading", "driver", "transporter"],
  ["confirm, vehicle booked, loading", "remove vehicle", "desk"],
  // A truck that reported is loaded while another one is still on its way: several vehicles per order are normal.
  ["vehicle booked, loading", "loading", "seller"],
  ["vehicle booked, loading", "final quantity", "seller"],
  ["vehicle booked, loading", "invoice", "seller"],
  // Who takes it depends on the documents of the vehicle, see invoiceCorrectedBy.
  ["vehicle booked, loading", "cancel invoice", "seller"],
  ["vehicle booked, loading", "transport receipt", "transporter"],
  ["vehicle booked, loading", "eway bill", "transporter"],
  ["vehicle booked, loading", "proof of delivery", "transporter"],
  ["confirm, vehicle booked, loading", "change order", "desk"],
  ["confirm, vehicle booked, loading", "change freight", "desk"],
  ["confirm, vehicle booked, loading, delivered", "quality", "desk"],
];
const rowOf = (status: string, step: OrderStep) =>
  rows.find(([from, named]) => named === step && from.split(", ").includes(status));
const cells = orderStatuses.flatMap((status) => orderSteps.map((step) => [status, step] as const));

describe("the order machine", () => {
  it("has a row for every step", () => {
    expect(rows.map(([, step]) => step)).toEqual(orderSteps);
  });

  it.each(cells)("in %s allows or refuses %s for each side as in the table", (status, step) => {
    const row = rowOf(status, step);
    expect(canStep(status, step, "desk")).toBe(row !== undefined);
    for (const taker of ["buyer", "seller", "transporter"] as const) {
      expect(canStep(status, step, taker)).toBe(row?.[2] === taker);
    }
  });

  const vehicle = (hasDriver: boolean, hasReported: boolean, isDelivered: boolean) => ({
    hasDriver,
    hasReported,
    isDelivered,
  });
  const [empty, ready, atPlant, done] = [
    vehicle(false, false, false),
    vehicle(true, false, false),
    vehicle(true, true, false),
    vehicle(true, true, true),
  ];

  it.each([
    ["confirm", [], false, "confirm"],
    ["confirm", [ready, empty], false, "confirm"],
    ["confirm", [ready, ready], true, "confirm"],
    ["confirm", [ready, ready], false, "vehicle booked"],
    ["vehicle booked", [atPlant, ready], false, "vehicle booked"],
    ["vehicle booked", [atPlant, done], false, "loading"],
    ["loading", [done, atPlant], false, "loading"],
    ["loading", [done, done], true, "loading"],
    ["loading", [done, done], false, "delivered"],
    ["confirm", [done], false, "delivered"],
    ["pending", [done], false, "pending"],
    ["cancel", [done], false, "cancel"],
  ] as const)("advances %s only when every vehicle has passed and nothing is unplanned", (from, vehicles, rest, to) => {
    expect(advance(from, vehicles, rest)).toBe(to);
  });
});
