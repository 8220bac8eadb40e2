import { userInfo } from "node:os";
import path from "node:path";
import { workspaceRoot } from "../build/workspace";
import { readPolicy } from "../plan/environment/policy";
import { liveApiVersion } from "../plan/gate/live-api";
import { readTallies } from "../serve/field/tally-file";
import { openStore, stateFolderOf } from "../store/open-store";
import type { ReleaseState } from "../store/release-state";
import { parseS3Address } from "../store/s3-address";
import { neverBack } from "../store/signature/never-back";
import { type CommandLine, readCommandLine } from "./arguments";
import { type Command, type CommandResult, UsageError } from "./command";
import { commands } from "./commands/commands";
import { describeCommand } from "./commands/describe-command";
import { exitCodeOf } from "./exit-codes";
import { assertPlainWords } from "./plain-words";
import { givenToken } from "./remote/given-token";
import { runRemotely } from "./remote/run-remotely";
import { smokeApart } from "./smoke/smoke-apart";

const parameters = process.argv.slice(2);
/** Determined before everything else, so that a program that asks for data also gets refusals as data. */
const isJson = parameters.includes("--json");

try {
  const line = readCommandLine(parameters);
  const result = await answer(line);
  console.log(isJson ? JSON.stringify(result.data, null, 2) : result.text);
} catch (error) {
  const message = error instanceof Error ? error.message : String(error);
  console.error(isJson ? JSON.stringify({ error: message, code: exitCodeOf(error) }) : message);
  process.exitCode = exitCodeOf(error);
}

async function answer(line: CommandLine): Promise<CommandResult> {
  const given = line.store ?? process.env["RELEASE_STORE"] ?? path.join(workspaceRoot, ".mandi/release");
  const address = parseS3Address(given) ? given : path.resolve(given);
  /** What browsers reported to the web servers of this machine; in the store's folder if it is one. */
  const storeFolder = stateFolderOf(address);
  const all = [describeCommand, ...commands];
  if (line.name === undefined) return { text: overview(all), data: summaries(all) };
  const command = all.find(({ name }) => name === line.name);
  if (!command) throw new UsageError(`There is no command "${line.name}".\n\n${overview(all)}`);
  if (line.isHelp) return { text: helpOf(command), data: { usage: command.usage, help: command.help } };

  const { positionals, options } = line;
  assertPlainWords({ ...options, by: line.by ?? process.env["RELEASE_BY"] });
  if (line.server === undefined) {
    const who = line.by ?? process.env["RELEASE_BY"] ?? userInfo().username;
    const field = () => readTallies(storeFolder);
    const apiVersion = () => liveApiVersion(process.env["API_URL"]);
    const publicUrl = process.env["PUBLIC_URL"] ?? `http://localhost:${process.env["PORT"] ?? "3000"}`;
    const policy = readPolicy(process.env);
    const smoke = (live: ReleaseState, units: readonly string[]) => smokeApart(address, live, units, policy);
    const context = {
      store: neverBack(openStore(address), storeFolder),
      field,
      apiVersion,
      smoke,
      policy,
      now: new Date(),
      who,
      areas: ["all"],
      publicUrl,
      options,
      say,
    };
    return command.run(positionals, context);
  }
  if (command === describeCommand) throw new UsageError("describe works on a local build, not over --server.");
  if (line.by !== undefined) throw new UsageError("Over --server the token says who it is: leave out --by.");
  const server = { url: line.server, token: await givenToken(line.tokenFile) };
  return runRemotely(server, { command: command.name, positionals: [...positionals], options }, say);
}

function say(line: string): void {
  if (!isJson) console.error(line);
}

function helpOf({ usage, summary, help }: Command): string {
  return [`${usage}\n`, `  ${summary}`, ...(help ? [`  ${help}`] : [])].join("\n");
}

function summaries(all: readonly Command[]) {
  return all.map(({ name, usage, summary }) => ({ name, usage, summary }));
}

function overview(all: readonly Command[]): string {
  return [
    "pnpm release <command>",
    "",
    ...all.map(({ name, summary }) => `  ${name.padEnd(10)} ${summary}`),
    "",
    "Every command takes --json and --help, on a store also --by NAME; those that write take --dry-run, steps also --reason TEXT.",
    "Where: --store FOLDER or s3://BUCKET/PREFIX (or RELEASE_STORE), or a running product: --server URL --token-file FILE (or RELEASE_TOKEN).",
    "Exit codes: 0 done, 1 failed, 2 wrong usage, 3 refused by the gate, 4 someone else moved the pointer,",
    "            5 version taken, 6 step does not apply now, 7 files damaged, pointer forged or expired, 8 not with this token.",
  ].join("\n");
}
