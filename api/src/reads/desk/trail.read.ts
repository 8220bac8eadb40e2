import { sql } from "kysely";
import type { Db } from "../../platform/database/database";
import { deskRows, offsetOf } from "./desk-page";
import { nameInFull } from "./name-at-desk";
import { rowsAbout, rowsOfPerson, type TrailAbout, type TrailRow } from "./trail-about";

/** Which rows of the trail the desk asks for. */
export interface TrailQuery {
  readonly page?: number | undefined;
  readonly about?: TrailAbout | undefined;
  readonly actor_id?: number | undefined;
  /** By this person or about them. */
  readonly person_id?: number | undefined;
  /** First word of the acts. */
  readonly kind?: string | undefined;
  /** A day in India. */
  readonly day?: string | undefined;
}

/** A page of the trail, newest first. */
export async function selectTrail(db: Db, query: TrailQuery) {
  const ofPerson = query.person_id === undefined ? undefined : rowsOfPerson(query.person_id);
  const source = query.about === undefined ? (ofPerson ?? sql<TrailRow>`audit_event`) : rowsAbout(query.about);
  const rows = await db
    .selectFrom(source.as("audit_event"))
    .leftJoin("users", "users.id", "audit_event.actor_id")
    .select([
      "audit_event.id",
      "audit_event.at",
      "audit_event.actor_id",
      "audit_event.action",
      "audit_event.subject",
      "audit_event.reason",
      "audit_event.detail",
      "audit_event.request_id",
      nameInFull("users").as("name"),
    ])
    .$if(query.actor_id !== undefined, (from) => from.where("audit_event.actor_id", "=", query.actor_id ?? 0))
    .$if(query.about !== undefined && ofPerson !== undefined, (from) =>
      from.where(sql<boolean>`audit_event.id in (select id from ${ofPerson} of_person)`),
    )
    .$if(query.kind !== undefined, (from) =>
      from.where((of) =>
        of.or([of("audit_event.action", "=", query.kind ?? ""), of("audit_event.action", "like", `${query.kind} %`)]),
      ),
    )
    .$if(query.day !== undefined, (from) =>
      from
        .where("audit_event.at", ">=", sql<Date>`${query.day}::date::timestamp at time zone 'Asia/Kolkata'`)
        .where("audit_event.at", "<", sql<Date>`(${query.day}::date + 1)::timestamp at time zone 'Asia/Kolkata'`),
    )
    .orderBy("audit_event.id", "desc")
    .limit(deskRows)
    .offset(offsetOf(query.page))
    .execute();
  return rows;
}
