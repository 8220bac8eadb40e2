import { orderStatuses } from "@mandi/shared/contract/trade-document";
import { advance, canStep, type OrderStep, orderSteps, type StepTaker } from "./order.policy";

/** Written by hand from part B3: c confirm, x cancel, a award, v vehicles, o change order and freight, q quality. */
const expected = {
  pending: "c x a",
  confirm: "x a plan o q",
  "vehicle booked": "x v o q",
  loading: "v o q",
  delivered: "q",
  cancel: "",
} as const;
const groups: Readonly<Record<string, readonly OrderStep[]>> = {
  c: ["confirm"],
  x: ["cancel"],
  a: ["award"],
  plan: ["vehicle", "driver", "remove vehicle"],
  v: [
    "vehicle",
    "driver",
    "remove vehicle",
    "loading",
    "final quantity",
    "invoice",
    "cancel invoice",
    "transport receipt",
    "eway bill",
    "proof of delivery",
  ],
  o: ["change order", "change freight"],
  q: ["quality"],
};
const own: Readonly<Record<Exclude<StepTaker, "desk">, readonly OrderStep[]>> = {
  buyer: [],
  seller: ["confirm", "loading", "final quantity", "invoice"],
  transporter: ["vehicle", "driver", "transport receipt", "eway bill", "proof of delivery"],
};
const cells = orderStatuses.flatMap((status) => orderSteps.map((step) => [status, step] as const));

describe("the order machine (B3)", () => {
  it.each(cells)("in %s decides about %s for each side as written", (status, step) => {
    const isAllowed = expected[status].split(" ").some((group) => groups[group]?.includes(step));
    expect(canStep(status, step, "desk")).toBe(isAllowed);
    for (const taker of ["buyer", "seller", "transporter"] as const) {
      expect(canStep(status, step, taker)).toBe(isAllowed && own[taker].includes(step));
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
