import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer, type Server } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { findCheckout } from "../checkout";
import { startProgram } from "../process/child-program";
import { freePort } from "../process/free-port";
import { identityOf, isAlive } from "../process/process-identity";
import { checkPort } from "./check-port";
import { exitCodes } from "./exit-codes";
import { becomeInstance } from "./instance";
import { publicUrl, readSettings, refuseAnotherStore, type Settings } from "./settings";
import { welcome } from "./welcome";

let folder: string;
const settings = (change: Partial<Settings> = {}): Settings => ({
  checkout: folder,
  stateFolder: join(folder, ".mandi"),
  host: "localhost",
  port: 4190,
  databaseUrl: undefined,
  areCodesPrinted: true,
  ...change,
});

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "mandi-start-"));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

describe("settings of the start", () => {
  it("serves http://localhost:3000 by default", () => {
    expect(publicUrl(readSettings(folder, {}))).toBe("http://localhost:3000");
    expect(publicUrl(readSettings(folder, { HOST: "0.0.0.0", PORT: "8080" }))).toBe("http://localhost:8080");
    expect(publicUrl(readSettings(folder, { HOST: "::1", PORT: "8080" }))).toBe("http://[::1]:8080");
  });

  it.each(["0", "65536", "http", "30.5"])("refuses PORT=%s and names the variable", (port) => {
    expect(() => readSettings(folder, { PORT: port })).toThrow(/^PORT must be a whole number/);
  });

  it.each(["5s", "0", "500", "60000"])(
    "refuses a patience for areas that is not a number, too short or too long: %s",
    (text) => {
      const settings = () => readSettings(folder, { AREA_PATIENCE_MS: text });
      expect(settings).toThrow(
        `AREA_PATIENCE_MS must be a whole number of milliseconds from 1000 to 30000, not "${text}"`,
      );
      expect(() => readSettings(folder, { AREA_PATIENCE_MS: "8000" })).not.toThrow();
    },
  );

  it("refuses TRUSTED_PROXIES that are not addresses before anything is started", () => {
    expect(() => readSettings(folder, { TRUSTED_PROXIES: "proxy.example" })).toThrow(/^TRUSTED_PROXIES must be/);
    expect(() => readSettings(folder, { TRUSTED_PROXIES: "10.0.0.7, fd00::/8" })).not.toThrow();
  });

  it("refuses another RELEASE_STORE than its own, and says how to serve that one", () => {
    const own = readSettings(folder, {});
    expect(() => refuseAnotherStore(own, { RELEASE_STORE: "s3://releases/mandi" })).toThrow(
      /not RELEASE_STORE=s3:\/\/releases\/mandi\. .*pnpm serve:web/,
    );
    expect(() => refuseAnotherStore(own, { RELEASE_STORE: join(folder, ".mandi/release") })).not.toThrow();
    expect(() => refuseAnotherStore(own, {})).not.toThrow();
  });

  it("prints codes in production only when that is set explicitly", () => {
    const production = { DATABASE_URL: "postgres://db/mandi", NODE_ENV: "production" };
    expect(() => readSettings(folder, production)).toThrow(/^OTP_DELIVERY is not set/);
    expect(() => readSettings(folder, { ...production, OTP_DELIVERY: "console" })).not.toThrow();
    expect(() => readSettings(folder, { NODE_ENV: "production" })).not.toThrow();
    expect(() => readSettings(folder, { DATABASE_URL: production.DATABASE_URL })).not.toThrow();
  });

  it("warns that codes are printed on the user's own database, but not on the demo market", () => {
    const warned = (given: Partial<Settings>) => welcome(settings(given), 1).some((line) => line.includes("WARNING"));
    expect(warned({ databaseUrl: "postgres://db/mandi" })).toBe(true);
    expect(warned({ databaseUrl: "postgres://db/mandi", areCodesPrinted: false })).toBe(false);
    expect(warned({})).toBe(false);
  });

  it("refuses a DATABASE_URL that is not a PostgreSQL address", () => {
    expect(() => readSettings(folder, { DATABASE_URL: "mysql://localhost" })).toThrow(/^DATABASE_URL must begin/);
  });
});

describe("the port", () => {
  it.each(["127.0.0.1", "::1"])(
    "is refused before any work is done when another program holds it on %s",
    async (address) => {
      const port = await freePort();
      const stranger: Server = createServer();
      await new Promise<void>((resolve) => stranger.listen(port, address, resolve));

      const check = checkPort(settings({ port }));

      await expect(check).rejects.toMatchObject({ exitCode: exitCodes.portBusy });
      await expect(check).rejects.toThrow(new RegExp(`Port ${port} is used.+PORT=${port + 1} npm start`));
      await new Promise((resolve) => stranger.close(resolve));
    },
  );
});

it.each(["EADDRNOTAVAIL", "EAFNOSUPPORT"])("starts on a machine without IPv6, which answers %s", async (reason) => {
  const tried = async (port: number, host: string) => (host === "::1" ? { reason } : { port });

  await expect(checkPort({ host: "localhost", port: 3000 }, tried)).resolves.toBeUndefined();
  await expect(checkPort({ host: "::1", port: 3000 }, tried)).rejects.toMatchObject({
    exitCode: exitCodes.misconfigured,
  });
});

describe("a start of the same checkout", () => {
  it("is told where the first one serves", async () => {
    const first = await becomeInstance(settings(), []);

    const second = becomeInstance(settings(), []);

    await expect(second).rejects.toMatchObject({ exitCode: exitCodes.alreadyRunning });
    await expect(second).rejects.toThrow("http://localhost:4190");
    first.release();
    const third = await becomeInstance(settings(), []);
    third.release();
  });

  it("ends the programs that a killed start has left running", async () => {
    const file = "launch/src/process/testing/small-server.ts";
    const environment = { PORT: String(await freePort()) };
    const left = startProgram({ checkout: findCheckout(), file, environment, onLine: () => undefined });
    const identity = left.identity ?? { pid: 0, began: "" };
    const killed = await becomeInstance(settings(), []);
    killed.rememberChildren([identity]);
    writeFileSync(join(folder, ".mandi", "start.lock"), JSON.stringify({ pid: 1, began: "killed", details: {} }));

    const next = await becomeInstance(settings(), []);

    expect(isAlive(identity)).toBe(false);
    next.release();
    await left.ended;
  });

  it("does not touch a program that only has the process id of a former one", async () => {
    const killed = await becomeInstance(settings(), []);
    killed.rememberChildren([{ pid: process.pid, began: "in another life" }]);
    writeFileSync(join(folder, ".mandi", "start.lock"), JSON.stringify({ pid: 1, began: "killed", details: {} }));

    const next = await becomeInstance(settings(), []);

    expect(identityOf(process.pid)).toBeDefined();
    next.release();
  });
});
