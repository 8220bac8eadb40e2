import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { createServer, type ServerResponse } from "node:http";
import { join } from "node:path";
import { findCheckout } from "@mandi/launch/checkout";
import { createTestDatabase, type TestDatabase } from "./testing/test-database";

/** The real process: environment in, standard output and signals as an operator sees them. */
const program = ["release/src/cli/program/run-program.mjs", "api/src/main.ts"].map((file) =>
  join(findCheckout(), file),
);

let database: TestDatabase;
let running: ChildProcess | undefined;
beforeAll(async () => {
  database = await createTestDatabase(1);
});
afterEach(() => {
  running?.kill("SIGKILL");
});
afterAll(() => database.drop());

function start(environment: Record<string, string>) {
  const child = spawn(process.execPath, program, {
    env: { PATH: process.env["PATH"], LOG_LEVEL: "silent", ...environment },
    stdio: ["ignore", "pipe", "pipe"],
  });
  running = child;
  let output = "";
  child.stdout.on("data", (chunk: Buffer) => {
    output += chunk.toString();
  });
  let errors = "";
  child.stderr.on("data", (chunk: Buffer) => {
    errors += chunk.toString();
  });
  const waitFor = async (pattern: RegExp): Promise<RegExpExecArray> => {
    for (;;) {
      const found = pattern.exec(output);
      if (found) return found;
      if (child.exitCode !== null) throw new Error(`The process ended: ${errors}`);
      await Promise.race([once(child.stdout, "data"), once(child, "exit")]);
    }
  };
  return { child, waitFor, errors: () => errors };
}

it("starts, prints a login code on a line of its own, and stops cleanly on request", async () => {
  const { child, waitFor } = start({ DATABASE_URL: database.url, OTP_DELIVERY: "console" });
  const [, address = ""] = await waitFor(/^API ready at (http:\/\/127\.0\.0\.1:\d+)\/api$/m);
  const answer = await fetch(`${address}/api/otp-login`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ phone: "9893000147" }),
  });
  expect(answer.status).toBe(200);
  const [, code = ""] = await waitFor(/^OTP 9893000147 (\d{6})$/m);
  expect(await answer.text()).not.toContain(code);
  child.kill("SIGTERM");
  const [exitCode] = await once(child, "exit");
  expect(exitCode).toBe(0);
});

it("answers requests while the message gateway hangs, however few connections they have", async () => {
  const held: ServerResponse[] = [];
  const gateway = createServer((_request, answer) => void held.push(answer));
  gateway.listen(0, "127.0.0.1");
  await once(gateway, "listening");
  const address = gateway.address();
  const port = typeof address === "object" && address !== null ? address.port : 0;
  const { waitFor } = start({
    ...{ DATABASE_URL: database.url, DATABASE_POOL_SIZE: "1", OTP_DELIVERY: "console" },
    ...{ OUTBOX_DELIVERY: "http", OUTBOX_GATEWAY_URL: `http://127.0.0.1:${port}/` },
  });
  const [, api = ""] = await waitFor(/^API ready at (http:\S+)\/api$/m);
  await database.pool.query("insert into setting (key, value) values ('quiet_nights', 'false')");
  await database.pool.query(`
    with person as (insert into users (phone, type, created_at) values ('9893000148', 'customer', now()) returning id),
         told as (
           insert into notification (user_id, kind, text, created_at)
           select person.id, 'order moved', 'Moved', now() from person, generate_series(1, 4) returning id)
    insert into outbox (notification_id, phone, text, created_at) select id, '9893000148', 'Moved', now() from told`);
  const [first] = await Promise.all([
    once(gateway, "request"),
    database.pool.query("select graphile_worker.add_job('deliver outbox', '{}') from generate_series(1, 4)"),
  ]);
  const isOver = new Promise((resolve) => first[0].once("close", () => resolve("the gateway's time is over")));

  const ready = fetch(`${api}/api/ready`).then(({ status }) => status);

  expect(await Promise.race([ready, isOver])).toBe(200);
  gateway.closeAllConnections();
  gateway.close();
});

it("does not start in an invalid environment, and says what is wrong", async () => {
  const { child, errors } = start({ DATABASE_URL: "nonsense", OTP_DELIVERY: "pigeon" });
  const [exitCode] = await once(child, "exit");
  expect(exitCode).toBe(2);
  expect(errors()).toMatch(/DATABASE_URL.*OTP_DELIVERY/);
});

it("does not start without the setting for delivering codes, and names it", async () => {
  const { child, errors } = start({ DATABASE_URL: database.url });
  const [exitCode] = await once(child, "exit");
  expect(exitCode).toBe(2);
  expect(errors()).toContain("OTP_DELIVERY is missing");
});

it("refuses a database made by an older version, says what it found and what to do, and exits with code 2", async () => {
  const older = await createTestDatabase(1);
  await older.pool.query("delete from kysely_migration where name >= '0100'");
  await older.pool.query(
    "update kysely_migration set name = '0090_payments_of_before' where name = (select max(name) from kysely_migration)",
  );

  const { child, errors } = start({ DATABASE_URL: older.url, OTP_DELIVERY: "console" });
  const [exitCode] = await once(child, "exit");

  expect(exitCode).toBe(2);
  expect(errors()).toBe(
    "The database of DATABASE_URL was made by an older version of Mandi (its last migration is 0090_payments_of_before), from which " +
      "there is no way to this one. Nothing was changed in it. Set DATABASE_URL to a new, empty database, or start the " +
      "version that made this one.\n",
  );
  await older.drop();
});
