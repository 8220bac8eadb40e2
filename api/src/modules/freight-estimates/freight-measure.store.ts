import type { Insertable } from "kysely";
import { sql } from "kysely";
import type { Db } from "../../platform/database/database";
import type { Place } from "../places/places";
import type { FreightMeasureTables } from "./freight-measure.tables";

/** The number of measures used, latest first; older ones say nothing about today. */
export const measuresAtMost = 500;

export interface MeasureRow {
  readonly origin_city: string;
  readonly accepted_paise: number;
  readonly estimate_paise: number | null;
  readonly at: Date;
}

const columns = ["origin_city", "accepted_paise", "estimate_paise", "at"] as const;

/** Measures of freight on roads to a city before an instant, the latest first. */
export function selectMeasuresTo(db: Db, { city, state }: Place, before: Date): Promise<MeasureRow[]> {
  return db
    .selectFrom("freight_measure")
    .select(columns)
    .where(sql<boolean>`lower(state) = lower(${state}) and lower(city) = lower(${city})`)
    .where("at", "<", before)
    .orderBy("at", "desc")
    .limit(measuresAtMost)
    .execute();
}

/** The same to anywhere. */
export function selectLatestMeasures(db: Db): Promise<MeasureRow[]> {
  return db.selectFrom("freight_measure").select(columns).orderBy("at", "desc").limit(measuresAtMost).execute();
}

/** The last marking that was measured; 0 before the first. */
export async function selectLastMeasured(db: Db): Promise<number> {
  const { last } = await db
    .selectFrom("freight_measure")
    .select(({ fn }) => fn.coalesce(fn.max<number>("marking_id"), sql<number>`0`).as("last"))
    .executeTakeFirstOrThrow();
  return last;
}

/** Stores a measure; an existing one stays as it is. */
export async function insertMeasure(
  db: Db,
  measure: Insertable<FreightMeasureTables["freight_measure"]>,
): Promise<void> {
  await db
    .insertInto("freight_measure")
    .values(measure)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
