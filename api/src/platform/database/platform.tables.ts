import type { Generated, JSONColumnType } from "kysely";

export interface PlatformTables {
  document_number: { series: string; financial_year: string; last: number };
  idempotency_key: {
    user_id: number;
    key: string;
    request_hash: Buffer;
    status: number;
    answer: JSONColumnType<object, string, never>;
    created_at: Date;
  };
  limit_event: {
    id: Generated<number>;
    bucket: string;
    at: Date;
  };
  audit_event: {
    id: Generated<number>;
    at: Date;
    actor_id: number | null;
    action: string;
    subject: string;
    reason: string | null;
    detail: JSONColumnType<object, string, never>;
    request_id: string | null;
  };
}
