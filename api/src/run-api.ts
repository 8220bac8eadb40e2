import { createPublicKey, type KeyObject } from "node:crypto";
import { removeOldTotals } from "./modules/desk/desk-total.service";
import { removeOldLogins } from "./modules/identity/login-housekeeping.service";
import { consoleDelivery, httpDelivery } from "./modules/identity/otp-delivery";
import { httpOutboxDelivery, logDelivery } from "./modules/notifications/outbox-delivery";
import { httpTaxPortal } from "./modules/tax-portal/http-tax-portal";
import type { PortalAccess } from "./modules/tax-portal/tax-portal";
import { removeOldSheets } from "./modules/trade-sheets/trade-sheet.service";
import { removeUnusedUploads } from "./modules/uploads/upload.service";
import { readHead } from "./platform/audit-chain";
import { systemClock } from "./platform/clock";
import { type ApiConfig, ConfigError, readConfig } from "./platform/config";
import { createDatabase, type Db } from "./platform/database/database";
import { removeExpired } from "./platform/database/housekeeping";
import { migrateToLatest } from "./platform/database/migrate";
import { createPool, migrationLimits } from "./platform/database/pool";
import { SchemaRefused } from "./platform/database/schema-state";
import { systemIds } from "./platform/ids";
import { allJobs } from "./platform/jobs/all-jobs";
import { jobsAtOnce, startJobWorker } from "./platform/jobs/worker";
import { removeOldCounts } from "./platform/limits/request-budget";
import { removeOldNotes } from "./platform/memory/subject-changes";
import { settingsToFollow } from "./platform/settings-to-follow";
import { buildServer } from "./server";

type Log = Awaited<ReturnType<typeof buildServer>>["log"];

/** The queue and what jobs do have their own connections, so that they never use up those of requests. */
const queuePoolSize = 3;
/** Everything still running this long after a stop signal is abandoned. */
const stopWithinMs = 4_500;
const housekeepingEveryMs = 10 * 60 * 1_000;

/** What a program adds to the api it runs; the product's own program adds nothing. */
export interface ApiExtension {
  /** Additional picture folders, each served as `/media/<its sub-folder>/<file>`. */
  readonly mediaFolders?: readonly string[];
  /** Work before the first request. */
  readonly onStart?: (db: Db, now: Date) => Promise<void>;
  /** Work every ten minutes, in addition to the api's own housekeeping. */
  readonly onHousekeeping?: (db: Db, now: Date) => Promise<void>;
}

/** Runs the api until a stop signal. An invalid setting or database ends the process with code 2, any other failure with code 1. */
export function runApi(extension: ApiExtension = {}): void {
  start(extension).catch((error: unknown) => {
    const isWrongSetting = error instanceof ConfigError || error instanceof SchemaRefused;
    process.stderr.write(`${isWrongSetting ? error.message : error instanceof Error ? error.stack : String(error)}\n`);
    // An invalid setting has its own exit code, as in the start command.
    process.exit(isWrongSetting ? 2 : 1); // Whatever has already started would keep the process alive.
  });
}

async function start({ mediaFolders, onStart, onHousekeeping }: ApiExtension): Promise<void> {
  await settingsToFollow();
  const config = readConfig(process.env);
  const onIdleError = (error: Error) => process.stderr.write(`Database connection lost: ${error.message}\n`);
  await migrate(config.databaseUrl, onIdleError);
  const pool = createPool({ url: config.databaseUrl, size: config.databasePoolSize, onIdleError });
  const db = createDatabase(pool);
  await onStart?.(db, systemClock.now());

  const server = await buildServer({
    db,
    clock: systemClock,
    ids: systemIds,
    services: {
      otpLimitFactor: config.otpLimitFactor,
      otpDelivery: otpDeliveryOf(config),
      portalKey: portalKeyOf(config),
    },
    logLevel: config.logLevel,
    rateLimitFactor: config.rateLimitFactor,
    maxEventLoopDelayMs: config.busyAfterMs,
    trustedProxies: config.trustedProxies,
    ...(mediaFolders ? { mediaFolders } : {}),
  });
  // The queue's library leaves some of its promises unhandled: when a job loses the database, one of them rejects, which would
  // end the process. The sweep does that job later. An error in our own code would also appear in the log.
  process.on("unhandledRejection", (error) => server.log.error({ err: error }, "unhandled rejection"));
  const jobs = await startJobs(config, server.log);
  const housekeeping = setInterval(() => {
    const work = keepHouse(db, server.log, onHousekeeping);
    work.catch((error: unknown) => server.log.error({ err: error }, "housekeeping failed"));
  }, housekeepingEveryMs);

  stopOnSignal(async () => {
    clearInterval(housekeeping);
    await Promise.all([server.close(), jobs.worker.stop()]);
    await Promise.all([db.destroy(), jobs.db.destroy(), jobs.pool.end()]);
  });
  const address = await server.listen({ host: config.host, port: config.port });
  process.stdout.write(`API ready at ${address}/api\n`);
}

