import { nineInTen } from "./nine-in-ten";

/** What freight costs by the length of the road, per MT before GST in paise: a base, a rate, and how far belts are from it. */
export interface FreightLine {
  readonly basePaise: number;
  readonly perKilometrePaise: number;
  /** How far nine in ten of the belts are from the line at most. */
  readonly missPaise: number;
}

/** The price of a belt and how far it goes. */
export interface KnownRoad {
  readonly kilometres: number;
  readonly paise: number;
}

const enoughRoads = 8;

/** The straight line that fits the belts best; null with too few belts, or where freight does not grow with distance. */
export function fitFreightLine(roads: readonly KnownRoad[]): FreightLine | null {
  if (roads.length < enoughRoads) return null;
  const mean = (part: (road: KnownRoad) => number) => roads.reduce((sum, road) => sum + part(road), 0) / roads.length;
  const [distance, price] = [mean(({ kilometres }) => kilometres), mean(({ paise }) => paise)];
  const spread = mean(({ kilometres }) => (kilometres - distance) ** 2);
  if (spread === 0) return null;
  const perKilometrePaise = mean(({ kilometres, paise }) => (kilometres - distance) * (paise - price)) / spread;
  if (perKilometrePaise <= 0) return null;
  const basePaise = Math.max(0, price - perKilometrePaise * distance);
  const misses = roads.map(({ kilometres, paise }) => Math.abs(paise - basePaise - perKilometrePaise * kilometres));
  return { basePaise, perKilometrePaise, missPaise: nineInTen(misses) };
}
