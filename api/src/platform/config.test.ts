import { readConfig } from "./config";

const DATABASE_URL = "postgres://mandi@localhost/mandi";

const OTP_DELIVERY = "console";

it("needs nothing but the address of the database and where codes go", () => {
  expect(readConfig({ DATABASE_URL, OTP_DELIVERY })).toEqual({
    databaseUrl: DATABASE_URL,
    databasePoolSize: 10,
    host: "127.0.0.1",
    port: 0,
    otpDelivery: { kind: "console" },
    outboxDelivery: { kind: "log" },
    taxPortal: { kind: "hand" },
    taxPortalKey: "",
    logLevel: "info",
    rateLimitFactor: 1,
    otpLimitFactor: 1,
    busyAfterMs: 1_000,
    trustedProxies: [],
  });
});

it("prints codes only where explicitly configured, because many people read a server's log", () => {
  expect(() => readConfig({ DATABASE_URL })).toThrow(
    "OTP_DELIVERY is missing: http with OTP_GATEWAY_URL, or console, which writes every code into the log",
  );
});

it("names every wrong variable at once", () => {
  const environment = {
    DATABASE_URL: "mysql://x",
    API_PORT: "70000",
    OTP_DELIVERY: "pigeon",
    LOG_LEVEL: "loud",
    DATABASE_POOL_SIZE: "many",
    TRUSTED_PROXIES: "10.0.0.7, the web server",
  };
  for (const name of Object.keys(environment)) expect(() => readConfig(environment)).toThrow(name);
  expect(() => readConfig({})).toThrow("DATABASE_URL is missing");
  expect(() => readConfig({ DATABASE_URL, OTP_DELIVERY: "http" })).toThrow("OTP_GATEWAY_URL is missing");
  const portal = () => readConfig({ DATABASE_URL, OTP_DELIVERY, TAX_PORTAL: "http" });
  for (const name of ["TAX_PORTAL_URL is missing", "TAX_PORTAL_KEY is missing"]) expect(portal).toThrow(name);
});
