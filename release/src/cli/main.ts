import { randomBytes } from "node:crypto";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { userInfo } from "node:os";
import path from "node:path";
import { parseArgs } from "node:util";
import { workspaceRoot } from "../build/workspace";
import { readTallies } from "../field/tally-file";
import { liveApiVersion } from "../gate/live-api";
import { runRemotely } from "../remote/run-remotely";
import { tokenFile } from "../server/deploy-token";
import { openStore, stateFolderOf } from "../store/open-store";
import { parseS3Address } from "../store/s3-address";
import { type Command, type CommandResult, type Options, UsageError } from "./command";
import { commands } from "./commands";
import { exitCodeOf } from "./exit-codes";

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    store: { type: "string" },
    server: { type: "string" },
    "token-file": { type: "string" },
    by: { type: "string" },
    reason: { type: "string" },
    to: { type: "string" },
    percent: { type: "string" },
    days: { type: "string" },
    role: { type: "string" },
    bucket: { type: "string" },
    area: { type: "string" },
    keep: { type: "string" },
    json: { type: "boolean", default: false },
    "dry-run": { type: "boolean", default: false },
    "no-smoke": { type: "boolean", default: false },
    help: { type: "boolean", short: "h", default: false },
  },
});

const [name, ...rest] = positionals;
const given = values.store ?? process.env["RELEASE_STORE"] ?? path.join(workspaceRoot, ".mandi/release");
const address = parseS3Address(given) ? given : path.resolve(given);
/** Of this machine: counts and token. The store's own folder, when it is one. */
const storeFolder = stateFolderOf(address);
const who = values.by ?? process.env["RELEASE_BY"] ?? userInfo().username;

/** Works on the store's folder and not on what is in it, so it is not for a server to run. */
const tokenCommand: Command = {
  name: "token",
  usage: "release token [--store FOLDER]",
  summary: "make the token by which a CI job may release over the web server",
  help: "Writes keys/deploy.token (mode 0600) beside the store and prints it. The token before it is no longer taken. RELEASE_TOKEN of the web server comes first.",
  async run() {
    const token = randomBytes(32).toString("base64url");
    const file = tokenFile(storeFolder);
    await mkdir(path.dirname(file), { recursive: true, mode: 0o700 });
    await writeFile(file, `${token}\n`, { mode: 0o600 });
    return { text: token, data: { token, file } };
  },
};

const all: readonly Command[] = [...commands, tokenCommand];
const command = all.find((candidate) => candidate.name === name);

try {
  if (!command || values.help) {
    console.log(command ? helpOf(command) : overview());
    if (name !== undefined && !command) throw new UsageError(`There is no command "${name}".`);
  } else {
    const result = await run(command);
    console.log(values.json ? JSON.stringify(result.data, null, 2) : result.text);
  }
} catch (error) {
  const message = error instanceof Error ? error.message : String(error);
  console.error(values.json ? JSON.stringify({ error: message, code: exitCodeOf(error) }) : message);
  process.exitCode = exitCodeOf(error);
}

async function run(chosen: Command): Promise<CommandResult> {
  const options = givenOptions();
  if (values.server === undefined) {
    const field = () => readTallies(storeFolder);
    const apiVersion = () => liveApiVersion(process.env["API_URL"]);
    return chosen.run(rest, { store: openStore(address), field, apiVersion, now: new Date(), who, options, say });
  }
  if (chosen === tokenCommand) throw new UsageError("A token is made where the store is, not over --server.");
  const server = { url: values.server, token: await givenToken() };
  return runRemotely(server, { command: chosen.name, positionals: rest, who, options }, say);
}

async function givenToken(): Promise<string> {
  const file = values["token-file"];
  const token = file === undefined ? process.env["RELEASE_TOKEN"] : await readFile(file, "utf8");
  if (!token?.trim()) throw new UsageError("--server needs a token: --token-file FILE, or RELEASE_TOKEN.");
  return token.trim();
}

function givenOptions(): Options {
  const { reason, to, percent, days, role, bucket, area, keep } = values;
  const texts = Object.entries({ reason, to, percent, days, role, bucket, area, keep });
  const given: Partial<Options> = Object.fromEntries(texts.filter(([, value]) => value !== undefined));
  return { ...given, json: values.json, dryRun: values["dry-run"], noSmoke: values["no-smoke"] };
}

function say(line: string): void {
  if (!values.json) console.error(line);
}

function helpOf({ usage, summary, help }: Command): string {
  return [`${usage}\n`, `  ${summary}`, ...(help ? [`  ${help}`] : [])].join("\n");
}

function overview(): string {
  const lines = all.map(({ name: word, summary }) => `  ${word.padEnd(10)} ${summary}`);
  return [
    "pnpm release <command>",
    "",
    ...lines,
    "",
    "Every command takes --json, --by NAME and --help; steps take --dry-run and --reason TEXT.",
    "Where: --store FOLDER or s3://BUCKET/PREFIX (or RELEASE_STORE), or a running product: --server URL --token-file FILE (or RELEASE_TOKEN).",
    "Exit codes: 0 done, 1 failed, 2 wrong usage, 3 refused by the gate, 4 someone else moved the pointer,",
    "            5 version taken, 6 step makes no sense now, 7 files damaged, pointer forged or expired.",
  ].join("\n");
}