function otpDeliveryOf({ otpDelivery }: ApiConfig) {
  if (otpDelivery.kind === "http") return httpDelivery(otpDelivery.url);
  return consoleDelivery((line) => process.stdout.write(line));
}

/** @throws ConfigError for an invalid key */
function portalKeyOf({ taxPortalKey }: ApiConfig): KeyObject | undefined {
  if (taxPortalKey === "") return undefined;
  try {
    return createPublicKey(taxPortalKey);
  } catch {
    throw new ConfigError("The environment is not usable: TAX_PORTAL_KEY must be a public key in PEM.");
  }
}

async function migrate(url: string, onIdleError: (error: Error) => void): Promise<void> {
  const db = createDatabase(createPool({ url, size: 1, onIdleError, limits: migrationLimits }));
  await migrateToLatest(db).finally(() => db.destroy());
}

function taxPortalOf(config: ApiConfig): PortalAccess | undefined {
  const key = portalKeyOf(config);
  if (config.taxPortal.kind === "hand" || key === undefined) return undefined;
  return { portal: httpTaxPortal(config.taxPortal.url), key };
}

async function startJobs(config: ApiConfig, log: Log) {
  const { databaseUrl, outboxDelivery } = config;
  const onIdleError = (error: Error) => log.error({ err: error }, "job connection lost");
  const pool = createPool({ url: databaseUrl, size: queuePoolSize, onIdleError });
  // One for each job that runs at once: a gateway that hangs holds them, and no request waits for it.
  const db = createDatabase(createPool({ url: databaseUrl, size: jobsAtOnce, onIdleError }));
  const delivery =
    outboxDelivery.kind === "http" ? httpOutboxDelivery(outboxDelivery.url) : logDelivery((line) => log.debug(line));
  const worker = await startJobWorker({
    jobs: allJobs,
    pool,
    context: { db, clock: systemClock, services: { outboxDelivery: delivery, taxPortal: taxPortalOf(config) } },
    onFailure: (job, error) => log.error({ err: error, job }, "job failed"),
  });
  return { pool, db, worker };
}

async function keepHouse(db: Db, log: Log, more: ApiExtension["onHousekeeping"]): Promise<void> {
  const now = systemClock.now();
  // In the log it is out of reach of anybody who can write to the database.
  const noteAuditHead = async () => log.info({ audit: await readHead(db) }, "head of the audit trail");
  await Promise.all([
    removeExpired(db, now),
    removeOldCounts(db, now),
    removeOldNotes(db),
    removeOldLogins(db, now),
    removeOldTotals(db, now),
    removeUnusedUploads(db, now),
    removeOldSheets(db, now),
    more?.(db, now),
    noteAuditHead(),
  ]);
}

function stopOnSignal(stopAll: () => Promise<void>): void {
  let stopping = false;
  const stop = async (): Promise<void> => {
    if (stopping) return;
    stopping = true;
    setTimeout(() => process.exit(1), stopWithinMs).unref(); // Anything that hangs must not delay the restart.
    await stopAll();
  };
  process.on("SIGTERM", () => void stop());
  process.on("SIGINT", () => void stop());
}
