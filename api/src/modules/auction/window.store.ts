import { sql } from "kysely";
import type { Db } from "../../platform/database/database";
import { arrayOf, preparedWrite } from "../../platform/database/prepared";
import type { QuotationRow } from "./quotation.store";

/** What the two auctions need of a quotation's window. */
export const columnsOfWindow = [
  "quotation.id",
  "quotation.status",
  "quotation.closed_at",
  "quotation.deadline_at",
  "quotation.planned_deadline_at",
  "quotation.desk_note",
] as const;
export type WindowRow = Pick<
  QuotationRow,
  "id" | "status" | "closed_at" | "deadline_at" | "planned_deadline_at" | "desk_note"
>;

/** Whether to wait for a quotation that another transaction holds, or to leave it out. */
export type Locking = "waiting" | "skipping";

interface MovedDeadline {
  readonly id: number;
  readonly at: Date;
  readonly deadline: Date;
}

/** Records bids, which may have moved the ends of these windows. Sent in one round trip with the next statement. */
export async function moveDeadlines(tx: Db, moved: readonly MovedDeadline[]): Promise<void> {
  if (moved.length === 0) return;
  await updateDeadlines(tx, {
    ids: moved.map(({ id }) => id),
    moments: moved.map(({ at }) => at),
    deadlines: moved.map(({ deadline }) => deadline),
  });
}

interface MovedColumns {
  readonly ids: readonly number[];
  readonly moments: readonly Date[];
  readonly deadlines: readonly Date[];
}

const updateDeadlines = preparedWrite((tx, { ids, moments, deadlines }: MovedColumns) => ({
  compile: () =>
    sql`
      update quotation set updated_at = moved.at, deadline_at = moved.deadline
        from unnest(${arrayOf("bigint", ids)}, ${arrayOf("timestamptz", moments)}, ${arrayOf("timestamptz", deadlines)}) as moved (id, at, deadline)
       where quotation.id = moved.id`.compile(tx),
}));
