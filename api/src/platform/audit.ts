import type { TrailSubject } from "@mandi/shared/contract/desk/trail-subject";
import type { Db } from "./database/database";
import { Refusal, type RefusalCode, type RefusalDetail } from "./errors";

export interface AuditEvent {
  readonly at: Date;
  /** Null where nobody was logged in, or for the system itself. */
  readonly actorId: number | null;
  /** What happened, `login`, `become seller`. */
  readonly action: string;
  /** The subject, `user:12`, `quotation:7`. */
  readonly subject: TrailSubject;
  readonly reason?: string;
  readonly detail?: Readonly<Record<string, string | number | boolean | null>>;
  readonly requestId?: string;
}

/** Appends to the trail; call it in the transaction of the act, so that neither exists without the other. */
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

/** A refusal that belongs in the trail. Its own transaction is rolled back, so the caller writes the event afterwards. */
export class RecordedRefusal extends Refusal {
  readonly event: AuditEvent;

  constructor(code: RefusalCode, detail: RefusalDetail, event: AuditEvent) {
    super(code, detail);
    this.event = event;
  }
}

/** Runs `work` and, when it ends in a refusal that belongs in the trail, writes that. */
export async function recordingRefusals<Result>(db: Db, work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof RecordedRefusal) await recordAudit(db, error.event);
    throw error;
  }
}
