import type { ColumnType, Generated, GeneratedAlways } from "kysely";
import type { PortalCall } from "./tax-portal";

/** The state of a document's registration; a document without a row needs none. */
export type RegistrationState = "pending" | "registered" | "failed" | "cancelled";

export interface TaxPortalTables {
  portal_request: {
    id: GeneratedAlways<number>;
    call: PortalCall;
    paper_id: number;
    body: ColumnType<object, string, never>;
    state: Generated<"waiting" | "done" | "failed">;
    attempts: Generated<number>;
    next_at: Date;
    code: string | null;
    message: string | null;
    made_at: Date;
    made_by: number | null;
    done_at: Date | null;
  };
  e_invoice: {
    paper_id: number;
    state: RegistrationState;
    irn: string;
    issued_on: string;
    report_by: string | null;
    warned_days: Generated<number>;
    code: string | null;
    message: string | null;
    acknowledged_at: Date | null;
  };
}
