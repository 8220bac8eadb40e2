import { readTrustedProxies, TrustedProxiesRefused } from "@mandi/shared/contract/trusted-proxies";

/** What the server reads from its environment. */
export interface ApiConfig {
  readonly databaseUrl: string;
  readonly databasePoolSize: number;
  readonly host: string;
  /** 0 lets the system pick a free port, which the start line names. */
  readonly port: number;
  readonly otpDelivery: { readonly kind: "console" } | { readonly kind: "http"; readonly url: string };
  readonly outboxDelivery: { readonly kind: "log" } | { readonly kind: "http"; readonly url: string };
  /** By hand: the desk uploads the forms to the portals and enters the answers. */
  readonly taxPortal: { readonly kind: "hand" } | { readonly kind: "http"; readonly url: string };
  /** The tax portal's public signing key, PEM; if empty, signatures of codes are not checked. */
  readonly taxPortalKey: string;
  readonly logLevel: "silent" | "error" | "warn" | "info" | "debug";
  /** Multiplies the request limits per minute; the exact limits on codes and money stay the same. */
  readonly rateLimitFactor: number;
  /** Multiplies how many codes may be asked for per hour and day: for test runs that log in from one address all day. */
  readonly otpLimitFactor: number;
  /** The delay, in milliseconds, from which new requests are turned away until earlier ones are answered; 0 means never. */
  readonly busyAfterMs: number;
  /** Addresses and networks, in addition to the loopback, that may report the caller's address: the web server, when it is on another machine. */
  readonly trustedProxies: readonly string[];
}

export type Environment = Readonly<Record<string, string | undefined>>;

/** Thrown when the environment is not usable; the message lists every wrong variable, not only the first. */
export class ConfigError extends Error {
  override readonly name = "ConfigError";
}

const logLevels = ["silent", "error", "warn", "info", "debug"] as const;

/**
 * Parses the environment.
 *
 * `DATABASE_URL` (required), `DATABASE_POOL_SIZE` (10), `API_HOST` (127.0.0.1), `API_PORT` (0), `OTP_DELIVERY`
 * (required, `console` or `http`), `OTP_GATEWAY_URL` (with `http`), `OUTBOX_DELIVERY` (`log` or `http`), `OUTBOX_GATEWAY_URL` (with
 * `http`), `TAX_PORTAL` (`hand` or `http`), `TAX_PORTAL_URL` (with `http`), `TAX_PORTAL_KEY` (needed with `http`), `LOG_LEVEL` (info), `RATE_LIMIT_FACTOR` (1), `OTP_LIMIT_FACTOR` (1), `BUSY_AFTER_MS` (1000), `TRUSTED_PROXIES` (none).
 *
 * @throws ConfigError
 */
export function readConfig(environment: Environment): ApiConfig {
  const { text, whole, oneOf, chosen, url, proxies, problems } = readerOf(environment);
  const config: ApiConfig = {
    databaseUrl: url("DATABASE_URL", ["postgres:", "postgresql:"]),
    databasePoolSize: whole("DATABASE_POOL_SIZE", 10, 1, 200),
    host: text("API_HOST", "127.0.0.1"),
    port: whole("API_PORT", 0, 0, 65_535),
    otpDelivery:
      chosen(
        "OTP_DELIVERY",
        ["console", "http"],
        "http with OTP_GATEWAY_URL, or console, which writes every code into the log",
      ) === "http"
        ? { kind: "http", url: url("OTP_GATEWAY_URL", ["https:", "http:"]) }
        : { kind: "console" },
    outboxDelivery:
      oneOf("OUTBOX_DELIVERY", ["log", "http"]) === "http"
        ? { kind: "http", url: url("OUTBOX_GATEWAY_URL", ["https:", "http:"]) }
        : { kind: "log" },
    taxPortal:
      oneOf("TAX_PORTAL", ["hand", "http"]) === "http"
        ? { kind: "http", url: url("TAX_PORTAL_URL", ["https:", "http:"]) }
        : { kind: "hand" },
    taxPortalKey: text("TAX_PORTAL_KEY", environment["TAX_PORTAL"] === "http" ? undefined : " ").trim(),
    logLevel: environment["LOG_LEVEL"] ? oneOf("LOG_LEVEL", logLevels) : "info",
    rateLimitFactor: whole("RATE_LIMIT_FACTOR", 1, 1, 100_000),
    otpLimitFactor: whole("OTP_LIMIT_FACTOR", 1, 1, 1_000),
    busyAfterMs: whole("BUSY_AFTER_MS", 1_000, 0, 600_000),
    trustedProxies: proxies(),
  };
  if (problems.length > 0) throw new ConfigError(`The environment is not usable: ${problems.join("; ")}.`);
  return config;
}

/** Reads variables by type, and collects the problems. */
function readerOf(environment: Environment) {
  const problems: string[] = [];
  const text = (name: string, fallback?: string): string => {
    const value = environment[name] || fallback;
    if (value === undefined) problems.push(`${name} is missing`);
    return value ?? "";
  };
  const whole = (name: string, fallback: number, minimum: number, maximum: number): number => {
    const value = Number(environment[name] || fallback);
    if (!Number.isInteger(value) || value < minimum || value > maximum) {
      problems.push(`${name} must be a whole number from ${minimum} to ${maximum}`);
    }
    return value;
  };
  const oneOf = <Choice extends string>(name: string, choices: readonly [Choice, ...Choice[]]): Choice => {
    const value = environment[name];
    const choice = value ? choices.find((candidate) => candidate === value) : choices[0];
    if (!choice) problems.push(`${name} must be one of ${choices.join(", ")}`);
    return choice ?? choices[0];
  };
  /** A choice without a default, so that nobody makes it by forgetting it. */
  const chosen = <Choice extends string>(
    name: string,
    choices: readonly [Choice, ...Choice[]],
    words: string,
  ): Choice => {
    if (!environment[name]) problems.push(`${name} is missing: ${words}`);
    return oneOf(name, choices);
  };
  const url = (name: string, protocols: readonly string[]): string => {
    const value = text(name);
    if (value && !protocols.includes(URL.canParse(value) ? new URL(value).protocol : "")) {
      problems.push(`${name} must be a URL beginning ${protocols.map((protocol) => `${protocol}//`).join(" or ")}`);
    }
    return value;
  };
  const proxies = (): readonly string[] => {
    try {
      return readTrustedProxies(environment["TRUSTED_PROXIES"]);
    } catch (error) {
      if (!(error instanceof TrustedProxiesRefused)) throw error;
      problems.push(error.message.replace(/\.$/, ""));
      return [];
    }
  };
  return { text, whole, oneOf, chosen, url, proxies, problems };
}
