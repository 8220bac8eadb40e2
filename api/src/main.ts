import { advanceDemoPrices } from "./demo/advance";
import { consoleDelivery, httpDelivery } from "./modules/identity/otp-delivery";
import { systemClock } from "./platform/clock";
import { ConfigError, readConfig } from "./platform/config";
import { createDatabase } from "./platform/database/database";
import { removeExpired } from "./platform/database/housekeeping";
import { migrateToLatest } from "./platform/database/migrate";
import { createPool } from "./platform/database/pool";
import { systemIds } from "./platform/ids";
import { buildServer } from "./server";

/** Everything still running this long after a stop signal is abandoned. */
const stopWithinMs = 4_500;
const housekeepingEveryMs = 10 * 60 * 1_000;

async function start(): Promise<void> {
  const config = readConfig(process.env);
  const pool = createPool({
    url: config.databaseUrl,
    size: config.databasePoolSize,
    onIdleError: (error) => process.stderr.write(`Database connection lost: ${error.message}\n`),
  });
  const db = createDatabase(pool);
  await migrateToLatest(db);
  await advanceDemoPrices(db, systemClock.now());

  const { otpDelivery } = config;
  const server = await buildServer({
    db,
    clock: systemClock,
    ids: systemIds,
    services: {
      otpLimitFactor: config.otpLimitFactor,
      otpDelivery:
        otpDelivery.kind === "http"
          ? httpDelivery(otpDelivery.url)
          : consoleDelivery((line) => process.stdout.write(line)),
    },
    logLevel: config.logLevel,
    rateLimitFactor: config.rateLimitFactor,
  });
  const housekeeping = setInterval(() => {
    const now = systemClock.now();
    Promise.all([removeExpired(db, now), advanceDemoPrices(db, now)]).catch((error: unknown) =>
      server.log.error({ err: error }, "housekeeping failed"),
    );
  }, housekeepingEveryMs);

  let stopping = false;
  const stop = async (): Promise<void> => {
    if (stopping) return;
    stopping = true;
    setTimeout(() => process.exit(1), stopWithinMs).unref();
    clearInterval(housekeeping);
    await server.close();
    await db.destroy();
  };
  process.on("SIGTERM", () => void stop());
  process.on("SIGINT", () => void stop());

  const address = await server.listen({ host: config.host, port: config.port });
  process.stdout.write(`API ready at ${address}/api\n`);
}

start().catch((error: unknown) => {
  process.stderr.write(
    `${error instanceof ConfigError ? error.message : error instanceof Error ? error.stack : String(error)}\n`,
  );
  process.exit(1);
});
