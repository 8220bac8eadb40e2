import {
  formatAgo,
  formatClock,
  formatDay,
  formatEnd,
  formatMoment,
  formatShortDay,
  formatTime,
  formatTimeLeft,
  NO_DATE,
  toIndianDay,
} from "./dates";

const moment = "2026-11-21T05:12:00Z";

describe("dates", () => {
  it("shows Indian time whatever the time zone of the machine", () => {
    expect(formatMoment(moment)).toBe("21 Nov 2026, 10:42 am");
    expect(formatDay("2026-11-20T18:30:00Z")).toBe("21 Nov 2026");
    expect(toIndianDay("2026-11-20T18:30:00Z")).toBe("2026-11-21");
  });

  it.each([
    ["2026-11-20T18:30:00Z", "12:00 am"],
    ["2026-11-21T06:30:00Z", "12:00 pm"],
    ["2026-11-21T18:29:00Z", "11:59 pm"],
  ])("shows %s as %s", (at, text) => {
    expect(formatTime(at)).toBe(text);
  });

  it.each([
    ["midnight as the last minute of the day that it ends", "2026-11-08T18:30:00Z", "8 Nov 2026, 11:59 pm"],
    ["the last minute of a day as it is", "2026-11-08T18:29:00Z", "8 Nov 2026, 11:59 pm"],
    ["an end during the day as it is", "2026-11-21T05:12:00Z", "21 Nov 2026, 10:42 am"],
  ])("says an end of validity: %s", (_case, until, text) => {
    expect(formatEnd(until)).toBe(text);
  });

  it("shortens the day on an axis, and September like every other month", () => {
    expect(formatShortDay(moment)).toBe("21\u00a0Nov");
    expect(formatShortDay("2026-09-05T05:12:00Z")).toBe("5\u00a0Sep");
  });

  it("is relative only under an hour", () => {
    const at = Date.parse(moment);
    expect(formatTimeLeft(at + 18 * 60_000 + 5000, at)).toBe("18 min left");
    expect(formatTimeLeft(at + 30_000, at)).toBe("under 1 min left");
    expect(formatTimeLeft(at + 3_600_000, at)).toBeNull();
    expect(formatTimeLeft(at, at)).toBeNull();
    expect(formatAgo(at - 5 * 60_000, at)).toBe("5 min ago");
    expect(formatAgo(at - 3_600_000, at)).toBe("21 Nov 2026, 9:42 am");
  });

  it("shows a dash for a date that cannot be read", () => {
    for (const format of [formatDay, formatEnd, formatMoment, formatTime, formatShortDay])
      expect(format("never")).toBe(NO_DATE);
    expect(toIndianDay("never")).toBe("");
  });

  it("counts down the seconds of a code (R-104)", () => {
    expect(formatClock(60)).toBe("01:00");
    expect(formatClock(37.2)).toBe("00:38");
    expect(formatClock(-3)).toBe("00:00");
  });
});
