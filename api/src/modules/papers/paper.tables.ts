import type { ColumnType, Generated, GeneratedAlways } from "kysely";
import type { PaperKind } from "./paper";

export interface PaperTables {
  paper_series: {
    gstin: string;
    kind: PaperKind;
    financial_year: string;
    prefix: string | null;
    last: GeneratedAlways<number>;
    last_on: GeneratedAlways<string | null>;
  };
  issued_paper: {
    id: GeneratedAlways<number>;
    kind: PaperKind;
    gstin: string;
    financial_year: string;
    number: string;
    date: string;
    snapshot: ColumnType<object, string, never>;
    order_id: number | null;
    shipment_id: number | null;
    payment_id: number | null;
    party_id: number | null;
    journal_id: number | null;
    carrier_id: number | null;
    issued_at: Date;
    actor_id: number | null;
    /** Set by the database, like the position in the series and the previous hash. */
    sha256: GeneratedAlways<string>;
  };
  paper_event: {
    id: GeneratedAlways<number>;
    paper_id: number;
    event: string;
    detail: ColumnType<object, string, never>;
    at: Date;
    actor_id: Generated<number | null>;
  };
}
