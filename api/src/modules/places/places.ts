import { readFileSync } from "node:fs";
import { read } from "@mandi/shared/contract/read";
import { Object as ObjectOf, Record as RecordOf, String as StringOf } from "typebox";

export interface Place {
  readonly city: string;
  readonly state: string;
}

interface Places {
  readonly byPincode: ReadonlyMap<number, Place>;
  readonly citiesByState: ReadonlyMap<string, readonly string[]>;
  /** By exact name of a city; the state where it has most pincodes first. */
  readonly statesByCity: ReadonlyMap<string, readonly string[]>;
  /** By name in lower case; null for a name of several cities. */
  readonly byCity: ReadonlyMap<string, PlaceOfPincode | null>;
}

export interface PlaceOfPincode extends Place {
  /** Six digits: of the head post office, which end in 001, or the first of a city without one. */
  readonly pincode: string;
}

const PincodeFile = ObjectOf({ states: RecordOf(StringOf(), RecordOf(StringOf(), StringOf())) });

let loaded: Places | undefined;

/** Reads the file once per process; `scripts/build-pincodes.ts` writes it. */
function places(): Places {
  loaded ??= load();
  return loaded;
}

function load(): Places {
  const text = readFileSync(new URL("../../../data/pincodes.json", import.meta.url), "utf8");
  const { states } = read(PincodeFile, JSON.parse(text));
  const byPincode = new Map<number, Place>();
  const byCity = new Map<string, PlaceOfPincode | null>();
  const sizes = new Map<string, SizeInState[]>();
  for (const [state, cities] of Object.entries(states)) {
    for (const [city, steps] of Object.entries(cities)) {
      const place = { city, state };
      let pincode = 0;
      const own: string[] = [];
      for (const step of steps.split(" ")) {
        pincode += Number.parseInt(step, 36);
        byPincode.set(pincode, place);
        own.push(String(pincode));
      }
      const name = city.toLowerCase();
      const head = own.find((one) => one.endsWith("001")) ?? own[0] ?? "";
      byCity.set(name, byCity.has(name) ? null : { ...place, pincode: head });
      sizes.set(city, [...(sizes.get(city) ?? []), { state, pincodes: own.length }]);
    }
  }
  return {
    byPincode,
    byCity,
    citiesByState: new Map(Object.entries(states).map(([state, cities]) => [state, Object.keys(cities)])),
    statesByCity: new Map(
      [...sizes].map(([city, found]) => [city, found.sort(largestFirst).map(({ state }) => state)]),
    ),
  };
}

interface SizeInState {
  readonly state: string;
  readonly pincodes: number;
}

function largestFirst(one: SizeInState, other: SizeInState): number {
  return other.pincodes - one.pincodes || (one.state < other.state ? -1 : 1);
}

/** City and state of a pincode; undefined when no post office has it. */
export function findPincode(pincode: string): Place | undefined {
  return places().byPincode.get(Number(pincode));
}

/** Names of all states and union territories. */
export function stateNames(): readonly string[] {
  return [...places().citiesByState.keys()];
}

/** Names of a state's cities; empty for a name that is not a state. */
export function cityNames(state: string): readonly string[] {
  return places().citiesByState.get(state) ?? [];
}

/** States that have a city of exactly this name, the one where it is largest (by its pincodes) first. */
export function statesOfCity(city: string): readonly string[] {
  return places().statesByCity.get(city) ?? [];
}

/** The city of this name, in any case, with one of its pincodes; null for a name of no city or of several. */
export function findCity(name: string): PlaceOfPincode | null {
  return places().byCity.get(name.toLowerCase()) ?? null;
}
