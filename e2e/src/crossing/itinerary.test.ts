import { Itinerary, type Step } from "./itinerary";

const places = Array.from({ length: 17 }, (_, number) => `/${number}`);

function walk(isWanted: (from: string, to: string) => boolean = () => true): Step[] {
  const itinerary = new Itinerary(
    places,
    "/0",
    isWanted,
    (from, to) => (Number(from.slice(1)) + Number(to.slice(1))) % 2 === 0,
  );
  const steps: Step[] = [];
  for (let step = itinerary.next(); step; step = itinerary.next()) steps.push(step);
  return steps;
}

/** What a browser would show at the end of each step. */
function shown(steps: readonly Step[]): string[] {
  let entries = ["/0"];
  let at = 0;
  return steps.map(({ to, way, by }) => {
    if (way === "link") entries = [...entries.slice(0, at + 1), to];
    at += by;
    return entries[at] ?? "";
  });
}

describe("a walk through every ordered pair of places", () => {
  it("takes each pair with hardly any extra steps, and each step begins where the previous one ended", () => {
    const steps = walk();

    const pairs = steps.map(({ from, to }) => `${from} ${to}`);
    expect(new Set(pairs).size).toBe(17 * 16);
    expect(steps.length).toBeLessThan(17 * 16 * 1.1);
    expect(steps.map(({ from }) => from)).toEqual(["/0", ...shown(steps).slice(0, -1)]);
    expect(shown(steps)).toEqual(steps.map(({ to }) => to));
  });

  it("goes by link, by Back and by history in turn, each for a share of the steps", () => {
    const ways = walk().map(({ way }) => way);

    for (const way of ["link", "back", "history"] as const)
      expect(ways.filter((one) => one === way).length).toBeGreaterThan(17 * 16 * 0.08);
  });

  it("takes only the wanted pairs, with the steps that lead to them", () => {
    const steps = walk((from, to) => from === "/3" || to === "/3");

    const pairs = new Set(steps.map(({ from, to }) => `${from} ${to}`));
    for (const place of places.filter((one) => one !== "/3")) {
      expect(pairs).toContain(`${place} /3`);
      expect(pairs).toContain(`/3 ${place}`);
    }
    expect(steps.length).toBeLessThan(3 * 2 * 16);
  });
});
