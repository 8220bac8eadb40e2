import { randomUUID } from "node:crypto";
import { waitUntil } from "@mandi/launch/process/wait-until";
import { type SignedIn, sessionHeaders } from "../../testing/test-api";
import { hangAfterMs } from "./api-process";

/** A write that leaves a trace which can be counted. */
export interface Write {
  readonly kind: string;
  readonly by: SignedIn;
  readonly path: string;
  readonly body: object;
  readonly key: string;
  /** Identifies the trace, which no other write shares. */
  readonly trace: string;
}

export interface Reply {
  readonly status: number;
  readonly text: string;
}

/** What a caller can tell about a write. */
export type Outcome =
  | { readonly kind: "acknowledged"; readonly text: string }
  /** No answer, or one that does not tell whether the write took effect. */
  | { readonly kind: "unknown" };

export function newKey(): string {
  return randomUUID();
}

export async function send(address: string, write: Write): Promise<Reply> {
  const answer = await fetch(`${address}${write.path}`, {
    method: "POST",
    headers: { ...sessionHeaders(write.by), "content-type": "application/json", "idempotency-key": write.key },
    body: JSON.stringify(write.body),
    signal: AbortSignal.timeout(60_000),
  });
  return { status: answer.status, text: await answer.text() };
}

/** Sends a write once. @throws Error when it is refused, because every write here is legitimate. */
export async function attempt(address: string, write: Write): Promise<Outcome> {
  let reply: Reply;
  try {
    reply = await send(address, write);
  } catch {
    return { kind: "unknown" };
  }
  if (reply.status === 200) return { kind: "acknowledged", text: reply.text };
  if (isUndecided(reply)) return { kind: "unknown" };
  throw new Error(`${write.kind} was refused with ${reply.status}: ${reply.text}`);
}

/** Sends a write again under the same key until it is answered, as a person's browser does after a lost answer. */
export async function insist(address: string, write: Write): Promise<string> {
  const answered = await waitUntil(
    async () => {
      const outcome = await attempt(address, write);
      return outcome.kind === "acknowledged" ? outcome.text : undefined;
    },
    { withinMs: hangAfterMs, everyMs: 50 },
  );
  if (answered === undefined) throw new Error(`${write.kind} got no answer under its key ${write.key}`);
  return answered;
}

/** 5xx: the server cannot say. 409 in_flight: the transaction of a killed process may still be alive in PostgreSQL. */
function isUndecided({ status, text }: Reply): boolean {
  return status >= 500 || (status === 409 && text.includes('"in_flight"'));
}
