import type { AlertRule } from "@mandi/shared/contract/alert";
import { type Insertable, sql } from "kysely";
import type { Db } from "../../platform/database/database";
import type { AlertTables } from "./alert.tables";

export async function selectSwitch(db: Db, userId: number): Promise<boolean | undefined> {
  const row = await db.selectFrom("alert_switch").select("is_on").where("user_id", "=", userId).executeTakeFirst();
  return row?.is_on;
}

export async function upsertSwitch(tx: Db, userId: number, is_on: boolean): Promise<void> {
  await tx
    .insertInto("alert_switch")
    .values({ user_id: userId, is_on })
    .onConflict((conflict) => conflict.column("user_id").doUpdateSet({ is_on }))
    .execute();
}

export function selectPriceAlerts(db: Db, userId: number) {
  return db
    .selectFrom("price_alert")
    .select(["listing_id", "rule", "move_percent", "target_paise"])
    .where("user_id", "=", userId)
    .orderBy("listing_id")
    .execute();
}

/** Saves how a person follows an offer. */
export interface ChosenAlert {
  readonly user_id: number;
  readonly listing_id: number;
  readonly rule: AlertRule;
  readonly move_percent: number;
  readonly target_paise: number | null;
  /** Its price at the time of the choice. */
  readonly base_paise: number | null;
}

export async function upsertPriceAlert(tx: Db, alert: ChosenAlert): Promise<void> {
  const { user_id: _user, listing_id: _listing, ...chosen } = alert;
  await tx
    .insertInto("price_alert")
    .values(alert)
    .onConflict((conflict) => conflict.columns(["user_id", "listing_id"]).doUpdateSet(chosen))
    .execute();
}

export async function upsertIngotAlert(tx: Db, alert: Insertable<AlertTables["ingot_alert"]>): Promise<void> {
  const { move_paise, base_paise } = alert;
  await tx
    .insertInto("ingot_alert")
    .values(alert)
    .onConflict((conflict) => conflict.columns(["location_id", "user_id"]).doUpdateSet({ move_paise, base_paise }))
    .execute();
}

export async function deleteIngotAlert(tx: Db, userId: number, locationId: number): Promise<void> {
  await tx.deleteFrom("ingot_alert").where("location_id", "=", locationId).where("user_id", "=", userId).execute();
}

/** The moment up to which prices have been checked, locked until the transaction ends; null before the first check. */
export async function lockSweep(tx: Db): Promise<Date | null> {
  const row = await tx.selectFrom("alert_sweep").select("looked_to").forUpdate().executeTakeFirstOrThrow();
  return row.looked_to;
}

/** Records the moment up to which prices have been checked, and deletes the counts of days before `day`. */
export async function endSweep(tx: Db, looked_to: Date, day: string): Promise<void> {
  await tx.updateTable("alert_sweep").set({ looked_to }).execute();
  await tx.deleteFrom("alert_day").where("day", "<", day).execute();
}

interface KnownPrice {
  readonly user_id: number;
  readonly price_paise: number;
}

/** Records the offer prices that these people were last shown. */
export async function upsertKnownOffers(tx: Db, known: readonly (KnownPrice & { readonly listing_id: number })[]) {
  const rows = known.map(({ user_id, listing_id, price_paise }) => ({ user_id, listing_id, base_paise: price_paise }));
  await sql`
    insert into price_alert (user_id, listing_id, base_paise)
    select user_id, listing_id, base_paise
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as known (user_id bigint, listing_id bigint, base_paise bigint)
    on conflict (user_id, listing_id) do update set base_paise = excluded.base_paise`.execute(tx);
}

/** Records the ingot prices that these people were last shown. */
export async function updateKnownIngots(tx: Db, known: readonly (KnownPrice & { readonly location_id: number })[]) {
  const rows = known.map(({ user_id, location_id, price_paise }) => ({ user_id, location_id, price_paise }));
  await sql`
    update ingot_alert set base_paise = known.price_paise
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as known (user_id bigint, location_id bigint, price_paise bigint)
    where ingot_alert.location_id = known.location_id and ingot_alert.user_id = known.user_id`.execute(tx);
}

/** Counts the alerts sent to these people on a day; a person occurs once for each alert. */
export async function countTold(tx: Db, userIds: readonly number[], day: string): Promise<void> {
  await sql`
    insert into alert_day (day, user_id, told)
    select ${day}::date, user_id, count(*) from unnest(${[...userIds]}::bigint[]) as told (user_id) group by user_id
    on conflict (day, user_id) do update set told = alert_day.told + excluded.told`.execute(tx);
}
