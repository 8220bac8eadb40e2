import { readFileSync } from "node:fs";
import { read } from "@mandi/shared/contract/read";
import { Number as NumberOf, Object as ObjectOf, Record as RecordOf, String as StringOf, Tuple } from "typebox";
import type { Place } from "./places";

const Point = Tuple([NumberOf(), NumberOf()]);
const PointFile = ObjectOf({ states: RecordOf(StringOf(), RecordOf(StringOf(), Point)) });

interface Located extends Place {
  /** Degrees. */
  readonly latitude: number;
  readonly longitude: number;
}

let loaded: ReadonlyMap<string, Located> | undefined;
let named: ReadonlyMap<string, readonly Place[]> | undefined;

const keyOf = ({ city, state }: Place) => `${state}|${city}`.toLowerCase();

/** Reads the file once per process; `scripts/build-pincodes.ts` writes it. */
function cities(): ReadonlyMap<string, Located> {
  loaded ??= load();
  return loaded;
}

function load(): ReadonlyMap<string, Located> {
  const text = readFileSync(new URL("../../../data/city-points.json", import.meta.url), "utf8");
  const { states } = read(PointFile, JSON.parse(text));
  const located = Object.entries(states).flatMap(([state, points]) =>
    Object.entries(points).map(([city, [latitude, longitude]]): Located => ({ city, state, latitude, longitude })),
  );
  return new Map(located.map((city) => [keyOf(city), city]));
}

/** Cities of this name, each with its state. */
export function citiesNamed(name: string): readonly Place[] {
  named ??= byName();
  return named.get(name.toLowerCase()) ?? [];
}

function byName(): ReadonlyMap<string, readonly Place[]> {
  const found = new Map<string, Place[]>();
  for (const { city, state } of cities().values()) {
    const name = city.toLowerCase();
    found.set(name, [...(found.get(name) ?? []), { city, state }]);
  }
  return found;
}

const earthRadiusKm = 6371;
/** Roads in India are about this much longer than the straight line. */
const detour = 1.3;

/** The approximate road distance between two cities in whole kilometres; null where one of them is unknown. */
export function roadKilometres(from: Place, to: Place): number | null {
  const [start, end] = [cities().get(keyOf(from)), cities().get(keyOf(to))];
  if (!start || !end) return null;
  const radians = (degrees: number) => (degrees * Math.PI) / 180;
  const [latitude, longitude] = [radians(end.latitude - start.latitude), radians(end.longitude - start.longitude)];
  const haversine =
    Math.sin(latitude / 2) ** 2 +
    Math.cos(radians(start.latitude)) * Math.cos(radians(end.latitude)) * Math.sin(longitude / 2) ** 2;
  return Math.round(2 * earthRadiusKm * Math.asin(Math.sqrt(haversine)) * detour);
}
