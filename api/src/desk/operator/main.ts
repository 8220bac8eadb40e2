import { systemClock } from "../../platform/clock";
import { createDatabase } from "../../platform/database/database";
import { createPool } from "../../platform/database/pool";
import { runOperator } from "./run-operator";

const url = process.env["DATABASE_URL"];
if (!url) {
  process.stderr.write("Please set DATABASE_URL: this command works on the database itself.\n");
  process.exit(2); // Nothing has been opened yet.
}
const db = createDatabase(createPool({ url, size: 1, onIdleError: () => undefined }));
process.exitCode = await runOperator(process.argv.slice(2), {
  db,
  clock: systemClock,
  out: (text) => void process.stdout.write(`${text}\n`),
  error: (text) => void process.stderr.write(`${text}\n`),
}).finally(() => db.destroy());
