import { counted } from "@mandi/shared/format/counted";
import { secondsAfter } from "../../platform/clock";
import type { Db } from "../../platform/database/database";
import { inTransaction, tryAdvisoryLock } from "../../platform/database/transaction";
import type { JobContext } from "../../platform/jobs/job";
import { readSetting } from "../site/settings";
import { hasDueMessage, lockNextUnsent, updateFailure, updateSent } from "./notification.store";
import { MessageRefused } from "./outbox-delivery";
import { isNight, quietNights } from "./quiet-hours";

/** A message that the gateway refuses this often is itself faulty; the desk sees it with its error. */
const attemptsAtMost = 8;
/** A gateway that fails with this many in a row is down: the rest waits for the next run. */
const failuresAtMost = 3;
/** While the gateway is down, a message waits this long and loses no attempt, however long that takes. */
const downSeconds = 30;

/**
 * Sends the messages that are due, one per transaction, because a gateway may take seconds. After a crash between sending and recording,
 * a message is sent again with the same id: twice is better than never. At night everything waits for the morning's sweep.
 *
 * One of all runs sends at a time (docs/decisions/0244-one-sender-of-messages.md); the others end at once, and the sender finds their
 * messages, because it looks again after each message that it let go.
 *
 * @returns how many messages could not be sent; they are tried again later
 */
export async function sendOutbox(context: JobContext): Promise<number> {
  const { db, clock } = context;
  if (isNight(clock.now()) && (await readSetting(db, quietNights))) return 0;
  let unsent = 0;
  let failuresInARow = 0;
  while (failuresInARow < failuresAtMost && (await hasDueMessage(db, clock.now()))) {
    const outcome = await inTransaction(db, (tx) => sendNext(tx, context));
    if (outcome === "elsewhere") break;
    failuresInARow = outcome === "down" ? failuresInARow + 1 : 0;
    if (outcome === "down" || outcome === "refused") unsent += 1;
  }
  return unsent;
}

/** The same once a minute. @throws Error when a message could not be sent, so that the log shows it */
export async function sweepOutbox(context: JobContext): Promise<void> {
  const unsent = await sendOutbox(context);
  if (unsent > 0) throw new Error(`${counted(unsent, "message")} could not be sent`);
}

type Outcome = "sent" | "refused" | "down" | "none" | "elsewhere";

/** Sends the oldest message that is due. @returns "down" where the gateway did not answer for it, "elsewhere" while another run sends */
async function sendNext(tx: Db, { clock, services }: JobContext): Promise<Outcome> {
  if (!(await tryAdvisoryLock(tx, "outbox"))) return "elsewhere";
  const now = clock.now();
  const message = await lockNextUnsent(tx, now);
  if (!message) return "none";
  const { attempts: before, ...content } = message;
  try {
    await services.outboxDelivery.send(content);
  } catch (error) {
    const last_error = error instanceof Error ? error.message : String(error);
    const isRefused = error instanceof MessageRefused;
    const attempts = isRefused ? before + 1 : before;
    const next_at = secondsAfter(now, isRefused ? 60 * 2 ** before : downSeconds);
    const given_up_at = attempts >= attemptsAtMost ? now : null;
    await updateFailure(tx, message.id, { attempts, next_at, given_up_at, last_error });
    return isRefused ? "refused" : "down";
  }
  await updateSent(tx, message.id, now);
  return "sent";
}
