import { secondsAfter } from "@mandi/api/public/clock";
import { topUpsOfAgrawal } from "../content/buyers";
import { dayNumber, instant, minuteOfDay } from "../prices/trade-day";
import type { Deal, OrderCourse } from "./deal";
import { deals } from "./deals";

/** One step of somebody in the market, under the name that the market's services use. */
export type TradeAct =
  | { readonly act: "top up"; readonly rupees: number; readonly utr: string }
  | { readonly act: "ask" }
  | { readonly act: "offer"; readonly seller: string; readonly difference: number }
  | { readonly act: "bid"; readonly transporter: string; readonly price: number }
  | { readonly act: "withdraw" }
  | { readonly act: "reject"; readonly reason: string }
  /** The window closes and, where there are offers, one is marked. */
  | { readonly act: "close" }
  /** The window closes without a marking. */
  | { readonly act: "leave to the desk" }
  | { readonly act: "expire" }
  | { readonly act: "report transfer" }
  | { readonly act: "book"; readonly from: "cash" | "credit" | "bank" }
  | { readonly act: "confirm" }
  | { readonly act: "cancel"; readonly reason: string }
  | { readonly act: "add vehicle"; readonly vehicle: number }
  | { readonly act: "report vehicle"; readonly vehicle: number }
  | { readonly act: "load"; readonly vehicle: number; readonly tonnes: number; readonly advancedRupees?: number }
  | { readonly act: "invoice wrongly"; readonly vehicle: number }
  | { readonly act: "cancel invoice"; readonly vehicle: number }
  | { readonly act: "issue challan"; readonly vehicle: number }
  | { readonly act: "deduct tax"; readonly rupees: number }
  | { readonly act: "credit shortage"; readonly tonnes: number }
  | { readonly act: "charge carrier" }
  | { readonly act: "credit quality"; readonly rupees: number }
  | { readonly act: "charge freight"; readonly rupees: number }
  /** With the day, as a number, that ends with its e-way bill, where that is made at the portal. */
  | { readonly act: "invoice"; readonly vehicle: number; readonly ewayBillEnds?: number }
  | { readonly act: "unload"; readonly vehicle: number }
  | { readonly act: "pay due" };

export interface TradeStep {
  readonly at: Date;
  /** Absent for a step that belongs to no deal. */
  readonly deal?: Deal;
  readonly what: TradeAct;
}

const minute = 60;
const hour = 3600;
const windowMinutes = 60;
/** How long a marked price is valid in the demo market, short enough for one of them to have expired. */
const validHours = 24;

function askedAt(deal: Deal, now: Date): Date {
  if (deal.end.kind === "open") return secondsAfter(now, -(windowMinutes - deal.end.minutesLeft) * minute);
  if (deal.daysAgo === 0) return secondsAfter(now, -(windowMinutes + 35) * minute);
  return instant(dayNumber(now) - deal.daysAgo, deal.minute);
}

/** The day whose midnight an e-way bill near its end has: today, or yesterday for as long as it can still be extended then. */
const endingDay = (now: Date): number => (minuteOfDay(now) < 8 * 60 ? dayNumber(now) - 1 : dayNumber(now));

/** What happens after booking, and how many seconds after it. */
function courseSteps(deal: Deal, course: OrderCourse, now: Date): readonly (readonly [number, TradeAct])[] {
  const reached = ["pending", "confirm", "vehicle booked", "loading", "delivered"].indexOf(course.status);
  const steps: (readonly [number, TradeAct])[] = [];
  if (course.status === "cancel") return [[20 * hour, { act: "cancel", reason: course.cancelReason ?? "" }]];
  if (reached >= 1) steps.push([3 * hour, { act: "confirm" }]);
  const vehicles = deal.vehicles.map((_, index) => index);
  if (reached >= 2)
    for (const vehicle of vehicles) steps.push([(20 + vehicle) * hour, { act: "add vehicle", vehicle }]);
  if (reached >= 3)
    for (const vehicle of vehicles) steps.push([(26 + vehicle) * hour, { act: "report vehicle", vehicle }]);
  steps.push(...mistakeSteps(course), ...paperSteps(course));
  for (const [vehicle, tonnes] of (course.loadedTonnes ?? []).entries()) {
    steps.push(
      [(30 + vehicle) * hour, { act: "load", vehicle, tonnes, ...advanceOf(course, vehicle) }],
      [(31 + vehicle) * hour, { act: "invoice", vehicle, ...ewayEndOf(course, vehicle, now) }],
    );
  }
  if (course.isPaidInFull === true) steps.push([50 * hour, { act: "pay due" }]);
  if (reached >= 4) for (const vehicle of vehicles) steps.push([(56 + vehicle) * hour, { act: "unload", vehicle }]);
  return steps;
}

