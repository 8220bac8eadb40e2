import { spawn } from "node:child_process";
import { randomBytes } from "node:crypto";
import { chownSync, mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { syncFolder } from "../process/durable-file";
import type { Place, ServerAccount } from "./place";
import { ADMINISTRATOR, type Secrets } from "./secrets";

const DRAFT_PREFIX = "data.draft-";

/** Only what the programs need: the caller's PGDATA or PGPORT must not reach them. */
export const SERVER_ENVIRONMENT = { PATH: process.env["PATH"] ?? "/usr/bin:/bin", LC_ALL: "C.UTF-8", TZ: "UTC" };

function giveTo(account: ServerAccount | undefined, path: string): void {
  if (account !== undefined) chownSync(path, account.uid, account.gid);
}

function run(program: string, options: readonly string[], place: Place): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(program, options, {
      ...place.account,
      cwd: place.folder,
      env: SERVER_ENVIRONMENT,
      stdio: ["ignore", "ignore", "pipe"],
    });
    let complaints = "";
    child.stderr.setEncoding("utf8").on("data", (text: string) => {
      complaints += text;
    });
    child.once("error", (error) => {
      reject(new Error(`Could not run ${program}: ${error.message}. Set DATABASE_URL to use another PostgreSQL.`));
    });
    child.once("close", (code) => {
      if (code === 0) resolve();
      else
        reject(new Error(`Creating the database failed (initdb, exit ${code ?? "by signal"}).\n${complaints.trim()}`));
    });
  });
}

/** The remains of a creation that was killed. */
function removeDrafts(folder: string): void {
  for (const name of readdirSync(folder)) {
    if (name.startsWith(DRAFT_PREFIX)) {
      rmSync(join(folder, name), { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
    }
  }
}

/**
 * Creates the data directory. It is built next to its final place and renamed when it is complete and on the disk, so that a
 * kill at any moment leaves either nothing or a complete one.
 */
export async function createCluster(place: Place, secrets: Secrets, isThrownAway: boolean): Promise<void> {
  removeDrafts(place.folder);
  const name = `${DRAFT_PREFIX}${randomBytes(4).toString("hex")}`;
  const draft = join(place.folder, name);
  const passwordFile = join(place.folder, `${name}.password`);
  mkdirSync(draft, { mode: 0o700 });
  giveTo(place.account, draft);
  writeFileSync(passwordFile, secrets.administrator, { mode: 0o600 });
  giveTo(place.account, passwordFile);
  try {
    const options = ["-D", draft, "-U", ADMINISTRATOR, "--pwfile", passwordFile, "-A", "scram-sha-256"];
    options.push("-E", "UTF8", "--locale=C.UTF-8", ...(isThrownAway ? ["--no-sync"] : []));
    await run(join(place.native, "bin", "initdb"), options, place);
    renameSync(draft, place.data);
    if (!isThrownAway) syncFolder(place.folder);
  } finally {
    rmSync(passwordFile, { force: true });
    rmSync(draft, { recursive: true, force: true });
  }
}
