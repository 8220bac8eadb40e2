import { userInfo } from "node:os";
import path from "node:path";
import { parseArgs } from "node:util";
import { workspaceRoot } from "../build/workspace";
import { readTallies } from "../field/tally-file";
import { openStore } from "../store/open-store";
import { type Command, type CommandContext, UsageError } from "./command";
import { exitCodeOf } from "./exit-codes";
import { explainCommand } from "./explain-command";
import { lookCommands } from "./look-commands";
import { pruneCommand } from "./prune-command";
import { publishCommand } from "./publish-command";
import { statusCommand } from "./status-command";
import { stepCommands } from "./step-commands";

const commands: readonly Command[] = [
  publishCommand,
  ...stepCommands,
  statusCommand,
  ...lookCommands,
  explainCommand,
  pruneCommand,
];

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    store: { type: "string" },
    by: { type: "string" },
    reason: { type: "string" },
    to: { type: "string" },
    percent: { type: "string" },
    role: { type: "string" },
    bucket: { type: "string" },
    area: { type: "string" },
    keep: { type: "string" },
    json: { type: "boolean", default: false },
    "dry-run": { type: "boolean", default: false },
    help: { type: "boolean", short: "h", default: false },
  },
});

const [name, ...rest] = positionals;
const command = commands.find((candidate) => candidate.name === name);

try {
  if (!command || values.help) {
    console.log(command ? helpOf(command) : overview());
    if (name !== undefined && !command) throw new UsageError(`There is no command "${name}".`);
  } else {
    const result = await command.run(rest, context());
    console.log(values.json ? JSON.stringify(result.data, null, 2) : result.text);
  }
} catch (error) {
  const message = error instanceof Error ? error.message : String(error);
  console.error(values.json ? JSON.stringify({ error: message, code: exitCodeOf(error) }) : message);
  process.exitCode = exitCodeOf(error);
}

function context(): CommandContext {
  const storeFolder = path.resolve(
    values.store ?? process.env["RELEASE_STORE"] ?? path.join(workspaceRoot, ".mandi/release"),
  );
  return {
    store: openStore(storeFolder),
    field: () => readTallies(storeFolder),
    now: new Date(),
    who: values.by ?? process.env["RELEASE_BY"] ?? userInfo().username,
    options: {
      json: values.json,
      dryRun: values["dry-run"],
      reason: values.reason,
      to: values.to,
      percent: values.percent,
      role: values.role,
      bucket: values.bucket,
      area: values.area,
      keep: values.keep,
    },
    say: (line) => {
      if (!values.json) console.error(line);
    },
  };
}

function helpOf({ usage, summary, help }: Command): string {
  return [`${usage}\n`, `  ${summary}`, ...(help ? [`  ${help}`] : [])].join("\n");
}

function overview(): string {
  const lines = commands.map(({ name: word, summary }) => `  ${word.padEnd(10)} ${summary}`);
  return [
    "pnpm release <command>",
    "",
    ...lines,
    "",
    "Every command takes --json, --store FOLDER, --by NAME and --help; steps take --dry-run and --reason TEXT.",
    "Exit codes: 0 done, 1 failed, 2 wrong usage, 3 refused by the gate, 4 someone else moved the pointer,",
    "            5 version taken, 6 step makes no sense now, 7 files damaged.",
  ].join("\n");
}
