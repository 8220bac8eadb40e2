import type { ColumnType, Generated, GeneratedAlways } from "kysely";

export interface DeskTables {
  approval: {
    id: GeneratedAlways<number>;
    action: string;
    subject: string;
    input: ColumnType<object, string, never>;
    amount_paise: number;
    reason: string;
    requested_by: number;
    requested_at: Date;
    status: Generated<"waiting" | "confirmed" | "declined" | "lapsed">;
    decided_by: Generated<number | null>;
    decided_at: Generated<Date | null>;
    decision_reason: Generated<string | null>;
    /** Since when it would be refused, while it waits. */
    unfit_since: Generated<Date | null>;
  };
  queue_taken: {
    kind: string;
    item: string;
    since: Date;
    taken_by: number;
    taken_at: Date;
  };
  queue_view: {
    user_id: number;
    name: string;
    query: ColumnType<object, string, string>;
  };
  desk_total: {
    id: GeneratedAlways<number>;
    counted_for: "staff" | "party";
    user_id: number;
    action: string;
    subject: string;
    amount_paise: number;
    at: Date;
  };
}
