import { byUrgency } from "./urgency.policy";

const now = new Date("2026-11-21T06:00:00.000Z");
const at = (hours: number) => new Date(now.getTime() + hours * 3_600_000);

it("sorts what ends within the hour first, then what is late, then by deadline, and last what has none, the oldest first", () => {
  const items = [
    { kind: "bid", name: "a bid after the close", since: at(-200), until: null },
    { kind: "vehicle", name: "asked yesterday", since: at(-24), until: null },
    { kind: "driver", name: "asked last week", since: at(-168), until: null },
    { kind: "offer", name: "tomorrow", since: at(-1), until: at(24) },
    { kind: "pay invoice", name: "two hours late", since: at(-9), until: at(-2) },
    { kind: "offer", name: "in five hours", since: at(-1), until: at(5) },
    { kind: "bid", name: "in half an hour", since: at(-1), until: at(0.5) },
  ] as const;
  expect(items.toSorted(byUrgency(now)).map(({ name }) => name)).toEqual([
    "in half an hour",
    "two hours late",
    "in five hours",
    "tomorrow",
    "asked last week",
    "asked yesterday",
    "a bid after the close",
  ]);
});
