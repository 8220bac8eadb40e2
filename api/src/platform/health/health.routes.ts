import { sql } from "kysely";
import { Object as ObjectOf, String as StringOf } from "typebox";
import { Refusal } from "../errors";
import { defineRoute, type Route } from "../routes/route";

const HealthAnswer = ObjectOf({ status: StringOf() });

export const healthRoutes: readonly Route[] = [
  defineRoute({
    method: "GET",
    path: "/health",
    summary: "The process is alive",
    access: "anyone",
    rate: "probe",
    idempotency: "none",
    answer: HealthAnswer,
    handle: async () => ({ status: "ok" }),
  }),
  defineRoute({
    method: "GET",
    path: "/ready",
    summary: "The process can serve: the database answers",
    access: "anyone",
    rate: "probe",
    idempotency: "none",
    answer: HealthAnswer,
    async handle({ db }) {
      await sql`select 1`.execute(db).catch((cause: unknown) => {
        throw Object.assign(new Refusal("unavailable"), { cause });
      });
      return { status: "ok" };
    },
  }),
];
