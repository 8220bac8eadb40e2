import { byUrgency } from "./urgency.policy";

const now = new Date("2026-11-21T06:00:00.000Z");
const at = (hours: number) => new Date(now.getTime() + hours * 3_600_000);

it("sorts what ends within the hour first, then what is late, then by deadline, and last what has none, the oldest first", () => {
  const items = [
    { name: "asked yesterday", since: at(-24), until: null },
    { name: "asked last week", since: at(-168), until: null },
    { name: "tomorrow", since: at(-1), until: at(24) },
    { name: "two hours late", since: at(-9), until: at(-2) },
    { name: "in five hours", since: at(-1), until: at(5) },
    { name: "in half an hour", since: at(-1), until: at(0.5) },
  ];
  expect(items.toSorted(byUrgency(now)).map(({ name }) => name)).toEqual([
    "in half an hour",
    "two hours late",
    "in five hours",
    "tomorrow",
    "asked last week",
    "asked yesterday",
  ]);
});
