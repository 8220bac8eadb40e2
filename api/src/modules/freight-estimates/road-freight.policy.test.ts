import { fitFreightLine } from "./freight-line.policy";
import { recordOf } from "./freight-record.policy";
import { estimateRoad, type FittingBelt } from "./road-freight.policy";

const belt = (fit: FittingBelt["fit"], min: number, max: number): FittingBelt => ({
  fit,
  minPricePaise: min * 100,
  maxPricePaise: max * 100,
});
const nothing = { accepted: [], belts: [], kilometres: null, line: null, missPaise: null };
const rupees = (estimate: ReturnType<typeof estimateRoad>) =>
  estimate && [estimate.basis, estimate.lowPaise / 100, estimate.ratePaise / 100, estimate.highPaise / 100];

it("uses recently accepted freight, then belts to the city, then belts to its state, and last the distance", () => {
  const line = { basePaise: 50_000, perKilometrePaise: 200, missPaise: 30_000 };
  const belts = [belt("state", 900, 1_000), belt("city", 1_500, 2_100), belt("city", 1_600, 1_900)];
  const accepted = [170_000, 200_000, 180_000];
  const all = { accepted, belts, kilometres: 500, line, missPaise: null };
  expect(rupees(estimateRoad(all))).toEqual(["accepted", 1_600, 1_800, 2_000]);
  expect(rupees(estimateRoad({ ...all, accepted: [170_000] }))).toEqual(["belts", 1_500, 1_700, 1_900]);
  expect(rupees(estimateRoad({ ...nothing, belts: belts.slice(0, 1) }))).toEqual(["belts", 850, 950, 1_050]);
  expect(rupees(estimateRoad({ ...nothing, kilometres: 500, line }))).toEqual(["distance", 1_200, 1_500, 1_800]);
  expect(estimateRoad({ ...nothing, kilometres: 500 })).toBeNull();
  expect(estimateRoad({ ...nothing, line })).toBeNull();
});

it("is rounded to ten rupees, so that nobody can read a transporter's belt from it", () => {
  expect(rupees(estimateRoad({ ...nothing, belts: [belt("city", 1_503, 1_998)] }))).toEqual([
    "belts",
    1_500,
    1_750,
    2_000,
  ]);
});

it("has its range around itself: the spread of what it is made from, or how far past estimates were off where that is more", () => {
  const accepted = [170_000, 180_000, 180_000];
  expect(rupees(estimateRoad({ ...nothing, accepted }))).toEqual(["accepted", 1_700, 1_800, 1_900]);
  expect(rupees(estimateRoad({ ...nothing, accepted, missPaise: 4_000 }))).toEqual(["accepted", 1_700, 1_800, 1_900]);
  expect(rupees(estimateRoad({ ...nothing, accepted, missPaise: 15_000 }))).toEqual(["accepted", 1_650, 1_800, 1_950]);
  const belts = [belt("city", 1_500, 2_100)];
  expect(rupees(estimateRoad({ ...nothing, belts, missPaise: 4_000 }))).toEqual(["belts", 1_500, 1_800, 2_100]);
  expect(rupees(estimateRoad({ ...nothing, belts, missPaise: 40_000 }))).toEqual(["belts", 1_400, 1_800, 2_200]);
  const line = { basePaise: 50_000, perKilometrePaise: 200, missPaise: 30_000 };
  const byDistance = { ...nothing, kilometres: 500, line, missPaise: 4_000 };
  expect(rupees(estimateRoad(byDistance))).toEqual(["distance", 1_200, 1_500, 1_800]);
  expect(rupees(estimateRoad({ ...byDistance, missPaise: 40_000 }))).toEqual(["distance", 1_100, 1_500, 1_900]);
});

it("never costs less than nothing, and never claims more than the terms of delivery keep: ₹100 per MT either way", () => {
  expect(rupees(estimateRoad({ ...nothing, belts: [belt("city", 50, 250)], missPaise: 20_000 }))).toEqual([
    "belts",
    10,
    150,
    350,
  ]);
  expect(rupees(estimateRoad({ ...nothing, accepted: [180_000, 180_000, 180_000] }))).toEqual([
    "accepted",
    1_700,
    1_800,
    1_900,
  ]);
  const narrow = { ...nothing, accepted: [180_000, 182_000, 183_000], missPaise: 3_000 };
  expect(rupees(estimateRoad(narrow))).toEqual(["accepted", 1_720, 1_820, 1_920]);
});

it("learns from belts what freight costs by distance, but not from too few of them", () => {
  const roads = [100, 200, 300, 400, 500, 600, 700, 800].map((kilometres) => ({
    kilometres,
    paise: 40_000 + 250 * kilometres + (kilometres === 800 ? 1_000 : 0),
  }));
  const line = fitFreightLine(roads);
  expect(line?.perKilometrePaise).toBeCloseTo(250.6, 0);
  expect(line && line.basePaise + line.perKilometrePaise * 1_000).toBeCloseTo(290_500, -3);
  expect(fitFreightLine(roads.slice(1))).toBeNull();
  expect(fitFreightLine(roads.map(({ paise }) => ({ kilometres: 100, paise })))).toBeNull();
  expect(fitFreightLine(roads.map(({ kilometres }) => ({ kilometres, paise: 100_000 - kilometres })))).toBeNull();
});

it("reports the error that nine of ten estimates stayed within, once there are ten of them", () => {
  const measures = [10, 20, 30, 40, 50, 60, 70, 80, 175, 900].map((rupees) => ({
    accepted_paise: 100_000 + rupees * 100,
    estimate_paise: 100_000,
  }));
  expect(recordOf(measures)).toEqual({ count: 10, percent: 90, withinPaise: 18_000 });
  expect(recordOf(measures.slice(1))).toBeNull();
  expect(recordOf([...measures.slice(1), { accepted_paise: 100_000, estimate_paise: null }])).toBeNull();
});
