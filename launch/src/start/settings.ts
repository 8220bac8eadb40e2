import { join, resolve } from "node:path";
import { AreaPatienceRefused, readAreaPatience } from "@mandi/shared/contract/area-patience";
import { readTrustedProxies, TrustedProxiesRefused } from "@mandi/shared/contract/trusted-proxies";
import { exitCodes, StartRefused } from "./exit-codes";

/** The settings of a start. */
export type Settings = {
  readonly checkout: string;
  /** The folder for everything that a start leaves on the disk. */
  readonly stateFolder: string;
  readonly host: string;
  readonly port: number;
  /** If set, this PostgreSQL is used and no demo market is created. */
  readonly databaseUrl: string | undefined;
  /** False when the api sends one-time codes to a gateway. */
  readonly areCodesPrinted: boolean;
};

const HIGHEST_PORT = 65_535;

/** Reads `HOST`, `PORT` and `DATABASE_URL`; api and web server read the rest, whose errors already end the start here. */
export function readSettings(checkout: string, environment: NodeJS.ProcessEnv): Settings {
  const port = Number(environment["PORT"] || "3000");
  if (!Number.isInteger(port) || port < 1 || port > HIGHEST_PORT) {
    const words = `PORT must be a whole number from 1 to ${HIGHEST_PORT}, not "${environment["PORT"]}".`;
    throw new StartRefused(words, exitCodes.misconfigured);
  }
  const databaseUrl = environment["DATABASE_URL"] || undefined;
  if (databaseUrl !== undefined && !/^postgres(ql)?:\/\//.test(databaseUrl)) {
    throw new StartRefused("DATABASE_URL must begin with postgres:// or postgresql://.", exitCodes.misconfigured);
  }
  checkWebServer(environment);
  if (databaseUrl !== undefined && environment["NODE_ENV"] === "production" && !environment["OTP_DELIVERY"]) {
    const words =
      "OTP_DELIVERY is not set: with NODE_ENV=production codes are not printed by default. Set OTP_DELIVERY=http and OTP_GATEWAY_URL, or OTP_DELIVERY=console if nobody else can read the output.";
    throw new StartRefused(words, exitCodes.misconfigured);
  }
  return {
    checkout,
    stateFolder: join(checkout, ".mandi"),
    host: environment["HOST"] || "localhost",
    port,
    databaseUrl,
    areCodesPrinted: environment["OTP_DELIVERY"] !== "http",
  };
}

/** The start command builds, publishes and serves the checkout's own store: nothing here would serve another one. */
export function refuseAnotherStore(
  { stateFolder }: Pick<Settings, "stateFolder">,
  environment: NodeJS.ProcessEnv,
): void {
  const given = environment["RELEASE_STORE"];
  if (!given || resolve(given) === join(stateFolder, "release")) return;
  throw new StartRefused(
    `npm start serves the store of this checkout and not RELEASE_STORE=${given}. Unset it, or serve that store with pnpm serve:web and pnpm serve:api (docs/ops.md, "A bucket as store").`,
    exitCodes.misconfigured,
  );
}

/** A service with a wrong setting would only be seen dying repeatedly. */
function checkWebServer(environment: NodeJS.ProcessEnv): void {
  try {
    readTrustedProxies(environment["TRUSTED_PROXIES"]);
    readAreaPatience(environment["AREA_PATIENCE_MS"]);
  } catch (error) {
    if (!(error instanceof TrustedProxiesRefused || error instanceof AreaPatienceRefused)) throw error;
    throw new StartRefused(error.message, exitCodes.misconfigured);
  }
}

/** The address people open: localhost when the server listens on every address. */
export function publicUrl({ host, port }: Pick<Settings, "host" | "port">): string {
  const name = host === "0.0.0.0" || host === "::" ? "localhost" : host;
  return `http://${name.includes(":") ? `[${name}]` : name}:${port}`;
}
