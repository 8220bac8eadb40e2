import { quotationStatuses } from "@mandi/shared/contract/trade-document";
import { paise } from "@mandi/shared/money/paise";
import { rankBids, rankOffers } from "./marking/ranking.policy";
import {
  deadlineAfterBid,
  freightStatusOf,
  minutesLeft,
  nextActorOf,
  quotationEvents,
  statusAfter,
} from "./quotation.policy";

/** The table of docs/domain.md#quotation, written by hand; what is missing here is refused. */
const allowed: Readonly<Record<string, string>> = {
  "pending offer": "pending",
  "pending withdraw offer": "pending",
  "pending bid": "pending",
  "pending withdraw bid": "pending",
  "pending close": "pending",
  "pending extend": "pending",
  "pending withdraw": "withdrawn",
  "pending reject": "rejected",
  "pending mark": "Seller Marked",
  "Seller Marked re-mark": "Seller Marked",
  "Seller Marked report transfer": "Seller Marked",
  "Seller Marked book": "ordered",
  "Seller Marked expire": "expired",
};

/** The message for a person who is too early or too late. */
const refusals = {
  pending: "This quotation has no price yet.",
  "Seller Marked": "A seller has already been chosen for this quotation.",
  ordered: "This quotation has become an order.",
  expired: "This quotation has expired.",
  withdrawn: "This quotation was withdrawn.",
  rejected: "This quotation was rejected.",
} as const;

describe.each(quotationStatuses)("a quotation that is %s", (status) => {
  it.each(quotationEvents)("moves or refuses on %s as the table of a quotation says (R-248)", (event) => {
    const expected = allowed[`${status} ${event}`];

    if (expected) expect(statusAfter(status, event)).toBe(expected);
    else
      expect(() => statusAfter(status, event)).toThrow(
        expect.objectContaining({ status: 409, message: refusals[status] }),
      );
  });
});

it.each([
  ["pending", false, false, "seller"],
  ["pending", true, false, "desk"],
  ["Seller Marked", true, false, "buyer"],
  ["Seller Marked", true, true, "desk"],
  ["ordered", true, false, "nobody"],
  ["expired", true, false, "nobody"],
] as const)(
  "when it is %s (closed: %s, transfer under check: %s) the %s acts next",
  (status, isClosed, isTransferUnderCheck, actor) => {
    expect(nextActorOf({ status, isClosed, isTransferUnderCheck })).toBe(actor);
  },
);

it.each([
  ["pending", false, true, "pending"],
  ["Seller Marked", false, true, "pending"],
  ["ordered", true, true, "won"],
  ["ordered", false, true, "lost"],
  ["ordered", false, false, "closed"],
  ["withdrawn", false, true, "closed"],
  ["expired", false, true, "closed"],
] as const)(
  "a quotation that is %s shows a transporter (awarded: %s, bid: %s) %s (R-251)",
  (status, isAwarded, hasBid, shown) => {
    expect(freightStatusOf({ status, isAwarded, hasBid })).toBe(shown);
  },
);

describe("the end of the window", () => {
  const at = (seconds: number) => new Date(Date.UTC(2026, 10, 21, 5) + seconds * 1000);
  const rule = { withinSeconds: 120, extendBySeconds: 120, atMostSeconds: 1_800 };
  const window = { deadline: at(3_600), planned: at(3_600) };

  it("rounds the minutes left up, and counts none when the time is over", () => {
    expect(minutesLeft(at(61), at(0))).toBe(2);
    expect(minutesLeft(at(60), at(0))).toBe(1);
    expect(minutesLeft(at(0), at(0))).toBe(0);
    expect(minutesLeft(at(0), at(90))).toBe(0);
  });

  it.each([
    ["long before the end", 3_000, 3_600],
    ["when the last two minutes begin", 3_480, 3_600],
    ["in the last minute", 3_540, 3_660],
    ["in the last second", 3_599, 3_719],
    ["after the end", 3_600, 3_600],
  ])("an offer %s ends the window when the rule says", (_when, now, end) => {
    expect(deadlineAfterBid(window, at(now), rule)).toEqual(at(end));
  });

  it.each([
    ["before the last two minutes", 3_479, 3_600],
    ["when the last two minutes begin", 3_480, 4_380],
  ])("is put off by more than the last two minutes where the desk says so, by an offer %s", (_when, now, end) => {
    expect(deadlineAfterBid(window, at(now), { ...rule, extendBySeconds: 900 })).toEqual(at(end));
  });

  it("is not postponed for ever", () => {
    expect(deadlineAfterBid({ deadline: at(5_390), planned: at(3_600) }, at(5_380), rule)).toEqual(at(5_400));
    expect(deadlineAfterBid({ deadline: at(5_400), planned: at(3_600) }, at(5_399), rule)).toEqual(at(5_400));
  });

  it("does not move where the desk has turned the rule off", () => {
    expect(deadlineAfterBid(window, at(3_599), { ...rule, extendBySeconds: 0 })).toEqual(at(3_600));
  });
});

it("ranks offers by landed price, then the earlier one and the lower key, and bids likewise (R-174)", () => {
  const at = (second: number) => new Date(Date.UTC(2026, 0, 1, 0, 0, second));
  const offers = [
    { offerId: 1, landedPaise: paise(1_000), revisedAt: at(1) },
    { offerId: 2, landedPaise: paise(900), revisedAt: at(5) },
    { offerId: 4, landedPaise: paise(900), revisedAt: at(3) },
    { offerId: 3, landedPaise: paise(900), revisedAt: at(3) },
  ];
  const bids = [
    { bidId: 1, freightPaise: paise(50), revisedAt: at(2) },
    { bidId: 2, freightPaise: paise(50), revisedAt: at(1) },
    { bidId: 3, freightPaise: paise(160), revisedAt: at(0) },
  ];

  expect(rankOffers(offers).map(({ offerId }) => offerId)).toEqual([3, 4, 2, 1]);
  expect(rankBids(bids).map(({ bidId }) => bidId)).toEqual([2, 1, 3]);
});