function advanceOf({ advancedRupees }: OrderCourse, vehicle: number): { readonly advancedRupees?: number } {
  return advancedRupees === undefined || vehicle > 0 ? {} : { advancedRupees };
}

function ewayEndOf(
  { hasEndingEwayBill = false }: OrderCourse,
  vehicle: number,
  now: Date,
): { readonly ewayBillEnds?: number } {
  return hasEndingEwayBill && vehicle === 0 ? { ewayBillEnds: endingDay(now) } : {};
}

/** Documents beside the invoices: a challan, a tax deduction, notes for a shortage, for quality and for freight. */
function paperSteps(course: OrderCourse): readonly (readonly [number, TradeAct])[] {
  const { leavesBeforeInvoice = false, deductedRupees: rupees, shortTonnes: tonnes } = course;
  const { isShortageOfCarrier = false, lowerQualityRupees, higherFreightRupees } = course;
  return [
    ...(lowerQualityRupees === undefined
      ? []
      : ([[33 * hour, { act: "credit quality", rupees: lowerQualityRupees }]] as const)),
    ...(higherFreightRupees === undefined
      ? []
      : ([[34 * hour, { act: "charge freight", rupees: higherFreightRupees }]] as const)),
    ...(isShortageOfCarrier ? ([[61 * hour, { act: "charge carrier" }]] as const) : []),
    ...(leavesBeforeInvoice ? ([[30 * hour + 20 * minute, { act: "issue challan", vehicle: 0 }]] as const) : []),
    ...(rupees === undefined ? [] : ([[49 * hour, { act: "deduct tax", rupees }]] as const)),
    ...(tonnes === undefined ? [] : ([[60 * hour, { act: "credit shortage", tonnes }]] as const)),
  ];
}

function mistakeSteps({ mistakenTonnes }: OrderCourse): readonly (readonly [number, TradeAct])[] {
  if (mistakenTonnes === undefined) return [];
  return [
    [29 * hour, { act: "load", vehicle: 0, tonnes: mistakenTonnes }],
    [29 * hour + 10 * minute, { act: "invoice wrongly", vehicle: 0 }],
    [29 * hour + 35 * minute, { act: "cancel invoice", vehicle: 0 }],
  ];
}

function endSteps(deal: Deal, now: Date): readonly (readonly [number, TradeAct])[] {
  const closed = windowMinutes * minute + 1;
  const { end } = deal;
  switch (end.kind) {
    case "open":
      return [];
    case "waiting":
      return [[closed, { act: "leave to the desk" }]];
    case "withdrawn":
      return [[40 * minute, { act: "withdraw" }]];
    case "rejected":
      return [[45 * minute, { act: "reject", reason: end.reason }]];
    case "expired":
      return [
        [closed, { act: "close" }],
        [closed + validHours * hour, { act: "expire" }],
      ];
    case "marked":
      return [
        [closed, { act: "close" }],
        ...(end.isTransferReported ? ([[closed + 25 * minute, { act: "report transfer" }]] as const) : []),
      ];
    case "order": {
      const booked = closed + 50 * minute;
      const after = courseSteps(deal, end.course, now).map(([seconds, what]) => [booked + seconds, what] as const);
      return [[closed, { act: "close" }], [booked, { act: "book", from: end.course.bookedFrom }], ...after];
    }
  }
}

/** Everything that happened in the demo market up to now, in order of time, because ledgers need that order. */
export function tradeTimeline(now: Date): readonly TradeStep[] {
  const topUps = topUpsOfAgrawal.map(
    ({ rupees, daysAgo, utr }): TradeStep => ({
      at: secondsAfter(now, -daysAgo * 24 * hour),
      what: { act: "top up", rupees, utr },
    }),
  );
  return inOrder([...topUps, ...deals.flatMap((deal) => allStepsOf(deal, now))], now);
}

/** What happened in one deal up to now. */
export function stepsOf(deal: Deal, now: Date): readonly TradeStep[] {
  return inOrder(allStepsOf(deal, now), now);
}

function inOrder(steps: readonly TradeStep[], now: Date): readonly TradeStep[] {
  return steps.filter((step) => step.at <= now).sort((one, other) => one.at.getTime() - other.at.getTime());
}

function allStepsOf(deal: Deal, now: Date): readonly TradeStep[] {
  const asked = askedAt(deal, now);
  const at = (seconds: number, what: TradeAct): TradeStep => ({ at: secondsAfter(asked, seconds), deal, what });
  return [
    at(0, { act: "ask" }),
    ...deal.offers.map(({ seller, afterMinutes, difference }) =>
      at(afterMinutes * minute, { act: "offer", seller, difference }),
    ),
    ...deal.bids.map(({ transporter, afterMinutes, price }) =>
      at(afterMinutes * minute, { act: "bid", transporter, price }),
    ),
    ...endSteps(deal, now).map(([seconds, what]) => at(seconds, what)),
  ];
}
