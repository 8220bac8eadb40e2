import { matchBelts, namesCity } from "./matching.policy";

const stop = (change: object = {}) => ({
  transporterId: 1,
  loadingAddress: "Plot 9, Siltara, RAIPUR",
  city: "Pune",
  state: "Maharashtra",
  minPricePaise: 150_000,
  maxPricePaise: 200_000,
  ...change,
});
const pune = { city: "Pune", state: "Maharashtra" };

it.each([
  ["Raipur, Siltara", "Raipur", true],
  ["plot 4 RAIPUR-492001", "raipur", true],
  ["Navi  Mumbai (Taloja)", "Navi Mumbai", true],
  ["Punegaon", "Pune", false],
  ["Bhilai", "Raipur", false],
  ["Raipur", " ", false],
])("a belt loaded at %p fits goods from %p: %p", (text, city, fits) => {
  expect(namesCity(text, city)).toBe(fits);
});

it.each([
  ["the same city", {}, "city"],
  ["the same city spelt differently", { city: " pune", state: "MAHARASHTRA" }, "city"],
  ["another city of the state", { city: "Nagpur" }, "state"],
  ["a city of that name in another state", { state: "Odisha" }, undefined],
  ["another loading place", { loadingAddress: "Bhilai" }, undefined],
])("a belt to %s matches by the city, else by the state, else not", (_what, change, fit) => {
  expect(matchBelts("Raipur", pune, [stop(change)])[0]?.fit).toBe(fit);
});

it("takes a transporter's closest belt, the cheaper of equal ones, and each transporter once", () => {
  const matched = matchBelts("Raipur", pune, [
    stop({ city: "Nagpur", minPricePaise: 1 }),
    stop({ minPricePaise: 170_000 }),
    stop({ minPricePaise: 160_000 }),
    stop({ transporterId: 2, city: "Nagpur" }),
  ]);

  expect(matched).toEqual([
    { transporterId: 1, fit: "city", minPricePaise: 160_000, maxPricePaise: 200_000 },
    { transporterId: 2, fit: "state", minPricePaise: 150_000, maxPricePaise: 200_000 },
  ]);
});

it("recognises a state by its old name", () => {
  const consignee = { city: "Rourkela", state: "Orissa" };

  expect(matchBelts("Raipur", consignee, [stop({ city: "Rourkela", state: "Odisha" })])).toHaveLength(1);
});
