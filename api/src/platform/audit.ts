import type { Db } from "./database/database";

export interface AuditEvent {
  readonly at: Date;
  /** Null: nobody was signed in, or the system itself. */
  readonly actorId: number | null;
  /** What happened, `login`, `become seller`. */
  readonly action: string;
  /** To what, `user:12`, `quotation:7`. */
  readonly subject: string;
  readonly reason?: string;
  readonly detail?: Readonly<Record<string, string | number | boolean | null>>;
  readonly requestId?: string;
}

/** Appends to the trail; call it in the transaction of the act, so neither exists without the other. */
export async function recordAudit(tx: Db, event: AuditEvent): Promise<void> {
  await tx
    .insertInto("audit_event")
    .values({
      at: event.at,
      actor_id: event.actorId,
      action: event.action,
      subject: event.subject,
      reason: event.reason ?? null,
      detail: JSON.stringify(event.detail ?? {}),
      request_id: event.requestId ?? null,
    })
    .execute();
}
