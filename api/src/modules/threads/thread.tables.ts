import type { Generated, GeneratedAlways } from "kysely";
import type { Party } from "../orders/order.policy";

export interface ThreadTables {
  thread: {
    id: GeneratedAlways<number>;
    quotation_id: number;
    party_id: number;
    side: Party;
    started_at: Date;
    waits_since: Date | null;
    last_of_desk: Generated<number>;
    read_to: Generated<number>;
  };
  thread_message: {
    id: GeneratedAlways<number>;
    thread_id: number;
    author_id: number;
    is_desk: boolean;
    body: string;
    sent_at: Date;
  };
  thread_file: { message_id: number; position: number; upload_id: number; name: string; size_bytes: number };
}
