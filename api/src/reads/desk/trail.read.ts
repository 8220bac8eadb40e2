import type { Db } from "../../platform/database/database";
import { deskRows, offsetOf } from "./desk-page";

/** Which rows of the trail the desk asks for. */
export interface TrailQuery {
  readonly page?: number | undefined;
  /** Of any of these. */
  readonly subjects?: readonly string[] | undefined;
  readonly actor_id?: number | undefined;
}

/** A page of the trail, newest first. */
export async function selectTrail(db: Db, query: TrailQuery) {
  const rows = await db
    .selectFrom("audit_event")
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
      "users.name",
    ])
    .$if(query.subjects !== undefined, (from) => from.where("audit_event.subject", "in", query.subjects ?? []))
    .$if(query.actor_id !== undefined, (from) => from.where("audit_event.actor_id", "=", query.actor_id ?? 0))
    .orderBy("audit_event.id", "desc")
    .limit(deskRows)
    .offset(offsetOf(query.page))
    .execute();
  return rows;
}
