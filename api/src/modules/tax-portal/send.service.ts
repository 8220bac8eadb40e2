import { inTransaction, tryAdvisoryLock } from "../../platform/database/transaction";
import type { JobContext } from "../../platform/jobs/job";
import { settleRequest } from "./answer.service";
import { hasDueRequest, lockNextRequest } from "./portal-request.store";

/** After this many attempts in a row without an answer the portal counts as down, and the rest waits for the next minute. */
const failuresAtMost = 3;

/**
 * Sends due requests to the portal, one per transaction, because a portal may take seconds. After a crash between the answer
 * and its record, the request is sent again and the portal answers as before. One of all runs sends at a time, as with messages
 * (docs/decisions/0244-one-sender-of-messages.md), so a silent portal keeps no other work waiting.
 */
export async function sendWaitingRequests({ db, clock, services }: JobContext): Promise<void> {
  if (services.taxPortal === undefined) return;
  const { portal, key } = services.taxPortal;
  let last = 0;
  for (let failures = 0; failures < failuresAtMost && (await hasDueRequest(db, last, clock.now())); ) {
    const at = clock.now();
    const outcome = await inTransaction(db, async (tx) => {
      if (!(await tryAdvisoryLock(tx, "tax portal"))) return undefined;
      const request = await lockNextRequest(tx, last, at);
      if (!request) return undefined;
      const isAnswered = await settleRequest(tx, request, portal, { at, actorId: null, key });
      return { id: request.id, isAnswered };
    });
    if (!outcome) return;
    last = outcome.id;
    if (!outcome.isAnswered) failures += 1;
  }
}
