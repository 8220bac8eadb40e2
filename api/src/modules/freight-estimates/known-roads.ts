import type { BeltStopRow } from "../../reads/road-freight.read";
import { plainText } from "../auction/request/matching.policy";
import { citiesNamed, roadKilometres } from "../places/city-points";
import type { KnownRoad } from "./freight-line.policy";

/** On shorter roads, waiting and loading determine the price. */
const leastKilometres = 50;
/** The most words in a city's name, as in `Mandi Gobindgarh`. */
const wordsAtMost = 3;

type Stop = Pick<BeltStopRow, "loading_address" | "state" | "city" | "min_price_paise" | "max_price_paise">;

/** Length and price of each belt whose loading address names a city that exists in only one state. */
export function knownRoadsOf(stops: readonly Stop[]): readonly KnownRoad[] {
  const origins = new Map(stops.map(({ loading_address }) => [loading_address, originOf(loading_address)]));
  return stops.flatMap((stop) => {
    const origin = origins.get(stop.loading_address);
    const kilometres = origin ? roadKilometres(origin, stop) : null;
    if (kilometres === null || kilometres < leastKilometres) return [];
    return [{ kilometres, paise: (stop.min_price_paise + stop.max_price_paise) / 2 }];
  });
}

/** The first city that an address names, the longest name first; addresses are typed by people. */
function originOf(address: string) {
  const words = plainText(address).split(" ");
  for (let from = 0; from < words.length; from += 1) {
    for (let length = Math.min(wordsAtMost, words.length - from); length > 0; length -= 1) {
      const [city, namesake] = citiesNamed(words.slice(from, from + length).join(" "));
      if (city && !namesake) return city;
    }
  }
  return null;
}
