import type { FreightRecordAnswer } from "@mandi/shared/contract/freight-estimate";
import type { Db } from "../../platform/database/database";
import { found } from "../../platform/errors";
import { rupees } from "../../platform/wire-figures";
import { selectNewestStops, selectStopsIn } from "../../reads/road-freight.read";
import { roadKilometres } from "../places/city-points";
import { findPincode, type Place } from "../places/places";
import { acceptedOn } from "./accepted-freight";
import { fittingBelts, type ReadStop, readStop } from "./fitting-belts";
import { type FreightLine, fitFreightLine } from "./freight-line.policy";
import { type MeasureRow, selectLatestMeasures, selectMeasuresTo } from "./freight-measure.store";
import { recordOf } from "./freight-record.policy";
import { keptAnswers } from "./kept-answers";
import { knownRoadsOf } from "./known-roads";
import { estimateRoad, type RoadEstimate } from "./road-freight.policy";

/** Where goods of a product are loaded. */
export interface Origin extends Place {
  readonly productId: number;
}

/** Estimated freight with the length of its road, where that is known. */
export interface EstimatedRoad extends RoadEstimate {
  readonly kilometres: number | null;
}

// Bounds: there are 36 states, and a city has few measures.
const stopsOf = keptAnswers<readonly ReadStop[]>({ seconds: 60, atMost: 40 });
const measuresTo = keptAnswers<readonly MeasureRow[]>({ seconds: 60, atMost: 200 });
const lineOf = keptAnswers<FreightLine | null>({ seconds: 3_600, atMost: 1 });
const newestBelts = 2_000;

/**
 * Estimates the freight from each of the origins to a pincode, in their order; null where nothing is known of a road, and for all
 * where no post office has the pincode. The figures from belts and past freight are cached for a minute, so that a list makes no query for them.
 */
export async function estimateFreight(
  db: Db,
  pincode: string,
  origins: readonly Origin[],
  now: Date,
): Promise<readonly (EstimatedRoad | null)[]> {
  const place = findPincode(pincode);
  if (place === undefined) return origins.map(() => null);
  const [stops, measures, { record }, line] = await Promise.all([
    stopsOf(db, place.state, now, async () => (await selectStopsIn(db, place.state)).map(readStop)),
    listMeasures(db, place, now),
    readRecord(db, place, now),
    lineOf(db, "all", now, async () => fitFreightLine(knownRoadsOf(await selectNewestStops(db, newestBelts)))),
  ]);
  return origins.map((origin) => {
    const kilometres = roadKilometres(origin, place);
    const belts = fittingBelts(stops, origin, place);
    const accepted = acceptedOn(measures, origin.city, now);
    const estimate = estimateRoad({ accepted, belts, kilometres, line, missPaise: record?.withinPaise ?? null });
    return estimate && { ...estimate, kilometres };
  });
}

function listMeasures(db: Db, place: Place, now: Date): Promise<readonly MeasureRow[]> {
  return measuresTo(db, `${place.state}|${place.city}`, now, () => selectMeasuresTo(db, place, now));
}

/** How far past estimates to a place were off: to its city, or to anywhere while there are too few; null without enough of either. */
async function readRecord(db: Db, place: Place, now: Date) {
  const [toCity, toAnywhere] = await Promise.all([
    listMeasures(db, place, now),
    measuresTo(db, "anywhere", now, () => selectLatestMeasures(db)),
  ]);
  const ofCity = recordOf(toCity);
  return { record: ofCity ?? recordOf(toAnywhere), isOfCity: ofCity !== null };
}

/** How close past estimates to a pincode were: no range of its estimates is narrower. @throws Refusal 404 unknown */
export async function readFreightRecord(db: Db, pincode: string, now: Date): Promise<FreightRecordAnswer> {
  const place = found(findPincode(pincode), "Pincode Not Found!");
  const { record, isOfCity } = await readRecord(db, place, now);
  const { city, state } = place;
  if (record === null) return { city, state };
  const { count, percent, withinPaise } = record;
  const within = rupees(withinPaise);
  return { city, state, record: { count, percent, within, is_of_city: isOfCity } };
}
