import type { Generated, GeneratedAlways } from "kysely";

export interface NotificationTables {
  notification: {
    id: GeneratedAlways<number>;
    user_id: number;
    kind: string;
    text: string;
    link: string | null;
    created_at: Date;
    read_at: Date | null;
  };
  notification_template: { kind: string; text: string };
  outbox: {
    id: GeneratedAlways<number>;
    notification_id: number;
    phone: string;
    text: string;
    link: string | null;
    created_at: Date;
    /** How often the gateway refused the message itself, and the one time that it took it. */
    attempts: Generated<number>;
    /** Null before it has failed. */
    next_at: Date | null;
    given_up_at: Date | null;
    sent_at: Date | null;
    last_error: string | null;
  };
}
